import { UNVERIFIED } from '../unverified';
import { type Fields, textIn } from '../../json/fields';
import { readJson } from '../wire/read-json';
import { invalidValue, missingParameter, unknownParameter } from '../wire/refusal';
import { type Call, type Route, route } from '../wire/route';
import { object, oneOf, text } from '../wire/shape';
import { fetchImage } from './fetch-image';
import type { Picture } from './read-picture';
import { acceptPicture, SMALLEST_SIDE } from './upload-rules';

const PURPOSE = oneOf(['account_favicon']);
const byAddress = object({ image_url: text(), purpose: PURPOSE }, ['image_url']);

/** One image, by its address or as a form with its bytes. Sent again it is a second file (platform document 4f). */
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
