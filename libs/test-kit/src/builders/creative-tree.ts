import type { components } from '@switchyard/client';
import { PNG } from 'pngjs';
import { campaignBody, type TreeOptions } from './campaign-tree';
import type { Party } from './party';

export type AssetBody = components['schemas']['AssetCreate'];
export type Asset = components['schemas']['Asset'];
export type Role = components['schemas']['Attach']['role'];

/** Where an asset is attached: one of the three. */
export interface AssetOwner {
  readonly campaignId?: string;
  readonly adGroupId?: string;
  readonly adId?: string;
}

const drawn = new Map<string, Buffer>();

/** A plain PNG; another shade is another file. Drawn once: it takes 10 ms and more. */
export const picture = (width: number, height: number, shade = 128): Buffer => {
  const key = `${width} ${height} ${shade}`;
  const known = drawn.get(key);
  if (known) return known;
  const image = new PNG({ width, height });
  image.data.fill(shade);
  const bytes = PNG.sync.write(image, { filterType: 0 });
  drawn.set(key, bytes);
  return bytes;
};

export const givenAsset = (party: Party, body: AssetBody): Promise<Asset> =>
  party.client.assets.create(body);

/** An image with its bytes. Throws when they are refused. */
export const givenImage = async (
  party: Party,
  {
    bytes,
    type = 'IMAGE',
    name = 'Picture',
  }: {
    readonly bytes: Uint8Array;
    readonly type?: 'IMAGE' | 'LOGO' | 'VIDEO';
    readonly name?: string;
  },
): Promise<Asset> => {
  const { id } = await givenAsset(party, { type, name });
  return party.client.assets.putContent(id, bytes);
};

export const attached = async (
  party: Party,
  assetId: string,
  owner: AssetOwner,
  role: Role,
): Promise<void> => {
  await party.client.assets.attach(assetId, { ...owner, role });
};

type AdBody = components['schemas']['AdCreate'];

/** Campaigns whose ads are made of images. */
export const CREATIVE_TYPES = ['DISPLAY', 'PERFORMANCE_MAX'] as const;
export type CreativeType = (typeof CREATIVE_TYPES)[number];

export interface CreativeOptions extends Pick<TreeOptions, 'name' | 'platforms' | 'campaign'> {
  readonly type?: CreativeType;
  /** Each with one ad. */
  readonly adGroups?: number;
}

export interface CreativeMade {
  readonly campaignId: string;
  readonly adGroupIds: readonly string[];
  readonly adIds: readonly string[];
  /** By role; the ads share them. */
  readonly imageIds: Readonly<Record<ImageRole, string>>;
}

type ImageRole = 'MARKETING_IMAGE' | 'SQUARE_MARKETING_IMAGE' | 'LOGO';

/** The smallest that every network takes. */
const SIZES: Readonly<Record<ImageRole, readonly [width: number, height: number]>> = {
  MARKETING_IMAGE: [708, 371],
  SQUARE_MARKETING_IMAGE: [300, 300],
  LOGO: [128, 128],
};
const ROLES = Object.keys(SIZES) as readonly ImageRole[];
let shades = 0;

const LINK = 'https://shop.example/shoes';
const texts = (...all: readonly string[]) => all.map((text) => ({ text }));

/** What each network takes of that type of campaign as it is. */
const BIDDING = {
  DISPLAY: { type: 'MANUAL_CPC' },
  PERFORMANCE_MAX: { type: 'MAXIMIZE_CONVERSIONS' },
} as const;
const ADS: Readonly<Record<CreativeType, Partial<AdBody> & Pick<AdBody, 'type'>>> = {
  DISPLAY: { type: 'RESPONSIVE_DISPLAY' },
  PERFORMANCE_MAX: { type: 'ASSET_GROUP', callToAction: 'SHOP_NOW' },
};

