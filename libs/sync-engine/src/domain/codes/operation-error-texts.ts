import type { CodeText } from '@switchyard/kernel';

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
