import type { CampaignDraft, NegativeKeywordDraft } from '../../port/draft';
import type {
  AdGroupAttributes,
  DevicesAttributes,
  KeywordAttributes,
} from '../attributes/ad-group-attributes';
import { LANGUAGES } from '../data/languages';
import { heldKeywords } from './keywords';
import { heldPlaces } from './places';
import type { Warn } from '../../normalising';

/** Whom a campaign is for: what each of its ad groups has to say. */
export type TargetingAttributes = Pick<
  AdGroupAttributes,
  'geoTargets' | 'languages' | 'devices' | 'keywords'
>;

/** Members are absent where a campaign is made of what Reddit holds on it: none of this is there. */
export const heldTargeting = (draft: CampaignDraft, warn: Warn): TargetingAttributes => ({
  geoTargets: heldPlaces(draft.geoTargets ?? [], warn),
  languages: heldLanguages(draft.languages ?? [], warn),
  devices: heldDevices(draft.devices, warn),
  keywords: negativesOf(draft.negativeKeywords ?? [], warn),
});

const heldLanguages = (languages: readonly string[], warn: Warn): readonly string[] => {
  for (const language of languages) {
    if (!LANGUAGES.includes(language)) {
      warn(
        'LANGUAGE_UNSUPPORTED',
        'languages',
        `Reddit cannot target the language "${language}"; it is left out.`,
      );
    }
  }
  return [...new Set(languages.filter((language) => LANGUAGES.includes(language)))].sort();
};

/** Desktop, mobile or both; Reddit knows no tablets and takes them for mobile. */
const heldDevices = (devices: CampaignDraft['devices'], warn: Warn): DevicesAttributes | null => {
  const [desktop, mobile, tablet] = (['desktop', 'mobile', 'tablet'] as const).map(
    (device) => devices?.[device]?.enabled ?? true,
  ) as [boolean, boolean, boolean];
  if (mobile !== tablet) {
    warn(
      'DEVICE_MERGED',
      'devices/tablet',
      'Reddit takes tablets for mobile devices: they go with those.',
    );
  }
  for (const [device, draft] of Object.entries(devices ?? {})) {
    if (draft?.bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_DROPPED',
        `devices/${device}/bidAdjustment`,
        'Reddit takes devices without bid adjustments.',
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
      'Reddit keeps excluded keywords without a match type.',
    );
  }
  return heldKeywords(negatives.map(({ text }) => ({ text, negative: true })));
};
