import { Injectable } from '@nestjs/common';
import { BatchOpener } from '@switchyard/identity/worker';
import type { HashedPerson, SealedPerson } from '../domain';
import { PersonOpener } from '../use-cases/deliver/person-opener';

/** Opens persons with the worker's private keys. */
@Injectable()
export class SealedPersons extends PersonOpener {
  constructor(private readonly opener: BatchOpener) {
    super();
  }

  async open(spaceId: string, sealed: SealedPerson): Promise<HashedPerson | undefined> {
    const text = await this.opener.open(sealed, spaceId).catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as HashedPerson);
  }
}
