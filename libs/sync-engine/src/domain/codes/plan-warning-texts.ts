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
