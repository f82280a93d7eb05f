"""What a refusal becomes over HTTP: its status, its document, and the page of what each code means."""
