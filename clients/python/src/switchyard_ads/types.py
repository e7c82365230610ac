"""Types of answers (classes with members in snake_case) and of bodies and queries (TypedDicts)."""

from ._generated.bodies import *  # noqa: F403
from ._generated.models import *  # noqa: F403
