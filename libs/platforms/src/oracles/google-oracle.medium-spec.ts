import type { Json } from '../port/attributes';
import { findGoogleOracle } from './testing/google/google-oracle';
import { withOracle } from './testing/with-oracle';

const MUTATE = '/v25/customers/1/googleAds:mutate';
const CAMPAIGN = 'customers/1/campaigns/2';

const mutate = (operation: Json) => ({
  method: 'POST',
  path: MUTATE,
  body: { mutateOperations: [operation] },
});
const created = (campaign: Json) => mutate({ campaignOperation: { create: campaign } });
const updated = (campaign: { readonly [member: string]: Json }, updateMask: Json) =>
  mutate({ campaignOperation: { update: { resourceName: CAMPAIGN, ...campaign }, updateMask } });
const asked = (query: string) => ({
  method: 'POST',
  path: '/v25/customers/1/googleAds:search',
  body: { query },
});

withOracle(
  "Google's own protos as a judge",
  findGoogleOracle(),
  'run node tools/oracles/fetch.mjs',
  (oracle) => {
    it.each([
      [
        'a campaign',
        created({
          name: 'One',
          status: 'PAUSED',
          manualCpc: {},
          networkSettings: { targetGoogleSearch: true },
        }),
      ],
      [
        'an update of what the mask names',
        updated({ name: 'Two', targetSpend: {} }, 'name,targetSpend.cpcBidCeilingMicros'),
      ],
      ['a removal', mutate({ campaignOperation: { remove: CAMPAIGN } })],
      [
        'a call without a body',
        { method: 'GET', path: '/v25/customers:listAccessibleCustomers', body: null },
      ],
      [
        'an upload',
        {
          method: 'POST',
          path: '/v25/customers/1/assets:mutate',
          body: { operations: [{ create: { name: 'one', imageAsset: { data: 'iVBORw0KGgo=' } } }] },
        },
      ],
      [
        'a query for what comes whole',
        asked(
          'SELECT ad_group_ad.ad.responsive_display_ad.long_headline, ad_group_ad.ad.responsive_display_ad.headlines FROM ad_group_ad',
        ),
      ],
      [
        'a query',
        asked(
          "SELECT campaign.id, campaign.name FROM campaign WHERE campaign.status != 'REMOVED' AND campaign.name IN ('no.such.field')",
        ),
      ],
    ])('takes %s', (_, request) => {
      expect(oracle(request)).toEqual([]);
    });

    it.each([
      [
        'a call that there is not',
        { ...created({}), path: '/v25/customers/1/googleAds:change' },
        'no call',
      ],
      ['another verb', { ...created({}), method: 'PUT' }, 'no call'],
      ['an older version', { ...created({}), path: MUTATE.replace('v25', 'v24') }, 'no call'],
      [
        'a body where none belongs',
        { method: 'GET', path: '/v25/customers:listAccessibleCustomers', body: {} },
        'a body',
      ],
      ['an unknown member', created({ colour: 'red' }), 'colour'],
      ['a name in snake_case', created({ manual_cpc: {} }), 'lowerCamelCase'],
      ['an unknown word', created({ status: 'Paused' }), 'Paused'],
      ['a wrong type', created({ name: 7 }), 'name'],
      ['two bidding strategies', created({ manualCpc: {}, targetSpend: {} }), 'oneof'],
      ['a field that only answers hold', created({ servingStatus: 'SERVING' }), 'only for answers'],
      [
        'such a field deeper down',
        mutate({ adGroupAdOperation: { create: { ad: { id: '5' } } } }),
        'only for answers',
      ],
      ['an update without a mask', updated({ name: 'Two' }, null), 'without an update mask'],
      [
        'a mask that leads nowhere',
        updated({ name: 'Two' }, 'name,networkSettings.colour'),
        'networkSettings.colour',
      ],
      [
        'a mask with a fixed field',
        updated({ advertisingChannelType: 'SEARCH' }, 'advertisingChannelType'),
        'cannot be changed',
      ],
      ['a mask with a field of answers', updated({}, 'servingStatus'), 'cannot be changed'],
      [
        'a mask in snake_case',
        updated({ trackingUrlTemplate: 'x' }, 'tracking_url_template'),
        'lowerCamelCase',
      ],
      [
        'a value that the mask forgets',
        updated({ name: 'Two', status: 'PAUSED' }, 'name'),
        'status is sent but not in the update mask',
      ],
      [
        'a query for a field that there is not',
        asked('SELECT campaign.start_date FROM campaign'),
        'no field campaign.start_date',
      ],
      [
        'a query for a message',
        asked('SELECT campaign.network_settings FROM campaign'),
        'is a message',
      ],
      [
        'a query into what comes whole',
        asked('SELECT ad_group_ad.ad.responsive_display_ad.long_headline.text FROM ad_group_ad'),
        'comes whole',
      ],
      [
        'a query into a list',
        asked('SELECT ad_group_ad.ad.responsive_search_ad.headlines.text FROM ad_group_ad'),
        'comes whole',
      ],
      [
        'a query of no resource',
        asked('SELECT campaign.id FROM campaigns'),
        'no resource campaigns',
      ],
      [
        'a condition on a field that there is not',
        asked("SELECT campaign.id FROM campaign WHERE campaign.colour = 'red'"),
        'no field campaign.colour',
      ],
      [
        'a condition with an unknown word',
        asked("SELECT campaign.id FROM campaign WHERE campaign.status IN ('ENABLED', 'GONE')"),
        'knows no GONE',
      ],
      ['no query at all', asked('campaigns please'), 'another form'],
    ])('refuses %s', (_, request, says) => {
      expect(oracle(request)).toEqual([expect.stringContaining(says)]);
    });
  },
);
