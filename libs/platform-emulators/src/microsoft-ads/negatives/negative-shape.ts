import { matchType } from '../keywords/keyword-shape';
import { id, list, object, text, typed, variant } from '../wire/shape';

/** Negative keywords of entities, as add and delete take them. */
export const entityNegativeKeywords = list(
  object({
    EntityId: id,
    EntityType: text,
    NegativeKeywords: list(
      typed([variant('NegativeKeyword', [], { Id: id, Text: text, MatchType: matchType })]),
    ),
  }),
);

/** Entities and negative keywords of one call (platform document 2b). */
export const MAX_ENTITIES = 1;
export const MAX_NEGATIVES = 20_000;
