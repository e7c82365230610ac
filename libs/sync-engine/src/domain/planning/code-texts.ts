import type { CodeText } from '@switchyard/kernel';

/** Every warning and notice of a plan that no platform causes. */
export const PLAN_WARNING_TEXTS = {
  DATABASE_RESTORED: {
    meaning:
      'The database was restored from a backup. Objects with our mark are bound instead of created a second time.',
    example: 'On 2026-11-20 the database was found to be older than the last sync.',
    fix: 'Read the drift of the plan before you sync. See [what to do after a restore](restore.md).',
  },
  QUOTA_NEEDS_DAYS: {
    meaning: "The platform's daily quota is smaller than the plan, so the work takes several days.",
    example: 'google-ads needs 3 days: it grants 15000 a day.',
    fix: 'Sync today. Preview and sync again on the next day for the rest.',
  },
  CURRENCY_NOT_ADDED: {
    meaning: 'The account budget has no rate for a currency, so its spending is in no sum.',
    example: 'Spending in USD is in no sum of EUR.',
    fix: 'Add the rate to the account budget.',
  },
  CURRENCY_MISMATCH: {
    meaning: 'The campaign that is taken over has another currency than the account.',
    example: 'The campaign is in USD.',
    fix: 'Nothing, or add the rate of the currency to the account budget.',
  },
  DRIFT_OVERWRITTEN: {
    meaning:
      'A value on the platform was changed there and is replaced by ours. The warning has both values.',
    example: 'The platform had another value; ours is sent over it.',
    fix: 'No change is needed when ours is right. Otherwise resolve the drift with `take: remote` before you sync.',
  },
  LOCAL_OVERWRITTEN: {
    meaning: 'A value here is replaced by the one found on the platform.',
    example: 'A local change is overwritten with the value found on the platform.',
    fix: "No change is needed when the platform's value is right. Otherwise resolve the drift with `take: local` before you sync.",
  },
  NOT_IMPORTABLE: {
    meaning:
      'The value on the platform cannot be stored here. It stays there until the local value is sent.',
    example: 'The value stays as it is on the platform and is reported as drift.',
    fix: 'Nothing, or resolve the drift with `take: local`.',
  },
  FOUND_OURS: {
    meaning:
      'The platform has an object with our mark that is not recorded here. It is bound instead of created a second time.',
    example: 'The platform has this object with our mark.',
    fix: 'Read the drift of the plan before you sync.',
  },
  REMOVED_BUT_SERVING: {
    meaning:
      'A campaign that was deleted here still runs on the platform until the plan is applied.',
    example: 'The campaign was deleted here and runs on the platform until this plan is applied.',
    fix: 'Sync to remove it there.',
  },
  REMOTE_MISSING: {
    meaning: 'The platform no longer has the object.',
    example: 'The platform does not have the campaign any more.',
    fix: 'Unlink the campaign on this platform, then sync to create it again.',
  },
  NOT_ADOPTED: {
    meaning:
      'A part of the campaign that is taken over cannot be stored here. It stays on the platform.',
    example: 'This ad is of a type that Switchyard does not have.',
    fix: 'Nothing: it keeps running on the platform.',
  },
  NOT_SET_BACK: {
    meaning: 'Undo cannot set this value back.',
    example: 'The value before the sync is not known.',
    fix: 'Set the value by hand with PATCH.',
  },
  CHANGED_SINCE: {
    meaning: 'The value was edited after the sync that is undone. The later edit stays.',
    example: 'The name was edited after the sync.',
    fix: 'Nothing, or set the value by hand.',
  },
  STAYS_HERE: {
    meaning: 'Undo removes the object from the platform. It stays here.',
    example: 'The sync made this on the platform: it goes from there for good, and stays here.',
    fix: 'Delete it here too, or the next sync creates it again.',
  },
  GOES_WITH_PARENT: {
    meaning:
      'Undo removes the object from the platform together with the one above it. It stays here.',
    example: 'A later sync made this below what is undone.',
    fix: 'Nothing: the next sync creates it again.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type PlanWarningCode = keyof typeof PLAN_WARNING_TEXTS;

/** Every code of an operation, or of a campaign that a sync leaves out. */
export const OPERATION_ERROR_TEXTS = {
  PLATFORM_THROTTLED: {
    meaning: 'The platform asked to wait.',
    example: 'Too many requests.',
    fix: 'Nothing: the operation is tried again while the sync runs. If the sync has ended, preview and sync again.',
  },
  PLATFORM_UNAVAILABLE: {
    meaning: 'The platform did not answer or failed.',
    example: 'Google did not answer.',
    fix: 'Preview and sync again once the platform works.',
  },
  CONNECTION_NEEDS_REAUTH: {
    meaning: 'The platform no longer accepts the credentials.',
    example: 'The grant was revoked.',
    fix: 'Send new credentials with PATCH /api/v1/connections/:id, then preview and sync again.',
  },
  PLATFORM_REFUSED: {
    meaning:
      'The platform refused the change. `platformCode` and the message have its own words, `field` the member.',
    example: 'The budget is below the minimum.',
    fix: 'Change what the message names, then preview and sync again.',
  },
  OUTCOME_UNKNOWN: {
    meaning: 'The change was sent and no answer came.',
    example: 'It was sent and never answered.',
    fix: 'Preview again: the plan looks on the platform first, so nothing is created twice.',
  },
  INTERNAL_ERROR: {
    meaning: 'Switchyard failed while it carried out the change. An alert was raised.',
    example: 'Switchyard failed while it worked on google-ads.',
    fix: 'The operator finds the cause in the log. Preview and sync again.',
  },
  REMOTE_NAME_TAKEN: {
    meaning: 'The ad account has another object of the same name.',
    example: 'DUPLICATE_CAMPAIGN_NAME: the name is in use.',
    fix: 'Rename one of the two, then preview and sync again.',
  },
  PLATFORM_CONTRADICTED: {
    meaning: 'The platform answered without saying what became of the change.',
    example: 'The platform answered without saying what became of this change.',
    fix: 'Preview again: the plan looks on the platform first.',
  },
  PARENT_FAILED: {
    meaning: 'The object above this one could not be created. `cause` names it.',
    example: 'What it belongs to could not be made.',
    fix: 'Mend what the operation of the parent names, then preview and sync again.',
  },
  REMOTE_MISSING: {
    meaning: 'The object is gone from the platform.',
    example: 'The object is gone from the platform.',
    fix: 'Preview again.',
  },
  REMOTE_DRIFT: {
    meaning: 'The object was edited on the platform after the plan was made, so nothing was sent.',
    example: 'The object was edited on the platform after the plan was made.',
    fix: 'Preview again and decide which values are right.',
  },
  SYNC_CANCELLED: {
    meaning: 'The sync was cancelled before this was sent.',
    example: 'The sync was cancelled before this was sent.',
    fix: 'Preview and sync again to send it.',
  },
  SYNC_GIVEN_UP: {
    meaning: 'The sync was given up before this was sent.',
    example: 'The sync failed again and again and was given up.',
    fix: 'Preview and sync again.',
  },
  BRAKE_ENGAGED: {
    meaning: 'The Emergency Brake holds the campaign, and the change could raise spending.',
    example: 'The Emergency Brake holds the campaign.',
    fix: 'Release the brake, or wait for the next budget period, then preview and sync again.',
  },
  BRAKE_BLIND: {
    meaning: 'The spend of the connection is unknown, and the change could raise spending.',
    example: 'What is spent through this connection is unknown.',
    fix: 'Check the connection. Preview and sync again once its spend can be read.',
  },
  IMPORT_REFUSED: {
    meaning: 'The value found on the platform cannot be stored here.',
    example: 'The name is longer than 255 characters.',
    fix: 'Change the value on the platform, or resolve the drift with `take: local`.',
  },
  LOCAL_EDIT: {
    meaning:
      "The field was edited here after the plan was made. The platform's value was not taken over.",
    example: 'The field was edited here after the plan was made.',
    fix: 'Preview again: the next plan shows both values.',
  },
  BLOCKED: {
    meaning: 'The plan blocks the campaign and gives no finding.',
    example: 'The plan holds the campaign back.',
    fix: "Validate the campaign and do what each finding's `fix` says.",
  },
  REMOTE_CLAIMED: {
    meaning: 'The campaign that was to be taken over belongs to another Space.',
    example: 'This campaign belongs to another Space.',
    fix: 'Unlink it in that Space first, if that Space is yours.',
  },
  NAME_TAKEN: {
    meaning: 'The campaign that was to be taken over has a name that is taken here.',
    example: 'A campaign of this Space has this name already.',
    fix: 'Rename one of the two, then preview and sync again.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type OperationErrorCode = keyof typeof OPERATION_ERROR_TEXTS;

/** Why a whole sync or preview failed. */
export const WHOLE_FAILURE_TEXTS = {
  INTERNAL_ERROR: {
    meaning: 'The sync or preview failed again and again because of a fault of Switchyard.',
    example: 'The plan could not be computed.',
    fix: 'Preview again. If it fails again, tell the operator of the installation.',
  },
  SYNC_STALLED: {
    meaning: 'Several workers, one after the other, made no progress with the sync.',
    example: 'Several workers, one after the other, got nowhere with the sync.',
    fix: 'Preview again: the plan shows what is left.',
  },
  PREVIEW_STALLED: {
    meaning: 'Several workers, one after the other, made no progress with the plan.',
    example: 'Several workers, one after the other, got nowhere with the plan.',
    fix: 'Preview again. If it stalls again, tell the operator of the installation.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type WholeFailureCode = keyof typeof WHOLE_FAILURE_TEXTS;
