import { facets, list, record } from '../wire/shape';

/** Targeting: an AND of ORs, and one OR to leave out (platform document 2b). */
export const targetingShape = record({
  include: record({ and: list(record({ or: facets })) }),
  exclude: record({ or: facets }),
});
