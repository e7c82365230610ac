# Made from the file of this name in `_async` by `npm run openapi`. Not edited by hand.
"""The synchronous client."""
