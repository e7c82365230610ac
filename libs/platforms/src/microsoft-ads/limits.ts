import type { LimitRule } from '../port/capabilities';
import { adLimits, SOURCE } from './ad-limits';
import { UNVERIFIED } from './unverified';
import { CALL_COUNTRIES, SNIPPET_HEADERS } from './vocabulary';

type CampaignLimit = Omit<LimitRule, 'entity' | 'source'>;

const campaignRule =
  (source: string) =>
  (limit: CampaignLimit): LimitRule => ({ entity: 'campaign', source, ...limit });
const campaign = campaignRule(SOURCE.campaign);
const criterion = campaignRule(SOURCE.criterion);
const schedule = campaignRule(SOURCE.schedule);
const negative = campaignRule(SOURCE.negative);

/** Limits of campaigns and their criteria. */
const campaignLimits: readonly LimitRule[] = [
  campaign({
    field: 'name',
    kind: 'maxLength',
    value: 128,
    counts: 'units',
    code: 'NAME_TOO_LONG',
    fix: 'Use at most 128 characters.',
  }),
  campaign({
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestAmount,
    code: 'BUDGET_TOO_LOW',
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestAmount} for this platform.`,
    unverified: true,
  }),
  ...(['biddingStrategy.targetCpa', 'biddingStrategy.maxCpcBidCeiling'] as const).map((field) =>
    campaign({
      field,
      kind: 'min',
      value: UNVERIFIED.smallestAmount,
      code: 'BID_TOO_LOW',
      fix: `Set at least ${UNVERIFIED.smallestAmount}.`,
      unverified: true,
    }),
  ),
  campaign({
    field: 'declarations.politicalAdvertising',
    kind: 'forbiddenPattern',
    value: '^POLITICAL$',
    code: 'POLITICAL_ADS_REFUSED',
    problem: 'is POLITICAL',
    fix: 'Remove the platform from `platforms` of the campaign, or correct the declaration.',
  }),
  criterion({
    field: 'geoTargets.lat',
    kind: 'min',
    value: -85,
    code: 'LATITUDE_OUT_OF_RANGE',
    fix: 'Use a `lat` from -85 to 85.',
  }),
  criterion({
    field: 'geoTargets.lat',
    kind: 'max',
    value: 85,
    code: 'LATITUDE_OUT_OF_RANGE',
    fix: 'Use a `lat` from -85 to 85.',
  }),
  schedule({
    field: 'adSchedule',
    kind: 'maxCount',
    value: UNVERIFIED.windowsPerWeek,
    code: 'TOO_MANY_WINDOWS',
    fix: `Merge windows until at most ${UNVERIFIED.windowsPerWeek} are left.`,
    unverified: true,
  }),
  schedule({
    field: 'adSchedule.windowsPerDay',
    kind: 'maxCount',
    value: UNVERIFIED.windowsPerWeek / 7,
    code: 'TOO_MANY_WINDOWS_PER_DAY',
    fix: 'Merge windows until no day has more than 7.',
    unverified: true,
  }),
  negative({
    field: 'negativeKeywords',
    kind: 'maxCount',
    value: 20_000,
    code: 'TOO_MANY_NEGATIVE_KEYWORDS',
    fix: 'Keep at most 20,000 negative keywords.',
    campaignTypes: ['SEARCH'],
  }),
  negative({
    field: 'negativeKeywords.text',
    kind: 'maxLength',
    value: 100,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 100 characters.',
    campaignTypes: ['SEARCH'],
  }),
  campaign({
    field: 'trackingTemplate',
    kind: 'maxLength',
    value: 2_048,
    counts: 'units',
    code: 'URL_TOO_LONG',
    fix: 'Use at most 2,048 characters.',
    unverified: true,
  }),
];

type ExtensionLimit = Omit<LimitRule, 'entity' | 'source' | 'campaignTypes'>;

const extensionRule =
  (source: string) =>
  (limit: ExtensionLimit): LimitRule => ({
    entity: 'campaign',
    source,
    campaignTypes: ['SEARCH'],
    ...limit,
  });
const sitelink = extensionRule(SOURCE.sitelink);
const callout = extensionRule(SOURCE.callout);
const snippet = extensionRule(SOURCE.snippet);
const call = extensionRule(SOURCE.call);

/** A pattern that every text matches but the listed ones. */
const anythingBut = (words: readonly string[]): string => `^(?!(?:${words.join('|')})$)`;

/**
 * Limits of what is beside search ads. Fields name the kind: `extensions.sitelinks` counts them,
 * `extensions.linkText` is a member of each.
 */
const extensionLimits: readonly LimitRule[] = [
  sitelink({
    field: 'extensions.sitelinks',
    kind: 'maxCount',
    value: 20,
    code: 'TOO_MANY_SITELINKS',
    fix: 'Keep at most 20 sitelinks on a campaign.',
  }),
  sitelink({
    field: 'extensions.linkText',
    kind: 'maxLength',
    value: 25,
    counts: 'units',
    code: 'LINK_TEXT_TOO_LONG',
    fix: 'Use at most 25 characters.',
  }),
  sitelink({
    field: 'extensions.description1',
    kind: 'maxLength',
    value: 35,
    counts: 'units',
    code: 'DESCRIPTION_TOO_LONG',
    fix: 'Use at most 35 characters.',
  }),
  sitelink({
    field: 'extensions.description2',
    kind: 'maxLength',
    value: 35,
    counts: 'units',
    code: 'DESCRIPTION_TOO_LONG',
    fix: 'Use at most 35 characters.',
  }),
  sitelink({
    field: 'extensions.finalUrl',
    kind: 'maxLength',
    value: 2_048,
    counts: 'units',
    code: 'URL_TOO_LONG',
    fix: 'Use at most 2,048 characters.',
  }),
  callout({
    field: 'extensions.callouts',
    kind: 'maxCount',
    value: 20,
    code: 'TOO_MANY_CALLOUTS',
    fix: 'Keep at most 20 callouts on a campaign.',
  }),
  callout({
    field: 'extensions.text',
    kind: 'maxLength',
    value: 25,
    counts: 'units',
    code: 'CALLOUT_TOO_LONG',
    fix: 'Use at most 25 characters.',
  }),
  snippet({
    field: 'extensions.structuredSnippets',
    kind: 'maxCount',
    value: 20,
    code: 'TOO_MANY_STRUCTURED_SNIPPETS',
    fix: 'Keep at most 20 structured snippets on a campaign.',
  }),
  snippet({
    field: 'extensions.header',
    kind: 'forbiddenPattern',
    value: anythingBut(SNIPPET_HEADERS),
    code: 'SNIPPET_HEADER_UNKNOWN',
    problem: 'is not one of the headers of structured snippets',
    fix: `Use one of ${SNIPPET_HEADERS.join(', ')}.`,
    unverified: true,
  }),
  snippet({
    field: 'extensions.values',
    kind: 'minCount',
    value: 3,
    code: 'TOO_FEW_SNIPPET_VALUES',
    fix: 'Use at least 3 values.',
  }),
  snippet({
    field: 'extensions.values',
    kind: 'maxCount',
    value: 10,
    code: 'TOO_MANY_SNIPPET_VALUES',
    fix: 'Keep at most 10 values.',
  }),
  snippet({
    field: 'extensions.values',
    kind: 'maxLength',
    value: 25,
    counts: 'units',
    code: 'SNIPPET_VALUE_TOO_LONG',
    fix: 'Use at most 25 characters.',
  }),
  call({
    field: 'extensions.calls',
    kind: 'maxCount',
    value: 1,
    code: 'TOO_MANY_CALLS',
    fix: 'Keep one phone number on a campaign.',
  }),
  call({
    field: 'extensions.phoneNumber',
    kind: 'maxLength',
    value: 35,
    counts: 'units',
    code: 'PHONE_NUMBER_TOO_LONG',
    fix: 'Use at most 35 characters.',
  }),
  call({
    field: 'extensions.countryCode',
    kind: 'forbiddenPattern',
    value: anythingBut(CALL_COUNTRIES),
    code: 'CALL_COUNTRY_UNSUPPORTED',
    problem: 'is not a supported country',
    fix: `Use a phone number of one of these countries: ${CALL_COUNTRIES.join(', ')}.`,
  }),
];

const childLimits: readonly LimitRule[] = [
  {
    entity: 'adGroup',
    field: 'name',
    kind: 'maxLength',
    value: 256,
    counts: 'units',
    code: 'NAME_TOO_LONG',
    fix: 'Use at most 256 characters.',
    source: SOURCE.adGroup,
  },
  {
    entity: 'keyword',
    field: 'text',
    kind: 'maxLength',
    value: 100,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 100 characters.',
    source: SOURCE.keyword,
  },
  ...(['adGroup', 'keyword'] as const).map((entity): LimitRule => ({
    entity,
    field: 'maxCpc',
    kind: 'min',
    value: UNVERIFIED.smallestAmount,
    code: 'BID_TOO_LOW',
    fix: `Set at least ${UNVERIFIED.smallestAmount}.`,
    source: SOURCE.memory,
    unverified: true,
  })),
];

/** Limits that Microsoft sets; lengths without what a dynamic text may grow to. */
export const limits: readonly LimitRule[] = [
  ...campaignLimits,
  ...extensionLimits,
  ...childLimits,
  ...adLimits,
];
