import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { PerformanceLevel } from '@switchyard/platforms';
import { EvaluateAngles } from '@switchyard/reporting';
import { type LevelSizes, type ReadCampaign, Readings, ReadObjects } from '../../data/readings';
import { daysToRead, type DaysToRead, fitsTheDay, piecesOf } from '../../domain/readback';
import type { OpenAccount } from '../ports';
import { AttendAccount, type RoundEnd, type States } from './attend-account';
import { ReadFigures, zoneOfFigures } from './read-figures';
import { CampaignsOn, ReadbackInterval } from './readings';

/** So many days of objects are in memory at once. */
const MOST_FACTS = 100_000;
/**
 * A platform may report figures of removed objects for as long as any platform restates days, and a
 * month may pass before.
 */
const FORMER_DAYS = 62;
const DAY_MS = 86_400_000;

interface LevelReading {
  readonly level: PerformanceLevel;
  readonly days: DaysToRead;
  readonly readAt: Date;
  readonly campaigns: readonly ReadCampaign[];
  readonly objectsOf: (campaign: ReadCampaign) => number;
}

/** Closes a round in which every level was read. */
@Injectable()
export class ConcludeFigures {
  constructor(
    private readonly objects: ReadObjects,
    private readonly angles: EvaluateAngles,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the state of angles (once a day), and drops removed objects that no platform restates
   * any more, in each Space that has one of the campaigns.
   */
  async execute({ accountId }: Tenant, campaigns: readonly ReadCampaign[]): Promise<void> {
    const before = new Date(this.clock.now().getTime() - FORMER_DAYS * DAY_MS);
    for (const spaceId of new Set(campaigns.map((campaign) => campaign.spaceId))) {
      const tenant = { accountId, spaceId };
      await this.angles.execute(tenant);
      await this.work.run(tenant, () => this.objects.forget(tenant, before));
    }
  }
}

/**
 * Reads what campaigns, ad groups, ads and keywords of one connection did by day, in whichever
 * Spaces they are.
 */
@Injectable()
export class FiguresRound {
  constructor(
    private readonly attend: AttendAccount,
    private readonly own: CampaignsOn,
    private readonly figures: ReadFigures,
    private readonly readings: Readings,
    private readonly conclusion: ConcludeFigures,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly interval: ReadbackInterval,
  ) {}

  execute(tenant: Tenant, connectionId: string): Promise<RoundEnd> {
    return this.attend.execute(tenant, connectionId, 'figures', async (account, states) => {
      const campaigns = await this.own.read(tenant, connectionId);
      if (campaigns.length > 0) await this.readLevels(tenant, account, states, campaigns);
      return this.interval.seconds;
    });
  }

  /**
   * Campaigns first. A level that the day's quota has no room for is read another time, and so is
   * what is below it.
   */
  private async readLevels(
    tenant: Tenant,
    account: OpenAccount,
    states: States,
    campaigns: readonly ReadCampaign[],
  ): Promise<void> {
    const sizes = await this.own.sizes(tenant, account.connection.id);
    for (const level of account.platform.capabilities.reports.levels) {
      const reading = this.readingOf(account, states, level, campaigns, sizes);
      if (!(await this.hasRequestsLeft(account, reading))) return;
      if (await this.read(tenant, account, reading)) await this.note(tenant, account, reading);
    }
    await this.conclusion.execute(tenant, campaigns);
  }

  private readingOf(
    { platform, connection }: OpenAccount,
    states: States,
    level: PerformanceLevel,
    campaigns: readonly ReadCampaign[],
    sizes: ReadonlyMap<string, LevelSizes>,
  ): LevelReading {
    const readAt = this.clock.now();
    const days = daysToRead(
      platform.capabilities.reports,
      zoneOfFigures(platform, connection),
      states.get(level) ?? { readAt: null, deepDay: null },
      readAt,
    );
    const objectsOf = ({ campaignId }: ReadCampaign): number =>
      level === 'campaign' ? 1 : (sizes.get(campaignId)?.[level] ?? 0);
    return { level, days, readAt, objectsOf, campaigns };
  }

  private async hasRequestsLeft(
    { platform, quota }: OpenAccount,
    { level, days, campaigns, objectsOf }: LevelReading,
  ): Promise<boolean> {
    if (!quota) return true;
    const objects = campaigns.reduce((sum, campaign) => sum + objectsOf(campaign), 0);
    const cost = platform.performanceCost(
      { level, ...days.range, campaignRemoteIds: campaigns.map(({ remoteId }) => remoteId) },
      objects,
    );
    return fitsTheDay(cost, await quota.standing(cost));
  }

  /** Whether all of it was kept: a reading that another one overtook is made again. */
  private async read(
    { accountId }: Tenant,
    account: OpenAccount,
    { level, days: { range }, readAt, campaigns, objectsOf }: LevelReading,
  ): Promise<boolean> {
    const pieces = piecesOf(campaigns, objectsOf, range, MOST_FACTS);
    let isKept = true;
    for (const [index, piece] of pieces.entries()) {
      const moreOf = new Set(
        pieces.slice(index + 1).flatMap((later) => later.campaigns.map(({ spaceId }) => spaceId)),
      );
      isKept =
        (await this.figures.execute(account, { accountId, level, readAt, moreOf, ...piece })) &&
        isKept;
    }
    return isKept;
  }

  private note(
    tenant: Tenant,
    { connection }: OpenAccount,
    { level, days: { isDeep, range }, readAt }: LevelReading,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      const before = (await this.readings.of(tenant, connection.id)).get(level);
      const deepDay = isDeep ? range.to : (before?.deepDay ?? null);
      await this.readings.put(tenant, {
        accountId: tenant.accountId,
        connectionId: connection.id,
        part: level,
        readAt,
        deepDay,
        failures: 0,
        error: null,
      });
    });
  }
}
