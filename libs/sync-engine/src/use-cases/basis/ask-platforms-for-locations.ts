import { Inject, Injectable } from '@nestjs/common';
import { PlatformLocations } from '@switchyard/catalog';
import type { Campaign } from '@switchyard/catalog/domain';
import { IdentityFacade } from '@switchyard/identity';
import {
  Clock,
  Ids,
  type PlaceKey,
  type PlatformId,
  type Tenant,
  UnitOfWork,
  Waiting,
} from '@switchyard/kernel';
import { type AdPlatform, type PlaceMatch, PlatformFailure } from '@switchyard/platforms/domain';
import type { Lease } from '@switchyard/queue-kit';
import {
  type FoundLocation,
  Gazetteer,
  type NamedArea,
  PLACE_TYPES,
  type LocationType,
} from '@switchyard/targeting/domain';
import { LocationQuestions } from '../../data/locations';
import { targetOf } from '../../domain/basis/campaign-tree';
import { locationQuestion } from '../../domain/basis/location-question';
import { LeaseGuard, type OpenAccount, PlatformAccounts, PLATFORMS, Promises } from '../ports';
import { FindLocations } from './look-up-locations';

/** A caller waits for the answer, in a request that needs none. */
const LONGEST_WAIT_MS = 8_000;
const FRESH_SECONDS = 4;

/**
 * Has the worker ask the campaign's ad accounts for locations that the gazetteer does not know.
 * Without a worker or an account they stay unknown.
 */
@Injectable()
export class AskPlatformsForLocations extends PlatformLocations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly questions: LocationQuestions,
    private readonly promises: Promises,
    private readonly waiting: Waiting,
    private readonly ids: Ids,
    private readonly clock: Clock,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {
    super();
  }

  async lookUp(
    tenant: Tenant,
    campaign: Campaign,
    names: readonly NamedArea[],
  ): Promise<readonly (FoundLocation | undefined)[]> {
    const connectionIds = await this.accountsOf(tenant, campaign);
    const isAskable =
      connectionIds.length > 0 && (await this.promises.hasLiveWorker(FRESH_SECONDS));
    const found = isAskable ? await this.ask(tenant, connectionIds, names) : undefined;
    return names.map((_, index) => found?.[index] ?? undefined);
  }

  private async ask(
    tenant: Tenant,
    connectionIds: readonly string[],
    names: readonly NamedArea[],
  ): Promise<readonly (FoundLocation | null)[] | undefined> {
    const id = this.ids.next('req');
    await this.work.run(tenant, async () => {
      await this.questions.ask(tenant, id, { connectionIds, names }, this.clock.now());
      await this.promises.promise(tenant, 'answers', 'places', id);
    });
    return this.waiting.forAnswer(LONGEST_WAIT_MS, () => this.questions.found(tenant, id));
  }

  private async accountsOf(tenant: Tenant, campaign: Campaign): Promise<readonly string[]> {
    const connections = await this.identity.connectionsOf(tenant);
    return campaign.platforms.flatMap((id) => {
      const target = this.platforms.get(id)?.lookUpPlaces
        ? targetOf(campaign, id, connections)
        : undefined;
      return target?.status === 'ACTIVE' ? [target.connectionId] : [];
    });
  }
}

/**
 * Asks ad accounts for names that a caller waits for. An account that cannot be asked knows
 * nothing.
 */
@Injectable()
export class AnswerLocationQuestion {
  constructor(
    private readonly work: UnitOfWork,
    private readonly questions: LocationQuestions,
    private readonly accounts: PlatformAccounts,
    private readonly places: FindLocations,
    private readonly gazetteer: Gazetteer,
    private readonly leases: LeaseGuard,
  ) {}

  async execute(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const asked = await this.questions.asked(tenant, id);
    const found = new Map<number, FoundLocation>();
    for (const connectionId of asked?.connectionIds ?? []) {
      const matches = await this.matchesOf(tenant, connectionId, asked?.names ?? []);
      matches.forEach(({ match, key }, index) => {
        if (match) {
          found.set(index, { ...foundLocation(match, key), ...found.get(index), [key]: match.id });
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

  /** The locations stay unknown. */
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
        names.map((name) => locationQuestion(name, this.gazetteer)),
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
    found: readonly (FoundLocation | null)[],
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.questions.answer(tenant, id, found);
      await this.leases.finish(lease);
    });
  }
}

const foundLocation = (
  { id, name, type, countryCode }: PlaceMatch,
  key: PlaceKey,
): FoundLocation => ({
  name,
  ...(isOurType(type) ? { type } : {}),
  ...(countryCode === null ? {} : { countryCode }),
  [key]: id,
});

const isOurType = (type: string): type is LocationType =>
  (PLACE_TYPES as readonly string[]).includes(type);
