import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { type Fields, listIn, numberIn, textIn } from '../core/json';
import type { Call } from './doors/call';
import { listObjects } from './doors/lists';
import { badParameter, missingParameter, noSuchObject, ruleBroken } from './errors';
import { pictureAddress } from './nodes/accounts';
import { type Entity, isLiving } from './store';
import { UNVERIFIED_SUBCODES as SUBCODES, UNVERIFIED } from './unverified';

/**
 * `POST …/adimages`: a file under any field name, or base64 in `bytes`; answered by the file's name
 * (platform document 1b).
 */
export function addImages(call: Call, read: Fields): Fields {
  const sent = [...call.files.map(({ name, bytes }) => ({ name, bytes })), ...bytesOf(read)];
  if (sent.length === 0) throw missingParameter('bytes');
  const pictures = sent.map(({ name, bytes }) => ({ name, picture: readPicture(bytes) }));
  return {
    images: Object.fromEntries(
      pictures.map(({ name, picture }) => [
        name,
        keep(call, textIn(read, 'name') || name, picture),
      ]),
    ),
  };
}

function bytesOf(read: Fields): readonly { name: string; bytes: Buffer }[] {
  const text = textIn(read, 'bytes').replace(/\s/g, '');
  if (text === '') return [];
  const bytes = Buffer.from(text, 'base64');
  // Node skips characters that are not base64, so only valid base64 encodes back to the same text.
  if (bytes.toString('base64') !== text) throw badParameter('bytes', 'is no base64');
  return [{ name: 'bytes', bytes }];
}

/** The same bytes are the same image: nothing is made twice. */
function keep(
  { world, account, baseUrl }: Call,
  name: string,
  { hash, bytes, mime, width, height }: Picture,
): Fields {
  const id = `${account.id}:${hash}`;
  const known = world.table('adimage').get(id);
  const now = world.now();
  const fields = {
    name,
    hash,
    mime,
    width,
    height,
    original_width: width,
    original_height: height,
    status: 'ACTIVE',
  };
  if (!known || !isLiving(known)) {
    world
      .table('adimage')
      .put({ kind: 'adimage', id, accountId: account.id, fields, createdAt: now, updatedAt: now });
  }
  world.files.set(id, bytes);
  const url = pictureAddress(baseUrl, account.id, hash);
  return {
    hash,
    url,
    url_128: url,
    url_256: url,
    url_256_height: '256',
    url_256_width: '256',
    height,
    width,
    name,
  };
}

/** `GET …/adimages`, by hashes, least sizes and name. */
export function listImages(call: Call, read: Fields): Fields {
  const hashes = listIn<string>(read, 'hashes');
  const [minWidth, minHeight, name] = [
    numberIn(read, 'minwidth') ?? 0,
    numberIn(read, 'minheight') ?? 0,
    textIn(read, 'name'),
  ];
  const fits = ({ fields }: Entity): boolean =>
    (hashes.length === 0 || hashes.includes(textIn(fields, 'hash'))) &&
    (numberIn(fields, 'width') ?? 0) >= minWidth &&
    (numberIn(fields, 'height') ?? 0) >= minHeight &&
    textIn(fields, 'name').includes(name);
  return listObjects(
    call,
    read,
    call.world.table('adimage').ofAccount(call.account.id).filter(fits),
  );
}

/** `DELETE …/adimages?hash=`: refused while a creative shows it. */
export function deleteImage(call: Call, read: Fields): Fields {
  const { world, account } = call;
  const hash = textIn(read, 'hash');
  const image = world.find('adimage', account.id, `${account.id}:${hash}`);
  if (!image || !isLiving(image)) throw noSuchObject(call.method, hash);
  const users = world
    .table('adcreative')
    .ofAccount(account.id)
    .filter((one) => isLiving(one) && JSON.stringify(one.fields).includes(`"${hash}"`));
  if (users.length > 0) {
    throw ruleBroken(SUBCODES.imageInUse, 'Image in use', 'A creative shows this image.', 'hash');
  }
  world
    .table('adimage')
    .put({ ...image, fields: { ...image.fields, status: 'DELETED' }, updatedAt: world.now() });
  return { success: true };
}

