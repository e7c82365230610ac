import type { Json } from '../schema/message';
import { errorCodes, withEmulator } from '../testing/google-client';

const account = withEmulator();

interface Link {
  readonly asset: string;
  readonly fieldType: string;
}

/** Assets for every field that an asset group needs. */
async function neededAssets(): Promise<readonly Link[]> {
  const texts: readonly (readonly [string, string])[] = [
    ['HEADLINE', 'One'],
    ['HEADLINE', 'Two'],
    ['HEADLINE', 'Three'],
    ['LONG_HEADLINE', 'A long one'],
    ['DESCRIPTION', 'First'],
    ['DESCRIPTION', 'Second'],
    ['BUSINESS_NAME', 'Garden'],
  ];
  const images = [
    ['MARKETING_IMAGE', 600, 314],
    ['SQUARE_MARKETING_IMAGE', 300, 300],
    ['LOGO', 128, 128],
  ] as const;
  return Promise.all([
    ...texts.map(async ([fieldType, text]) => ({
      fieldType,
      asset: await account.given.text(text),
    })),
    ...images.map(async ([fieldType, width, height]) => ({
      fieldType,
      asset: await account.given.image(width, height),
    })),
  ]);
}

const maxCampaign = (changes: Json = {}) =>
  account.given.campaign({ advertisingChannelType: 'PERFORMANCE_MAX', ...changes });

/** One request that makes an asset group with its links. */
function groupRequest(campaign: string, links: readonly Link[], changes: Json = {}) {
  const resourceName = `customers/${account.google.id}/assetGroups/-1`;
  const create = {
    resourceName,
    campaign,
    name: 'Group',
    finalUrls: ['https://example.com/'],
    ...changes,
  };
  const linkOf = (link: Link) => ({
    assetGroupAssetOperation: { create: { assetGroup: resourceName, ...link } },
  });
  return { mutateOperations: [{ assetGroupOperation: { create } }, ...links.map(linkOf)] };
}

const createGroup = async (campaign: string, links: readonly Link[], changes: Json = {}) =>
  account.google.mutate('googleAds', groupRequest(campaign, links, changes));

async function givenGroup(changes: Json = {}) {
  const [campaign, links] = [await maxCampaign(changes), await neededAssets()];
  const { body } = await createGroup(campaign, links);
  const names: string[] = body.mutateOperationResponses.map(
    (one: Json) =>
      Object.values(one).map((result) => (result as { resourceName: string }).resourceName)[0],
  );
  return { campaign, group: names[0] ?? '', links: names.slice(1) };
}

