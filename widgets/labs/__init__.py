"""What a reader may try beside a paragraph of the rules: small things that the engine answers at once."""
