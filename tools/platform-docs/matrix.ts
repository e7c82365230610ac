import {
  AD_TYPES,
  BIDDING_STRATEGIES,
  CAMPAIGN_TYPES,
  ENTITY_KINDS,
  type BiddingStrategyType,
  type Capabilities,
} from '@switchyard/platforms/domain';
import { supportOf } from './support-of';
import { table } from './table';

/** Six platforms side by side: what becomes of each campaign type, ad type, bidding strategy and field. */
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
      side(platforms, 'field', fieldsOf(platforms, entity), (each, field) =>
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

const fieldsOf = (
  platforms: readonly Capabilities[],
  entity: (typeof ENTITY_KINDS)[number],
): readonly string[] =>
  [
    ...new Set(
      platforms.flatMap(({ fields }) =>
        fields.filter((rule) => rule.entity === entity).map(({ field }) => field),
      ),
    ),
  ].sort();
