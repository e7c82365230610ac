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
        `Reddit cannot target the language ${language}. It is not sent there.`,
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
  return heldKeywords(negatives.map(({ text }) => ({ text, negative: true })));
};
