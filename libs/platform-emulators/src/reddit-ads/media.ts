import { randomUUID } from 'node:crypto';
import { type Fields, objectIn, textIn } from '../core/json';
import type { VendorAnswer, VendorDoor } from '../vendor';
import { askedProfile, askedValues, type Call, type Route, route } from './doors/call';
import { list, object, oneOf, text } from './doors/shapes';
import { badRequest, fieldError, refuseWhen } from './errors';
import { isWebAddress } from './member-rules';
import { type Picture, readPicture } from './store/media';
import type { World } from './store/world';
import { UNVERIFIED } from './unverified';

/** What came of a public address: a picture, something taken as it is, or why it was refused. */
export type Download =
  { readonly picture: Picture } | { readonly isTaken: true } | { readonly error: string };

/**
 * Fetches media as the vendor does, from a public address only. Just loopback hosts are really
 * asked; any other address is taken as fetched, for this emulator never leaves the machine.
 */
export async function downloadMedia(url: string, isPicture: boolean): Promise<Download> {
  if (!isLoopback(new URL(url).hostname)) return { isTaken: true };
  const bytes = await fetchBytes(url);
  if (bytes === undefined) return { error: `The media at ${url} could not be downloaded.` };
  if (bytes.length > UNVERIFIED.mediaBytes) return { error: `The media at ${url} is too large.` };
  if (!isPicture) return { isTaken: true };
  const picture = readPicture(bytes);
  return picture ? { picture } : { error: `The media at ${url} is no supported image.` };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

async function fetchBytes(url: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(UNVERIFIED.mediaTimeoutMs) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

const POLICY = { policy: 'ads-creative-management' } as const;
const media = object({ type: oneOf(['URL']), url: text }, ['type', 'url']);
const asset = object({ type: oneOf(['IMAGE', 'VIDEO']), name: text, media, reference_id: text }, [
  'type',
  'media',
]);
const MAX_UPLOADS = 50;
const MAX_IDS = 100;

/** The asset library, which takes media from public addresses too (platform document 3b). */
export const assetRoutes: readonly Route[] = [
  route(
    'POST',
    '/profiles/:profile/creative_assets/uploads',
    { ...POLICY, data: list(asset, MAX_UPLOADS, 1), status: 201 },
    upload,
  ),
  route('GET', '/profiles/:profile/creative_assets/uploads', POLICY, poll),
];

async function upload(call: Call): Promise<Fields> {
  const { profileId } = askedProfile(call);
  const assets = call.data as readonly Fields[];
  refuseWhen(
    assets.flatMap((one, index) =>
      isWebAddress(urlOf(one)) ? [] : [fieldError(`data[${index}].media.url`, 'Invalid URL.')],
    ),
  );
  const data = await Promise.all(
    assets.map(async (one) => {
      const download = await downloadMedia(urlOf(one), one.type === 'IMAGE');
      const id = randomUUID();
      call.world.uploads.put({ id, profileId, isGood: !('error' in download), polls: 0 });
      return { id, reference_id: one.reference_id ?? null };
    }),
  );
  return { data };
}

const urlOf = (one: Fields): string => textIn(objectIn(one, 'media'), 'url');

function poll(call: Call): Fields {
  const { profileId } = askedProfile(call);
  const ids = askedValues(call.query, 'id', MAX_IDS);
  if (!ids) throw badRequest([fieldError('id', 'Missing required field.')]);
  const data = [...ids].flatMap((id) => {
    const found = call.world.uploads.get(id);
    if (found?.profileId !== profileId) return [];
    found.polls += 1;
    return [
      {
        id,
        status: found.polls === 1 ? 'PROCESSING_MEDIA' : found.isGood ? 'ACTIVE' : 'INVALID_MEDIA',
      },
    ];
  });
  return { data };
}

/** The host of the vendor's own copies of pictures. */
export function mediaDoor(world: () => World): VendorDoor {
  return {
    prefix: 'reddit-ads/media',
    hosts: ['i.redd.it'],
    handle: ({ path }) => served(world(), path.slice(1)),
  };
}

function served(world: World, name: string): VendorAnswer {
  const picture = world.pictures.get(name);
  return picture
    ? { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes }
    : { status: 404 };
}
