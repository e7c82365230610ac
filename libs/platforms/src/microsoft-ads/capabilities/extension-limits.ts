import type { LimitRule } from '../../port/capabilities';
import { CALL_COUNTRIES, SNIPPET_HEADERS } from '../data/extension-words';
import { SOURCE } from './sources';

type Limit = Omit<LimitRule, 'entity' | 'source' | 'campaignTypes'>;

const from =
  (source: string) =>
  (limit: Limit): LimitRule => ({
    entity: 'campaign',
    source,
    campaignTypes: ['SEARCH'],
    ...limit,
  });
const sitelink = from(SOURCE.sitelink);
const callout = from(SOURCE.callout);
const snippet = from(SOURCE.snippet);
const call = from(SOURCE.call);

/** A pattern that every text matches but the listed ones. */
const anythingBut = (words: readonly string[]): string => `^(?!(?:${words.join('|')})$)`;

/**
 * Limits of what stands beside search ads. Fields name the kind: `extensions.sitelinks` counts them, `extensions.linkText`
 * is a member of each.
 */
export const extensionLimits: readonly LimitRule[] = [
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
