import { OBJECTIVES, type Campaign, type CampaignChanges } from '@switchyard/catalog/domain';
import type { Json } from '@switchyard/platforms';
import type { AdSchedule } from '@switchyard/targeting/domain';
import { biddingMember } from './bidding-member';
import { budgetMember } from './budget-member';
import { declarationsMember } from './declarations-member';
import type { ImportSite } from './import-site';
import { placesMember } from './places-member';
import { isOneOf, isText, membersOf, rowsOf } from './said';
import { switchMember } from './switch-member';
import { devicesMember, linkedinMember } from './targeting-member';

/** Turns a value found on a platform into a patch of our campaign; undefined when our words cannot say it. */
export type CampaignMember = (
  value: Json,
  campaign: Campaign,
  site: ImportSite,
) => CampaignChanges | undefined;

const LONGEST_NAME = 255;

/** Every field of a platform that our campaign has a member for, wherever the platform keeps it. */
export const CAMPAIGN_MEMBERS: Readonly<Record<string, CampaignMember>> = {
  name: (value) => (isText(value) && value.length <= LONGEST_NAME ? { name: value } : undefined),
  status: switchMember,
  budgetMicros: budgetMember,
  biddingStrategy: biddingMember,
  objective: (value) => (isOneOf(OBJECTIVES, value) ? { objective: value } : undefined),
  geoTargets: placesMember,
  locationIntent: (value) =>
    value === 'PRESENCE' || value === 'PRESENCE_OR_INTEREST'
      ? { locationIntent: value }
      : undefined,
  schedule: (value, _campaign, { timeZone }) => scheduleMember(value, timeZone),
  devices: devicesMember,
  languages: (value) => (areTexts(value) ? { languages: value } : undefined),
  networks: (value) =>
    typeof membersOf(value)?.['search'] === 'boolean'
      ? { networks: value as unknown as Campaign['networks'] }
      : undefined,
  negativeKeywords: (value) =>
    rowsOf(value)
      ? { negativeKeywords: value as unknown as Campaign['negativeKeywords'] }
      : undefined,
  keywords: (value, campaign) => excludedMember(value, campaign),
  startDate: (value) => dateMember('startDate', value),
  endDate: (value) => dateMember('endDate', value),
  trackingTemplate: (value) =>
    value === null || isText(value) ? { trackingTemplate: value } : undefined,
  politicalAdvertising: (value, campaign) =>
    declarationsMember('politicalAdvertising', value, campaign),
  specialAdCategories: (value, campaign) =>
    areTexts(value) ? declarationsMember('specialAdCategories', value, campaign) : undefined,
  advertiserIdentity: (value, campaign) =>
    declarationsMember('advertiserIdentity', value, campaign),
  linkedin: linkedinMember,
};

/**
 * Words that a platform keeps on the ad group, without match types, where all of them exclude. A word that is excluded here already keeps its match
 * type. Words to show ads for are keywords of our own: then undefined.
 */
const excludedMember = (
  value: Json,
  { negativeKeywords }: Campaign,
): CampaignChanges | undefined => {
  const rows = rowsOf(value);
  if (!rows?.every(({ text, negative }) => isText(text) && negative === true)) return undefined;
  const known = new Map(negativeKeywords.map((each) => [each.text.toLowerCase(), each]));
  return {
    negativeKeywords: rows.map(
      ({ text }) =>
        known.get(String(text).toLowerCase()) ?? { text: String(text), matchType: 'BROAD' },
    ),
  };
};

/** Windows in the ad account's zone; none means every hour. */
const scheduleMember = (value: Json, timezone: string): CampaignChanges | undefined => {
  const windows = rowsOf(value);
  if (!windows) return undefined;
  return {
    adSchedule:
      windows.length === 0
        ? 'ALL_HOURS_ALL_DAYS'
        : ({ windows, timezone } as unknown as AdSchedule),
  };
};

const areTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && (value as readonly Json[]).every(isText);

/** A day; a platform's own way to say a moment is none. */
const dateMember = (member: 'startDate' | 'endDate', value: Json): CampaignChanges | undefined =>
  value === null || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    ? { [member]: value }
    : undefined;
