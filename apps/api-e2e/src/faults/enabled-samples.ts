import type { PlatformId } from '@switchyard/kernel';
import {
  answered,
  attached,
  campaignBody,
  givenConnection,
  givenImage,
  givenKeywords,
  picture,
  type ConnectionMade,
  type Party,
} from '@switchyard/test-kit';
import { campaignCalls } from '../campaign-calls';

export type SampleType = 'DISPLAY' | 'SEARCH';
const AD_TYPE = { DISPLAY: 'RESPONSIVE_DISPLAY', SEARCH: 'RESPONSIVE_SEARCH' } as const;
const PICTURES = [
  ['MARKETING_IMAGE', 1_200, 628],
  ['SQUARE_MARKETING_IMAGE', 1_080, 1_080],
] as const;

const texts = (...all: readonly string[]) => all.map((text) => ({ text }));

/** Somebody with one enabled campaign on some platforms. */
export interface EnabledSample {
  readonly party: Party;
  readonly connections: readonly ConnectionMade[];
  readonly campaignId: string;
}

/** Accounts on the platforms, and an enabled campaign with an ad group, an ad, its pictures and keywords. */
export const givenEnabled = async (
  party: Party,
  type: SampleType,
  platforms: readonly PlatformId[],
): Promise<EnabledSample> => {
  const connections: ConnectionMade[] = [];
  for (const platform of platforms) connections.push(await givenConnection(party, platform));
  const body = campaignBody({
    name: `${type} restored`,
    platforms,
    campaign: {
      type,
      budget: 20 * platforms.length,
      geoTargets: [{ kind: 'AREA', name: 'Germany', type: 'COUNTRY', countryCode: 'DE' }],
    },
  });
  const { id: campaignId } = await answered(party.api.POST('/api/v1/campaigns', { body }));
  await givenGroup({ party, connections, campaignId }, type, 'Runners');
  await campaignCalls(party, campaignId).change({ status: 'ENABLED' });
  return { party, connections, campaignId };
};

/** An ad group with an ad, its pictures and keywords. */
export const givenGroup = async (
  { party, campaignId }: EnabledSample,
  type: SampleType,
  name: string,
): Promise<void> => {
  const { id: adGroupId } = await answered(
    party.api.POST('/api/v1/ad-groups', {
      body: { campaignId, name, maxCpc: 1.5, contextHints: ['shoes for the first marathon'] },
    }),
  );
  const { id: adId } = await answered(
    party.api.POST('/api/v1/ads', {
      body: {
        adGroupId,
        type: AD_TYPE[type],
        finalUrl: 'https://shop.example/shoes',
        headlines: texts('Shoes that fit', 'Fitted in our shop', 'Gait analysis'),
        descriptions: texts('Bring your old pair.', 'Thirty days to run in them.'),
        ...(type === 'DISPLAY' && { businessName: 'Shoe shop', longHeadline: 'Shoes that fit' }),
      },
    }),
  );
  if (type === 'SEARCH') await givenKeywords(party, adGroupId, ['running shoes', 'gait analysis']);
  for (const [role, width, height] of PICTURES) {
    const image = await givenImage(party, { name: role, bytes: picture(width, height) });
    await attached(party, image.id, type === 'SEARCH' ? { campaignId } : { adId }, role);
  }
};
