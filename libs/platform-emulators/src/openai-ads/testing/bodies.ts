import type { Fields } from '../../json/fields';
import type { GivenAccount } from './given-account';

/** The example bodies of the platform document, with the ids of a test put in. */
export const campaign = (changes: Fields = {}): Fields => ({
  name: 'Spring launch',
  description: 'For runners',
  status: 'paused',
  bidding_type: 'clicks',
  budget: { daily_spend_limit_micros: 50_000_000 },
  start_time: 1_790_812_800,
  end_time: 1_803_404_800,
  targeting: {
    locations: { countries: ['US'], include: [{ id: '3000194' }] },
    excluded_locations: { include: [{ id: '2000330' }] },
    platforms: { included: ['web', 'ios_app'] },
  },
  landing_page_configuration: {
    query_string_template:
      'utm_source=openai&utm_campaign={campaign_id}&utm_content={ad_id}&click_id={oppref}',
  },
  ...changes,
});

export const adGroup = (campaignId: string, changes: Fields = {}): Fields => ({
  campaign_id: campaignId,
  name: 'Trail running',
  status: 'paused',
  context_hints: ['Lightweight trail shoes for rocky terrain'],
  bidding_config: { billing_event_type: 'click', strategy: 'fixed_bid', max_bid_micros: 2_000_000 },
  ...changes,
});

export const creative = (fileId: string, changes: Fields = {}): Fields => ({
  type: 'chat_card',
  title: 'Find your next trail shoe',
  body: 'Explore shoes made for your next outdoor run.',
  target_url: 'https://example.com/trail-shoes',
  file_id: fileId,
  ...changes,
});

export const ad = (adGroupId: string, fileId: string, changes: Fields = {}): Fields => ({
  ad_group_id: adGroupId,
  name: 'Trail shoe launch',
  status: 'paused',
  creative: creative(fileId),
  ...changes,
});

/** The head of a PNG of a size: what readers look at. */
export function picture(width: number, height = width): Buffer {
  const bytes = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000',
    'hex',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

export const idOf = (answer: Fields): string => String(answer.id);

/** An uploaded image; the address is taken as fetched. */
export async function givenFile(given: GivenAccount): Promise<string> {
  return String(
    (await given.call('POST', '/upload', { image_url: 'https://example.com/card.png' })).file_id,
  );
}

/** A campaign with an ad group and an ad, and their ids. */
export async function givenAd(
  given: GivenAccount,
  status = 'paused',
  campaignChanges: Fields = {},
) {
  const campaignId = idOf(
    await given.call('POST', '/campaigns', campaign({ status, ...campaignChanges })),
  );
  const adGroupId = idOf(await given.call('POST', '/ad_groups', adGroup(campaignId, { status })));
  const adId = idOf(
    await given.call('POST', '/ads', ad(adGroupId, await givenFile(given), { status })),
  );
  return { campaignId, adGroupId, adId };
}
