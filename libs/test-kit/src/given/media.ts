import type { components } from '@switchyard/api-client';
import { PNG } from 'pngjs';
import { answered } from './answered';
import type { Party } from './party';

export type AssetBody = components['schemas']['CreateAssetDto'];
export type Asset = components['schemas']['AssetDto'];
export type Role = components['schemas']['AttachDto']['role'];

/** Where an asset is attached: one of the three. */
export interface AssetOwner {
  readonly campaignId?: string;
  readonly adGroupId?: string;
  readonly adId?: string;
}

/** A plain PNG; another shade is another file. Filters are chosen byte by byte, which takes seconds: plain pictures are small without. */
export const picture = (width: number, height: number, shade = 128): Buffer => {
  const image = new PNG({ width, height });
  image.data.fill(shade);
  return PNG.sync.write(image, { filterType: 0 });
};

export const givenAsset = (party: Party, body: AssetBody): Promise<Asset> =>
  answered(party.api.POST('/api/v1/assets', { body }));

/** An image with its bytes. Throws when they are refused. */
export const givenImage = async (
  party: Party,
  { bytes, ...body }: Partial<AssetBody> & { readonly bytes: Uint8Array },
): Promise<Asset> => {
  const { id } = await givenAsset(party, { type: 'IMAGE', name: 'Picture', ...body });
  const { status, body: answer } = await party.send(`/api/v1/assets/${id}/content`, {
    method: 'PUT',
    bytes,
  });
  if (status !== 200) {
    throw new Error(`the bytes were refused with ${status}: ${JSON.stringify(answer)}`);
  }
  return answer.data as Asset;
};

export const attached = async (
  party: Party,
  assetId: string,
  owner: AssetOwner,
  role: Role,
): Promise<void> => {
  await answered(
    party.api.POST('/api/v1/assets/{id}/attach', {
      params: { path: { id: assetId } },
      body: { ...owner, role },
    }),
  );
};
