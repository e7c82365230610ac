import type { VendorAnswer, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { textIn } from '../../json/fields';

const PATH = /^\/scontent\/(\d+)\/([0-9a-f]{32})$/;

export const pictureAddress = (baseUrl: string, accountId: string, hash: string): string =>
  `${baseUrl}/scontent/${accountId}/${hash}`;

/** Serves a picture at the address that the vendor told; needs no token. Undefined for other paths. */
export function pictureFile(
  world: World,
  { method, path }: Pick<VendorRequest, 'method' | 'path'>,
): VendorAnswer | undefined {
  const [, accountId = '', hash = ''] = PATH.exec(path) ?? [];
  if (hash === '' || method !== 'GET') return undefined;
  const id = `${accountId}:${hash}`;
  const [image, bytes] = [world.table('adimage').get(id), world.files.get(id)];
  return image && bytes
    ? { status: 200, headers: { 'content-type': textIn(image.fields, 'mime') }, body: bytes }
    : { status: 404, body: 'Not found' };
}