describe('asset groups', () => {
  it('are made with their assets in one request, and read back', async () => {
    const { group, links } = await givenGroup();
    const rows = await account.google.query(
      'SELECT asset_group_asset.field_type, asset_group_asset.status, asset.type, asset_group.name, asset_group.final_urls, campaign.advertising_channel_type FROM asset_group_asset',
    );
    expect([rows.length, group, links[0]]).toEqual([
      10,
      expect.stringMatching(/assetGroups\/\d+$/),
      expect.stringMatching(/assetGroupAssets\/\d+~\d+~HEADLINE$/),
    ]);
    expect(rows[0]).toMatchObject({
      asset: { type: 'TEXT' },
      assetGroup: { resourceName: group, name: 'Group', finalUrls: ['https://example.com/'] },
      campaign: { advertisingChannelType: 'PERFORMANCE_MAX' },
    });
  });

  it.each([
    ['HEADLINE', 'NOT_ENOUGH_HEADLINE_ASSET'],
    ['LONG_HEADLINE', 'NOT_ENOUGH_LONG_HEADLINE_ASSET'],
    ['DESCRIPTION', 'NOT_ENOUGH_DESCRIPTION_ASSET'],
    ['BUSINESS_NAME', 'NOT_ENOUGH_BUSINESS_NAME_ASSET'],
    ['MARKETING_IMAGE', 'NOT_ENOUGH_MARKETING_IMAGE_ASSET'],
    ['SQUARE_MARKETING_IMAGE', 'NOT_ENOUGH_SQUARE_MARKETING_IMAGE_ASSET'],
    ['LOGO', 'NOT_ENOUGH_LOGO_ASSET'],
  ])('lacking one %s are refused, and nothing is kept', async (fieldType, code) => {
    const [campaign, links] = [await maxCampaign(), await neededAssets()];
    const missing = links.findIndex((link) => link.fieldType === fieldType);
    const answer = await createGroup(
      campaign,
      links.filter((_, index) => index !== missing),
    );
    expect(errorCodes(answer)).toEqual([`assetGroupError.${code}`]);
    expect(await account.google.query('SELECT asset_group.id FROM asset_group')).toEqual([]);
  });

  it('need a description of at most 60 characters', async () => {
    const [campaign, links] = [await maxCampaign(), await neededAssets()];
    const long = await Promise.all(
      ['a', 'b'].map(async (letter) => ({
        fieldType: 'DESCRIPTION',
        asset: await account.given.text(letter.repeat(61)),
      })),
    );
    expect(
      errorCodes(
        await createGroup(campaign, [
          ...links.filter(({ fieldType }) => fieldType !== 'DESCRIPTION'),
          ...long,
        ]),
      ),
    ).toEqual(['assetGroupError.SHORT_DESCRIPTION_REQUIRED']);
  });

  it('cannot be made by themselves', async () => {
    const create = {
      campaign: await maxCampaign(),
      name: 'Group',
      finalUrls: ['https://example.com/'],
    };
    expect(
      errorCodes(await account.google.mutate('assetGroups', { operations: [{ create }] })).length,
    ).toBe(7);
  });

  it.each([
    ['no name', { name: '' }, 'fieldError.REQUIRED'],
    ['a name of 129', { name: 'a'.repeat(129) }, 'stringLengthError.TOO_LONG'],
    ['no final URL', { finalUrls: [] }, 'assetGroupError.FINAL_URL_REQUIRED'],
    ['path2 alone', { path2: 'sale' }, 'assetGroupError.PATH1_REQUIRED_WHEN_PATH2_IS_SET'],
    ['a path of 16', { path1: 'a'.repeat(16) }, 'stringLengthError.TOO_LONG'],
  ])('refuse %s', async (_, changes, code) => {
    const { body } = await createGroup(await maxCampaign(), await neededAssets(), changes);
    expect(errorCodes({ body })[0]).toBe(code);
  });

  it('have names of their own in a campaign, and only Performance Max has them', async () => {
    const { campaign } = await givenGroup();
    const links = await neededAssets();
    expect(errorCodes(await createGroup(campaign, links))[0]).toBe(
      'assetGroupError.DUPLICATE_NAME',
    );
    expect(errorCodes(await createGroup(await account.given.campaign(), links))[0]).toBe(
      'assetGroupError.CANNOT_ADD_ASSET_GROUP_FOR_CAMPAIGN_TYPE',
    );
    await account.google.mutate('campaigns', { operations: [{ remove: campaign }] });
    expect(errorCodes(await createGroup(campaign, links, { name: 'Other' }))[0]).toBe(
      'assetGroupError.CANNOT_MUTATE_ASSET_GROUP_FOR_REMOVED_CAMPAIGN',
    );
  });

  it('keep their last links and their campaign its last group', async () => {
    const { group, links } = await givenGroup();
    expect(
      errorCodes(
        await account.google.mutate('assetGroupAssets', { operations: [{ remove: links[0] }] }),
      ),
    ).toEqual(['assetGroupError.NOT_ENOUGH_HEADLINE_ASSET']);
    expect(
      errorCodes(await account.google.mutate('assetGroups', { operations: [{ remove: group }] })),
    ).toEqual(['assetGroupError.CANNOT_REMOVE_ALL_ASSET_GROUPS_FROM_CAMPAIGN']);
    const create = {
      assetGroup: group,
      asset: await account.given.text('Four'),
      fieldType: 'HEADLINE',
    };
    expect(
      errorCodes(
        await account.google.mutate('assetGroupAssets', {
          operations: [{ create }, { remove: links[0] }],
        }),
      ),
    ).toEqual([]);
  });

  it('in a partial failure take what is whole: the removal that goes too far fails alone', async () => {
    const { group, links } = await givenGroup();
    const create = {
      assetGroup: group,
      asset: await account.given.text('Four'),
      fieldType: 'HEADLINE',
    };
    const answer = await account.google.mutate('assetGroupAssets', {
      operations: [{ create }, { remove: links[0] }, { remove: links[1] }],
      partialFailure: true,
    });
    expect([answer.status, errorCodes(answer)]).toEqual([
      200,
      ['assetGroupError.NOT_ENOUGH_HEADLINE_ASSET'],
    ]);
    expect(
      answer.body.results.map((one: { resourceName?: string }) => Boolean(one.resourceName)),
    ).toEqual([true, true, false]);
  });

  it('refuse a link twice, the sixteenth headline, a wrong picture and a field of campaigns', async () => {
    const { group } = await givenGroup();
    const link = async (asset: string, fieldType: string) =>
      errorCodes(
        await account.google.mutate('assetGroupAssets', {
          operations: [{ create: { assetGroup: group, asset, fieldType } }],
        }),
      );
    expect(await link(await account.given.text('One'), 'HEADLINE')).toEqual([
      'assetGroupAssetError.DUPLICATE_RESOURCE',
    ]);
    expect(await link(await account.given.image(300, 300), 'PORTRAIT_MARKETING_IMAGE')).toEqual([
      'imageError.ASPECT_RATIO_NOT_ALLOWED',
    ]);
    expect(await link(await account.given.text('a'.repeat(31)), 'HEADLINE')).toEqual([
      'stringLengthError.TOO_LONG',
    ]);
    expect(
      await link(
        await account.given.create('assets', { calloutAsset: { calloutText: 'Free' } }),
        'CALLOUT',
      ),
    ).toEqual(['assetLinkError.UNSUPPORTED_FIELD_TYPE']);
    for (let count = 4; count <= 15; count++) {
      expect(await link(await account.given.text(`Headline ${count}`), 'HEADLINE')).toEqual([]);
    }
    expect(await link(await account.given.text('Headline 16'), 'HEADLINE')).toEqual([
      'resourceCountLimitExceededError.RESOURCE_LIMIT',
    ]);
  });

  it('wait for their review, then deliver, until they are paused', async () => {
    const { group } = await givenGroup({ status: 'ENABLED' });
    const standing = async () =>
      (
        await account.google.query(
          'SELECT asset_group.primary_status, asset_group.primary_status_reasons, campaign.serving_status, metrics.impressions FROM asset_group',
        )
      )[0];
    expect((await standing()).assetGroup).toMatchObject({
      primaryStatus: 'PENDING',
      primaryStatusReasons: ['ASSET_GROUP_UNDER_REVIEW'],
    });
    await account.google.control('POST', '/clock', { advanceSeconds: 86_400 });
    await account.google.login();
    const { assetGroup, metrics } = await standing();
    expect([assetGroup.primaryStatus, Number(metrics.impressions) > 0]).toEqual(['ELIGIBLE', true]);
    await account.google.mutate('assetGroups', {
      operations: [{ update: { resourceName: group, status: 'PAUSED' }, updateMask: 'status' }],
    });
    expect((await standing()).assetGroup).toMatchObject({
      primaryStatus: 'PAUSED',
      primaryStatusReasons: ['ASSET_GROUP_PAUSED'],
    });
    const [{ campaign }] = await account.google.query(
      'SELECT campaign.primary_status, campaign.primary_status_reasons FROM campaign',
    );
    expect([campaign.primaryStatus, campaign.primaryStatusReasons]).toEqual([
      'NOT_ELIGIBLE',
      expect.arrayContaining(['ASSET_GROUPS_PAUSED']),
    ]);
  });

  it('are seen and edited by a person', async () => {
    const { group, campaign } = await givenGroup();
    const id = group.split('/').at(-1);
    const [seen] = (
      await account.google.control(
        'GET',
        `/objects?platform=google-ads&kind=assetGroup&accountId=${account.google.id}`,
      )
    ).body.data;
    expect(seen).toMatchObject({
      kind: 'assetGroup',
      id,
      parentId: campaign.split('/').at(-1),
      name: 'Group',
      status: 'ENABLED',
    });
    await account.google.control('PATCH', `/objects/google-ads/assetGroup/${id}`, {
      name: 'By hand',
    });
    expect(
      (await account.google.query('SELECT asset_group.name FROM asset_group'))[0].assetGroup.name,
    ).toBe('By hand');
    const links = (
      await account.google.control(
        'GET',
        `/objects?platform=google-ads&kind=assetGroupAsset&accountId=${account.google.id}`,
      )
    ).body.data;
    expect(
      (await account.google.control('DELETE', `/objects/google-ads/assetGroupAsset/${links[0].id}`))
        .status,
    ).toBeLessThan(300);
    expect(
      await account.google.query(
        "SELECT asset_group_asset.status FROM asset_group_asset WHERE asset_group_asset.status = 'REMOVED'",
      ),
    ).toHaveLength(1);
  });
});

