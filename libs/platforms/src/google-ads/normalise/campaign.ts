import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { isTargetable } from '../language-constants';
import { languageKey, negativeKey } from '../wire/criterion-key';
import { normaliseBidding } from './bidding';
import { normaliseDevices } from './devices';
import { normaliseKeywordText } from './keyword-text';
import { normaliseMoney } from './money';
import { changed, unchanged, type Normalised } from './normalised';
import { normalisePlaces } from './places';
import { normaliseSchedule } from './schedule';

/** What Google will hold of a SEARCH campaign. */
export const normaliseCampaign = (draft: CampaignDraft): Normalised<CampaignAttributes> => {
  const budget = normaliseMoney(draft.budgetMicros, draft.currency, 'budget');
  const bidding = normaliseBidding(draft);
  const places = normalisePlaces(draft.geoTargets);
  const schedule = normaliseSchedule(draft.schedule);
  const devices = normaliseDevices(draft.devices);
  const languages = normaliseLanguages(draft.languages);
  const networks = normaliseNetworks(draft.networks);
  return {
    value: {
      ...plainFields(draft),
      budgetMicros: budget.value,
      biddingStrategy: bidding.value,
      geoTargets: places.value,
      schedule: schedule.value,
      devices: devices.value,
      languages: languages.value,
      networks: networks.value,
    },
    warnings: [budget, bidding, places, schedule, devices, languages, networks].flatMap(({ warnings }) => warnings),
  };
};

/** Fields that Google holds as they are. */
const plainFields = (draft: CampaignDraft) => ({
  name: draft.name,
  status: draft.status,
  locationIntent: draft.locationIntent,
  negativeKeywords: sortedSet(draft.negativeKeywords.map(({ text, matchType }) => ({ text: normaliseKeywordText(text), matchType })), negativeKey),
  startDate: draft.startDate ?? null,
  endDate: draft.endDate ?? null,
  trackingTemplate: draft.trackingTemplate ?? null,
  politicalAdvertising: draft.politicalAdvertising ?? null,
});

const normaliseLanguages = (languages: readonly string[]): Normalised<readonly string[]> => ({
  value: sortedSet(languages.filter(isTargetable), languageKey),
  warnings: languages
    .filter((language) => !isTargetable(language))
    .map((language) => ({ code: 'LANGUAGE_UNSUPPORTED', field: 'languages', message: `Google cannot target "${language}".` })),
});

const normaliseNetworks = (networks: CampaignDraft['networks']): Normalised<CampaignAttributes['networks']> => {
  const value = { search: true, searchPartners: networks.searchPartners, display: networks.display };
  return networks.search
    ? unchanged(value)
    : changed(value, 'NETWORK_REQUIRED', 'networks/search', 'A search campaign always runs on Google search.');
};
