import type { PlatformId } from '@switchyard/kernel';
import {
  answered,
  attached,
  campaignBody,
  givenConnection,
  givenImage,
  givenKeywords,
  type Party,
  picture,
  synced,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { theRemote } from './remote-objects';
import { ownerSql } from './system-probes';

/** What a campaign on each platform is made of. */
export const KINDS: Readonly<
  Record<
    PlatformId,
    {
      readonly type: 'SEARCH' | 'SOCIAL' | 'CONVERSATIONAL';
      readonly adType: 'RESPONSIVE_SEARCH' | 'SINGLE_IMAGE' | 'CHAT_CARD';
    }
  >
> = {
  'google-ads': { type: 'SEARCH', adType: 'RESPONSIVE_SEARCH' },
  'microsoft-ads': { type: 'SEARCH', adType: 'RESPONSIVE_SEARCH' },
  'meta-ads': { type: 'SOCIAL', adType: 'SINGLE_IMAGE' },
  'reddit-ads': { type: 'SOCIAL', adType: 'SINGLE_IMAGE' },
  'linkedin-ads': { type: 'SOCIAL', adType: 'SINGLE_IMAGE' },
  'openai-ads': { type: 'CONVERSATIONAL', adType: 'CHAT_CARD' },
};
const germany = {
  kind: 'AREA' as const,
  name: 'Germany',
  type: 'COUNTRY' as const,
  countryCode: 'DE',
};
const texts = (...all: readonly string[]) => all.map((text) => ({ text }));
let named = 0;

const givenTree = async (
  party: Party,
  platform: PlatformId,
  name: string,
  more: { readonly currency?: string },
): Promise<string> => {
  const { type, adType } = KINDS[platform];
  const { id } = await answered(
    party.api.POST('/api/v1/campaigns', {
      body: campaignBody({
        name,
        platforms: [platform],
        campaign: { type, budget: 30, geoTargets: [germany], ...more },
      }),
    }),
  );
  const group = await answered(
    party.api.POST('/api/v1/ad-groups', {
      body: { campaignId: id, name: 'Runners', contextHints: ['shoes for the first marathon'] },
    }),
  );
  const ad = await answered(
    party.api.POST('/api/v1/ads', {
      body: {
        adGroupId: group.id,
        type: adType,
        finalUrl: 'https://shop.example/shoes',
        headlines:
          type === 'SEARCH'
            ? texts('Shoes that fit', 'Fitted in our shop', 'Gait analysis')
            : texts('Shoes that fit'),
        descriptions:
          type === 'SEARCH'
            ? texts('Bring your old pair.', 'Thirty days to run in them.')
            : texts('Bring your old pair.'),
      },
    }),
  );
  if (type === 'SEARCH') await givenKeywords(party, group.id, ['running shoes', 'gait analysis']);
  else {
    for (const [role, width, height] of [
      ['MARKETING_IMAGE', 1_200, 628],
      ['SQUARE_MARKETING_IMAGE', 1_080, 1_080],
    ] as const) {
      await attached(
        party,
        (await givenImage(party, { name: role, bytes: picture(width, height) })).id,
        { adId: ad.id },
        role,
      );
    }
  }
  return id;
};

/**
 * A campaign with its tree that exists on the platform and is unknown here: it was created through
 * the API, then its rows were removed.
 */
export const unboundObjects = async (
  party: Party,
  platform: PlatformId,
  options: { readonly currency?: string } = {},
) => {
  const { system } = party;
  const connection = await givenConnection(party, platform, options);
  const name = `Theirs ${(named += 1)}`;
  const id = await givenTree(party, platform, name, options);
  const sync = await synced(party);
  expect({
    status: sync.effectiveStatus,
    errors: sync.progress.campaignDetails.filter(({ error }) => error),
  }).toEqual({ status: 'completed', errors: [] });
  const was = await campaignCalls(party, id).get();
  for (const table of [
    'sync.binding',
    'catalog.ad',
    'catalog.keyword',
    'catalog.ad_group',
    'catalog.asset_binding',
    'catalog.campaign',
  ]) {
    await ownerSql(system, `delete from ${table} where space_id = $1`, [party.spaceId]);
  }
  await ownerSql(system, 'delete from sync.remote_claim where space_id = $1', [party.spaceId]);
  await system.emulators.advance(60);
  const { id: remoteId } = await theRemote(system, connection, 'campaign');
  return { party, connection, remoteId, name, was };
};
