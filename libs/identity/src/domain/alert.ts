export interface AlertSubject {
  readonly type: AlertSubjectType;
  readonly id: string;
}

/** Something an owner must learn. */
export interface Alert {
  readonly accountId: string;
  readonly id: string;
  /** Null: of the whole account. */
  readonly spaceId: string | null;
  readonly kind: AlertKind;
  readonly severity: AlertSeverity;
  readonly subject: AlertSubject;
  readonly message: string;
  readonly fix: string;
  /** More about it for programs. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Names the trouble: while an alert of this key is open there is no second one. */
  readonly key: string;
  readonly createdAt: Date;
  /** When the trouble was over. Null while the alert is open. */
  readonly settledAt: Date | null;
}

/**
 * What an alert is raised with; severity and fix are those of its kind unless given
 * here.
 */
export interface RaisedAlert extends Pick<Alert, 'kind' | 'subject' | 'message' | 'key'> {
  /** Absent: of the whole account. */
  readonly spaceId?: string;
  readonly severity?: AlertSeverity;
  readonly fix?: string;
  readonly details?: Alert['details'];
}

/** An open alert, made of what was raised. */
export const openAlert = (
  accountId: string,
  id: string,
  raised: RaisedAlert,
  createdAt: Date,
): Alert => ({
  ...ALERT_RULES[raised.kind],
  details: {},
  ...raised,
  spaceId: raised.spaceId ?? null,
  accountId,
  id,
  createdAt,
  settledAt: null,
});

/** That one user has read an alert. */
export interface AlertReading {
  readonly accountId: string;
  readonly alertId: string;
  readonly userId: string;
  readonly readAt: Date;
}

/** An alert as one user sees it. */
export interface AlertOfUser extends Alert {
  readonly readAt: Date | null;
}

/** The keys of alerts that more than one module raises or resolves. */
export const alertKeys = {
  /** Of a connection with credentials of its own, or of a grant with all its connections. */
  needsReauth: (id: string): string => `${id}:needs-reauth`,
  grantEnds: (grantId: string, daysLeft: number): string => `${grantId}:ends-in-${daysLeft}`,
  versionEnds: (connectionId: string): string => `${connectionId}:version-ends`,
  corrected: (connectionId: string): string => `${connectionId}:corrected`,
  syncFailed: (spaceId: string): string => `${spaceId}:sync-failed`,
  syncStalled: (syncId: string): string => `${syncId}:stalled`,
  workersAbsent: (accountId: string): string => `${accountId}:workers-absent`,
  disapproved: (campaignId: string, platform: string): string =>
    `${campaignId}:${platform}:disapproved`,
  unlinkedButServing: (connectionId: string, spaceId: string): string =>
    `${connectionId}:${spaceId}:unlinked-but-serving`,
  consentMissing: (connectionId: string, spaceId: string): string =>
    `${connectionId}:${spaceId}:consent-missing`,
  removedButServing: (campaignId: string): string => `${campaignId}:removed-but-serving`,
};

export const ALERT_SEVERITIES = ['CRITICAL', 'WARNING', 'INFO'] as const;
/** CRITICAL: money or delivery is at stake now. WARNING: it will be. INFO: good to know. */
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

interface AlertRule {
  readonly severity: AlertSeverity;
  /** What a person does about it, where the code that raises it gives no other fix. */
  readonly fix: string;
}

/** The kinds of alerts: what is reported to an owner unasked, and what to do about it. */
export const ALERT_RULES = {
  BRAKE_ENGAGED: {
    severity: 'CRITICAL',
    fix: 'Look at GET /budget/brake, then raise the budget or release the brake.',
  },
  BRAKE_CONFIRMED: {
    severity: 'INFO',
    fix: 'Look at GET /budget/brake, then raise the budget or release the brake.',
  },
  BRAKE_NEAR: {
    severity: 'WARNING',
    fix: 'Lower the budgets of campaigns, or raise the account budget, before the brake pauses them.',
  },
  BRAKE_BLIND: {
    severity: 'CRITICAL',
    fix: 'Check the connection: while its spend cannot be read, nothing that raises spend goes through it.',
  },
  CONNECTION_NEEDS_REAUTH: {
    severity: 'CRITICAL',
    fix: 'Send new credentials with PATCH /connections/:id.',
  },
  GRANT_ENDS_SOON: {
    severity: 'WARNING',
    fix: 'Consent again at the address in `details.renewUrl` before the day.',
  },
  PLATFORM_VERSION_ENDS: {
    severity: 'WARNING',
    fix: 'Install a release of Switchyard that speaks a newer version, or set SWITCHYARD_<PLATFORM>_API_VERSION to one, before the day.',
  },
  CONNECTION_CORRECTED: {
    severity: 'INFO',
    fix: 'Look at schedules and budgets of its campaigns: they were meant in another currency or zone.',
  },
  SYNC_FAILED: {
    severity: 'WARNING',
    fix: 'Read the operations of the sync, mend what they name, preview and sync again.',
  },
  DISAPPROVED: {
    severity: 'WARNING',
    fix: "Read GET /reports/disapprovals and change the ad to fit the platform's policy.",
  },
  REMOVED_BUT_SERVING: {
    severity: 'CRITICAL',
    fix: 'Sync, so that the campaign is removed there too, or restore it.',
  },
  UNLINKED_BUT_SERVING: {
    severity: 'CRITICAL',
    fix: "Check the connection. If the platform still does not answer, pause or remove the named campaigns in the platform's own interface.",
  },
  RELEASE_ABANDONED: {
    severity: 'WARNING',
    fix: "Look after the named campaigns in the platform's own interface.",
  },
  CONSENT_MISSING: {
    severity: 'WARNING',
    fix: 'Send `consent` with events, or with POST /api/v1/conversions/identify. What is sent without it is set by `settings.consentPolicy` of the connection.',
  },
  DELIVERIES_FAILING: {
    severity: 'CRITICAL',
    fix: 'Read GET /conversions/events?status=failed, mend what it names, and replay the conversions.',
  },
  WEBHOOK_REFUSED: {
    severity: 'CRITICAL',
    fix: "Copy the provider's signing secret into the source. GET /conversions/sources/:id/inbox?status=refused has the reasons.",
  },
  WEBHOOK_FAILED: {
    severity: 'WARNING',
    fix: 'Read GET /conversions/sources/:id/inbox?status=failed, mend what it names, and replay the entries.',
  },
  SYNC_STALLED: {
    severity: 'WARNING',
    fix: 'Read GET /sync/:id. Another worker goes on with the sync; if the alert stays open, cancel the sync and ask the operator.',
  },
  WORKERS_ABSENT: {
    severity: 'CRITICAL',
    fix: 'Nothing needs to be sent again. Ask the operator to start the workers: everything that waits goes on by itself.',
  },
  SOURCE_SILENT: {
    severity: 'WARNING',
    fix: 'Check at the provider that its webhook is still switched on and has the right address.',
  },
} as const satisfies Readonly<Record<string, AlertRule>>;

export type AlertKind = keyof typeof ALERT_RULES;
export const ALERT_KINDS = Object.keys(ALERT_RULES) as readonly AlertKind[];

export const ALERT_SUBJECTS = [
  'connection',
  'grant',
  'campaign',
  'ad',
  'keyword',
  'sync',
  'brake',
  'source',
  'account',
] as const;
/** What kind of thing an alert is about. */
export type AlertSubjectType = (typeof ALERT_SUBJECTS)[number];
