import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { LANGUAGES } from '../data/languages';
import { normaliseBidding } from './bidding';
import { normaliseDevices } from './devices';
import { heldMicros } from './money';
import { normaliseNegatives } from './negatives';
import { warnOfNetworks } from './networks';
import { normalisePlaces } from './places';
import { normaliseSchedule } from './schedule';
import type { Warn } from './warn';

/** What Microsoft will hold of a campaign; its dates and networks stand on its ad groups. */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  warnOfNetworks(draft.networks, warn);
  return attributesOf(draft, warn);
};

const attributesOf = (draft: CampaignDraft, warn: Warn): CampaignAttributes => ({
  name: draft.name,
  status: draft.status,
  budgetMicros: heldMicros(draft.budgetMicros, draft.currency, 'budget', warn),
  biddingStrategy: normaliseBidding(draft.biddingStrategy, draft.currency, warn),
  geoTargets: normalisePlaces(draft.geoTargets, warn),
  locationIntent: draft.locationIntent,
  schedule: normaliseSchedule(draft.schedule, warn),
  devices: normaliseDevices(draft.devices, warn),
  languages: knownLanguages(draft.languages, warn),
  negativeKeywords: normaliseNegatives(draft.negativeKeywords, warn),
  trackingTemplate: draft.trackingTemplate || null,
  politicalAdvertising: draft.politicalAdvertising === 'POLITICAL' ? 'POLITICAL' : null,
});

const knownLanguages = (languages: readonly string[], warn: Warn): readonly string[] => {
  const unknown = languages.filter((language) => !Object.hasOwn(LANGUAGES, language));
  for (const language of unknown) warn('LANGUAGE_UNSUPPORTED', 'languages', `Microsoft cannot target the language "${language}"; it is left out.`);
  return [...new Set(languages.filter((language) => Object.hasOwn(LANGUAGES, language)))].sort();
};
