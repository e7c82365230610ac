import { errorCodes, withEmulator } from '../testing/google-client';

const account = withEmulator();

/** A responsive display ad that breaks no rule. */
async function displayAd(changes: object = {}) {
  const [wide, square, logo] = [
    await account.given.image(600, 314),
    await account.given.image(300, 300),
    await account.given.image(128, 128),
  ];
  const content = {
    marketingImages: [{ asset: wide }],
    squareMarketingImages: [{ asset: square }],
    squareLogoImages: [{ asset: logo }],
    headlines: [{ text: 'Shoes' }],
    longHeadline: { text: 'Shoes for the garden' },
    descriptions: [{ text: 'Sturdy' }],
    businessName: 'Garden',
  };
  return { finalUrls: ['https://example.com/'], responsiveDisplayAd: { ...content, ...changes } };
}

const createAd = async (adGroup: string, ad: object) =>
  account.google.mutate('adGroupAds', {
    operations: [{ create: { adGroup, status: 'ENABLED', ad } }],
  });
const texts = (count: number, length = 5) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}`.padEnd(length, 'a') }));

describe('responsive display ads', () => {
  it('read back whole', async () => {
    await createAd(
      await account.given.adGroup('DISPLAY'),
      await displayAd({
        mainColor: '#00ff00',
        accentColor: '#ff0000',
        callToActionText: 'Learn more',
      }),
    );
    const members = [
      'marketing_images',
      'headlines',
      'long_headline',
      'business_name',
      'main_color',
      'call_to_action_text',
    ].map((member) => `ad_group_ad.ad.responsive_display_ad.${member}`);
    const [{ adGroupAd, adGroup }] = await account.google.query(
      `SELECT ad_group_ad.ad.type, ${members.join(', ')}, ad_group.type FROM ad_group_ad`,
    );
    expect([adGroupAd.ad.type, adGroup.type]).toEqual([
      'RESPONSIVE_DISPLAY_AD',
      'DISPLAY_STANDARD',
    ]);
    expect(adGroupAd.ad.responsiveDisplayAd).toEqual({
      marketingImages: [{ asset: expect.stringMatching(/assets\/\d+$/) }],
      headlines: [{ text: 'Shoes' }],
      longHeadline: { text: 'Shoes for the garden' },
      businessName: 'Garden',
      mainColor: '#00ff00',
      callToActionText: 'Learn more',
    });
  });

  it.each([
    ['no marketing image', { marketingImages: [] }, 'collectionSizeError.TOO_FEW'],
    ['no square image', { squareMarketingImages: [] }, 'collectionSizeError.TOO_FEW'],
    ['no headline', { headlines: [] }, 'collectionSizeError.TOO_FEW'],
    ['six headlines', { headlines: texts(6) }, 'collectionSizeError.TOO_MANY'],
    ['a headline of 31', { headlines: texts(1, 31) }, 'stringLengthError.TOO_LONG'],
    ['an empty headline', { headlines: [{ text: ' ' }] }, 'stringLengthError.EMPTY'],
    [
      'a pinned headline',
      { headlines: [{ text: 'Shoes', pinnedField: 'HEADLINE_1' }] },
      'assetLinkError.PINNING_UNSUPPORTED',
    ],
    ['no long headline', { longHeadline: undefined }, 'fieldError.REQUIRED'],
    [
      'a long headline of 91',
      { longHeadline: { text: 'a'.repeat(91) } },
      'stringLengthError.TOO_LONG',
    ],
    ['six descriptions', { descriptions: texts(6) }, 'collectionSizeError.TOO_MANY'],
    ['a description of 91', { descriptions: texts(1, 91) }, 'stringLengthError.TOO_LONG'],
    ['no business name', { businessName: '' }, 'fieldError.REQUIRED'],
    ['a business name of 26', { businessName: 'a'.repeat(26) }, 'stringLengthError.TOO_LONG'],
    ['a call to action of 31', { callToActionText: 'a'.repeat(31) }, 'stringLengthError.TOO_LONG'],
    ['one colour', { mainColor: '#00ff00' }, 'fieldError.REQUIRED'],
    [
      'a colour by name',
      { mainColor: 'green', accentColor: '#ff0000' },
      'stringFormatError.INVALID_FORMAT',
    ],
    [
      'fixed colours without any',
      { allowFlexibleColor: false },
      'adError.CANNOT_SET_ALLOW_FLEXIBLE_COLOR_FALSE',
    ],
    [
      'colours in native formats',
      { mainColor: '#00ff00', accentColor: '#ff0000', formatSetting: 'NATIVE' },
      'adError.CANNOT_SET_COLOR_CONTROL_WHEN_NATIVE_FORMAT_SETTING',
    ],
    [
      'an image that is not there',
      { marketingImages: [{ asset: 'customers/1/assets/1' }] },
      'mutateError.RESOURCE_NOT_FOUND',
    ],
    ['an image without name', { marketingImages: [{}] }, 'fieldError.REQUIRED'],
  ])('refuse %s', async (_, changes, code) => {
    const answer = await createAd(await account.given.adGroup('DISPLAY'), await displayAd(changes));
    expect(errorCodes(answer)).toEqual([code]);
  });

  it.each([
    ['marketingImages', 300, 300, 'imageError.ASPECT_RATIO_NOT_ALLOWED'],
    ['marketingImages', 580, 304, 'assetLinkError.IMAGE_NOT_WITHIN_SPECIFIED_DIMENSION_RANGE'],
    ['squareMarketingImages', 600, 314, 'imageError.ASPECT_RATIO_NOT_ALLOWED'],
    [
      'squareMarketingImages',
      299,
      299,
      'assetLinkError.IMAGE_NOT_WITHIN_SPECIFIED_DIMENSION_RANGE',
    ],
    ['squareLogoImages', 127, 127, 'assetLinkError.IMAGE_NOT_WITHIN_SPECIFIED_DIMENSION_RANGE'],
    ['logoImages', 300, 300, 'imageError.ASPECT_RATIO_NOT_ALLOWED'],
    ['logoImages', 508, 127, 'assetLinkError.IMAGE_NOT_WITHIN_SPECIFIED_DIMENSION_RANGE'],
  ])('refuse in %s a picture of %i × %i', async (member, width, height, code) => {
    const asset = await account.given.image(width, height);
    expect(
      errorCodes(
        await createAd(
          await account.given.adGroup('DISPLAY'),
          await displayAd({ [member]: [{ asset }] }),
        ),
      ),
    ).toEqual([code]);
  });

  it('take fifteen pictures and five logos together, each once, and no text for a picture', async () => {
    const adGroup = await account.given.adGroup('DISPLAY');
    const wide = await Promise.all(Array.from({ length: 15 }, () => account.given.image(600, 314)));
    const logos = await Promise.all(Array.from({ length: 6 }, () => account.given.image(128, 128)));
    const list = (names: readonly string[]) => names.map((asset) => ({ asset }));
    expect(
      errorCodes(
        await createAd(adGroup, await displayAd({ marketingImages: list(wide.slice(1)) })),
      ),
    ).toEqual([]);
    expect(
      errorCodes(await createAd(adGroup, await displayAd({ marketingImages: list(wide) }))),
    ).toEqual(['collectionSizeError.TOO_MANY']);
    expect(
      errorCodes(await createAd(adGroup, await displayAd({ squareLogoImages: list(logos) }))),
    ).toEqual(['collectionSizeError.TOO_MANY']);
    expect(
      errorCodes(
        await createAd(
          adGroup,
          await displayAd({ marketingImages: list([wide[0] ?? '', wide[0] ?? '']) }),
        ),
      ),
    ).toEqual(['distinctError.DUPLICATE_ELEMENT']);
    const text = await account.given.text('Shoes');
    expect(
      errorCodes(await createAd(adGroup, await displayAd({ marketingImages: list([text]) }))),
    ).toEqual(['assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_ASSET_TYPE']);
  });

  it('belong in Display ad groups only, where search ads do not', async () => {
    const code = 'contextError.OPERATION_NOT_PERMITTED_FOR_CONTEXT';
    const search = {
      finalUrls: ['https://example.com/'],
      responsiveSearchAd: { headlines: texts(3), descriptions: texts(2) },
    };
    expect(errorCodes(await createAd(await account.given.adGroup(), await displayAd()))).toEqual([
      code,
    ]);
    expect(errorCodes(await createAd(await account.given.adGroup('DISPLAY'), search))).toEqual([
      code,
    ]);
  });

  it('change through ads, under the same rules, and are reviewed again', async () => {
    const created = await createAd(await account.given.adGroup('DISPLAY'), await displayAd());
    const resourceName = created.body.results[0].resourceName.replace(/adGroupAds\/\d+~/, 'ads/');
    const update = (headlines: object[]) => ({
      update: { resourceName, responsiveDisplayAd: { headlines } },
      updateMask: 'responsiveDisplayAd.headlines',
    });
    expect(
      errorCodes(await account.google.mutate('ads', { operations: [update(texts(2))] })),
    ).toEqual([]);
    expect(
      errorCodes(await account.google.mutate('ads', { operations: [update(texts(6))] })),
    ).toEqual(['collectionSizeError.TOO_MANY']);
    const [{ adGroupAd }] = await account.google.query(
      'SELECT ad_group_ad.ad.responsive_display_ad.headlines, ad_group_ad.policy_summary.review_status FROM ad_group_ad',
    );
    expect([
      adGroupAd.ad.responsiveDisplayAd.headlines.length,
      adGroupAd.policySummary.reviewStatus,
    ]).toEqual([2, 'REVIEW_IN_PROGRESS']);
  });
});

describe('Display campaigns', () => {
  it.each([
    [
      'Google Search',
      { networkSettings: { targetGoogleSearch: true, targetContentNetwork: true } },
      'campaignError.CANNOT_TARGET_SEARCH_NETWORK',
    ],
    [
      'no network',
      { networkSettings: { targetContentNetwork: false } },
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
    ],
    [
      'an impression share',
      {
        manualCpc: undefined,
        targetImpressionShare: {
          location: 'TOP_OF_PAGE',
          locationFractionMicros: '650000',
          cpcBidCeilingMicros: '1000000',
        },
      },
      'biddingError.CANNOT_ATTACH_BIDDING_STRATEGY_TO_CAMPAIGN',
    ],
    [
      'brand guidelines',
      { brandGuidelinesEnabled: true },
      'campaignError.BRAND_GUIDELINES_UNSUPPORTED_CHANNEL',
    ],
  ])('refuse %s', async (_, changes, code) => {
    await expect(
      account.given.campaign({ advertisingChannelType: 'DISPLAY', ...changes }),
    ).rejects.toThrow(code.split('.')[1]);
  });

  it('show on the Display Network by default, and deliver once reviewed', async () => {
    const adGroup = await account.given.adGroup('DISPLAY', { status: 'ENABLED' });
    await createAd(adGroup, await displayAd());
    await account.google.control('POST', '/clock', { advanceSeconds: 86_400 });
    await account.google.login();
    const [row] = await account.google.query(
      'SELECT campaign.network_settings.target_content_network, campaign.network_settings.target_google_search, campaign.serving_status, metrics.impressions FROM campaign',
    );
    expect([row.campaign.networkSettings, row.campaign.servingStatus]).toEqual([
      { targetContentNetwork: true },
      'SERVING',
    ]);
    expect(Number(row.metrics.impressions)).toBeGreaterThan(0);
  });
});
