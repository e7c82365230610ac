import type { Entity } from '../store/entity';
import { isLiving } from '../store/statuses';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import type { Call } from '../wire/call';
import { type Fields, listIn, numberIn, textIn } from '../../json/fields';
import { listObjects } from '../wire/list-objects';
import { badParameter, missingParameter, noSuchObject, ruleBroken } from '../wire/refusals';
import { type Picture, readPicture } from './read-picture';
import { pictureAddress } from './picture-file';

/** `POST …/adimages`: a file under any field name, or base64 in `bytes`; answered by the file's name (platform document 1b). */
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
  // Node leaves out what is no base64: only the real thing comes back as it was.
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
