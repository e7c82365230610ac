import type { CampaignDraft } from '../../port/draft';
import { objectiveOf } from '../data/objectives';
import { heldAudience } from './audience';
import { heldBidding } from './bidding';
import { heldLanguages } from './languages';
import { heldPlaces } from './places';
import type { Warn } from '../../normalising';

/**
 * Warnings about fields of a campaign that LinkedIn keeps on what is below it: given with the campaign and not again with each ad
 * group. What a draft does not say is not warned about.
 */
export const warnOfWhatStandsBelow = (draft: Partial<CampaignDraft>, warn: Warn): void => {
  if (draft.geoTargets) heldPlaces(draft.geoTargets, warn);
  if (draft.languages) heldLanguages(draft.languages, warn);
  if (draft.biddingStrategy) heldBidding(draft as CampaignDraft, warn);
  heldAudience(draft.linkedin, warn);
  if (draft.locationIntent === 'PRESENCE_OR_INTEREST') {
    warn(
      'LOCATION_INTENT_TRANSLATED',
      'locationIntent',
      'LinkedIn targets people in a location only, not people interested in it.',
    );
  }
  if (draft.biddingStrategy && draft.objective === 'LEADS') {
    warn(
      'OBJECTIVE_TRANSLATED',
      'objective',
      `The objective LEADS becomes ${objectiveOf('LEADS')} on LinkedIn. Lead forms are not exported yet.`,
    );
  }
  warnOfDropped(draft, warn);
};

const warnOfDropped = (draft: Partial<CampaignDraft>, warn: Warn): void => {
  if (draft.schedule?.length) {
    warn(
      'FIELD_UNSUPPORTED',
      'adSchedule',
      '`adSchedule` is not sent to LinkedIn. LinkedIn runs campaigns at all hours.',
    );
  }
  if (draft.negativeKeywords?.length) {
    warn(
      'FIELD_UNSUPPORTED',
      'negativeKeywords',
      '`negativeKeywords` is not sent to LinkedIn. LinkedIn has no keywords.',
    );
  }
  const isSaid = (value: NonNullable<CampaignDraft['devices']>['mobile']): boolean =>
    value !== undefined && (!value.enabled || Boolean(value.bidAdjustmentPercent));
  if (Object.values(draft.devices ?? {}).some(isSaid)) {
    warn(
      'FIELD_UNSUPPORTED',
      'targeting/devices',
      '`targeting/devices` is not sent to LinkedIn. LinkedIn cannot target devices.',
    );
  }
};
