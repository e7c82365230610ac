import { randomBytes } from 'node:crypto';
import type { VendorAnswer } from '../../vendor';
import type { Account } from '../accounts/account';
import { batchGet, batchKeys } from '../resources/batch';
import type { Entity } from '../store/entity';
import { UNVERIFIED } from '../unverified';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { objectIn, textIn } from '../../json/fields';
import { needScope } from '../wire/gate';
import { project } from '../wire/projection';
import { onlyParameters, textParameter } from '../wire/query';
import { fitting, jsonBody } from '../wire/read-body';
import { Refusal } from '../wire/refusal';
import type { Route } from '../wire/route';
import { record, urn } from '../wire/shape';
import { idInUrn, numberInUrn, urnOf } from '../wire/urn';
import { readImage } from './read-image';
import { UPLOADS } from './receive-upload';

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
      account.personId === personId &&
      (account.organizationId === organizationId || owner === urnOf('person', personId)),
  );
}
