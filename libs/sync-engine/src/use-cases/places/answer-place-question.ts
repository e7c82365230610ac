import { Injectable } from '@nestjs/common';
import { UnitOfWork, type PlaceKey, type Tenant } from '@switchyard/kernel';
import { PlatformFailure, type PlaceMatch } from '@switchyard/platforms/domain';
import type { Lease } from '@switchyard/queue-kit';
import {
  Gazetteer,
  PLACE_TYPES,
  type FoundPlace,
  type NamedArea,
  type PlaceType,
} from '@switchyard/targeting/domain';
import { placeQuestion } from '../../domain/places';
import { LeaseGuard, PlatformAccounts, type OpenAccount } from '../ports';
import { FindOnPlatform } from './find-on-platform';
import { PlaceQuestions } from './ports';

/** Asks ad accounts for names that a caller waits for. An account that cannot be asked knows nothing. */
@Injectable()
export class AnswerPlaceQuestion {
  constructor(
    private readonly work: UnitOfWork,
    private readonly questions: PlaceQuestions,
    private readonly accounts: PlatformAccounts,
    private readonly places: FindOnPlatform,
    private readonly gazetteer: Gazetteer,
    private readonly leases: LeaseGuard,
  ) {}

  async execute(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const asked = await this.questions.asked(tenant, id);
    const found = new Map<number, FoundPlace>();
    for (const connectionId of asked?.connectionIds ?? []) {
      const matches = await this.matchesOf(tenant, connectionId, asked?.names ?? []);
      matches.forEach(({ match, key }, index) => {
        if (match) {
          found.set(index, { ...foundPlace(match, key), ...found.get(index), [key]: match.id });
        }
      });
    }
    await this.finish(
      tenant,
      id,
      lease,
      (asked?.names ?? []).map((_, index) => found.get(index) ?? null),
    );
  }

  /** Nobody knows the places. */
  async giveUp(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const asked = await this.questions.asked(tenant, id);
    await this.finish(
      tenant,
      id,
      lease,
      (asked?.names ?? []).map(() => null),
    );
  }

  private async matchesOf(
    tenant: Tenant,
    connectionId: string,
    names: readonly NamedArea[],
  ): Promise<readonly { readonly match: PlaceMatch | undefined; readonly key: PlaceKey }[]> {
    try {
      const account: OpenAccount = await this.accounts.open(tenant, connectionId);
      const { placeKey } = account.platform.capabilities;
      if (!placeKey) return [];
      const matches = await this.places.execute(
        account.platform,
        async () => account,
        names.map((name) => placeQuestion(name, this.gazetteer)),
      );
      return matches.map((match) => ({ match, key: placeKey }));
    } catch (error) {
      if (error instanceof PlatformFailure) return [];
      throw error;
    }
  }

  private finish(
    tenant: Tenant,
    id: string,
    lease: Lease,
    found: readonly (FoundPlace | null)[],
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.questions.answer(tenant, id, found);
      await this.leases.finish(lease);
    });
  }
}

const foundPlace = ({ id, name, type, countryCode }: PlaceMatch, key: PlaceKey): FoundPlace => ({
  name,
  ...(isOurType(type) ? { type } : {}),
  ...(countryCode === null ? {} : { countryCode }),
  [key]: id,
});

const isOurType = (type: string): type is PlaceType =>
  (PLACE_TYPES as readonly string[]).includes(type);
