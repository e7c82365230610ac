import type { CampaignDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import type { CampaignAttributes } from '../attributes';
import { objectiveOf } from '../vocabulary';
import { normaliseBidding, normaliseMoney, normaliseName } from './ad-group';
import { normaliseAudience, normaliseLanguages, normalisePlaces } from './targeting';

/** Longest name of a campaign group (platform document 2b). */
export const GROUP_NAME_LENGTH = 100;

/**
 * What LinkedIn will store of a campaign itself; the rest is on its ad groups, and what is lost of
 * that is reported here, once.
 */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  warnOfAdGroupFields(draft, warn);
  return {
    name: normaliseName(draft.name, GROUP_NAME_LENGTH, warn),
    status: draft.status,
    budgetMicros: normaliseMoney(draft.budgetMicros, draft.currency, 'budget', warn),
    startDate: draft.startDate,
    endDate: draft.endDate,
  };
};

/**
 * Warnings about fields of a campaign that LinkedIn keeps on what is below it: given with the
 * campaign and not again with each ad group. What a draft does not say is not warned about.
 */
const warnOfAdGroupFields = (draft: Partial<CampaignDraft>, warn: Warn): void => {
  if (draft.geoTargets) normalisePlaces(draft.geoTargets, warn);
  if (draft.languages) normaliseLanguages(draft.languages, warn);
  if (draft.biddingStrategy) normaliseBidding(draft as CampaignDraft, warn);
  normaliseAudience(draft.linkedin, warn);
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
  const isSet = (value: NonNullable<CampaignDraft['devices']>['mobile']): boolean =>
    value !== undefined && (!value.enabled || Boolean(value.bidAdjustmentPercent));
  if (Object.values(draft.devices ?? {}).some(isSet)) {
    warn(
      'FIELD_UNSUPPORTED',
      'targeting/devices',
      '`targeting/devices` is not sent to LinkedIn. LinkedIn cannot target devices.',
    );
  }
};
