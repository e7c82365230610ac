import { type Fields, textIn } from '../../core/json';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { type Call, readJson, type Route, route } from '../doors/call';
import { object, oneOf, text } from '../doors/shapes';
import { ApiRefusal, invalidValue, missingParameter, unknownParameter } from '../errors';
import type { Entity, World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { type Picture, readPicture } from './picture';

/** Images of ads are at least this wide and high (platform document 4b). */
export const SMALLEST_SIDE = 640;

/** The picture in uploaded bytes; refuses other formats, too small and too large ones. */
function acceptPicture(bytes: Buffer, param: string, smallest: number): Picture {
  if (bytes.length > UNVERIFIED.largestUploadBytes) {
    throw badImage(param, 'The image is too large.');
  }
  const picture = readPicture(bytes);
  if (!picture) throw badImage(param, 'The image must be a JPEG, PNG or WebP.');
  if (picture.width < smallest || picture.height < smallest) {
    throw badImage(param, `The image must be at least ${smallest} x ${smallest} pixels.`);
  }
  return picture;
}

const badImage = (param: string, message: string): ApiRefusal =>
  new ApiRefusal({ status: 400, code: UNVERIFIED.codes.invalidImage, message, param });

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The bytes behind an image address of this machine; undefined for any other, which is taken as
 * fetched.
 */
async function fetchImage(address: string): Promise<Buffer | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw badImage('image_url', 'image_url must be an http or https URL.');
  }
  if (!LOOPBACK.test(url.hostname)) return undefined;
  const answer = await fetch(url, { signal: AbortSignal.timeout(UNVERIFIED.fetchTimeoutMs) }).catch(
    () => undefined,
  );
  if (!answer?.ok) throw badImage('image_url', 'The image could not be downloaded.');
  return Buffer.from(await answer.arrayBuffer());
}

const PURPOSE = oneOf(['account_favicon']);
const byAddress = object({ image_url: text(), purpose: PURPOSE }, ['image_url']);

/**
 * One image, by its address or as a form with its bytes. Sent again it is a second file (platform
 * document 4f).
 */
export const uploadRoutes: readonly Route[] = [route('POST', '/upload', upload, { body: 'own' })];

async function upload(call: Call): Promise<Fields> {
  const isForm = /^multipart\/form-data\b/i.test(call.request.headers['content-type'] ?? '');
  return isForm ? uploadBytes(call) : uploadAddress(call, readJson(call.request, 'json'));
}

async function uploadAddress(call: Call, body: Fields): Promise<Fields> {
  byAddress(body, '');
  const fileId = await addImageByUrl(
    call,
    textIn(body, 'image_url'),
    textIn(body, 'purpose') || undefined,
  );
  return { file_id: fileId };
}

/** Adds the image behind an address; answers its file id. */
export async function addImageByUrl(
  call: Pick<Call, 'world' | 'account'>,
  address: string,
  purpose?: string,
): Promise<string> {
  const bytes = await fetchImage(address);
  const picture = bytes && acceptPicture(bytes, 'image_url', smallestSide(purpose));
  return addFile(call, { source_url: address, ...(purpose ? { purpose } : {}) }, picture);
}

async function uploadBytes(call: Call): Promise<Fields> {
  const form = await readForm(call);
  const unknown = [...form.keys()].find((name) => name !== 'file' && name !== 'purpose');
  if (unknown !== undefined) throw unknownParameter(unknown);
  const [file, purpose] = [form.get('file'), form.get('purpose') ?? undefined];
  if (!(file instanceof File)) throw missingParameter('file');
  if (purpose !== undefined) PURPOSE(purpose, 'purpose');
  const picture = acceptPicture(
    Buffer.from(await file.arrayBuffer()),
    'file',
    smallestSide(purpose),
  );
  return {
    file_id: addFile(
      call,
      { file_name: file.name, ...(purpose === undefined ? {} : { purpose }) },
      picture,
    ),
  };
}

async function readForm({ request }: Call): Promise<FormData> {
  const body = new Uint8Array(request.body);
  try {
    return await new Response(body, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
  } catch {
    throw invalidValue('file', 'The multipart form could not be read.');
  }
}

const smallestSide = (purpose: unknown): number =>
  purpose === 'account_favicon' ? UNVERIFIED.smallestFavicon : SMALLEST_SIDE;

function addFile(
  { world, account }: Pick<Call, 'world' | 'account'>,
  fields: Fields,
  picture: Picture | undefined,
): string {
  const now = world.now();
  const facts = picture
    ? {
        mime_type: picture.mime,
        width: picture.width,
        height: picture.height,
        bytes: picture.bytes.length,
      }
    : {};
  const file = world.put({
    kind: 'file',
    id: world.nextId('file'),
    accountId: account.id,
    parentId: account.id,
    createdAt: now,
    updatedAt: now,
    fields: { ...fields, ...facts },
  });
  if (picture) world.pictures.set(file.id, picture);
  return file.id;
}

const NOTHING: VendorAnswer = { status: 404 };

/**
 * The vendor's file host: images without a key. What was taken as fetched leads to its own address.
 */
export function imagesDoor(world: () => World): VendorDoor {
  return {
    prefix: IMAGES_PREFIX,
    hosts: ['bzrcdn.openai.com'],
    handle: (request) => image(request, world()),
    nature: () => 'read',
  };
}

function image({ method, path }: VendorRequest, world: World): VendorAnswer {
  const file = world.table('file').get(path.slice(1));
  if ((method !== 'GET' && method !== 'HEAD') || !file) return NOTHING;
  const picture = world.pictures.get(file.id);
  if (picture) {
    return { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes };
  }
  return { status: 302, headers: { location: textIn(file.fields, 'source_url') } };
}

/** Below which the bytes of uploaded images lie. */
const IMAGES_PREFIX = 'openai-ads-images';

/**
 * Where an uploaded image can be seen without a key: an address of the emulator, whatever door was
 * asked.
 */
export function imageUrl({ id }: Entity, baseUrl: string): string {
  return `${new URL(baseUrl).origin}/${IMAGES_PREFIX}/${id}`;
}
