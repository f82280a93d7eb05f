"""Games that releases of this service have played, as they exported them; and what plays them."""
