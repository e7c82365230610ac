import type { Fields } from '../json/fields';
import { FIELDS } from './gaql/catalogue';
import { KIND_NAMES } from './state/kinds';
import { findAnswerOracle } from './testing/answer-oracle';
import { png } from './testing/test-image';
import { documentedMutate } from './testing/documented-mutate';
import { withEmulator } from './testing/with-emulator';

const oracle = findAnswerOracle();
/** Where the protos are promised, as in CI, missing ones are a failure; elsewhere these specs are skipped by name. */
const isPromised =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles !== undefined;
const describeWithProtos = oracle || isPromised ? describe : describe.skip;

const QUERIES = [
  'SELECT asset.id, asset.name, asset.type, asset.source, asset.orientation, asset.image_asset.file_size, asset.image_asset.mime_type, asset.image_asset.full_size.url, asset.image_asset.full_size.width_pixels, asset.image_asset.full_size.height_pixels, asset.policy_summary.review_status, asset.sitelink_asset.link_text FROM asset',
  'SELECT campaign_asset.status, campaign_asset.field_type, campaign_asset.source, campaign_asset.primary_status, campaign_asset.primary_status_reasons, asset.id, campaign.id FROM campaign_asset',
  'SELECT ad_group_asset.status, ad_group_asset.primary_status, ad_group_asset.primary_status_reasons, ad_group.id FROM ad_group_asset',
  'SELECT asset_group.id, asset_group.name, asset_group.status, asset_group.primary_status, asset_group.primary_status_reasons, asset_group.ad_strength, asset_group.path1, metrics.impressions FROM asset_group',
  'SELECT asset_group_asset.status, asset_group_asset.field_type, asset_group_asset.primary_status, asset_group_asset.policy_summary.approval_status, asset.id FROM asset_group_asset',
  'SELECT conversion_action.id, conversion_action.name, conversion_action.type, conversion_action.status, conversion_action.category, conversion_action.origin, conversion_action.counting_type, conversion_action.click_through_lookback_window_days, conversion_action.value_settings.default_value, conversion_action.owner_customer, conversion_action.primary_for_goal FROM conversion_action',
  "SELECT geo_target_constant.id, geo_target_constant.name, geo_target_constant.status, geo_target_constant.canonical_name, geo_target_constant.parent_geo_target FROM geo_target_constant WHERE geo_target_constant.country_code = 'DE'",
];

/** Of an answer to this call the vendor knows no such member. */
const WRONG_ANSWERS = [
  ['POST', '/v25/customers/1/assets:mutate', 200, { results: [{ colour: 'red' }] }, 'colour'],
  ['POST', '/v25/customers/1/googleAds:searchStream', 200, [{ rows: [] }], 'rows'],
  ['POST', '/v25/customers/1/assets:mutate', 400, { error: { status: 'X', mess: '' } }, 'mess'],
  ['POST', '/v25/customers/1/assets:paint', 200, {}, 'no call'],
] as const;

