export const ALERT_SEVERITIES = ['CRITICAL', 'WARNING', 'INFO'] as const;
/** CRITICAL: money or delivery is at stake now. WARNING: it will be. INFO: good to know. */
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

interface AlertRule {
  readonly severity: AlertSeverity;
  /** What a person does about it, where whoever raises it knows nothing better. */
  readonly fix: string;
}

/** Everything that an owner is told without asking, and what may be done about it. */
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
} as const satisfies Readonly<Record<string, AlertRule>>;

export type AlertKind = keyof typeof ALERT_RULES;
export const ALERT_KINDS = Object.keys(ALERT_RULES) as readonly AlertKind[];

export const ALERT_SUBJECTS = ['connection', 'campaign', 'ad', 'keyword', 'sync', 'brake'] as const;
/** What kind of thing an alert is about. */
export type AlertSubjectType = (typeof ALERT_SUBJECTS)[number];