const creativeAd = (type: CreativeType, adGroupId: string): AdBody => ({
  adGroupId,
  finalUrl: LINK,
  headlines: texts('Shoes that fit', 'Fitted in our shop', 'Gait analysis'),
  longHeadline: 'Shoes that fit, because somebody looks at how you run',
  descriptions: texts('Bring your old pair, we find the new one.', 'Thirty days to run in them.'),
  businessName: 'Shoe shop',
  ...ADS[type],
});

/** One image of each role, other bytes than any before. */
export const givenImages = async (party: Party): Promise<CreativeMade['imageIds']> => {
  shades += 1;
  const made = await Promise.all(
    ROLES.map(async (role) => {
      const [width, height] = SIZES[role];
      const { id } = await givenImage(party, {
        type: role === 'LOGO' ? 'LOGO' : 'IMAGE',
        name: role.toLowerCase(),
        bytes: picture(width, height, shades % 256),
      });
      return [role, id] as const;
    }),
  );
  return Object.fromEntries(made) as CreativeMade['imageIds'];
};

/**
 * A campaign that both networks take, whose ads share three images; of a Performance Max campaign
 * the logo is on the campaign.
 */
export const givenCreativeTree = async (
  party: Party,
  { type = 'DISPLAY', adGroups = 1, ...options }: CreativeOptions = {},
): Promise<CreativeMade> => {
  const body = campaignBody({
    ...options,
    campaign: { type, biddingStrategy: BIDDING[type], ...options.campaign },
  });
  const { id: campaignId } = await party.client.campaigns.create(body);
  const imageIds = await givenImages(party);
  const [adGroupIds, adIds]: [string[], string[]] = [[], []];
  for (let at = 1; at <= adGroups; at += 1) {
    const group = await party.client.adGroups.create({
      campaignId,
      name: `Group ${at}`,
      ...(type === 'DISPLAY' ? { maxCpc: 0.5 } : {}),
    });
    const ad = await party.client.ads.create(creativeAd(type, group.id));
    for (const role of ROLES) await attached(party, imageIds[role], { adId: ad.id }, role);
    adGroupIds.push(group.id);
    adIds.push(ad.id);
  }
  return { campaignId, adGroupIds, adIds, imageIds };
};

const EXTENSIONS = [
  {
    role: 'SITELINK',
    asset: {
      type: 'SITELINK',
      name: 'Opening hours',
      linkText: 'Opening hours',
      description1: 'When the shop is open',
      description2: 'Six days a week',
      finalUrl: 'https://shop.example/hours',
    },
  },
  {
    role: 'SITELINK',
    asset: {
      type: 'SITELINK',
      name: 'Gait analysis',
      linkText: 'Gait analysis',
      finalUrl: 'https://shop.example/gait',
    },
  },
  {
    role: 'CALLOUT',
    asset: { type: 'CALLOUT', name: 'Free delivery', calloutText: 'Free delivery' },
  },
  {
    role: 'CALLOUT',
    asset: { type: 'CALLOUT', name: 'Thirty days', calloutText: 'Thirty days to return' },
  },
  {
    role: 'STRUCTURED_SNIPPET',
    asset: {
      type: 'STRUCTURED_SNIPPET',
      name: 'Brands',
      header: 'Brands',
      values: ['Northway', 'Fjellrev', 'Ostrava'],
    },
  },
] as const satisfies readonly {
  readonly role: Role;
  readonly asset: Parameters<typeof givenAsset>[1];
}[];

/**
 * Two sitelinks, two callouts, one structured snippet, attached. Returns the assets' ids by name.
 */
export const givenExtensions = async (
  party: Party,
  owner: AssetOwner,
): Promise<Readonly<Record<(typeof EXTENSIONS)[number]['asset']['name'], string>>> => {
  const made = await Promise.all(
    EXTENSIONS.map(async ({ role, asset }) => {
      const { id } = await givenAsset(party, {
        ...asset,
        ...('values' in asset ? { values: [...asset.values] } : {}),
      });
      await attached(party, id, owner, role);
      return [asset.name, id] as const;
    }),
  );
  return Object.fromEntries(made) as Awaited<ReturnType<typeof givenExtensions>>;
};
