import { Injectable } from '@nestjs/common';
import { BrakeMoveFacade } from '@switchyard/budgets';
import type { BrakeEvent } from '@switchyard/budgets/domain';
import { CampaignMoveFacade } from '@switchyard/catalog';
import type { Campaign } from '@switchyard/catalog/domain';
import { ActionNamesakes } from '@switchyard/conversions';
import { IdentityFacade } from '@switchyard/identity';
import {
  type Caller,
  referenceNotFound,
  Refusal,
  type SpaceMove,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { ReportingFacade } from '@switchyard/reporting';
import { type AdAccounts, MovedLinks } from '../../data/adoption/moved-links';
import { Releases } from '../../data/adoption/releases';
import { BrakeStops } from '../../data/brake';
import { Syncs } from '../../data/syncing/syncs';
import { LostCreates } from '../../data/syncing/unanswered-writes';
import { syncAlreadyActive } from '../../domain/syncing/sync';

/** Knows what is under way of a campaign, and keeps more from beginning. */
@Injectable()
export class MoveObstacles {
  constructor(
    private readonly syncs: Syncs,
    private readonly releases: Releases,
    private readonly lost: LostCreates,
    private readonly stops: BrakeStops,
  ) {}

  /** Until the transaction ends no sync starts in either Space. Throws SYNC_ALREADY_ACTIVE. */
  async refuseSyncs({ from, to }: SpaceMove): Promise<void> {
    // In one order, so that two moves in opposite directions do not wait for each other.
    const spaceIds = [from.spaceId, to.spaceId].sort();
    for (const spaceId of spaceIds) await this.syncs.lockStarts({ ...from, spaceId });
    for (const tenant of [from, to]) {
      const active = await this.syncs.active(tenant);
      if (active) throw syncAlreadyActive(active.id);
    }
  }

  /**
   * With the campaign locked. Throws RELEASE_PENDING, OUTCOME_UNKNOWN, BRAKE_UNDER_WAY; a stop of
   * the brake begins before, or after the transaction.
   */
  async refuseUnderWay(
    from: Tenant,
    campaign: Campaign,
    engaged: readonly BrakeEvent[],
  ): Promise<void> {
    const releases = await this.releases.openOf(from, campaign.id);
    if (releases.length > 0) throw releasePending(releases);
    const unknown = await this.lost.platformsOf(from, campaign.id);
    if (unknown.length > 0) throw outcomeUnknown(unknown);
    await this.stops.lock(from);
    const stops = await this.stops.openOf(from, campaign.id);
    const engagedIds = new Set(engaged.map(({ id }) => id));
    if (isBrakeAtIt(campaign, stops, engagedIds)) throw brakeUnderWay();
  }
}

/** Moves the links, figures, brake records and alerts of a campaign after it was locked. */
@Injectable()
export class MoveRecords {
  constructor(
    private readonly links: MovedLinks,
    private readonly reporting: ReportingFacade,
    private readonly brake: BrakeMoveFacade,
    private readonly identity: IdentityFacade,
  ) {}

  async execute(
    move: SpaceMove,
    campaignId: string,
    engaged: readonly BrakeEvent[],
  ): Promise<void> {
    const { from, to } = move;
    const connectionIds = await this.links.connectionIds(from, campaignId);
    await this.reporting.moveCampaign(from, to, campaignId, connectionIds);
    await this.links.move(move, campaignId, await this.adAccounts(from));
    await this.brake.move(from, to, campaignId, engaged);
    await this.identity.moveAlerts(from, campaignId, to.spaceId);
  }

  private async adAccounts(tenant: Tenant): Promise<AdAccounts> {
    const connections = await this.identity.connectionsOf(tenant);
    return new Map(connections.map((one) => [one.id, one.externalAccountId]));
  }
}

/**
 * Move a campaign to another Space of the same account, with all its data, when nothing of it is
 * under way. Nothing is sent to a platform, and the next plan in the new Space has no changes. A
 * move to its own Space changes nothing.
 */
@Injectable()
export class MoveCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly obstacles: MoveObstacles,
    private readonly campaigns: CampaignMoveFacade,
    private readonly actions: ActionNamesakes,
    private readonly brake: BrakeMoveFacade,
    private readonly records: MoveRecords,
  ) {}

  /**
   * Throws NOT_FOUND (campaign, or Space with its path), ROLE_TOO_LOW, SYNC_ALREADY_ACTIVE,
   * CAMPAIGN_REMOVED, NAME_TAKEN, EXTERNAL_KEY_TAKEN, CONVERSION_ACTION_MISSING, RELEASE_PENDING, OUTCOME_UNKNOWN,
   * BRAKE_UNDER_WAY.
   */
  async execute(caller: Caller, id: string, toSpaceId: string): Promise<Campaign> {
    const from = { accountId: caller.accountId, spaceId: caller.spaceId };
    const move = { from, to: { ...from, spaceId: toSpaceId } };
    await this.requireEditor(caller, toSpaceId);
    return this.work.run(from, async () => {
      if (toSpaceId === from.spaceId) return this.campaigns.lock(from, id);
      await this.obstacles.refuseSyncs(move);
      const engaged = await this.brake.lock(from);
      const before = await this.campaigns.lock(from, id);
      await this.obstacles.refuseUnderWay(from, before, engaged);
      const actionIds = await this.actionsThere(move, before);
      await this.campaigns.move(move, before, actionIds);
      await this.records.execute(move, id, engaged);
      // As the brake left it.
      return this.campaigns.lock(move.to, id);
    });
  }

  private async requireEditor(caller: Caller, spaceId: string): Promise<void> {
    const role = await this.identity.roleIn(caller, spaceId);
    if (role === undefined) throw referenceNotFound('/spaceId');
    if (role === 'VIEWER') throw onlyReaderThere();
  }

  private async actionsThere({ from, to }: SpaceMove, { conversionActionIds: ids }: Campaign) {
    const namesakes = await this.actions.of(from, to, ids);
    const missing = namesakes.filter(({ thereId }) => thereId === undefined);
    if (missing.length > 0) throw conversionActionsMissing(missing);
    return new Map(namesakes.flatMap(({ id, thereId }) => (thereId ? [[id, thereId]] : [])));
  }
}

