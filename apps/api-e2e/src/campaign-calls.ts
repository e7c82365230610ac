import type { components } from '@switchyard/client';
import { PLATFORM_IDS } from '@switchyard/kernel';
import {
  answered,
  attached,
  campaignBody,
  givenImage,
  type Party,
  picture,
  type TreeOptions,
} from '@switchyard/test-kit';

type Changes = components['schemas']['CampaignUpdate'];
export type Campaign = components['schemas']['Campaign'];

/** The calls that people make about one campaign. Each throws when it is refused. */
export const campaignCalls = ({ api }: Party, id: string) => {
  const params = { path: { id } };
  return {
    get: (): Promise<Campaign> => answered(api.GET('/api/v1/campaigns/{id}', { params })),
    change: (body: Changes): Promise<Campaign> =>
      answered(api.PATCH('/api/v1/campaigns/{id}', { params, body })),
    remove: async (): Promise<void> => {
      const { response } = await api.DELETE('/api/v1/campaigns/{id}', { params });
      expect(response.ok).toBe(true);
    },
    requirements: async (): Promise<readonly string[]> => {
      const { findings } = await answered(
        api.POST('/api/v1/campaigns/{id}/validate', { params, body: {} }),
      );
      return findings.flatMap(({ kind, code, platforms }) =>
        kind === 'requirement' ? platforms.map((platform) => `${platform} ${code}`) : [],
      );
    },
  };
};

const adTexts = (...all: readonly string[]) => all.map((text) => ({ text }));
const PICTURES = [
  ['MARKETING_IMAGE', 1_200, 628],
  ['SQUARE_MARKETING_IMAGE', 1_080, 1_080],
] as const;

/**
 * A campaign that every platform takes, with one ad group and one ad; paused, as everything that is
 * made.
 */
export const givenCampaignEverywhere = async (
  party: Party,
  { name, platforms = PLATFORM_IDS }: Pick<TreeOptions, 'name' | 'platforms'> = {},
): Promise<string> => {
  const geoTargets = [
    { kind: 'AREA' as const, name: 'Germany', type: 'COUNTRY' as const, countryCode: 'DE' },
  ];
  const body = campaignBody({
    platforms,
    ...(name === undefined ? {} : { name }),
    campaign: { type: 'DISPLAY', budget: 20 * platforms.length, geoTargets },
  });
  const { id } = await answered(party.api.POST('/api/v1/campaigns', { body }));
  const { id: adGroupId } = await answered(
    party.api.POST('/api/v1/ad-groups', {
      body: {
        campaignId: id,
        name: 'Runners',
        maxCpc: 1.5,
        contextHints: ['shoes for the first marathon'],
      },
    }),
  );
  const { id: adId } = await answered(
    party.api.POST('/api/v1/ads', {
      body: {
        adGroupId,
        type: 'RESPONSIVE_DISPLAY',
        finalUrl: 'https://shop.example/shoes',
        headlines: adTexts('Shoes that fit', 'Fitted in our shop', 'Gait analysis'),
        descriptions: adTexts(
          'Bring your old pair, we find the new one.',
          'Thirty days to run in them.',
        ),
        businessName: 'Shoe shop',
        longHeadline: 'Shoes that fit, because somebody looks at how you run',
      },
    }),
  );
  for (const [role, width, height] of PICTURES) {
    await attached(
      party,
      (await givenImage(party, { name: role, bytes: picture(width, height) })).id,
      { adId },
      role,
    );
  }
  return id;
};
