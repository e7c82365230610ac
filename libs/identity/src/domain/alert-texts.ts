import type { CodeText } from '@switchyard/kernel';
import type { AlertKind } from './alert';

/** What each kind of alert means, for docs/errors.md; `ALERT_RULES` has what to do about it. */
export const ALERT_TEXTS = {
  BRAKE_ENGAGED: {
    meaning: 'The account budget is spent, and the Emergency Brake pauses the campaigns.',
    example: 'The account budget of 500.00 EUR is spent. The Emergency Brake pauses 12 campaigns.',
  },
  BRAKE_CONFIRMED: {
    meaning:
      'The platforms confirmed that every campaign that the Emergency Brake holds is paused.',
    example:
      'Every campaign that the Emergency Brake holds is confirmed paused: 8 on google-ads, 4 on meta-ads.',
  },
  BRAKE_NEAR: {
    meaning: 'Spending nears the amount at which the Emergency Brake pauses campaigns.',
    example: '80 % of the account budget of 500.00 EUR are spent.',
  },
  BRAKE_BLIND: {
    meaning:
      'What is spent through a connection cannot be read, so the Emergency Brake cannot judge it.',
    example: 'The spend of the connection "Shop" has not been readable since 09:00.',
  },
  CONNECTION_NEEDS_REAUTH: {
    meaning:
      'The platform no longer accepts the credentials of a connection, or a grant. Of a grant, `details.connections` names all connections that it served, and `details.renewUrl` is where a person consents again.',
    example: 'Google no longer accepts the grant of the connection "Shop".',
  },
  GRANT_ENDS_SOON: {
    meaning:
      'A grant ends on a day that the platform fixed, unless the person consents again. `details.endsAt` is the moment, `details.renewUrl` where the person consents.',
    example: 'The grant of ada@example.com ends in 7 days. It serves 3 connections.',
  },
  PLATFORM_VERSION_ENDS: {
    meaning: "The version of a platform's API that is in use ends soon.",
    example: 'Version v24 of the Google Ads API ends on 2027-05-01.',
  },
  CONNECTION_CORRECTED: {
    meaning: 'The currency or time zone of a connection was corrected to what its ad account has.',
    example: 'The ad account is in USD. The connection was corrected from EUR.',
  },
  SYNC_FAILED: {
    meaning: 'A sync ended with operations that failed.',
    example: '3 of 58 operations of the sync failed.',
  },
  DISAPPROVED: {
    meaning: 'A platform disapproved an ad or keyword.',
    example: 'Meta disapproved the ad "Autumn".',
  },
  REMOVED_BUT_SERVING: {
    meaning: 'A campaign was deleted here and still runs on a platform.',
    example: 'The deleted campaign "Autumn" still serves on Meta.',
  },
  UNLINKED_BUT_SERVING: {
    meaning:
      'A campaign was unlinked, and the platform has not confirmed that it is paused or removed.',
    example: 'The unlinked campaign "Autumn" may still serve on Meta.',
  },
  RELEASE_ABANDONED: {
    meaning: 'A connection was deleted before the platform confirmed what was unlinked through it.',
    example: 'The connection was deleted before Meta confirmed that "Autumn" is paused.',
  },
  CONSENT_MISSING: {
    meaning:
      'Conversions were not sent because they have no consent signal. The alert is over when none was skipped for a day.',
    example: 'Conversions to Meta were skipped because they have no consent signal.',
  },
  DELIVERIES_FAILING: {
    meaning:
      'At least five conversions to a connection failed within an hour, and at least 5 % of those that a platform answered.',
    example: '8 of 40 conversions to google-ads failed within an hour.',
  },
  WEBHOOK_REFUSED: {
    meaning: 'At least three requests to a conversion source were refused within 15 minutes.',
    example: '3 requests to the source "stripe" were refused within 15 minutes.',
  },
  WEBHOOK_FAILED: {
    meaning:
      'Events that a provider posted failed within a day and were not counted. `details.code` is the reason of the last one.',
    example: '2 events of the source "stripe" failed within a day and were not counted.',
  },
  SYNC_STALLED: {
    meaning:
      'A worker had a sync and did nothing for it, so it was handed to another worker. The alert is over when the sync ends.',
    example: 'A worker did nothing for a sync. Another worker goes on with it.',
  },
  WORKERS_ABSENT: {
    meaning:
      'No worker has given a sign of life for two minutes although work of the account is due: syncs, readings and the Emergency Brake rest. The alert is over when a worker is back.',
    example: 'No worker has run since 2026-11-21T09:00:00.000Z.',
  },
  SOURCE_SILENT: {
    meaning:
      'A conversion source that used to send has sent nothing for more than a day, and for more than twice its longest gap.',
    example: 'The source "stripe" has sent nothing since 2026-11-21T09:00:00.000Z.',
  },
} as const satisfies Readonly<Record<AlertKind, Omit<CodeText, 'fix'>>>;
