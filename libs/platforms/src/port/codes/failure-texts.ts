import type { CodeText } from '@switchyard/kernel';

/**
 * Every code of ours in `platformCode`: connectors refuse these without asking, or could not ask.
 */
export const FAILURE_TEXTS = {
  ACCOUNT_MISSING: {
    meaning: 'The platform does not show the ad account to these credentials.',
    example: 'Meta has no such ad account for this token.',
    fix: 'Check the connection with POST /api/v1/connections/:id/check.',
  },
  AD_GROUPS_UNSUPPORTED: {
    meaning: 'The campaign type has no ad groups on the platform.',
    example: 'Performance Max has asset groups instead of ad groups.',
    fix: 'Remove the ad group.',
  },
  AD_TYPE_UNSUPPORTED: {
    meaning: 'The platform takes no ads of this type in this campaign.',
    example: 'A PERFORMANCE_MAX campaign takes ASSET_GROUP ads only.',
    fix: 'Write an ad of a type that it takes.',
  },
  ANSWER_UNREADABLE: {
    meaning: 'The platform answered with something that cannot be read.',
    example: 'The platform answered 200 with a body that is not JSON.',
    fix: 'Nothing: it is tried again.',
  },
  AUDIENCE_NOT_HELD: {
    meaning: 'Targeting that was built on the platform cannot be joined with the change.',
    example: 'The targeting cannot be put together with other changes of targeting.',
    fix: 'Change the targeting on the platform, or set all of it here.',
  },
  BIDDING_STRATEGY_UNSUPPORTED: {
    meaning: 'The platform does not bid by this strategy.',
    example: 'OpenAI does not bid by TARGET_ROAS.',
    fix: 'Choose another strategy.',
  },
  BID_REQUIRED: {
    meaning: 'The platform needs a bid with this strategy.',
    example: 'OpenAI takes MANUAL_CPC only with maxCpc.',
    fix: 'Set the bid that the message names.',
  },
  BUDGET_SHARED: {
    meaning: 'The campaign shares its budget with others on the platform.',
    example: 'Changing the budget would change that of other campaigns.',
    fix: 'Give the campaign a budget of its own on the platform.',
  },
  CAMPAIGN_TYPE_UNSUPPORTED: {
    meaning: 'The platform has no campaigns of this type.',
    example: 'Meta holds no SEARCH campaigns.',
    fix: 'Take the platform out of the campaign.',
  },
  CREDENTIALS_UNREADABLE: {
    meaning: 'The stored credentials cannot be opened.',
    example: 'The stored credentials cannot be opened with the keys of this worker.',
    fix: 'Send the credentials again with PATCH /api/v1/connections/:id. The operator checks the sealing keys.',
  },
  DEVICES_UNHELD: {
    meaning: 'Every device that the platform has is switched off.',
    example: 'Every device that Reddit has is off.',
    fix: 'Leave at least one device switched on.',
  },
  ENTITY_UNSUPPORTED: {
    meaning: 'The platform has no objects of this kind.',
    example: 'OpenAI has no object for a keyword.',
    fix: 'Remove the object, or remove the platform from the campaign.',
  },
  FILE_MISSING: {
    meaning: 'The bytes of an image are gone.',
    example: 'The bytes of an image are gone.',
    fix: 'Send them again with PUT /api/v1/assets/:id/content.',
  },
  IMAGE_ADDRESS_REQUIRED: {
    meaning: 'The platform fetches images itself, and this one has no public address.',
    example: 'Reddit fetches images itself: this one has no public address.',
    fix: 'The operator sets SWITCHYARD_PUBLIC_URL, or the image gets a public `sourceUrl`.',
  },
  IMAGE_MISSING: {
    meaning: 'An ad of the platform needs an image.',
    example: 'An ad of LinkedIn shows an image.',
    fix: 'Attach an image to the ad.',
  },
  IMAGE_NOT_READY: {
    meaning: 'The platform did not process the image in time.',
    example: 'LinkedIn did not make the image usable in time.',
    fix: 'Nothing: it is tried again.',
  },
  KEYWORDS_UNSUPPORTED: {
    meaning: 'The platform or campaign type has no keywords.',
    example: 'Only search campaigns have keywords.',
    fix: 'Remove the keyword.',
  },
  LANGUAGE_UNSUPPORTED: {
    meaning: 'The platform cannot target the language.',
    example: 'LinkedIn has no campaigns in this language.',
    fix: 'Choose a language that the platform has.',
  },
  LEVEL_UNSUPPORTED: {
    meaning: 'The platform has no objects of this kind.',
    example: 'LinkedIn has no keyword.',
    fix: 'Remove the object, or remove the platform from the campaign.',
  },
  MEDIA_MISSING: {
    meaning: 'The bytes of a file are gone.',
    example: 'The file is no longer there.',
    fix: 'Send them again with PUT /api/v1/assets/:id/content.',
  },
  NOT_CHANGEABLE: {
    meaning: 'The platform sets this member only when the object is created.',
    example: 'Reddit sets the objective for good with the campaign.',
    fix: 'Create a new campaign.',
  },
  NO_DEVICE_LEFT: {
    meaning: 'Every device that the platform has is switched off.',
    example: 'Every device is switched off.',
    fix: 'Leave at least one device switched on.',
  },
  NO_FILE_URL: {
    meaning: 'The platform did not say where its list of locations is.',
    example: 'Microsoft named no address of its file of locations.',
    fix: 'Nothing: it is tried again.',
  },
  NO_PLACE_LEFT: {
    meaning:
      'The platform can target none of the locations. Without them the ads would show everywhere.',
    example: 'No place is left that Meta can target.',
    fix: 'Add a country, region or city that the platform has.',
  },
  NO_ANSWER: {
    meaning: 'The platform could not be reached, or its answer was lost.',
    example: 'The connection to the platform broke off.',
    fix: 'Nothing: it is tried again.',
  },
  PACE_KEPT: {
    meaning: 'The ad account was asked as often as its platform allows.',
    example: 'The next request waits for its turn.',
    fix: 'Nothing. The sync continues without you.',
  },
  PARENT_NOT_FOUND: {
    meaning: 'The object above this one is not on the platform.',
    example: 'No campaign of ours holds the ad group.',
    fix: 'Preview again.',
  },
  PARENT_UNKNOWN: {
    meaning: 'It is not known to which object on the platform this one belongs.',
    example: 'Nothing says which object this one belongs to.',
    fix: 'Preview again.',
  },
  PLACES_MISSING: {
    meaning: 'The platform needs a location that it has.',
    example: 'LinkedIn needs a country, region or city.',
    fix: 'Add a country, region or city.',
  },
  POST_FAILED: {
    meaning: 'The platform failed to create the post behind the ad.',
    example: 'Reddit failed to make the post.',
    fix: 'Nothing: it is tried again.',
  },
  POST_LATE: {
    meaning: 'The platform is still creating the post behind the ad.',
    example: 'Reddit is still making the post.',
    fix: 'Nothing: it is tried again.',
  },
  POST_REFUSED: {
    meaning: 'The platform refused the post behind the ad.',
    example: 'Reddit could not make the post.',
    fix: 'Change what the message names and sync again.',
  },
  PROCESSING_FAILED: {
    meaning: 'The platform cannot read the image.',
    example: 'LinkedIn could not read the image.',
    fix: 'Save the image again and send its bytes.',
  },
  QUOTA_SPENT: {
    meaning: "The platform's quota of the day is used up.",
    example: 'The quota of the day is spent.',
    fix: 'Nothing: what is left waits for the next day and the next plan.',
  },
  REMOTE_NAME_TAKEN: {
    meaning: 'The ad account has another object of the same name.',
    example: 'DUPLICATE_CAMPAIGN_NAME: the name is in use.',
    fix: 'Rename one of the two.',
  },
  REPORT_FAILED: {
    meaning: 'The platform could not make a report.',
    example: 'Microsoft could not make the report.',
    fix: 'Nothing: it is tried again.',
  },
  REPORT_LATE: {
    meaning: 'The platform did not finish a report in time.',
    example: 'Microsoft did not finish the report in time.',
    fix: 'Nothing: it is tried again.',
  },
  SYNC_STOPPED: {
    meaning: 'The sync was stopped before every part of the object was sent.',
    example: 'The sync was stopped before every part of the object was sent.',
    fix: 'Preview and sync again.',
  },
  TIME_ZONE_UNKNOWN: {
    meaning: 'The platform has no name for the time zone of the connection.',
    example: 'Microsoft has no name for the clocks of this zone.',
    fix: 'Set the `timeZone` of the connection to that of the ad account.',
  },
  TIME_ZONE_UNSUPPORTED: {
    meaning: 'The platform has no name for the time zone of the connection.',
    example: 'Microsoft has no name for this time zone.',
    fix: 'Set the `timeZone` of the connection to that of the ad account.',
  },
  VERSION_SUNSET: {
    meaning: 'The platform no longer answers the version of its API that is set.',
    example: 'LinkedIn no longer answers in this version.',
    fix: 'The operator sets a newer version, or none, and restarts.',
  },
  CONNECTION_CLOSED: {
    meaning: 'The connection is gone or switched off.',
    example: 'The connection is DISABLED.',
    fix: 'Set the `status` of the connection to ACTIVE, or create a new one.',
  },
  REMOTE_CLAIMED: {
    meaning: 'The campaign on the platform belongs to another Space.',
    example: 'This campaign belongs to another Space.',
    fix: 'Unlink it in that Space first, if that Space is yours.',
  },
  NAME_TAKEN: {
    meaning: 'A campaign of the Space has this name.',
    example: 'A campaign of this Space has this name already.',
    fix: 'Rename one of the two.',
  },
  PLATFORM_CONTRADICTED: {
    meaning: 'The platform answered without saying what became of the change.',
    example: 'Google answered neither a result nor an error for it.',
    fix: 'Nothing: the next plan looks first.',
  },
  CAMPAIGN_MOVED: {
    meaning: 'The campaign moved to another Space while the brake was about to pause it.',
    example: 'A campaign moved to another Space at the same time. It is tried again.',
    fix: 'Nothing: the brake pauses it in its new Space within seconds.',
  },
  INTERNAL_ERROR: {
    meaning: 'Switchyard failed while it worked on the platform.',
    example: 'Switchyard failed while it worked on google-ads.',
    fix: 'The operator finds the cause in the log. Preview and sync again.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type FailureCode = keyof typeof FAILURE_TEXTS;

/** Every code of the check of a connection. */
export const CHECK_TEXTS = {
  ACCESS_LEVEL_TOO_LOW: {
    meaning: 'The application of this installation may not do this at the platform yet.',
    example: 'The developer token of Google has Explorer access: 2,880 operations a day.',
    fix: 'The operator applies for the access level that the message names (docs/connecting.md).',
  },
  ACCOUNT_NOT_ACTIVE: {
    meaning: 'The platform suspended or closed the ad account, or still reviews it.',
    example: 'Reddit has not approved the ad account yet.',
    fix: 'Resolve it in the interface of the platform.',
  },
  ACCOUNT_READ_ONLY: {
    meaning: 'The person may read the ad account and not change it.',
    example: 'The person is VIEWER of the LinkedIn ad account.',
    fix: 'Ask for a role that may change campaigns, or consent as another person.',
  },
  ACCOUNT_NOT_REACHABLE: {
    meaning:
      'The credentials are good, but do not reach the ad account, or the connection is gone.',
    example: 'These credentials do not reach the account 1234567890.',
    fix: 'Choose an account that the credentials reach, or give the person access to it on the platform.',
  },
  CONNECTION_SETTING_MISSING: {
    meaning: 'A setting that the platform needs is not set in the connection.',
    example: 'The account is reached only through the manager 1112223333.',
    fix: 'Set what the message names in `settings` with PATCH /api/v1/connections/:id.',
  },
  CONVERSIONS_NOT_ENABLED: {
    meaning: 'The platform takes no conversions for this ad account or application.',
    example: 'OpenAI has not enabled conversions for this ad account.',
    fix: 'Ask the platform to enable them. Campaigns work without.',
  },
  CREDENTIALS_REFUSED: {
    meaning: 'The platform refuses the credentials, or one of them is missing.',
    example: 'Google refused the credentials: invalid_grant.',
    fix: 'Send new credentials with PATCH /api/v1/connections/:id.',
  },
  CURRENCY_MISMATCH: {
    meaning: 'The ad account has another currency than the connection.',
    example: 'The ad account is in USD, the connection says EUR.',
    fix: 'Set the `currency` of the connection to that of the ad account.',
  },
  INTERNAL_ERROR: {
    meaning: 'Switchyard failed while it checked the connection.',
    example: 'Switchyard failed while it worked on google-ads.',
    fix: 'Check again. If it fails again, tell the operator of the installation.',
  },
  PAGE_ROLE_MISSING: {
    meaning: 'The person may not advertise for the page that the connection names.',
    example: 'The person is no ADMINISTRATOR of the LinkedIn page 123.',
    fix: 'Ask for the role that the message names, or choose another page.',
  },
  PLATFORM_UNAVAILABLE: {
    meaning: 'The platform did not answer, or this installation has no connector for it.',
    example: 'Google did not answer.',
    fix: 'Check again in a few minutes.',
  },
  SCOPE_MISSING: {
    meaning: 'The person did not allow something that campaigns or conversions need.',
    example: 'The permission rw_conversions of LinkedIn is missing.',
    fix: 'Consent again with POST /api/v1/connections/attempts and leave every permission ticked.',
  },
  TAG_MISSING: {
    meaning: 'The ad account has no tag, pixel or dataset that conversions are sent to.',
    example: 'The ad account has no UET tag.',
    fix: 'Make one at the platform, then choose it from GET /api/v1/connections/:id/assets.',
  },
  TIME_ZONE_MISMATCH: {
    meaning: 'The ad account has another time zone than the connection.',
    example: 'The ad account is in America/New_York, the connection says Europe/Berlin.',
    fix: 'Set the `timeZone` of the connection to that of the ad account.',
  },
  VERSION_SUNSET: {
    meaning: 'The platform no longer answers the version of its API that is set.',
    example: 'Google no longer answers this version of its API.',
    fix: 'The operator of the installation sets a newer version, or none, and restarts.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type CheckCode = keyof typeof CHECK_TEXTS;