/** `POST …/advideos`: a file, an address, or in chunks by `upload_phase` (platform document 1b). */
export function addVideo(call: Call, read: Fields): Fields {
  switch (textIn(read, 'upload_phase')) {
    case 'start':
      return startUpload(call, read);
    case 'transfer':
      return transfer(call, read);
    case 'finish':
      return { success: true };
    default:
      return { id: wholeVideo(call, read) };
  }
}

function wholeVideo(call: Call, read: Fields): string {
  const [file] = call.files;
  if (!file && textIn(read, 'file_url') === '') throw missingParameter('source');
  return put(call, read, file?.bytes ?? Buffer.alloc(0));
}

function startUpload(call: Call, read: Fields): Fields {
  const size = numberIn(read, 'file_size') ?? 0;
  if (size <= 0) throw missingParameter('file_size');
  const id = put(call, { ...read, expected_size: size }, Buffer.alloc(0));
  return {
    upload_session_id: `session-${id}`,
    video_id: id,
    start_offset: '0',
    end_offset: String(size),
  };
}

function transfer(call: Call, read: Fields): Fields {
  const id = textIn(read, 'upload_session_id').replace(/^session-/, '');
  const video = call.world.find('advideo', call.account.id, id);
  const [chunk] = call.files;
  if (!video || !chunk) {
    throw badParameter('upload_session_id', 'names no upload, or the chunk is missing');
  }
  const stored = call.world.files.get(id) ?? Buffer.alloc(0);
  if (numberIn(read, 'start_offset') !== stored.length) {
    throw badParameter('start_offset', `must be ${stored.length}`);
  }
  const bytes = Buffer.concat([stored, chunk.bytes]);
  call.world.files.set(id, bytes);
  return {
    start_offset: String(bytes.length),
    end_offset: String(numberIn(video.fields, 'expected_size') ?? bytes.length),
  };
}

function put({ world, account }: Call, read: Fields, bytes: Buffer): string {
  const [id, now] = [world.nextId(), world.now()];
  const fields = {
    title: textIn(read, 'title') || textIn(read, 'name'),
    description: textIn(read, 'description'),
    expected_size: read.expected_size,
    status: 'ACTIVE',
  };
  world
    .table('advideo')
    .put({ kind: 'advideo', id, accountId: account.id, fields, createdAt: now, updatedAt: now });
  world.files.set(id, bytes);
  return id;
}

interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** MD5 of the bytes: the same bytes have the same hash. */
  readonly hash: string;
}

const MIMES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  webp: 'image/webp',
};
const { bytes: heaviest, longest, shortest } = UNVERIFIED.picture;

/**
 * Type and size of a picture, read from its bytes. Throws the vendor's refusal for bytes that are
 * not a picture, too heavy, too small or too large.
 */
function readPicture(bytes: Buffer): Picture {
  const size = sizeOf(bytes);
  const mime = MIMES[size?.type ?? ''];
  if (!size || mime === undefined) throw badImage('The file is no picture of a supported format.');
  if (bytes.length > heaviest) throw badImage(`At most ${heaviest} bytes.`);
  const [small, large] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (small < shortest || large > longest) {
    throw badImage(`Each side has ${shortest} to ${longest} pixels.`);
  }
  return {
    bytes,
    mime,
    width: size.width,
    height: size.height,
    hash: createHash('md5').update(bytes).digest('hex'),
  };
}

function sizeOf(bytes: Buffer): { type?: string; width: number; height: number } | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    return { width, height, ...(type === undefined ? {} : { type }) };
  } catch {
    return undefined;
  }
}

const badImage = (advice: string) => ruleBroken(SUBCODES.badImage, 'Image', advice, 'bytes');
