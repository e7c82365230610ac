import type { PlaceIds } from '@switchyard/kernel';
import type { GeoTargetInput } from '@switchyard/targeting/domain';
import type { CampaignTree } from '../../domain/basis/campaign-tree';

/**
 * Places that every platform knows, by the name that rows have here. Callers write the ids of two
 * platforms; looking up writes the others.
 */
const IDS: Readonly<Record<string, PlaceIds>> = {
  Germany: {
    metaLocationId: 'country:DE',
    redditLocationId: 'DE',
    openaiLocationId: 'country:DE',
    linkedinLocationId: 'urn:li:geo:101282230',
  },
  'United States': {
    metaLocationId: 'country:US',
    redditLocationId: 'US',
    openaiLocationId: 'country:US',
    linkedinLocationId: 'urn:li:geo:103644278',
  },
};

export const GERMANY = {
  kind: 'AREA',
  name: 'Germany',
  countryCode: 'DE',
  criterionId: '2276',
  msLocationId: '72',
} as const satisfies GeoTargetInput;
export const UNITED_STATES = {
  kind: 'AREA',
  name: 'United States',
  countryCode: 'US',
  criterionId: '2840',
  msLocationId: '190',
} as const satisfies GeoTargetInput;

/**
 * The tree with each platform's own ids on its areas, as after asking them; a name without an entry
 * stays unknown to those.
 */
export const placed = ({ campaign, ...below }: CampaignTree): CampaignTree => ({
  ...below,
  campaign: {
    ...campaign,
    geoTargets: campaign.geoTargets.map((row) =>
      row.kind === 'AREA' ? { ...row, ...IDS[row.name] } : row,
    ),
  },
});

/** The zone of the ad accounts that random campaigns are tested against. */
export const ACCOUNT_ZONE = 'Europe/Berlin';

/** The day of an ad account, which for some hours is not that of UTC. */
export const accountDay = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: ACCOUNT_ZONE });
