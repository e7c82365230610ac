import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { heldBiddingType } from './bidding';
import { heldDevices } from './devices';
import { heldPlaces } from './places';
import { heldTracking } from './tracking';
import type { Warn } from '../../normalising';

/** What OpenAI will hold of a campaign. Micros are its own unit: no amount needs rounding. */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => ({
  name: draft.name,
  status: draft.status,
  budgetMicros: draft.budgetMicros,
  biddingStrategy: { type: heldBiddingType(draft, warn) },
  geoTargets: heldPlaces(draft.geoTargets, warn),
  devices: heldDevices(draft.devices, warn),
  startDate: draft.startDate ?? null,
  endDate: draft.endDate ?? null,
  trackingTemplate: heldTracking(draft.trackingTemplate, warn),
});
