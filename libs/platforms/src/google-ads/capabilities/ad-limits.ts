import type { LimitRule } from '../../port/capabilities';
import type { AdType } from '../../port/draft';
import { ASSET_GROUP_COUNTS } from '../asset-group-counts';
import { SOURCE } from './sources';

type Place = Pick<LimitRule, 'adType' | 'source' | 'unverified'>;

/** What a rule is about, as its text names it and as its code does. */
const NAMES = {
  headline: 'HEADLINE',
  description: 'DESCRIPTION',
  'long headline': 'LONG_HEADLINE',
  'business name': 'BUSINESS_NAME',
  path: 'PATH',
  url: 'URL',
} as const;
type Named = keyof typeof NAMES;
type Listed = 'headline' | 'description';
type Single = 'long headline' | 'business name';

const atLeast = (place: Place, field: string, value: number, what: Listed): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'minCount',
  value,
  code: `TOO_FEW_${NAMES[what]}S`,
  fix: `Write at least ${value} ${value === 1 ? what : `${what}s`}.`,
});
const atMost = (place: Place, field: string, value: number, what: Listed): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'maxCount',
  value,
  code: `TOO_MANY_${NAMES[what]}S`,
  fix: `Keep at most ${value} ${what}s.`,
});
const asLong = (place: Place, field: string, value: number, what: Named): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'maxLength',
  value,
  counts: 'shownWide',
  code: `${NAMES[what]}_TOO_LONG`,
  fix: `Use at most ${value.toLocaleString('en')} characters.`,
});
const needed = (place: Place, field: string, what: Single): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'minCount',
  value: 1,
  code: `${NAMES[what]}_REQUIRED`,
  fix: `Set the ${what} of the ad.`,
});
const oneShort = (place: Place, field: string, value: number, what: Listed): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'shortestMaxLength',
  value,
  counts: 'shownWide',
  code: `SHORT_${NAMES[what]}_REQUIRED`,
  fix: `Write one ${what} of at most ${value} characters.`,
});

const { HEADLINE, DESCRIPTION } = ASSET_GROUP_COUNTS;

const written = (place: Place, field: string, what: Listed | Single): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'forbiddenPattern',
  value: '^\\s*$',
  code: `${NAMES[what]}_EMPTY`,
  problem: 'is blank',
  fix: `Write a text, or remove the ${what}.`,
});

interface Counts {
  readonly headlines: readonly [min: number, max: number];
  readonly descriptions: readonly [min: number, max: number];
}

const texts = (place: Place, { headlines, descriptions }: Counts): readonly LimitRule[] => [
  atLeast(place, 'headlines', headlines[0], 'headline'),
  atMost(place, 'headlines', headlines[1], 'headline'),
  asLong(place, 'headlines.text', 30, 'headline'),
  written(place, 'headlines.text', 'headline'),
  atLeast(place, 'descriptions', descriptions[0], 'description'),
  atMost(place, 'descriptions', descriptions[1], 'description'),
  asLong(place, 'descriptions.text', 90, 'description'),
  written(place, 'descriptions.text', 'description'),
];

const named = (place: Place): readonly LimitRule[] => [
  asLong(place, 'longHeadline', 90, 'long headline'),
  written(place, 'longHeadline', 'long headline'),
  needed(place, 'businessName', 'business name'),
  asLong(place, 'businessName', 25, 'business name'),
  written(place, 'businessName', 'business name'),
];

const paths = (place: Place): readonly LimitRule[] => [
  asLong(place, 'path1', 15, 'path'),
  asLong(place, 'path2', 15, 'path'),
];

const memory = (adType: AdType): Place => ({ adType, source: SOURCE.memory, unverified: true });

/** Equal texts are one asset, which an asset group links once. */
const countingEachOnce = (rule: LimitRule): LimitRule =>
  rule.kind === 'minCount' ? { ...rule, distinct: true } : rule;

const SEARCH_AD = memory('RESPONSIVE_SEARCH');
const DISPLAY_AD: Place = { adType: 'RESPONSIVE_DISPLAY', source: SOURCE.displayAd };
const IMAGE_AD: Place = { adType: 'SINGLE_IMAGE', source: SOURCE.displayAd };
const GROUP: Place = { adType: 'ASSET_GROUP', source: SOURCE.assetRequirements };

/** Texts of ads, counted and measured per type. A single image's first headline may serve as its long one. */
export const adLimits: readonly LimitRule[] = [
  ...texts(SEARCH_AD, { headlines: [3, 15], descriptions: [2, 4] }),
  ...paths(SEARCH_AD),
  ...texts(DISPLAY_AD, { headlines: [1, 5], descriptions: [1, 5] }),
  needed(DISPLAY_AD, 'longHeadline', 'long headline'),
  ...named(DISPLAY_AD),
  ...texts(IMAGE_AD, { headlines: [1, 5], descriptions: [1, 5] }),
  ...named(IMAGE_AD),
  ...texts(GROUP, {
    headlines: [HEADLINE.min, HEADLINE.max],
    descriptions: [DESCRIPTION.min, DESCRIPTION.max],
  }).map(countingEachOnce),
  oneShort(GROUP, 'descriptions', 60, 'description'),
  needed(GROUP, 'longHeadline', 'long headline'),
  ...named(GROUP),
  ...paths(memory('ASSET_GROUP')),
  ...(['RESPONSIVE_SEARCH', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'ASSET_GROUP'] as const).map(
    (adType) => asLong(memory(adType), 'finalUrl', 2_048, 'url'),
  ),
];
