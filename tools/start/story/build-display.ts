import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import { makeCampaign } from './make-campaign';
import { drawPicture } from './pictures';
import type { Asset, Campaign, Named } from './shapes';
import { mustBe } from './step-failed';
import { until } from './until';
import * as wishes from './wishes-display';

export interface Placed {
  readonly id: string;
  readonly role: string;
}

/** A display campaign: pictures by their bytes, the logo by its address, an ad that is stamped with what it argues. */
export const buildDisplay = async (
  terminal: Terminal,
  api: Api,
  businessId: string,
  logoUrl: string,
): Promise<{ readonly campaign: Campaign; readonly pictures: readonly Placed[] }> => {
  const campaign = await makeCampaign(terminal, api, businessId, wishes.campaign);
  const pictures = await sendPictures(terminal, api);
  const logo = await fetchLogo(terminal, api, logoUrl);
  const stamp = await makeStamp(terminal, api, businessId);
  await terminal.task('Ad', async (say) => {
    const adGroup = await api.post<Named>('/ad-groups', {
      ...wishes.adGroup,
      campaignId: campaign.id,
    });
    const ad = await api.post<Named & { readonly conceptId: string | null }>('/ads', {
      ...wishes.ad,
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
    say(`responsive display ad with ${attached.length} images, stamped with angle and concept`);
  });
  return { campaign, pictures };
};

const sendPictures = (terminal: Terminal, api: Api): Promise<readonly Placed[]> =>
  terminal.task('Pictures', async (say) => {
    const placed: Placed[] = [];
    for (const { name, role, width, height } of wishes.pictures) {
      const { id } = await api.post<Asset>('/assets', { type: 'IMAGE', name });
      const kept = await api.put<Asset>(`/assets/${id}/content`, drawPicture(width, height));
      mustBe(
        kept.fetch.status === 'READY' && kept.width === width && kept.height === height,
        `${name} was measured as ${kept.width} × ${kept.height}, ${kept.fetch.status}.`,
      );
      placed.push({ id, role });
    }
    say(
      `${wishes.pictures.map(({ width, height }) => `${width} × ${height}`).join(' and ')}, sent as bytes`,
    );
    return placed;
  });

const fetchLogo = (terminal: Terminal, api: Api, sourceUrl: string): Promise<Placed> =>
  terminal.task('Logo', async (say) => {
    const { id } = await api.post<Asset>('/assets', {
      type: 'LOGO',
      name: wishes.logo.name,
      sourceUrl,
    });
    const asset = await until(terminal, {
      what: () => "the worker, which fetches the logo from the shop's own server",
      look: () => api.get<Asset>(`/assets/${id}`),
      isReached: ({ fetch }) => fetch.status !== 'PENDING',
    });
    mustBe(
      asset.fetch.status === 'READY',
      `The logo is ${asset.fetch.status}: ${asset.fetch.reason ?? 'nobody says why'}`,
    );
    mustBe(
      asset.width === wishes.logo.width,
      `The logo was measured as ${asset.width} pixels wide.`,
    );
    say(`${asset.width} × ${asset.height}, fetched by the worker from the shop's own server`);
    return { id, role: 'LOGO' };
  });

const makeStamp = (
  terminal: Terminal,
  api: Api,
  businessId: string,
): Promise<{ readonly angleId: string; readonly conceptId: string }> =>
  terminal.task('Angle and concept', async (say) => {
    const angle = await api.post<Named>('/angles', { ...wishes.angle, businessId });
    const concept = await api.post<Named>('/concepts', { ...wishes.concept, angleId: angle.id });
    say(`"${wishes.angle.name}", told as "${wishes.concept.name}"`);
    return { angleId: angle.id, conceptId: concept.id };
  });
