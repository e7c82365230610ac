import type { HashedPerson } from '../identity/hashed-person';

/** One person of what several say, member by member: who says it first is believed. */
export const mergePersons = (persons: readonly HashedPerson[]): HashedPerson =>
  persons.reduceRight<HashedPerson>(
    (merged, { email, phone, externalId }) => ({
      ...merged,
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
      ...(externalId !== undefined && { externalId }),
    }),
    {},
  );