/** What the brake has under way on platforms with a campaign. */
interface OpenStop {
  readonly eventId: string;
  readonly state: 'pausing' | 'paused' | 'resumed' | 'left';
}

/**
 * Whether the brake is pausing the campaign somewhere, or has let go of it and is not done yet. One
 * that it paused and keeps may move: what is engaged goes on guarding it.
 */
const isBrakeAtIt = (
  { hold }: Pick<Campaign, 'hold'>,
  stops: readonly OpenStop[],
  engagedIds: ReadonlySet<string>,
): boolean =>
  (hold !== null && !engagedIds.has(hold.eventId)) ||
  stops.some(({ state, eventId }) => state === 'pausing' || !engagedIds.has(eventId));

const onlyReaderThere = (): Refusal =>
  new Refusal(
    'ROLE_TOO_LOW',
    'Your role in the other Space allows reading only. Ask its owner to change it.',
  );

const brakeUnderWay = (): Refusal =>
  new Refusal(
    'BRAKE_UNDER_WAY',
    'The Emergency Brake is pausing or enabling this campaign on a platform. Wait until GET /budget/brake shows that it is confirmed.',
  );

const releasePending = (
  releases: readonly { readonly platform: string; readonly error: string | null }[],
): Refusal =>
  new Refusal(
    'RELEASE_PENDING',
    `${namesOf(releases.map(({ platform }) => platform))} has not confirmed yet what unlinking the campaign asked for. Wait for it, then move the campaign.`,
    { releases: releases.map(({ platform, error }) => ({ platform, error })) },
  );

const outcomeUnknown = (platforms: readonly string[]): Refusal =>
  new Refusal(
    'OUTCOME_UNKNOWN',
    `${namesOf(platforms)} has not answered whether it created an object of this campaign. Preview and sync the campaign here first.`,
    { platforms },
  );

const conversionActionsMissing = (
  actions: readonly { readonly id: string; readonly name: string }[],
): Refusal =>
  new Refusal(
    'CONVERSION_ACTION_MISSING',
    `The other Space has no conversion action called ${actions.map(({ name }) => `"${name}"`).join(', ')}. Create it there, or remove it from conversionActionIds.`,
    { actions: actions.map(({ id, name }) => ({ id, name })) },
  );

const namesOf = (platforms: readonly string[]): string => [...new Set(platforms)].join(', ');
