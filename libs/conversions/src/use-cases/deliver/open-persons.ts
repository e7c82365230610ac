import { Injectable, Logger } from '@nestjs/common';
import { mergePersons, type HashedPerson, type SealedPerson } from '../../domain';
import { PersonOpener } from './person-opener';

/** Who somebody is, of all that is sealed of them. What no key opens any more counts as never said. */
@Injectable()
export class OpenPersons {
  private readonly logger = new Logger(OpenPersons.name);

  constructor(private readonly opener: PersonOpener) {}

  async execute(spaceId: string, sealed: readonly SealedPerson[]): Promise<HashedPerson> {
    const opened = await Promise.all(sealed.map((one) => this.opener.open(spaceId, one)));
    const lost = sealed.filter((_, index) => opened[index] === undefined);
    if (lost.length > 0) {
      this.logger.warn(
        {
          space: spaceId,
          keyIds: [...new Set(lost.map(({ keyId }) => keyId))],
          persons: lost.length,
        },
        'persons of a conversion cannot be opened and are left out',
      );
    }
    return mergePersons(opened.filter((one) => one !== undefined));
  }
}
