import type { HashedPerson, SealedPerson } from '../../domain';

/** Opens persons. Worker only: nothing else holds the keys. */
export abstract class PersonOpener {
  /** Undefined for what no key opens any more. */
  abstract open(spaceId: string, sealed: SealedPerson): Promise<HashedPerson | undefined>;
}
