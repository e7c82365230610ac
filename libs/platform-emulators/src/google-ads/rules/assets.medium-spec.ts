import { gif, jpeg, png } from '../testing/documented-mutate';
import { call, errorCodes, withEmulator } from '../testing/google-client';

const account = withEmulator();

const createAsset = (create: object) =>
  account.google.mutate('assets', { operations: [{ create }] });
const image = (data: string) => ({ name: 'Picture', imageAsset: { data } });
const snippet = (changes: object = {}) => ({
  structuredSnippetAsset: { header: 'Brands', values: ['One', 'Two', 'Three'], ...changes },
});
const sitelink = (changes: object = {}) => ({
  finalUrls: ['https://example.com/about'],
  sitelinkAsset: { linkText: 'About us', ...changes },
});
const window = (startHour: number, endHour: number) => ({
  dayOfWeek: 'MONDAY',
  startHour,
  startMinute: 'ZERO',
  endHour,
  endMinute: 'ZERO',
});

describe('pictures', () => {
  it('read their size and kind from their bytes, and are served back at their address', async () => {
    const data = png(600, 314);
    await createAsset(image(data));
    const fields =
      'asset.id, asset.type, asset.name, asset.image_asset.file_size, asset.image_asset.mime_type, asset.image_asset.full_size.url';
    const [{ asset }] = await account.google.query(
      `SELECT ${fields}, asset.image_asset.full_size.width_pixels, asset.image_asset.full_size.height_pixels FROM asset`,
    );
    const bytes = Buffer.from(data, 'base64');
    const url = `${account.google.url}/google-images/simgad/${asset.id}`;
    expect(asset).toMatchObject({
      type: 'IMAGE',
      name: 'Picture',
      imageAsset: {
        fileSize: String(bytes.length),
        mimeType: 'IMAGE_PNG',
        fullSize: { widthPixels: '600', heightPixels: '314', url },
      },
    });
    const served = await fetch(url);
    expect([served.headers.get('content-type'), Buffer.from(await served.arrayBuffer())]).toEqual([
      'image/png',
      bytes,
    ]);
  });

  it.each([
    ['JPEG', jpeg(1200, 628), 'IMAGE_JPEG', '1200'],
    ['GIF', gif(300, 300), 'IMAGE_GIF', '300'],
  ])('may be a %s', async (_, data, mimeType, width) => {
    expect(errorCodes(await createAsset(image(data)))).toEqual([]);
    const [{ asset }] = await account.google.query(
      'SELECT asset.image_asset.mime_type, asset.image_asset.full_size.width_pixels FROM asset',
    );
    expect([asset.imageAsset.mimeType, asset.imageAsset.fullSize.widthPixels]).toEqual([
      mimeType,
      width,
    ]);
  });

  it.each([
    ['no bytes', '', 'fieldError.REQUIRED'],
    ['a text', Buffer.from('hello').toString('base64'), 'mediaUploadError.UNPARSEABLE_IMAGE'],
    ['half a PNG', png(300, 300).slice(0, 60), 'mediaUploadError.UNPARSEABLE_IMAGE'],
    ['half a JPEG', jpeg(300, 300).slice(0, 24), 'mediaUploadError.UNPARSEABLE_IMAGE'],
    ['half a GIF', gif(300, 300).slice(0, 36), 'mediaUploadError.UNPARSEABLE_IMAGE'],
    [
      'a WebP',
      Buffer.from('RIFF\0\0\0\0WEBPVP8 ').toString('base64'),
      'mediaUploadError.FORMAT_NOT_ALLOWED',
    ],
    ['a moving GIF', gif(300, 300, 2), 'mediaUploadError.ANIMATED_IMAGE_NOT_ALLOWED'],
    ['a CMYK JPEG', jpeg(300, 300, 4), 'mediaUploadError.CMYK_JPEG_NOT_ALLOWED'],
    [
      'more than 5120 KB',
      Buffer.alloc(5120 * 1024 + 1).toString('base64'),
      'mediaUploadError.FILE_TOO_BIG',
    ],
  ])('are refused as %s', async (_, data, code) => {
    expect(errorCodes(await createAsset(image(data)))).toEqual([code]);
  });

  it('of the same bytes are one asset, which keeps its first name; another picture cannot take that name', async () => {
    const first = await account.given.create('assets', image(png(300, 300)));
    expect(await account.given.create('assets', { ...image(png(300, 300)), name: 'Other' })).toBe(
      first,
    );
    expect(await account.google.query('SELECT asset.name FROM asset')).toEqual([
      { asset: { resourceName: first, name: 'Picture' } },
    ]);
    expect(errorCodes(await createAsset(image(png(300, 300, 9))))).toEqual([
      'assetError.DUPLICATE_ASSET_NAME',
    ]);
  });

  it('need a name, never show their bytes, and never change', async () => {
    expect(errorCodes(await createAsset({ imageAsset: { data: png(300, 300) } }))).toEqual([
      'assetError.NAME_REQUIRED_FOR_ASSET_TYPE',
    ]);
    const resourceName = await account.given.image(300, 300);
    await expect(account.google.query('SELECT asset.image_asset.data FROM asset')).rejects.toThrow(
      'UNRECOGNIZED_FIELD',
    );
    const update = { resourceName, imageAsset: { data: png(1, 1) } };
    const answer = await account.google.mutate('assets', {
      operations: [{ update, updateMask: 'imageAsset.data' }],
    });
    expect(errorCodes(answer)).toEqual(['fieldError.IMMUTABLE_FIELD']);
  });
});

