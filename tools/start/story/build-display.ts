import { PNG } from 'pngjs';
import { money, type Terminal } from '../terminal';
import type { Asset, Campaign, Named, PlatformSummary } from './answers';
import { type Api, mustBe, until } from './api';
import * as desired from './desired/display';

export interface PlacedImage {
  readonly id: string;
  readonly role: string;
}

/**
 * A display campaign: pictures by their bytes, the logo by its address, an ad that is stamped with
 * what it argues.
 */
export const buildDisplay = async (
  terminal: Terminal,
  api: Api,
  businessId: string,
  logoUrl: string,
): Promise<{ readonly campaign: Campaign; readonly pictures: readonly PlacedImage[] }> => {
  const campaign = await makeCampaign(terminal, api, businessId, desired.campaign);
  const pictures = await sendPictures(terminal, api);
  const logo = await fetchLogo(terminal, api, logoUrl);
  const stamp = await makeStamp(terminal, api, businessId);
  await terminal.task('Ad', async (report) => {
    const adGroup = await api.post<Named>('/ad-groups', {
      ...desired.adGroup,
      campaignId: campaign.id,
    });
    const ad = await api.post<Named & { readonly conceptId: string | null }>('/ads', {
      ...desired.ad,
      ...stamp,
      adGroupId: adGroup.id,
    });
    mustBe(ad.conceptId === stamp.conceptId, 'The ad does not carry its stamp.');
    for (const { id, role } of [...pictures, logo]) {
      await api.post(`/assets/${id}/attach`, { adId: ad.id, role });
    }
    const attached = await api.get<readonly unknown[]>(`/ad-assets?adId=${ad.id}`);
    mustBe(
      attached.length === pictures.length + 1,
      `${attached.length} images are attached to the ad.`,
    );
    report(`responsive display ad with ${attached.length} images, stamped with angle and concept`);
  });
  return { campaign, pictures };
};

const sendPictures = (terminal: Terminal, api: Api): Promise<readonly PlacedImage[]> =>
  terminal.task('Pictures', async (report) => {
    const placed: PlacedImage[] = [];
    for (const { name, role, width, height } of desired.pictures) {
      const { id } = await api.post<Asset>('/assets', { type: 'IMAGE', name });
      const kept = await api.put<Asset>(`/assets/${id}/content`, drawPicture(width, height));
      mustBe(
        kept.fetch.status === 'READY' && kept.width === width && kept.height === height,
        `${name} was measured as ${kept.width} × ${kept.height}, ${kept.fetch.status}.`,
      );
      placed.push({ id, role });
    }
    report(
      `${desired.pictures.map(({ width, height }) => `${width} × ${height}`).join(' and ')}, sent as bytes`,
    );
    return placed;
  });

const fetchLogo = (terminal: Terminal, api: Api, sourceUrl: string): Promise<PlacedImage> =>
  terminal.task('Logo', async (report) => {
    const { id } = await api.post<Asset>('/assets', {
      type: 'LOGO',
      name: desired.logo.name,
      sourceUrl,
    });
    const asset = await until(terminal, {
      what: () => "the worker, which fetches the logo from the shop's own server",
      look: () => api.get<Asset>(`/assets/${id}`),
      isReached: ({ fetch }) => fetch.status !== 'PENDING',
    });
    mustBe(
      asset.fetch.status === 'READY',
      `The logo is ${asset.fetch.status}: ${asset.fetch.reason ?? 'the reason is unknown'}`,
    );
    mustBe(
      asset.width === desired.logo.width,
      `The logo was measured as ${asset.width} pixels wide.`,
    );
    report(`${asset.width} × ${asset.height}, fetched by the worker from the shop's own server`);
    return { id, role: 'LOGO' };
  });

const makeStamp = (
  terminal: Terminal,
  api: Api,
  businessId: string,
): Promise<{ readonly angleId: string; readonly conceptId: string }> =>
  terminal.task('Angle and concept', async (report) => {
    const angle = await api.post<Named>('/angles', { ...desired.angle, businessId });
    const concept = await api.post<Named>('/concepts', { ...desired.concept, angleId: angle.id });
    report(`"${desired.angle.name}", as "${desired.concept.name}"`);
    return { angleId: angle.id, conceptId: concept.id };
  });

interface DesiredCampaign {
  readonly name: string;
  readonly type: string;
}

/** Ids of the platforms that take campaigns of a type. */
const platformsFor = async (api: Api, type: string): Promise<readonly string[]> => {
  const platforms = (await api.get<readonly PlatformSummary[]>('/platforms')).filter(
    ({ campaignTypes }) => (campaignTypes[type] ?? 'unsupported') !== 'unsupported',
  );
  mustBe(platforms.length > 0, `No platform takes ${type} campaigns.`);
  return platforms.map(({ id }) => id);
};

/** A new campaign on every platform that takes its type. It is local and paused. */
export const makeCampaign = (
  terminal: Terminal,
  api: Api,
  businessId: string,
  campaign: DesiredCampaign,
): Promise<Campaign> =>
  terminal.task('Campaign', async (report) => {
    const made = await api.post<Campaign>('/campaigns', {
      ...campaign,
      businessId,
      platforms: await platformsFor(api, campaign.type),
    });
    mustBe(made.status === 'PAUSED', `A new campaign must be PAUSED; this one is ${made.status}.`);
    report(
      `${made.name}: ${campaign.type} on ${made.platforms.length} ${made.platforms.length === 1 ? 'network' : 'networks'}, ${money(made.budget, made.currency)} a day, paused`,
    );
    return made;
  });

type Colour = readonly [red: number, green: number, blue: number];

const DAWN: Colour = [250, 200, 120];
const TRACK: Colour = [190, 70, 50];
const mixed = (share: number, at: 0 | 1 | 2): number =>
  Math.round(DAWN[at] + (TRACK[at] - DAWN[at]) * share);

/**
 * A picture as the demo's shop would have it, as far as a few lines can draw: dawn over a running
 * track. A PNG of that size.
 */
export const drawPicture = (width: number, height: number): Buffer => {
  const image = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    const share = y / height;
    const line = Buffer.from([mixed(share, 0), mixed(share, 1), mixed(share, 2), 255]);
    image.data.fill(line, y * width * 4, (y + 1) * width * 4);
  }
  return PNG.sync.write(image, { filterType: 0 });
};
