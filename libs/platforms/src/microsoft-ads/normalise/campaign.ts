import { rolesTaken } from '../capabilities/media';
import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { LANGUAGES } from '../data/languages';
import { normaliseBidding } from './bidding';
import { normaliseDevices } from './devices';
import { heldExtensions } from './extensions';
import { heldImages } from './images';
import { heldMicros } from './money';
import { normaliseNegatives } from './negatives';
import { warnOfNetworks } from './networks';
import { normalisePlaces } from './places';
import { normaliseSchedule } from './schedule';
import type { Warn } from '../../normalising';
import { withoutBids } from './without-bids';

/** What Microsoft will hold of a campaign. Search campaigns have their dates and networks on their ad groups. */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  switch (draft.campaignType) {
    case 'DISPLAY':
      return {
        ...common(draft, warn),
        ...WITHOUT_SEARCH,
        languages: [],
        startDate: draft.startDate ?? null,
        endDate: draft.endDate ?? null,
      };
    case 'PERFORMANCE_MAX':
      return {
        ...common(withoutBids(draft, warn), warn),
        ...WITHOUT_SEARCH,
        languages: knownLanguages(draft.languages, warn),
      };
    default:
      warnOfNetworks(draft.networks, warn);
      return {
        ...common(draft, warn),
        ...besideSearch(draft, warn),
        languages: knownLanguages(draft.languages, warn),
      };
  }
};

type Searching = Pick<CampaignAttributes, 'negativeKeywords' | 'extensions' | 'images'>;

const WITHOUT_SEARCH: Searching = { negativeKeywords: [], extensions: [], images: [] };

const besideSearch = (draft: CampaignDraft, warn: Warn): Searching => ({
  negativeKeywords: normaliseNegatives(draft.negativeKeywords, warn),
  extensions: heldExtensions(draft.extensions, warn),
  images: heldImages(draft.images, rolesTaken('SEARCH', null), warn),
});

const common = (
  draft: CampaignDraft,
  warn: Warn,
): Omit<CampaignAttributes, keyof Searching | 'languages'> => ({
  name: draft.name,
  status: draft.status,
  budgetMicros: heldMicros(draft.budgetMicros, draft.currency, 'budget', warn),
  biddingStrategy: normaliseBidding(draft, warn),
  geoTargets: normalisePlaces(draft.geoTargets, warn),
  locationIntent: draft.locationIntent,
  schedule: normaliseSchedule(draft.schedule, warn),
  scheduleZone: draft.scheduleZone,
  devices: normaliseDevices(draft.devices, warn),
  startDate: null,
  endDate: null,
  trackingTemplate: draft.trackingTemplate || null,
  politicalAdvertising: draft.politicalAdvertising === 'POLITICAL' ? 'POLITICAL' : null,
});

const knownLanguages = (languages: readonly string[], warn: Warn): readonly string[] => {
  const unknown = languages.filter((language) => !Object.hasOwn(LANGUAGES, language));
  for (const language of unknown) {
    warn(
      'LANGUAGE_UNSUPPORTED',
      'languages',
      `Microsoft cannot target the language ${language}. It is not sent there.`,
    );
  }
  return [...new Set(languages.filter((language) => Object.hasOwn(LANGUAGES, language)))].sort();
};
