import type { PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms';
import type { PlanSummary, Resolution } from '../plan';

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
  /** Remote campaigns to take over that nobody here made. */
  readonly adopt?: readonly AdoptionWish[];
}

/** Campaigns of an ad account, by the platform's own ids. Without a connection the account's default one of the platform is meant. */
export interface AdoptionWish {
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
  /** Days that it takes under that limit, today counted, with all else that this plan does through the same application; at least 1. */
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
  /** The most that can be spent from now to the end of the month, today counted, as far as platforms go past daily budgets. */
  readonly worstCaseMonthToEndMicros: number;
  /** One by one the currencies that campaigns are in. Absent in plans of older versions. */
  readonly perCurrency?: readonly CurrencySpend[];
  /** What the account may spend: in the month, or by the day in what is left of it. Absent where nobody has said. */
  readonly accountBudgetMicros?: number;
  /** What would be left of it; null while nobody knows what was spent. */
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

/** A plan that was asked for, and what came of it. Its changes are kept one by one beside it. */
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
  /** When the database was found to be restored from a backup, in plans that are to tell of it. */
  readonly restoredAt: Date | null;
}

/** A plan can be triggered for a day. */
export const PLAN_LIFE_MS = 24 * 60 * 60 * 1000;

/** And read for thirty; what a sync was made from is kept with it. */
export const PREVIEW_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const expiryOf = ({ createdAt }: Pick<Preview, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + PLAN_LIFE_MS);
