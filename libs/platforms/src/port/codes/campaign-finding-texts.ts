import type { CodeText } from '@switchyard/kernel';

/** Every finding about accounts, campaigns, bids, places and hours. */
export const CAMPAIGN_FINDING_TEXTS = {
  ADVERTISER_IDENTITY_TOO_LONG: {
    meaning: 'The name of the advertiser is too long for the platform.',
    example: 'advertiserIdentity has 600 characters, Meta takes 512.',
    fix: 'Shorten it.',
  },
  ADVERTISER_IDENTITY_UNSAID: {
    meaning: 'The platform wants to know who pays for the ads or profits from them.',
    example: 'Meta asks for the advertiser of these ads.',
    fix: "Set `declarations.advertiserIdentity` of the campaign or of the connection's settings, unless the law does not ask for it.",
  },
  BIDDING_NUMBER_MISSING: {
    meaning: 'The bidding strategy needs a number that is not set.',
    example: 'Google takes TARGET_CPA only with targetCpa.',
    fix: 'Set the member of `biddingStrategy` that the message names.',
  },
  BIDDING_STRATEGY_TRANSLATED: {
    meaning: 'The platform has no such strategy. The nearest one is used.',
    example: 'LinkedIn does not bid by TARGET_CPA: it becomes MAXIMIZE_CONVERSIONS.',
    fix: 'No change is needed when that is right. Otherwise choose another strategy.',
  },
  BIDDING_STRATEGY_UNSUPPORTED: {
    meaning: 'The platform does not bid by this strategy.',
    example: 'OpenAI does not bid by TARGET_ROAS.',
    fix: 'Choose a strategy that GET /api/v1/platforms/:platformId lists.',
  },
  BID_MODIFIER_UNSUPPORTED: {
    meaning: 'The platform takes the hours, but not the bid modifiers on them.',
    example: 'Meta takes no bid modifiers on hours.',
    fix: 'Nothing, or remove the bid modifiers.',
  },
  BID_REQUIRED: {
    meaning: 'The platform needs a bid.',
    example: 'OpenAI needs a bid of the ad group.',
    fix: 'Set `maxCpc` of the ad group.',
  },
  BID_TOO_HIGH: {
    meaning: 'The bid is above the most that the platform takes.',
    example: 'maxCpc is 120, OpenAI takes at most 100.',
    fix: 'Lower the bid.',
  },
  BID_TOO_LOW: {
    meaning: 'The bid is below the least that the platform takes.',
    example: 'maxCpc is 0.01, Microsoft takes at least 0.05.',
    fix: 'Raise the bid.',
  },
  BUDGET_SPLIT_MISSING: {
    meaning: 'The campaign runs on several platforms and has no budget split.',
    example: 'The campaign does not say how its budget is split.',
    fix: 'Set `_platformBudgets` so that the amounts add up to the budget, or call PUT /api/v1/campaigns/:id/budget-split.',
  },
  BUDGET_TOO_LOW: {
    meaning: 'The budget of the platform is below the least that it takes.',
    example: 'The budget is 0.50, Meta takes at least 1.00 per day.',
    fix: 'Raise the budget of the platform.',
  },
  CAMPAIGN_NOT_HOLDABLE: {
    meaning:
      'A campaign on the platform cannot be taken over, because it has no daily budget or no name.',
    example: 'The campaign has a lifetime budget.',
    fix: 'Give it a name and a daily budget on the platform.',
  },
  CAMPAIGN_TYPE_UNSUPPORTED: {
    meaning: 'The platform, or Switchyard, has no campaigns of this type.',
    example: 'Reddit has no PERFORMANCE_MAX campaigns.',
    fix: 'Take the platform out of the campaign, or create a campaign of a type that it has.',
  },
  CONNECTION_DISABLED: {
    meaning: 'The connection is switched off.',
    example: 'The connection is switched off.',
    fix: 'Set its `status` to ACTIVE with PATCH /api/v1/connections/:id.',
  },
  CONNECTION_MISSING: {
    meaning: 'No ad account of the platform is connected for the campaign.',
    example: 'No ad account of meta-ads is connected for this campaign.',
    fix: 'Connect one with POST /api/v1/connections, or remove the platform from the campaign.',
  },
  CONNECTION_NEEDS_REAUTH: {
    meaning: 'The platform no longer accepts the credentials of the connection.',
    example: 'The platform no longer accepts the grant of this connection.',
    fix: 'Send new credentials with PATCH /api/v1/connections/:id.',
  },
  CONNECTION_SETTING_MISSING: {
    meaning: 'The connection lacks a setting that the campaign needs.',
    example: 'The connection to Meta does not say its pageId.',
    fix: 'Set what the message names in `settings` with PATCH /api/v1/connections/:id.',
  },
  CURRENCY_MISMATCH: {
    meaning: 'The ad account has another currency than the campaign or the connection.',
    example: 'The campaign is in EUR, the ad account in USD.',
    fix: 'Choose a connection in the currency of the campaign, or create the campaign in that of the account.',
  },
  DST_SHIFT_AHEAD: {
    meaning: 'Clocks change between the zone of the schedule and that of the ad account.',
    example: 'The difference between UTC and Europe/Berlin changes on 2027-03-28.',
    fix: 'Sync after that day.',
  },
  END_DATE_BEFORE_START: {
    meaning: 'The campaign ends before it starts.',
    example: 'The campaign ends before it starts.',
    fix: 'Move `endDate` to `startDate` or later.',
  },
  END_DATE_PAST: {
    meaning: 'The campaign is not on the platform yet and its last day has passed.',
    example: 'The campaign ended before it could be created there.',
    fix: 'Move `endDate` to today or later, or clear it.',
  },
  FACET_NOT_EXCLUDABLE: {
    meaning: 'The platform cannot exclude people by this facet.',
    example: 'LinkedIn cannot exclude groups.',
    fix: 'Take the facet out of the exclusions.',
  },
  FIELD_DROPPED: {
    meaning: 'The platform takes no such field. It is not sent there.',
    example: 'Meta takes no trackingTemplate.',
    fix: 'No change is needed when the campaign may run without it there.',
  },
  FIELD_UNSUPPORTED: {
    meaning:
      'The platform has no such field, and the campaign would mean something else without it.',
    example: 'LinkedIn cannot hold devices.',
    fix: 'Clear the field, or remove the platform from the campaign.',
  },
  INCOMPATIBLE_TARGETING_COMBINATION: {
    meaning: 'The platform refuses these kinds of targeting together.',
    example: 'LinkedIn refuses job titles together with functions.',
    fix: 'Keep job titles, or functions and seniorities, or set `matching` to ANY.',
  },
  INTERNAL_ERROR: {
    meaning: 'Switchyard failed while it asked the platform about the campaign.',
    example: 'Switchyard failed while it worked on google-ads.',
    fix: 'Preview again. If it fails again, tell the operator of the installation.',
  },
  LANGUAGE_REQUIRED: {
    meaning: 'The platform needs one language.',
    example: 'LinkedIn needs the language of the ads.',
    fix: 'Set `languages` to the language that the ads are written in.',
  },
  LANGUAGE_UNSUPPORTED: {
    meaning: 'The platform cannot target this language. It is not sent there.',
    example: 'Google cannot target "eo".',
    fix: 'No change is needed when other languages are left. Otherwise choose one that the platform has.',
  },
  LATITUDE_OUT_OF_RANGE: {
    meaning: 'The circle lies too far north or south for the platform.',
    example: 'lat is 88, Microsoft takes -85 to 85.',
    fix: 'Put the centre of the circle between 85 degrees south and north.',
  },
  NAME_HAS_LINE_BREAK: {
    meaning: 'The name has a line break.',
    example: 'The name has a line break.',
    fix: 'Remove line breaks from the name.',
  },
  NAME_TAKEN: {
    meaning: 'A campaign of the Space has the name of the campaign that is to be taken over.',
    example: 'A campaign of this Space is called "Autumn" already.',
    fix: 'Rename one of the two, here or on the platform.',
  },
  NAME_TOO_LONG: {
    meaning: 'The name is too long for the platform.',
    example: 'The name has 300 bytes, Google takes 255.',
    fix: 'Shorten it.',
  },
  NEGATIVE_MATCH_TYPE_UNSUPPORTED: {
    meaning: 'The platform has no negative keywords of this match type.',
    example: 'Microsoft has no broad negative keywords.',
    fix: 'Choose the match type PHRASE or EXACT.',
  },
  NO_DEVICE_LEFT: {
    meaning: 'Every device that the platform has is switched off.',
    example: 'Every device is switched off.',
    fix: 'Leave at least one device switched on.',
  },
  NO_LANGUAGE_LEFT: {
    meaning: 'The platform has none of the languages, so the ads would show in all languages.',
    example: 'LinkedIn has none of these languages.',
    fix: 'Add a language that the platform has, or empty the list to target all.',
  },
  ONLY_CIRCLES: {
    meaning: 'The platform has no circles, and nothing else is targeted.',
    example: 'LinkedIn cannot target circles. Add a country, region or city to include.',
    fix: 'Add a named location, or remove the platform from the campaign.',
  },
  PLACE_NOT_RESOLVED: {
    meaning: 'The platform does not know which location a row means.',
    example: 'Google knows no one place that "Springfield" could mean.',
    fix: 'Add `type` or `countryCode`, or choose the location by its id.',
  },
  PLACE_REQUIRED: {
    meaning: 'The platform needs at least one location.',
    example: 'Meta shows no ads without a place.',
    fix: 'Add a country, region or city.',
  },
  PLATFORM_NOT_AVAILABLE: {
    meaning: 'This installation cannot send campaigns to the platform.',
    example: 'Campaigns cannot be sent to x-ads yet.',
    fix: 'Take the platform out of the campaign. GET /api/v1/platforms lists those that are available.',
  },
  PLATFORM_UNAVAILABLE: {
    meaning: 'The platform did not answer while the plan was made.',
    example: 'Meta did not answer.',
    fix: 'Preview again in a few minutes.',
  },
  POLITICAL_ADS_REFUSED: {
    meaning: 'The platform takes no political advertising.',
    example: 'Microsoft takes no political advertising.',
    fix: 'Take the platform out of the campaign.',
  },
  POLITICAL_DECLARATION_MISSING: {
    meaning: 'The platform wants to know whether the campaign is political advertising.',
    example: 'Google wants to know whether this is political advertising.',
    fix: "Set `declarations.politicalAdvertising` of the campaign or of the connection's settings.",
  },
  RADIUS_CLAMPED_TO_MAX: {
    meaning: 'The circle is larger than the platform takes.',
    example: 'The radius is 600 km, Google takes at most 500.',
    fix: 'Set a smaller radius.',
  },
  RADIUS_CLAMPED_TO_MIN: {
    meaning: 'The circle is smaller than the platform takes.',
    example: 'The radius is 0.5 km, Google takes at least 1.',
    fix: 'Set a larger radius.',
  },
  REMOTE_ALREADY_LINKED: {
    meaning: 'The campaign that is to be taken over is linked here already.',
    example: 'This campaign is linked here already.',
    fix: 'Do not exclude it: it takes part in every plan.',
  },
  REMOTE_CLAIMED: {
    meaning: 'The campaign on the platform belongs to another Space.',
    example: 'This campaign belongs to another Space.',
    fix: 'Unlink it in that Space first, if that Space is yours.',
  },
  REMOTE_NAME_TAKEN: {
    meaning: 'The ad account has another campaign of the same name.',
    example: 'The ad account has a campaign called "Autumn" already.',
    fix: 'Rename one of the two, here or on the platform.',
  },
  REMOTE_NOT_FOUND: {
    meaning: 'The ad account has no campaign with this id.',
    example: 'The ad account has no campaign with this id.',
    fix: 'Look the id up on the platform. Removed campaigns cannot be taken over.',
  },
  REMOTE_RELEASED: {
    meaning: 'The campaign was created here and unlinked. It cannot be taken over again.',
    example: 'This campaign was made here and unlinked.',
    fix: 'Exclude it, or copy it on the platform and take the copy over.',
  },
  SCHEDULE_UNSUPPORTED: {
    meaning: 'The platform shows ads at all hours.',
    example: 'LinkedIn runs campaigns at all hours.',
    fix: 'No change is needed when that is acceptable. Otherwise remove the platform from the campaign.',
  },
  SEARCHER_ZONE_UNSUPPORTED: {
    meaning: 'The platform reads the hours by the clock of the ad account.',
    example: 'Meta reads the windows by the clock of the ad account.',
    fix: 'Nothing, or make a campaign of its own for this platform.',
  },
  SPECIAL_AD_CATEGORY_UNKNOWN: {
    meaning: "The special ad category is not one of the platform's.",
    example: 'Meta has no special ad category "FOOD".',
    fix: "Use a category that the finding's `fix` names.",
  },
  START_DATE_PAST: {
    meaning: 'The campaign is not on the platform yet and its first day has passed.',
    example: 'The campaign was to start on a day that has passed.',
    fix: 'Move `startDate` to today or later, or clear it.',
  },
  TARGETED_AND_EXCLUDED: {
    meaning: 'A location is targeted and excluded at once.',
    example: '"Berlin" is targeted and excluded at once.',
    fix: 'Keep one of the two rows.',
  },
  TARGETS_EVERYWHERE: {
    meaning: 'No location is named, so the ads may show in the whole world.',
    example: 'No place is named.',
    fix: 'Add the locations where the ads should show, unless it is the whole world.',
  },
  TARGET_ROAS_TOO_HIGH: {
    meaning: 'The target is above the most that the platform takes.',
    example: 'targetRoas is 2000, Google takes at most 1000.',
    fix: 'Lower the target.',
  },
  TARGET_ROAS_TOO_LOW: {
    meaning: 'The target is below the least that the platform takes.',
    example: 'targetRoas is 0.001, Google takes at least 0.01.',
    fix: 'Raise the target.',
  },
  TOO_MANY_NEGATIVE_KEYWORDS: {
    meaning: 'The campaign has more negative keywords than the platform takes.',
    example: 'The campaign has 12000 negative keywords, Google takes 10000.',
    fix: 'Remove negative keywords.',
  },
  TOO_MANY_PLACES: {
    meaning: 'The campaign has more locations than the platform takes.',
    example: 'The campaign has 300 places, LinkedIn takes 200.',
    fix: 'Replace small locations with the region that contains them.',
  },
  TOO_MANY_VALUES: {
    meaning: 'A facet of the targeting has more values than the platform takes.',
    example: 'LinkedIn takes 200 values per facet.',
    fix: 'Remove values.',
  },
  TOO_MANY_WINDOWS: {
    meaning: 'The ad schedule has more windows than the platform takes.',
    example: 'The schedule has 50 windows, Microsoft takes 42.',
    fix: 'Join windows.',
  },
  TOO_MANY_WINDOWS_PER_DAY: {
    meaning: 'A day has more windows than the platform takes.',
    example: 'Monday has 8 windows, Google takes 6.',
    fix: 'Join windows of that day.',
  },
  WINDOWS_OVERLAP: {
    meaning: 'Two windows cover the same hours with different bid modifiers.',
    example: 'Window 2 overlaps earlier hours.',
    fix: 'Correct the hours.',
  },
  ZONE_ROUNDED: {
    meaning: 'Two time zones do not differ by a multiple of 15 minutes, so hours are rounded.',
    example: 'The hours are rounded to the nearest quarter of an hour.',
    fix: 'Nothing.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;
