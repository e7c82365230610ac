import { Inject, Injectable } from '@nestjs/common';
import { sealBatch, type KeyRing } from '@switchyard/identity';
import { canonicalJson } from '@switchyard/kernel';
import type { HashedPerson, SealedPerson } from '../../domain';
import { PUBLIC_KEYS } from '../settings';

/** Seals persons, so that only the worker opens them. */
@Injectable()
export class PersonSealer {
  constructor(@Inject(PUBLIC_KEYS) private readonly publicKeys: KeyRing) {}

  /** For all persons of one request of one Space. */
  async of(spaceId: string): Promise<(person: HashedPerson) => SealedPerson> {
    const seal = await sealBatch(this.publicKeys);
    return (person) => seal(canonicalJson(person), spaceId);
  }
}