describeWithProtos('answers, held against Google’s own protos', () => {
  const account = withEmulator();

  it('have the protos (run node tools/oracles/fetch.mjs)', () => {
    expect(oracle).toBeDefined();
  });

  it.each(WRONG_ANSWERS)(
    'would notice a wrong one: %s %s %s',
    (method, path, status, body, wrong) => {
      expect(oracle?.misfit({ method, path, status, body })).toContain(wrong);
    },
  );

  it('have only fields and resources of the vendor in queries', () => {
    const unknown = [...FIELDS.values()].filter(
      ({ path }) => !oracle?.hasPath('GoogleAdsRow', path),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  async function givenOneOfEach(): Promise<void> {
    const { given, google } = account;
    await google.mutate('googleAds', documentedMutate(google.id));
    await given.create('conversionActions', {
      name: 'CRM sale',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
      valueSettings: { defaultValue: 10, defaultCurrencyCode: 'EUR' },
    });
    await given.create('adGroupAssets', {
      adGroup: await given.adGroup(),
      asset: await given.create('assets', { calloutAsset: { calloutText: 'Free' } }),
      fieldType: 'CALLOUT',
    });
    const mutateOperations = await assetGroupOperations();
    const { body } = await google.mutate('googleAds', { mutateOperations });
    expect(body.mutateOperationResponses).toHaveLength(mutateOperations.length);
  }

  async function assetGroupOperations(): Promise<readonly object[]> {
    const { given, google } = account;
    const campaign = await given.campaign({ advertisingChannelType: 'PERFORMANCE_MAX' });
    const links = [
      ...(await Promise.all(
        ['One', 'Two', 'Three'].map(async (text) => ['HEADLINE', await given.text(text)]),
      )),
      ['LONG_HEADLINE', await given.text('Long')],
      ['DESCRIPTION', await given.text('First')],
      ['DESCRIPTION', await given.text('Second')],
      ['BUSINESS_NAME', await given.text('Garden')],
      ['MARKETING_IMAGE', await given.image(600, 314)],
      ['SQUARE_MARKETING_IMAGE', await given.image(400, 400)],
      ['LOGO', await given.image(128, 128)],
    ];
    const assetGroup = `customers/${google.id}/assetGroups/-1`;
    const create = {
      resourceName: assetGroup,
      campaign,
      name: 'Group',
      finalUrls: ['https://example.com/'],
      path1: 'shoes',
    };
    const operations = links.map(([fieldType, linked]) => ({
      assetGroupAssetOperation: { create: { assetGroup, asset: linked, fieldType } },
    }));
    return [{ assetGroupOperation: { create } }, ...operations];
  }

  it('are whole for every query', async () => {
    await givenOneOfEach();
    for (const query of QUERIES) {
      const { body } = await account.google.post(
        `customers/${account.google.id}/googleAds:search`,
        { query },
      );
      expect(body.results?.length).toBeGreaterThan(0);
    }
  });

  it('are whole for mutates of every kind that ask for the resource back', async () => {
    const { google, given } = account;
    const responseContentType = 'MUTABLE_RESOURCE';
    const tree = await google.mutate('googleAds', {
      ...documentedMutate(google.id),
      validateOnly: false,
      responseContentType,
    });
    const made = (tree.body.mutateOperationResponses as Fields[]).map(
      (one) => Object.entries(one)[0] as [string, Fields],
    );
    const nameOf = (key: string) => made.find(([known]) => known === key)?.[1]['resourceName'];
    const action = { name: 'CRM sale', type: 'UPLOAD_CLICKS', category: 'PURCHASE' };
    const link = {
      adGroup: nameOf('adGroupResult'),
      asset: await given.create('assets', { calloutAsset: { calloutText: 'Free' } }),
      fieldType: 'CALLOUT',
    };
    const ad = String(nameOf('adGroupAdResult')).replace(/adGroupAds\/\d+~/, 'ads/');
    const rest = await google.mutate('googleAds', {
      responseContentType,
      mutateOperations: [
        { conversionActionOperation: { create: action } },
        { adGroupAssetOperation: { create: link } },
        {
          adOperation: {
            update: { resourceName: ad, finalUrls: ['https://example.com/shoes'] },
            updateMask: 'finalUrls',
          },
        },
        ...(await assetGroupOperations()),
      ],
    });
    const others = (rest.body.mutateOperationResponses as Fields[]).flatMap(Object.keys);
    expect(new Set([...made.map(([key]) => key), ...others])).toEqual(
      new Set([...KIND_NAMES, 'ad'].map((kind) => `${kind}Result`)),
    );
  });

  it('are whole for mutates, with the resource, with failures, and for suggestions', async () => {
    const create = { finalUrls: ['https://example.com/'], sitelinkAsset: { linkText: 'About' } };
    const operations = [
      { create },
      { create: { name: 'Picture', imageAsset: { data: png(300, 300) } } },
      { create: {} },
    ];
    const assets = await account.google.mutate('assets', {
      operations,
      partialFailure: true,
      responseContentType: 'MUTABLE_RESOURCE',
    });
    expect(assets.body.results[1].asset).not.toHaveProperty('imageAsset');
    const { body } = await account.google.post('geoTargetConstants:suggest', {
      locale: 'en',
      locationNames: { names: ['Berlin', 'Frankfurt Airport'] },
    });
    expect(body.geoTargetConstantSuggestions.length).toBeGreaterThan(1);
    const refused = await account.google.post('geoTargetConstants:suggest', {});
    expect(refused.status).toBe(400);
  });
});
