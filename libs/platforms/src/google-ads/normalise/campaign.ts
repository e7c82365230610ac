import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { isTargetable } from '../language-constants';
import { languageKey, negativeKey } from '../wire/criterion-key';
import { normaliseBidding } from './bidding';
import { normaliseDevices } from './devices';
import { normaliseExtensions } from './extensions';
import { normaliseImages } from './images';
import { normaliseKeywordText } from './keyword-text';
import { normaliseMoney } from './money';
import { normaliseNetworks } from './networks';
import { changed, unchanged, type Normalised } from './normalised';
import { normalisePlaces } from './places';
import { normaliseSchedule } from './schedule';
import { withoutAdjustments } from './without-adjustments';

/** What Google will hold of a campaign. */
export const normaliseCampaign = (asked: CampaignDraft): Normalised<CampaignAttributes> => {
  const { value: draft, warnings } = withoutAdjustments(asked);
  const parts = partsOf(draft);
  return {
    value: {
      ...plainFields(draft),
      budgetMicros: parts.budget.value,
      biddingStrategy: parts.bidding.value,
      geoTargets: parts.places.value,
      schedule: parts.schedule.value,
      devices: parts.devices.value,
      languages: parts.languages.value,
      networks: parts.networks.value,
      extensions: parts.extensions.value,
      images: parts.images.value,
    },
    warnings: [...warnings, ...Object.values(parts).flatMap((part) => part.warnings)],
  };
};

const partsOf = (draft: CampaignDraft) => ({
  budget: normaliseMoney(draft.budgetMicros, draft.currency, 'budget'),
  bidding: normaliseBidding(draft),
  places: normalisePlaces(draft.geoTargets),
  schedule: normaliseSchedule(draft.schedule),
  zone: normaliseZone(draft),
  devices: normaliseDevices(draft.devices),
  languages: normaliseLanguages(draft.languages),
  networks: normaliseNetworks(draft),
  extensions: normaliseExtensions(draft.extensions),
  images: normaliseImages(
    draft.campaignType === 'SEARCH' ? draft.images : [],
    draft.campaignType,
    null,
  ),
});

/** Fields that Google holds as they are. */
const plainFields = (draft: CampaignDraft) => ({
  name: draft.name,
  status: draft.status,
  locationIntent: draft.locationIntent,
  negativeKeywords: sortedSet(
    draft.negativeKeywords.map(({ text, matchType }) => ({
      text: normaliseKeywordText(text),
      matchType,
    })),
    negativeKey,
  ),
  startDate: draft.startDate ?? null,
  endDate: draft.endDate ?? null,
  trackingTemplate: draft.trackingTemplate ?? null,
  politicalAdvertising: draft.politicalAdvertising ?? null,
});

/** Google knows hours of the ad account only (v25 AdScheduleInfo). */
const normaliseZone = ({ scheduleZone, schedule }: CampaignDraft): Normalised<'account'> =>
  scheduleZone === 'searcher' && schedule.length > 0
    ? changed(
        'account',
        'SEARCHER_ZONE_UNSUPPORTED',
        'adSchedule',
        'Google uses the time zone of the ad account, not the time zone of the person who sees the ad.',
      )
    : unchanged('account');

const normaliseLanguages = (languages: readonly string[]): Normalised<readonly string[]> => ({
  value: sortedSet(languages.filter(isTargetable), languageKey),
  warnings: languages
    .filter((language) => !isTargetable(language))
    .map((language) => ({
      code: 'LANGUAGE_UNSUPPORTED',
      field: 'languages',
      message: `Google cannot target the language ${language}. It is not sent there.`,
    })),
});
