import { Injectable } from '@nestjs/common';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import { type Caller, Clock } from '@switchyard/kernel';
import { BrakeBook, BrakePauses } from '../../data/brake';
import {
  type BrakeEvent,
  type BrakeLevel,
  type BrakePause,
  campaignOf,
  judgeLevel,
  levelBudgets,
  type LevelScope,
  type LevelState,
  type PausedCampaign,
  watching,
} from '../../domain';
import { ReadSpend, type SpendNow } from './read-spend';

/**
 * The present state of a level. Money in micros of the budget's currency; null where the level has
 * no amount any more.
 */
export interface LevelView {
  readonly scope: LevelScope;
  readonly state: LevelState;
  readonly budgetMicros: number | null;
  readonly spentMicros: number;
  readonly overruledUntil: Date | null;
}

export interface EventView extends BrakeEvent {
  /** Of Spaces that the caller may see. */
  readonly pausedCampaigns: readonly string[];
  readonly hiddenCampaigns: number;
  /** While it is engaged, of Spaces that the caller may see. */
  readonly pauses: readonly BrakePause[];
}

export interface BrakeView {
  readonly armed: boolean;
  readonly engaged: boolean;
  readonly dataAsOf: Date | null;
  readonly stale: boolean;
  readonly levels: readonly LevelView[];
  /** Newest first, at most a hundred. */
  readonly events: readonly EventView[];
}

const EVENTS_SHOWN = 100;
/** Older figures say nothing of what is being spent. */
export const STALE_HOURS = 6;

/** The state of an account's Emergency Brake. Throws ROLE_TOO_LOW for guests. */
@Injectable()
export class ReadBrake {
  constructor(
    private readonly spending: ReadSpend,
    private readonly book: BrakeBook,
    private readonly pauses: BrakePauses,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller): Promise<BrakeView> {
    refuseOutsider(caller);
    const [now, stored, events] = [
      await this.spending.execute(caller),
      await this.book.levels(caller),
      await this.book.events(caller, EVENTS_SHOWN),
    ];
    const levels = this.levels(caller.accountId, now, stored);
    const { budget, dataAsOf } = now;
    return {
      armed: budget.emergencyBrake && levelBudgets(budget).length > 0,
      engaged: levels.some(({ state }) => state === 'ENGAGED'),
      dataAsOf,
      stale:
        dataAsOf === null ||
        this.clock.now().getTime() - dataAsOf.getTime() > STALE_HOURS * 3_600_000,
      levels,
      events: await this.withCampaigns(caller, events),
    };
  }

  /** Levels with an amount, and those that are engaged although their amount is gone. */
  private levels(
    accountId: string,
    { budget, span, spend }: SpendNow,
    stored: readonly BrakeLevel[],
  ): readonly LevelView[] {
    const amounts = new Map(
      levelBudgets(budget).map(({ scope, budgetMicros }) => [scope, budgetMicros]),
    );
    const known = new Map(stored.map((level) => [level.scope, level]));
    const shown = new Set([
      ...amounts.keys(),
      ...stored.filter(({ standing }) => standing === 'ENGAGED').map(({ scope }) => scope),
    ]);
    return [...shown].map((scope) => {
      const [level, budgetMicros, campaignId] = [
        known.get(scope) ?? watching(accountId, scope),
        amounts.get(scope) ?? null,
        campaignOf(scope),
      ];
      const spentMicros =
        campaignId === undefined ? spend.totalMicros : (spend.byCampaign.get(campaignId) ?? 0);
      const facts = {
        level,
        spentMicros,
        span,
        now: this.clock.now(),
        budgetMicros: budgetMicros ?? Infinity,
        emergencyBrake: budget.emergencyBrake,
        alertThresholdPercent: budget.alertThresholdPercent,
      };
      const { state, event } = judgeLevel(facts);
      // What the next round will engage is not engaged yet.
      return {
        scope,
        state: event === 'engage' ? 'ALERTED' : state,
        budgetMicros,
        spentMicros,
        overruledUntil: state === 'OVERRULED' ? level.overruledUntil : null,
      };
    });
  }

  private async withCampaigns(
    caller: Caller,
    events: readonly BrakeEvent[],
  ): Promise<readonly EventView[]> {
    const visible = new Set(
      (await this.identity.spacesOf(caller)).flatMap(({ spaceId, isMember }) =>
        isMember ? [spaceId] : [],
      ),
    );
    const paused = await this.book.paused(
      caller,
      events.map(({ id }) => id),
    );
    const pauses = (
      await this.pauses.of(
        caller,
        events.flatMap(({ id, releasedAt }) => (releasedAt ? [] : [id])),
      )
    ).filter(({ spaceId }) => visible.has(spaceId));
    return events.map((event) => {
      const own = paused.filter(({ eventId }: PausedCampaign) => eventId === event.id);
      const shown = own
        .filter(({ spaceId }) => visible.has(spaceId))
        .map(({ campaignId }) => campaignId);
      return {
        ...event,
        pausedCampaigns: shown,
        hiddenCampaigns: own.length - shown.length,
        pauses: pauses.filter(({ eventId }) => eventId === event.id),
      };
    });
  }
}
