import { crc32, deflateSync } from 'node:zlib';

/**
 * The mutate body of the platform's documents: one of everything in a Search campaign, with
 * temporary names.
 */
export function documentedMutate(
  customerId: string,
): { mutateOperations: Record<string, ReturnType<typeof JSON.parse>>[] } & Record<string, unknown> {
  const c = `customers/${customerId}`;
  const campaign = `${c}/campaigns/-2`;
  const onCampaign = (criterion: object) => ({
    campaignCriterionOperation: { create: { campaign, ...criterion } },
  });
  const asset = (number: number, content: object) => ({
    assetOperation: { create: { resourceName: `${c}/assets/-${number}`, ...content } },
  });
  const link = (number: number, fieldType: string) => ({
    campaignAssetOperation: { create: { campaign, asset: `${c}/assets/-${number}`, fieldType } },
  });
  return {
    mutateOperations: [
      {
        campaignBudgetOperation: {
          create: {
            resourceName: `${c}/campaignBudgets/-1`,
            name: 'Spring budget',
            amountMicros: '50000000',
            deliveryMethod: 'STANDARD',
            explicitlyShared: false,
          },
        },
      },
      {
        campaignOperation: {
          create: {
            resourceName: campaign,
            name: 'Spring',
            status: 'PAUSED',
            advertisingChannelType: 'SEARCH',
            campaignBudget: `${c}/campaignBudgets/-1`,
            targetSpend: { cpcBidCeilingMicros: '2000000' },
            networkSettings: {
              targetGoogleSearch: true,
              targetSearchNetwork: true,
              targetContentNetwork: false,
              targetPartnerSearchNetwork: false,
            },
            geoTargetTypeSetting: {
              positiveGeoTargetType: 'PRESENCE',
              negativeGeoTargetType: 'PRESENCE',
            },
            containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
            startDateTime: '2036-12-01 00:00:00',
            endDateTime: '2036-12-31 23:59:59',
          },
        },
      },
      onCampaign({ location: { geoTargetConstant: 'geoTargetConstants/1023191' } }),
      onCampaign({ negative: true, location: { geoTargetConstant: 'geoTargetConstants/2840' } }),
      onCampaign({
        bidModifier: 1.2,
        proximity: {
          geoPoint: { latitudeInMicroDegrees: 52520000, longitudeInMicroDegrees: 13405000 },
          radius: 10,
          radiusUnits: 'KILOMETERS',
        },
      }),
      onCampaign({
        bidModifier: 1.1,
        adSchedule: {
          dayOfWeek: 'MONDAY',
          startHour: 9,
          startMinute: 'ZERO',
          endHour: 17,
          endMinute: 'THIRTY',
        },
      }),
      onCampaign({ negative: true, keyword: { text: 'free', matchType: 'BROAD' } }),
      onCampaign({ language: { languageConstant: 'languageConstants/1000' } }),
      {
        adGroupOperation: {
          create: {
            resourceName: `${c}/adGroups/-3`,
            campaign,
            name: 'Group A',
            status: 'ENABLED',
            type: 'SEARCH_STANDARD',
            cpcBidMicros: '1000000',
          },
        },
      },
      {
        adGroupAdOperation: {
          create: {
            adGroup: `${c}/adGroups/-3`,
            status: 'PAUSED',
            ad: {
              finalUrls: ['https://example.com/'],
              responsiveSearchAd: {
                headlines: [
                  { text: 'H1', pinnedField: 'HEADLINE_1' },
                  { text: 'H2' },
                  { text: 'H3' },
                ],
                descriptions: [{ text: 'D1' }, { text: 'D2' }],
                path1: 'spring',
                path2: 'sale',
              },
            },
          },
        },
      },
      {
        adGroupCriterionOperation: {
          create: {
            adGroup: `${c}/adGroups/-3`,
            status: 'ENABLED',
            cpcBidMicros: '1200000',
            keyword: { text: 'garden shoes', matchType: 'PHRASE' },
          },
        },
      },
      {
        adGroupCriterionOperation: {
          create: {
            adGroup: `${c}/adGroups/-3`,
            negative: true,
            keyword: { text: 'used', matchType: 'EXACT' },
          },
        },
      },
      asset(4, {
        finalUrls: ['https://example.com/about'],
        sitelinkAsset: {
          linkText: 'About us',
          description1: 'Who we are',
          description2: 'Since 1999',
        },
      }),
      asset(5, { calloutAsset: { calloutText: 'Free shipping' } }),
      asset(6, { name: 'hero-1', imageAsset: { data: png(300, 300) } }),
      link(4, 'SITELINK'),
      link(5, 'CALLOUT'),
      link(6, 'AD_IMAGE'),
    ],
    partialFailure: false,
    validateOnly: false,
    responseContentType: 'RESOURCE_NAME_ONLY',
  };
}

/** A real, small PNG of this size as base64; another `shade` is another picture. */
export function png(width: number, height: number, shade = 0): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(width + 1, shade);
  line[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]).toString('base64');
}

/** The smallest JPEG with a frame, a scan and an end. */
export function jpeg(width: number, height: number, components = 3): string {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const colours = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  const frame = [0xff, 0xc0, 0, 8 + 3 * components, 8, ...size, components, ...colours];
  const scan = [
    0xff,
    0xda,
    0,
    6 + 2 * components,
    components,
    ...Array.from({ length: components }, (_, index) => [index + 1, 0]).flat(),
    0,
    63,
    0,
  ];
  return Buffer.from([0xff, 0xd8, ...frame, ...scan, 0x55, 0xff, 0xd9]).toString('base64');
}

/** A GIF of so many frames. */
export function gif(width: number, height: number, frames = 1): string {
  const screen = [width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0];
  const frame = [
    0x2c,
    0,
    0,
    0,
    0,
    width & 255,
    width >> 8,
    height & 255,
    height >> 8,
    0,
    2,
    2,
    0x4c,
    1,
    0,
  ];
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...screen,
    ...Array.from({ length: frames }, () => frame).flat(),
    0x3b,
  ]).toString('base64');
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
