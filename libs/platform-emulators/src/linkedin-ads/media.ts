import { randomBytes } from 'node:crypto';
import { imageSize } from 'image-size';
import { type Fields, numberIn, objectIn, textIn } from '../core/json';
import type { VendorAnswer, VendorRequest } from '../vendor';
import { fitting, jsonBody, ok, record, urn } from './doors/bodies';
import { type Call, needScope, type Route } from './doors/call';
import { batchGet, batchKeys } from './doors/collections';
import { idInUrn, numberInUrn, onlyParameters, project, textParameter, urnOf } from './doors/query';
import { plainError, Refusal } from './errors';
import type { Account, Entity, World } from './store';
import { UNVERIFIED } from './unverified';

export type ImageStatus = 'WAITING_UPLOAD' | 'PROCESSING' | 'AVAILABLE';

/** How far an image is. */
export function imageStatus({ id }: Pick<Entity, 'id'>, world: World): ImageStatus {
  const picture = world.pictures.get(id);
  if (!picture) return 'WAITING_UPLOAD';
  return picture.availableAt <= world.now() ? 'AVAILABLE' : 'PROCESSING';
}

/** An image as it is answered. */
export function readImage(image: Entity, world: World, baseUrl: string): Fields {
  const status = imageStatus(image, world);
  const address = {
    downloadUrl: `${baseUrl}/uploads${picturePath(image.id)}`,
    downloadUrlExpiresAt: world.now() + 86_400_000,
  };
  return {
    id: urnOf('image', image.id),
    owner: image.fields.owner,
    status,
    ...(status === 'AVAILABLE' ? address : {}),
  };
}

/** Where uploads go on www.linkedin.com. */
export const UPLOADS = '/dms-uploads/';

const MIMES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Takes the bytes of an image: PUT to the address that initializeUpload gave, whose ticket is the
 * permission (platform document 2b).
 */
export function receiveUpload(
  { method, path, query, body }: VendorRequest,
  world: World,
): VendorAnswer {
  if (method !== 'PUT') return { status: 405, headers: { Allow: 'PUT' } };
  const [id = ''] = path.slice(UPLOADS.length).split('/');
  const image = world.table('image').get(id);
  if (!image || image.fields.ticket !== query.get('ut')) return { status: 403 };
  if ((numberIn(image.fields, 'uploadUrlExpiresAt') ?? 0) <= world.now()) return { status: 403 };
  const picture = body.length > UNVERIFIED.imageBytes ? undefined : shapeOf(body);
  if (!picture) return { status: 400 };
  world.pictures.set(id, {
    bytes: body,
    ...picture,
    availableAt: world.now() + UNVERIFIED.imageProcessingMs,
  });
  return { status: 201, headers: { etag: `"${id}"` } };
}

/** What bytes say of themselves; undefined when they are no GIF, JPEG or PNG. */
function shapeOf(
  bytes: Buffer,
): { readonly mime: string; readonly width: number; readonly height: number } | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    const mime = MIMES[type ?? ''];
    return mime === undefined ? undefined : { mime, width, height };
  } catch {
    return undefined;
  }
}

const FOLDER = '/dms/image/';

/** Where the bytes of an image lie on the upload host. */
const picturePath = (id: string): string => FOLDER + id;

/** The bytes of an image, fetched without credentials. Undefined for any other path. */
export function imageFile({ method, path }: VendorRequest, world: World): VendorAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(FOLDER)) return undefined;
  const picture = world.pictures.get(path.slice(FOLDER.length));
  return picture
    ? { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes }
    : { status: 404 };
}

/** Images: ask where to upload, then read until the image is AVAILABLE (platform document 2b). */
export const imageRoutes: readonly Route[] = [
  { path: '/rest/images', answer: images },
  { path: '/rest/images/{}', answer: oneImage },
];

const uploadShape = record({
  initializeUploadRequest: record({
    owner: urn('organization', 'person'),
    mediaLibraryMetadata: record({}),
  }),
});

function images(call: Call): VendorAnswer {
  if (call.method === 'BATCH_GET') return batchGet(batchKeys(call), (key) => reading(call, key));
  const action = textParameter(call.query, 'action');
  if (call.method !== 'ACTION' || action !== 'initializeUpload') {
    throw new Refusal(400, plainError(400, 'Only action=initializeUpload'));
  }
  onlyParameters(call.query, ['action']);
  needScope(call.scopes, ['w_organization_social', 'rw_ads'], 'ACTION initializeUpload /images');
  return initializeUpload(call);
}

function initializeUpload(call: Call): VendorAnswer {
  const { world } = call;
  const owner = textIn(
    objectIn(fitting(uploadShape, jsonBody(call)), 'initializeUploadRequest'),
    'owner',
  );
  const account = ownerOf(call, owner);
  if (!account) {
    throw new Refusal(
      403,
      plainError(403, `Member does not have permission to use ${owner || 'no owner'}`),
    );
  }
  const id = `C4D${world.nextId()}`;
  const now = world.now();
  const ticket = randomBytes(12).toString('hex');
  const uploadUrlExpiresAt = now + UNVERIFIED.uploadHours * 3_600_000;
  const fields = { owner, ticket, uploadUrlExpiresAt };
  world.table('image').put({
    kind: 'image',
    id,
    accountId: account.id,
    fields,
    createdAt: now,
    modifiedAt: now,
    version: 1,
  });
  return ok({
    value: {
      uploadUrlExpiresAt,
      uploadUrl: `${call.baseUrl}/uploads${UPLOADS}${id}/uploaded-image/0?ca=fake&sync=0&ut=${ticket}`,
      image: urnOf('image', id),
    },
  });
}

function oneImage(call: Call): VendorAnswer {
  onlyParameters(call.query, []);
  const found = call.method === 'GET' ? reading(call, call.keys[0] ?? '') : undefined;
  if (!found) throw new Refusal(404, plainError(404, 'Image not found'));
  return ok(project(found, call.query.projection));
}

function reading(call: Call, key: string) {
  const image: Entity | undefined = call.world.table('image').get(idInUrn(key, 'image') ?? '');
  return image && ownerOf(call, textIn(image.fields, 'owner'))
    ? readImage(image, call.world, call.baseUrl)
    : undefined;
}

/** The caller's account whose page, or who themselves, an owner is. */
export function ownerOf(
  { world, personId }: Pick<Call, 'world' | 'personId'>,
  owner: string,
): Account | undefined {
  const organizationId = numberInUrn(owner, 'organization');
  return [...world.accounts.values()].find(
    (account) =>
      world.people.roleOn(account, personId) !== undefined &&
      (account.organizationId === organizationId || owner === urnOf('person', personId)),
  );
}
