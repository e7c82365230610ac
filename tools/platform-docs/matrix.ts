import {
  AD_TYPES,
  BIDDING_STRATEGIES,
  type BiddingStrategyType,
  CAMPAIGN_TYPES,
  type Capabilities,
  CONTRACT_FIELDS,
  ENTITY_KINDS,
  type FieldRule,
  type Support,
} from '@switchyard/platforms/domain';

/**
 * Six platforms side by side: what becomes of each campaign type, ad type, bidding strategy and
 * field.
 */
export const matrix = (platforms: readonly Capabilities[]): string =>
  [
    '# What each platform can hold',
    'Made from the capability tables of `libs/platforms` by `npm run docs`; not edited by hand. The same tables drive Validate, `GET /platforms/:platformId` and the connectors.',
    "`native` arrives as it is, `translated` as the platform says it, `clamped` within its bounds, `dropped` and `unsupported` not at all, which every validation says. `*`: no document at hand proves it; see the platform's `-unverified` page.",
    ...platforms
      .map(({ platform, name }) => `[${name}](${platform}.md)`)
      .join(' · ')
      .split('\n'),
    '## Campaign types',
    side(platforms, 'type', CAMPAIGN_TYPES, (each, type) => each.campaignTypes[type]),
    '## Ad types',
    side(platforms, 'type', AD_TYPES, (each, type) => each.adTypes[type]),
    '## Bidding strategies',
    side(platforms, 'strategy', BIDDING_STRATEGIES, strategyOn),
    ...ENTITY_KINDS.flatMap((entity) => [
      `## Fields of ${NAMES[entity]}`,
      side(platforms, 'field', [...CONTRACT_FIELDS[entity]].sort(), (each, field) =>
        supportOf(each, entity, field),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');

const NAMES = {
  campaign: 'campaigns',
  adGroup: 'ad groups',
  ad: 'ads',
  keyword: 'keywords',
} as const;

const side = <Row extends string>(
  platforms: readonly Capabilities[],
  what: string,
  rows: readonly Row[],
  cell: (platform: Capabilities, row: Row) => string,
): string =>
  table(
    [what, ...platforms.map(({ platform }) => platform)],
    rows.map((row) => [`\`${row}\``, ...platforms.map((platform) => cell(platform, row) || '–')]),
  );

const strategyOn = ({ bidding }: Capabilities, strategy: BiddingStrategyType): string => {
  const rules = bidding.filter((rule) => rule.strategy === strategy);
  const words = [...new Set(rules.map(wordOf))];
  const where = (word: string): string =>
    rules
      .filter((rule) => wordOf(rule) === word)
      .flatMap(({ campaignTypes }) => campaignTypes ?? [])
      .join(', ');
  return (
    words.map((word) => (where(word) === '' ? word : `${word} in ${where(word)}`)).join('; ') ||
    'unsupported'
  );
};

const wordOf = ({ support, becomes }: Capabilities['bidding'][number]): string =>
  becomes === undefined ? support : `${support} (${becomes})`;

/**
 * What becomes of a field on a platform in one cell: one word, or which word holds for which
 * campaigns or ads. Empty where the table is silent.
 */
const supportOf = (
  { fields }: Capabilities,
  entity: FieldRule['entity'],
  field: string,
): string => {
  const rules = fields.filter((rule) => rule.entity === entity && rule.field === field);
  const words = new Set(rules.map(({ support }) => support));
  if (words.size <= 1) return marked([...words][0] ?? '', rules);
  return [...words]
    .map(
      (word) =>
        `${marked(word, rules)} (${scopesOf(rules.filter(({ support }) => support === word))})`,
    )
    .join(', ');
};

const marked = (word: Support | '', rules: readonly FieldRule[]): string =>
  word !== '' &&
  rules.filter(({ support }) => support === word).every(({ unverified }) => unverified === true)
    ? `${word}*`
    : word;

const scopesOf = (rules: readonly FieldRule[]): string =>
  [
    ...new Set(
      rules.flatMap(({ campaignTypes, adTypes }) => [...(campaignTypes ?? []), ...(adTypes ?? [])]),
    ),
  ].join(', ') || 'others';

/**
 * A Markdown table. Cells are text as people read it: what Markdown would take for its own is
 * escaped.
 */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row.map(escaped)))].join(
    '\n',
  );

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const escaped = (cell: string): string =>
  cell
    .replaceAll('|', '\\|')
    .replaceAll('<', '\\<')
    .replace(/\s*\n\s*/g, ' ');
