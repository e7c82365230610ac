"""Made from the description of the API."""
