import {
  ALERT_RULES,
  type AlertKind,
  type AlertSeverity,
  type AlertSubjectType,
} from './alert-kinds';

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

/** What is told when an alert is raised; severity and fix are those of its kind unless said otherwise. */
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

/** The keys of the troubles that more than one place knows of. */
export const alertKeys = {
  needsReauth: (connectionId: string): string => `${connectionId}:needs-reauth`,
  versionEnds: (connectionId: string): string => `${connectionId}:version-ends`,
  corrected: (connectionId: string): string => `${connectionId}:corrected`,
  syncFailed: (spaceId: string): string => `${spaceId}:sync-failed`,
  disapproved: (campaignId: string, platform: string): string =>
    `${campaignId}:${platform}:disapproved`,
  unlinkedButServing: (connectionId: string, spaceId: string): string =>
    `${connectionId}:${spaceId}:unlinked-but-serving`,
  removedButServing: (campaignId: string): string => `${campaignId}:removed-but-serving`,
};
