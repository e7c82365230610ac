import { Inject, Injectable } from '@nestjs/common';
import { PlatformPlaces } from '@switchyard/catalog';
import type { Campaign } from '@switchyard/catalog/domain';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, Ids, UnitOfWork, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms';
import type { FoundPlace, NamedArea } from '@switchyard/targeting/domain';
import { targetOf } from '../../domain/snapshot';
import { PlaceQuestions } from '../places/ports';
import { PLATFORMS } from '../platforms';
import { Promises, Waiting } from '../ports';

/** A caller waits for the answer, in a request that needs none. */
const LONGEST_WAIT_MS = 8_000;
const FRESH_SECONDS = 4;

/** Has the worker ask the campaign's ad accounts for places that the gazetteer does not know. Without a worker or an account nobody knows them. */
@Injectable()
export class AskPlatformsForPlaces extends PlatformPlaces {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly questions: PlaceQuestions,
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
  ): Promise<readonly (FoundPlace | undefined)[]> {
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
  ): Promise<readonly (FoundPlace | null)[] | undefined> {
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
