"""Reports of steps that seemed wrong, as `automa report` writes them."""
