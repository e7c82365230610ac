import type { LimitRule } from '../../port/capabilities';
import { SOURCE } from './sources';

const asLong = (field: string, value: number, code: LimitRule['code']): LimitRule => ({
  entity: 'campaign',
  field,
  kind: 'maxLength',
  value,
  counts: 'units',
  code,
  fix: `Use at most ${value} characters.`,
  source: SOURCE.asset,
});

/** Google's English headers of structured snippets (codes and formats). */
const HEADERS = [
  'Amenities',
  'Brands',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Models',
  'Neighborhoods',
  'Service catalog',
  'Shows',
  'Styles',
  'Types',
];

/** Texts beside ads. A callout's text is `text`, the values of a snippet are measured one by one. */
export const extensionLimits: readonly LimitRule[] = [
  asLong('extensions.linkText', 25, 'LINK_TEXT_TOO_LONG'),
  asLong('extensions.description1', 35, 'DESCRIPTION_TOO_LONG'),
  asLong('extensions.description2', 35, 'DESCRIPTION_TOO_LONG'),
  asLong('extensions.text', 25, 'CALLOUT_TOO_LONG'),
  asLong('extensions.values', 25, 'SNIPPET_VALUE_TOO_LONG'),
  {
    entity: 'campaign',
    field: 'extensions.values',
    kind: 'minCount',
    value: 3,
    code: 'TOO_FEW_SNIPPET_VALUES',
    fix: 'Use at least 3 values.',
    source: SOURCE.asset,
  },
  {
    entity: 'campaign',
    field: 'extensions.values',
    kind: 'maxCount',
    value: 10,
    code: 'TOO_MANY_SNIPPET_VALUES',
    fix: 'Keep at most 10 values.',
    source: SOURCE.asset,
  },
  {
    entity: 'campaign',
    field: 'extensions.header',
    kind: 'forbiddenPattern',
    value: `^(?!(${HEADERS.join('|')})$)`,
    code: 'SNIPPET_HEADER_UNKNOWN',
    problem: 'is not one of the headers of structured snippets',
    fix: `Use one of ${HEADERS.join(', ')}.`,
    source: 'Google Ads API, Structured snippet headers',
  },
];
