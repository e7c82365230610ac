import type { PlaceIds } from '@switchyard/kernel';

/** The parts of the API's answers that the story reads. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

export interface BulkAnswer {
  readonly index: number;
  readonly status: string;
  readonly id?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

export interface Finding {
  readonly kind: 'requirement' | 'unsupported' | 'degraded' | 'recommendation';
  readonly code: string;
  readonly platforms: readonly string[];
  readonly field: string | null;
  readonly message: string;
  readonly fix: string;
}

export interface Reported {
  readonly results: readonly {
    readonly status: string;
    readonly id?: string;
    readonly matched?: string | null;
  }[];
}

/** A social post. */
export interface Post {
  readonly id: string;
  readonly status: string;
  /** What is under way; null: nothing. */
  readonly step: string | null;
  readonly revision: number;
  readonly facts: readonly unknown[];
  readonly questions: readonly { readonly id: string }[];
  readonly draft: { readonly text: string; readonly claims: readonly unknown[] } | null;
  readonly findings: readonly { readonly kind: string; readonly code: string }[];
}

export interface TraceStep {
  readonly step: string;
  readonly at: string;
  readonly by?: string;
  readonly platform?: string;
  readonly status?: string;
  readonly times?: number;
  readonly value?: number | null;
  readonly currency?: string | null;
  readonly adjustmentType?: string;
}

export interface TracedConversion {
  readonly conversionActionId: string;
  readonly status: string;
  readonly deliveries: readonly {
    readonly platform: string;
    readonly status: string;
    readonly until: string | null;
  }[];
  readonly adjustments: readonly { readonly status: string }[];
  readonly steps: readonly TraceStep[];
}

export interface Validation {
  readonly valid: boolean;
  readonly findings: readonly Finding[];
}

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Change {
  readonly action: string;
  readonly entity: string;
  readonly name: string;
  readonly platform: string;
  readonly fields: readonly FieldChange[];
  readonly reason: string;
}

export interface PlatformPlan {
  readonly platform: string;
  readonly changes: readonly Change[];
  /** How many changes are not among them. */
  readonly more: number;
  readonly quota: { readonly readCalls: number; readonly calls: number };
}

export interface Preview {
  readonly id: string;
  readonly status: 'computing' | 'ready' | 'failed';
  readonly planHash: string;
  readonly summary: {
    readonly imports: number;
    readonly exports: number;
    readonly removals: number;
    readonly unchanged: number;
    readonly blocked: number;
  };
  readonly platforms: readonly PlatformPlan[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

export interface Triggered {
  readonly syncId: string | null;
  readonly status: string;
}

export interface Sync {
  readonly id: string;
  readonly effectiveStatus: string;
  readonly counts: { readonly exported: number; readonly failed: number };
  readonly platformCalls: Readonly<Record<string, number>>;
  readonly progress: {
    readonly total: number;
    readonly done: number;
    readonly campaignDetails: readonly {
      readonly platform: string;
      readonly status: string;
      readonly error: unknown;
    }[];
  };
}

export interface Reason {
  readonly code: string;
  readonly platform: string;
  readonly message: string;
  readonly fix: string;
}
export interface PlatformDelivery {
  readonly serving: boolean;
  readonly status: string;
  readonly checkedAt: string | null;
  readonly reasons: readonly Reason[];
}

export interface PlatformSummary {
  readonly id: string;
  readonly campaignTypes: Readonly<Record<string, string>>;
}

export interface Asset extends Named {
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: string | null;
  readonly fetch: { readonly status: string; readonly reason: string | null };
}

export interface GeoRow extends PlaceIds {
  readonly name: string;
  readonly negative: boolean;
}

/** A row of `/reports/performance`, grouped by campaign and platform. */
export interface Figures {
  readonly campaignId: string;
  readonly platform: string;
  readonly impressions: number;
  readonly clicks: number;
  /** In units of `currency`. */
  readonly spend: number;
  readonly currency: string;
}

export interface Campaign extends Named {
  readonly version: number;
  readonly budget: number;
  readonly currency: string;
  readonly platforms: readonly string[];
  readonly _platformBudgets: Readonly<Record<string, number>> | null;
  readonly adScheduleStructured: {
    readonly windows: readonly unknown[];
    readonly timezone: string;
  };
  readonly geoTargets: readonly GeoRow[];
  readonly platformLinks: Readonly<
    Record<string, { readonly remoteId: string; readonly remoteStatus: string }>
  >;
  readonly deliverySummary: PlatformDelivery & {
    readonly platforms: Readonly<Record<string, PlatformDelivery>>;
  };
}
