"""What a reader sees and hears of the engine: pictures, sentences, pages; and the hosts that ask for them."""
