import { errorCodes } from './testing/given-assets';
import { withEmulator } from './testing/with-emulator';

const account = withEmulator();

const link = (collection: string, create: object) =>
  account.google.mutate(collection, { operations: [{ create }] });
const sitelink = (text: string) =>
  account.given.create('assets', {
    finalUrls: ['https://example.com/'],
    sitelinkAsset: { linkText: text },
  });

describe('links of campaigns', () => {
  it('are made, paused, removed and made again, and stand as their asset does', async () => {
    const [campaign, asset] = [await account.given.campaign(), await sitelink('About')];
    const resourceName = await account.given.create('campaignAssets', {
      campaign,
      asset,
      fieldType: 'SITELINK',
    });
    const standing = async () => {
      const [row] = await account.google.query(
        'SELECT campaign_asset.status, campaign_asset.primary_status, campaign_asset.primary_status_reasons, asset.sitelink_asset.link_text, campaign.id FROM campaign_asset',
      );
      return [
        row.campaignAsset.status,
        row.campaignAsset.primaryStatus,
        row.campaignAsset.primaryStatusReasons,
        row.asset.sitelinkAsset.linkText,
      ];
    };
    expect(await standing()).toEqual(['ENABLED', 'PENDING', ['ASSET_UNDER_REVIEW'], 'About']);
    await account.google.mutate('campaignAssets', {
      operations: [{ update: { resourceName, status: 'PAUSED' }, updateMask: 'status' }],
    });
    expect(await standing()).toEqual(['PAUSED', 'PAUSED', ['ASSET_LINK_PAUSED'], 'About']);
    await account.google.mutate('campaignAssets', { operations: [{ remove: resourceName }] });
    expect(await standing()).toEqual(['REMOVED', 'REMOVED', ['ASSET_LINK_REMOVED'], 'About']);
    expect(
      await account.given.create('campaignAssets', { campaign, asset, fieldType: 'SITELINK' }),
    ).toBe(resourceName);
    await account.google.control('POST', '/verdicts', {
      platform: 'google-ads',
      kind: 'asset',
      id: asset.split('/').at(-1),
      review: 'disapproved',
      reasons: ['ALCOHOL'],
    });
    expect(await standing()).toEqual(['ENABLED', 'NOT_ELIGIBLE', ['ASSET_DISAPPROVED'], 'About']);
  });

  it.each([
    [
      'an asset of another type',
      { fieldType: 'CALLOUT' },
      'assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_ASSET_TYPE',
    ],
    ['a field of ads only', { fieldType: 'HEADLINE' }, 'assetLinkError.UNSUPPORTED_FIELD_TYPE'],
    ['no field type', {}, 'fieldError.REQUIRED'],
    [
      'an asset that is not there',
      { fieldType: 'SITELINK', asset: 'customers/1/assets/5' },
      'mutateError.RESOURCE_NOT_FOUND',
    ],
    [
      'REMOVED as a status',
      { fieldType: 'SITELINK', status: 'REMOVED' },
      'requestError.INVALID_ENUM_VALUE',
    ],
  ])('refuse %s', async (_, changes, code) => {
    const [campaign, asset] = [await account.given.campaign(), await sitelink('About')];
    expect(errorCodes(await link('campaignAssets', { campaign, asset, ...changes }))).toContain(
      code,
    );
  });

  it('refuse the twenty-first of a field type', async () => {
    const campaign = await account.given.campaign();
    const assets = await Promise.all(
      Array.from({ length: 21 }, (_, index) => sitelink(`Link ${index}`)),
    );
    const operations = assets.map((asset) => ({
      create: { campaign, asset, fieldType: 'SITELINK' },
    }));
    const answer = await account.google.mutate('campaignAssets', {
      operations,
      partialFailure: true,
    });
    expect(errorCodes(answer)).toEqual(['resourceCountLimitExceededError.RESOURCE_LIMIT']);
  });

  it('refuse the same link twice', async () => {
    const create = {
      campaign: await account.given.campaign(),
      asset: await sitelink('About'),
      fieldType: 'SITELINK',
    };
    expect([
      errorCodes(await link('campaignAssets', create)),
      errorCodes(await link('campaignAssets', create)),
    ]).toEqual([[], ['mutateError.RESOURCE_ALREADY_EXISTS']]);
  });

  it('take pictures of two shapes on Search, and none on Display', async () => {
    const [search, display] = [
      await account.given.campaign(),
      await account.given.campaign({ advertisingChannelType: 'DISPLAY' }),
    ];
    const [wide, tall, small] = [
      await account.given.image(1200, 628),
      await account.given.image(300, 600),
      await account.given.image(200, 200),
    ];
    const fieldType = 'AD_IMAGE';
    expect(
      errorCodes(await link('campaignAssets', { campaign: search, asset: wide, fieldType })),
    ).toEqual([]);
    expect(
      errorCodes(await link('campaignAssets', { campaign: search, asset: tall, fieldType })),
    ).toEqual(['imageError.ASPECT_RATIO_NOT_ALLOWED']);
    expect(
      errorCodes(await link('campaignAssets', { campaign: search, asset: small, fieldType })),
    ).toEqual(['assetLinkError.IMAGE_NOT_WITHIN_SPECIFIED_DIMENSION_RANGE']);
    expect(
      errorCodes(await link('campaignAssets', { campaign: display, asset: wide, fieldType })),
    ).toEqual(['assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_CAMPAIGN_TYPE']);
  });

  it('refuse a business name of more than 25', async () => {
    const [campaign, asset] = [
      await account.given.campaign(),
      await account.given.text('a'.repeat(26)),
    ];
    expect(
      errorCodes(await link('campaignAssets', { campaign, asset, fieldType: 'BUSINESS_NAME' })),
    ).toEqual(['stringLengthError.TOO_LONG']);
  });
});

describe('links of ad groups', () => {
  it('read back with their ad group, campaign and asset, and go with the ad group', async () => {
    const [adGroup, asset] = [
      await account.given.adGroup(),
      await account.given.create('assets', { calloutAsset: { calloutText: 'Free' } }),
    ];
    const resourceName = await account.given.create('adGroupAssets', {
      adGroup,
      asset,
      fieldType: 'CALLOUT',
    });
    const [row] = await account.google.query(
      'SELECT ad_group_asset.status, ad_group_asset.field_type, ad_group_asset.source, asset.callout_asset.callout_text, ad_group.name, campaign.status FROM ad_group_asset',
    );
    expect(row).toMatchObject({
      adGroupAsset: { resourceName, status: 'ENABLED', fieldType: 'CALLOUT', source: 'ADVERTISER' },
      asset: { calloutAsset: { calloutText: 'Free' } },
      adGroup: { name: 'Group' },
    });
    expect(resourceName).toMatch(/adGroupAssets\/\d+~\d+~CALLOUT$/);
    await account.google.mutate('adGroups', { operations: [{ remove: adGroup }] });
    expect(
      (await account.google.query('SELECT ad_group_asset.status FROM ad_group_asset'))[0]
        .adGroupAsset.status,
    ).toBe('REMOVED');
  });

  it('take no business name', async () => {
    const [adGroup, asset] = [await account.given.adGroup(), await account.given.text('Shoes')];
    expect(
      errorCodes(await link('adGroupAssets', { adGroup, asset, fieldType: 'BUSINESS_NAME' })),
    ).toEqual(['assetLinkError.UNSUPPORTED_FIELD_TYPE']);
  });
});
