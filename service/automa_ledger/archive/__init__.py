"""Taking the logs of finished games out of the database, into files, and bringing them back."""
