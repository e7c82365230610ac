import type { PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms/domain';
import { BRANDS } from '../validation/question';
import type { PlanSummary, Resolution } from './plan';

/** Which part of a Space a preview or a sync is about. Absent means all of it. */
export interface SyncScope {
  readonly platforms?: readonly PlatformId[];
  readonly campaignIds?: readonly string[];
}

/** Which levels take part; a level left out is neither sent nor removed. */
export interface SyncOptions {
  readonly includeAdGroups: boolean;
  readonly includeAds: boolean;
  readonly includeKeywords: boolean;
}

export const EVERYTHING: SyncOptions = {
  includeAdGroups: true,
  includeAds: true,
  includeKeywords: true,
};

/** What a plan is asked for. */
export interface PlanRequest {
  readonly scope: SyncScope;
  readonly options: SyncOptions;
  readonly force: boolean;
  readonly resolve: readonly Resolution[];
  /** Sets back what this sync did. */
  readonly undo?: string;
  /** Remote campaigns to take over that were not made here. */
  readonly adopt?: readonly AdoptionRequest[];
}

/**
 * Campaigns of an ad account, by the platform's own ids. Without a connection the account's default
 * one of the platform is meant.
 */
export interface AdoptionRequest {
  readonly platform: PlatformId;
  readonly connectionId?: string;
  readonly remoteIds: readonly string[];
}

export const PREVIEW_STATUSES = ['computing', 'ready', 'failed'] as const;
export type PreviewStatus = (typeof PREVIEW_STATUSES)[number];

export interface Quota {
  /** Requests that applying makes only to read. */
  readonly readCalls: number;
  /** Requests that applying makes to write. */
  readonly calls: number;
  /** What the platform's daily quota counts. */
  readonly operations: number;
  readonly dailyLimit?: number;
  /** What is left of today, shared with everything else that the same application does. */
  readonly leftToday?: number;
  /**
   * Days that it takes under that limit, today counted, with all else that this plan does through
   * the same application; at least 1.
   */
  readonly days: number;
}

export interface PlatformPlan {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly changes: number;
  readonly quota: Quota;
}

/** A campaign on a platform for which nothing is sent until its requirements are met. */
export interface BlockedCampaign {
  readonly campaignId: string;
  readonly name: string;
  readonly platform: PlatformId;
  readonly findings: readonly Finding[];
}

export interface Spend {
  readonly currency: string;
  readonly perPlatform: readonly {
    readonly platform: PlatformId;
    readonly dailyBeforeMicros: number;
    readonly dailyAfterMicros: number;
  }[];
  /**
   * The most that can be spent from now to the end of the month, today counted, as far as platforms
   * go past daily budgets.
   */
  readonly worstCaseMonthToEndMicros: number;
  /** One by one the currencies that campaigns are in. Absent in plans of older versions. */
  readonly perCurrency?: readonly CurrencySpend[];
  /**
   * What the account may spend: in the month, or by the day in what is left of it. Absent where no
   * budget is set.
   */
  readonly accountBudgetMicros?: number;
  /** What would be left of it; null while the amount spent is unknown. */
  readonly headroomMicros?: number | null;
}

/** The campaigns of one currency. */
export interface CurrencySpend {
  readonly currency: string;
  readonly dailyBeforeMicros: number;
  readonly dailyAfterMicros: number;
  readonly worstCaseMonthToEndMicros: number;
  /** False where the account has no rate for it: it is in no sum. */
  readonly isAdded: boolean;
}

/** A requested plan and its outcome. Its changes are kept one by one beside it. */
export interface Preview {
  readonly spaceId: string;
  readonly id: string;
  readonly status: PreviewStatus;
  readonly planHash: string | null;
  readonly request: PlanRequest;
  readonly summary: PlanSummary | null;
  readonly platforms: readonly PlatformPlan[];
  readonly blocked: readonly BlockedCampaign[];
  readonly spend: Spend | null;
  /** Why it failed. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly requestedBy: string;
  readonly createdAt: Date;
  readonly readyAt: Date | null;
  /** The sync that it was applied by. */
  readonly syncId: string | null;
  /** When the database was found to be restored from a backup, in plans that must report it. */
  readonly restoredAt: Date | null;
}

/** A plan can be triggered for a day. */
export const PLAN_LIFE_MS = 24 * 60 * 60 * 1000;

/** And read for thirty; later it goes once a newer one replaced it (`RETENTION.previews`). */
export const READABLE_DAYS = 30;

export const expiryOf = ({ createdAt }: Pick<Preview, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + PLAN_LIFE_MS);

/** Something to know of a whole plan. */
export interface PlanNotice {
  readonly code: 'DATABASE_RESTORED' | 'QUOTA_NEEDS_DAYS' | 'CURRENCY_NOT_ADDED';
  /** Null when it is about no platform in particular. */
  readonly platform: PlatformId | null;
  readonly message: string;
}

/**
 * What a plan's sums do not show by themselves: that the database is an old one, that a day is not
 * enough, and what is in no sum.
 */
export const planNotices = ({
  platforms,
  spend,
  restoredAt,
}: Pick<Preview, 'platforms' | 'spend' | 'restoredAt'>): readonly PlanNotice[] => [
  ...(restoredAt ? [wasRestored(restoredAt)] : []),
  ...[
    ...new Map(
      platforms.filter(({ quota }) => quota.days > 1).map((plan) => [plan.platform, plan]),
    ).values(),
  ].map(needsDays),
  ...(spend?.perCurrency ?? [])
    .filter(({ isAdded }) => !isAdded)
    .map(({ currency }) => notAdded(currency, spend)),
];

const wasRestored = (noticedAt: Date): PlanNotice => ({
  code: 'DATABASE_RESTORED',
  platform: null,
  message: `On ${noticedAt.toISOString()} the database was found to be older than the last sync, because it was restored from a backup. Changes made here after the backup are lost, and appear as drift. Objects with our mark are linked, not created again. Campaigns created after the backup still run and are unknown here. Adopt them.`,
});

const needsDays = ({
  platform,
  quota: { days, dailyLimit = 0, leftToday = dailyLimit },
}: PlatformPlan): PlanNotice => ({
  code: 'QUOTA_NEEDS_DAYS',
  platform,
  message: `The changes on ${BRANDS[platform]} need ${days} days. The daily limit is ${dailyLimit}, and ${leftToday} are left today. A sync sends the changes that fit, starting with those that lower spending. The next plan contains the rest.`,
});

const notAdded = (currency: string, spend: Spend | null): PlanNotice => ({
  code: 'CURRENCY_NOT_ADDED',
  platform: null,
  message: `No sum in ${spend?.currency ?? 'this plan'} includes spending in ${currency}, because the account budget has no rate for it. Add the rate to \`rates\` with PUT /budget.`,
});
