import type { AreaDraft, CampaignDraft, NegativeKeywordDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import type {
  AdGroupAttributes,
  DevicesAttributes,
  KeywordAttributes,
  PlaceAttributes,
} from '../attributes';
import { LANGUAGES } from '../vocabulary';

/** The targeting of a campaign, which each of its ad groups repeats. */
export type TargetingAttributes = Pick<
  AdGroupAttributes,
  'geoTargets' | 'languages' | 'devices' | 'keywords'
>;

/**
 * Members are absent where a campaign is made of what Reddit holds on it: none of this is there.
 */
export const normaliseTargeting = (draft: CampaignDraft, warn: Warn): TargetingAttributes => ({
  geoTargets: normalisePlaces(draft.geoTargets ?? [], warn),
  languages: normaliseLanguages(draft.languages ?? [], warn),
  devices: normaliseDevices(draft.devices, warn),
  keywords: negativesOf(draft.negativeKeywords ?? [], warn),
});

const normaliseLanguages = (languages: readonly string[], warn: Warn): readonly string[] => {
  for (const language of languages) {
    if (!LANGUAGES.includes(language)) {
      warn(
        'LANGUAGE_UNSUPPORTED',
        'languages',
        `Reddit cannot target the language ${language}. It is not sent there.`,
      );
    }
  }
  return [...new Set(languages.filter((language) => LANGUAGES.includes(language)))].sort();
};

/** Desktop, mobile or both; Reddit knows no tablets and takes them for mobile. */
const normaliseDevices = (
  devices: CampaignDraft['devices'],
  warn: Warn,
): DevicesAttributes | null => {
  const [desktop, mobile, tablet] = (['desktop', 'mobile', 'tablet'] as const).map(
    (device) => devices?.[device]?.enabled ?? true,
  ) as [boolean, boolean, boolean];
  if (mobile !== tablet) {
    warn(
      'TABLETS_FOLLOW_MOBILE',
      'devices/tablet',
      'Reddit treats tablets as mobile devices. Set `targeting/devices/tablet` like `targeting/devices/mobile`.',
    );
  }
  for (const [device, draft] of Object.entries(devices ?? {})) {
    if (draft?.bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_UNSUPPORTED',
        `devices/${device}/bidAdjustment`,
        'Reddit has no bid adjustments of devices. The adjustment is not sent there.',
      );
    }
  }
  return desktop && mobile ? null : { desktop, mobile };
};

const negativesOf = (
  negatives: readonly NegativeKeywordDraft[],
  warn: Warn,
): readonly KeywordAttributes[] => {
  if (negatives.some(({ matchType }) => matchType !== 'BROAD')) {
    warn(
      'MATCH_TYPE_DROPPED',
      'negativeKeywords',
      'Reddit has no match types. Negative keywords are sent without them.',
    );
  }
  return normaliseKeywords(negatives.map(({ text }) => ({ text, negative: true })));
};

type Row = CampaignDraft['geoTargets'][number];

/**
 * The places that Reddit can store, each once, sorted. Circles and areas without an id are left out
 * with a warning. When none is left of those that were meant, the ads would show everywhere: then
 * UNHELD is there, and nothing is sent.
 */
const normalisePlaces = (rows: readonly Row[], warn: Warn): readonly PlaceAttributes[] => {
  const kept = rows.flatMap((row, index) => normalisePlace(row, index, warn));
  const isMeant = (row: Row): boolean => row.kind === 'RADIUS' || !row.negative;
  if (rows.some(isMeant) && !kept.some(({ negative }) => !negative)) {
    warn(
      'PLACE_NOT_RESOLVED',
      'geoTargets',
      'Reddit can target none of the locations in `geoTargets`. The campaign is not sent there, because its ads would show everywhere.',
    );
    return [{ kind: 'UNHELD' }];
  }
  const byKey = new Map(kept.map((area) => [`${area.redditLocationId} ${area.negative}`, area]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
};

type Area = Extract<PlaceAttributes, { readonly kind: 'AREA' }>;

const normalisePlace = (row: Row, index: number, warn: Warn): readonly Area[] => {
  if (row.bidAdjustmentPercent) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `geoTargets/${index}/bidAdjustment`,
      'Reddit has no bid adjustments of locations. The adjustment is not sent there.',
    );
  }
  if (row.kind === 'AREA') return normaliseArea(row, index, warn);
  warn(
    'RADIUS_UNSUPPORTED',
    `geoTargets/${index}`,
    `Reddit cannot target circles. "${row.name}" is not sent there.`,
  );
  return [];
};

const normaliseArea = (
  { redditLocationId, name, negative }: AreaDraft,
  index: number,
  warn: Warn,
): readonly Area[] => {
  if (redditLocationId) return [{ kind: 'AREA', redditLocationId, negative }];
  warn(
    'PLACE_NOT_RESOLVED',
    `geoTargets/${index}`,
    `Reddit has no location id for "${name}". It is not sent there.`,
  );
  return [];
};

/** Words apart by one blank, each keyword once whatever its case, in one order. */
export const normaliseKeywords = (
  keywords: readonly KeywordAttributes[],
): readonly KeywordAttributes[] => {
  const byKey = new Map<string, KeywordAttributes>();
  for (const { text, negative } of keywords) {
    const kept = { text: text.trim().replaceAll(/\s+/gu, ' '), negative };
    const known = byKey.get(keyOf(kept));
    if (!known || kept.text < known.text) byKey.set(keyOf(kept), kept);
  }
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
};

const keyOf = ({ text, negative }: KeywordAttributes): string =>
  `${negative ? 1 : 0} ${text.toLowerCase()}`;