describe('Performance Max campaigns', () => {
  it.each([
    [
      'manual bids',
      { maximizeConversions: undefined, manualCpc: {} },
      'CANNOT_ATTACH_BIDDING_STRATEGY_TO_CAMPAIGN',
    ],
    [
      'network settings',
      { networkSettings: { targetGoogleSearch: true } },
      'INCOMPATIBLE_CAMPAIGN_FIELD',
    ],
    [
      'brand guidelines without brand',
      { brandGuidelinesEnabled: true },
      'REQUIRED_BUSINESS_NAME_ASSET_NOT_LINKED',
    ],
  ])('refuse %s', async (_, changes, code) => {
    await expect(maxCampaign(changes)).rejects.toThrow(code);
  });

  it('take targets in their strategies, no ad group, and no shared budget', async () => {
    const campaign = await maxCampaign({
      maximizeConversions: undefined,
      maximizeConversionValue: { targetRoas: 3.5 },
    });
    expect(
      errorCodes(
        await account.google.mutate('adGroups', {
          operations: [{ create: { campaign, name: 'Group' } }],
        }),
      ),
    ).toEqual(['adGroupError.CANNOT_ADD_AD_GROUP_FOR_CAMPAIGN_TYPE']);
    const campaignBudget = await account.given.create('campaignBudgets', {
      name: 'Shared',
      amountMicros: '10000000',
      explicitlyShared: true,
    });
    await expect(maxCampaign({ campaignBudget })).rejects.toThrow(
      'CAMPAIGN_BUDGET_CANNOT_BE_SHARED',
    );
  });

  it('with brand guidelines carry name and logo themselves, not their groups', async () => {
    const base = `customers/${account.google.id}`;
    const [name, logo] = [await account.given.text('Garden'), await account.given.image(128, 128)];
    const campaignBudget = await account.given.create('campaignBudgets', {
      amountMicros: '10000000',
      explicitlyShared: false,
    });
    const create = {
      resourceName: `${base}/campaigns/-1`,
      name: 'Branded',
      advertisingChannelType: 'PERFORMANCE_MAX',
      campaignBudget,
      maximizeConversions: {},
      brandGuidelinesEnabled: true,
      containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
    };
    const link = (asset: string, fieldType: string) => ({
      campaignAssetOperation: { create: { campaign: create.resourceName, asset, fieldType } },
    });
    const { status, body } = await account.google.mutate('googleAds', {
      mutateOperations: [
        { campaignOperation: { create } },
        link(name, 'BUSINESS_NAME'),
        link(logo, 'LOGO'),
      ],
    });
    expect([status, errorCodes({ body })]).toEqual([200, []]);
    const campaign = body.mutateOperationResponses[0].campaignResult.resourceName;
    const links = await neededAssets();
    expect(errorCodes(await createGroup(campaign, links))).toContain(
      'assetLinkError.BRAND_ASSETS_NOT_LINKED_AT_CAMPAIGN_LEVEL',
    );
    expect(
      errorCodes(
        await createGroup(
          campaign,
          links.filter(({ fieldType }) => !['BUSINESS_NAME', 'LOGO'].includes(fieldType)),
        ),
      ),
    ).toEqual([]);
    const removed = await account.google.mutate('campaignAssets', {
      operations: [{ remove: body.mutateOperationResponses[2].campaignAssetResult.resourceName }],
    });
    expect(errorCodes(removed)).toEqual(['campaignError.REQUIRED_LOGO_ASSET_NOT_LINKED']);
  });

  it('without them leave name and logo to their groups', async () => {
    const create = {
      campaign: await maxCampaign(),
      asset: await account.given.text('Garden'),
      fieldType: 'BUSINESS_NAME',
    };
    expect(
      errorCodes(await account.google.mutate('campaignAssets', { operations: [{ create }] })),
    ).toEqual(['assetLinkError.BRAND_ASSETS_NOT_LINKED_AT_ASSET_GROUP_LEVEL']);
  });
});
