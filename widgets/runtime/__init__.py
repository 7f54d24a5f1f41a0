"""What a reader's browser downloads to have the engine at the table: built here, served by the site itself."""