describe('assets of text', () => {
  it.each([
    ['nothing', { name: 'x' }, 'assetError.ASSET_DATA_IS_MISSING'],
    ['a sitelink without text', sitelink({ linkText: '' }), 'fieldError.REQUIRED'],
    ['a sitelink of 26', sitelink({ linkText: 'a'.repeat(26) }), 'stringLengthError.TOO_LONG'],
    ['one description', sitelink({ description1: 'One' }), 'fieldError.REQUIRED'],
    [
      'a description of 36',
      sitelink({ description1: 'a'.repeat(36), description2: 'b' }),
      'stringLengthError.TOO_LONG',
    ],
    [
      'a sitelink that leads nowhere',
      { sitelinkAsset: { linkText: 'About' } },
      'fieldError.REQUIRED',
    ],
    [
      'an end before the start',
      sitelink({ startDate: '2030-02-01', endDate: '2030-01-01' }),
      'dateRangeError.START_DATE_AFTER_END_DATE',
    ],
    [
      'a date of another form',
      sitelink({ startDate: '01.02.2030' }),
      'dateError.INVALID_STRING_DATE',
    ],
    [
      'windows that overlap',
      sitelink({ adScheduleTargets: [window(8, 12), window(11, 14)] }),
      'assetError.SCHEDULES_CANNOT_OVERLAP',
    ],
    [
      'seven windows on a day',
      sitelink({
        adScheduleTargets: [0, 2, 4, 6, 8, 10, 12].map((hour) => window(hour, hour + 1)),
      }),
      'collectionSizeError.TOO_MANY',
    ],
    [
      'a callout of 26',
      { calloutAsset: { calloutText: 'a'.repeat(26) } },
      'stringLengthError.TOO_LONG',
    ],
    ['a header of our own', snippet({ header: 'Shoes' }), 'fieldError.INVALID_VALUE'],
    ['two values', snippet({ values: ['One', 'Two'] }), 'collectionSizeError.TOO_FEW'],
    [
      'eleven values',
      snippet({ values: Array.from({ length: 11 }, (_, index) => `Value ${index}`) }),
      'collectionSizeError.TOO_MANY',
    ],
    [
      'a value of 26',
      snippet({ values: ['One', 'Two', 'a'.repeat(26)] }),
      'stringLengthError.TOO_LONG',
    ],
    [
      'a call from nowhere',
      { callAsset: { countryCode: 'XX', phoneNumber: '030 123456' } },
      'assetError.CALL_INVALID_COUNTRY_CODE',
    ],
    ['a call without number', { callAsset: { countryCode: 'DE' } }, 'fieldError.REQUIRED'],
    [
      'a vanity number',
      { callAsset: { countryCode: 'US', phoneNumber: '1-800-FLOWERS' } },
      'assetError.CALL_VANITY_PHONE_NUMBER_NOT_ALLOWED',
    ],
    [
      'a number of two digits',
      { callAsset: { countryCode: 'DE', phoneNumber: '12' } },
      'assetError.CALL_INVALID_PHONE_NUMBER',
    ],
    [
      'a number with a star',
      { callAsset: { countryCode: 'DE', phoneNumber: '*123' } },
      'assetError.CALL_INVALID_DOMESTIC_PHONE_NUMBER_FORMAT',
    ],
    ['an empty text', { textAsset: { text: '' } }, 'fieldError.REQUIRED'],
    [
      'a video that cannot be',
      { youtubeVideoAsset: { youtubeVideoId: 'short' } },
      'youtubeVideoRegistrationError.VIDEO_NOT_FOUND',
    ],
  ])('refuse %s', async (_, create, code) => {
    expect(errorCodes(await createAsset(create))).toEqual([code]);
  });

  it('read back as they were written, and sitelinks may change', async () => {
    const resourceName = await account.given.create('assets', sitelink());
    for (const create of [
      snippet(),
      { calloutAsset: { calloutText: 'Free' } },
      { callAsset: { countryCode: 'de', phoneNumber: '+49 30 123456' } },
      { youtubeVideoAsset: { youtubeVideoId: 'dQw4w9WgXcQ' } },
    ]) {
      await account.given.create('assets', create);
    }
    const update = { resourceName, sitelinkAsset: { linkText: 'Our story' } };
    expect(
      errorCodes(
        await account.google.mutate('assets', {
          operations: [{ update, updateMask: 'sitelinkAsset.linkText' }],
        }),
      ),
    ).toEqual([]);
    const rows = await account.google.query(
      'SELECT asset.type, asset.sitelink_asset.link_text, asset.structured_snippet_asset.values, asset.call_asset.country_code FROM asset ORDER BY asset.id',
    );
    expect(rows.map(({ asset }) => asset.type)).toEqual([
      'SITELINK',
      'STRUCTURED_SNIPPET',
      'CALLOUT',
      'CALL',
      'YOUTUBE_VIDEO',
    ]);
    expect([rows[0].asset.sitelinkAsset, rows[1].asset.structuredSnippetAsset]).toEqual([
      { linkText: 'Our story' },
      { values: ['One', 'Two', 'Three'] },
    ]);
  });

  it('of the same text are one asset', async () => {
    expect(await account.given.text('Shoes')).toBe(await account.given.text('Shoes'));
  });

  it('cannot be removed', async () => {
    const remove = await account.given.text('Shoes');
    expect(
      (await account.google.mutate('assets', { operations: [{ remove }] })).body.error.details[0][
        '@type'
      ],
    ).toBe('type.googleapis.com/google.rpc.BadRequest');
  });

  it('are gone when a person removes them, with their links', async () => {
    const [asset, campaign] = [
      await account.given.create('assets', sitelink()),
      await account.given.campaign(),
    ];
    await account.given.create('campaignAssets', { campaign, asset, fieldType: 'SITELINK' });
    const { status } = await call(
      'DELETE',
      `${account.google.url}/_control/objects/google-ads/asset/${asset.split('/').at(-1)}`,
    );
    expect(status).toBeLessThan(300);
    expect(await account.google.query('SELECT asset.id FROM asset')).toEqual([]);
    expect(
      await account.google.query(
        "SELECT campaign_asset.status FROM campaign_asset WHERE campaign_asset.status != 'REMOVED'",
      ),
    ).toEqual([]);
  });
});

const link = (collection: string, create: object) =>
  account.google.mutate(collection, { operations: [{ create }] });
const createSitelink = (text: string) =>
  account.given.create('assets', {
    finalUrls: ['https://example.com/'],
    sitelinkAsset: { linkText: text },
  });

describe('links of campaigns', () => {
  it('are created, paused, removed and created again, and have the review status of their asset', async () => {
    const [campaign, asset] = [await account.given.campaign(), await createSitelink('About')];
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
    const [campaign, asset] = [await account.given.campaign(), await createSitelink('About')];
    expect(errorCodes(await link('campaignAssets', { campaign, asset, ...changes }))).toContain(
      code,
    );
  });

  it('refuse the twenty-first of a field type', async () => {
    const campaign = await account.given.campaign();
    const assets = await Promise.all(
      Array.from({ length: 21 }, (_, index) => createSitelink(`Link ${index}`)),
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
      asset: await createSitelink('About'),
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
