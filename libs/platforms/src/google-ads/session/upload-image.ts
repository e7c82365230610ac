import { PlatformFailure } from '../../port/failure';
import type { MediaFile } from '../../port/media';
import { contradicted } from '../failure/contradicted';
import { UPLOAD_NAME } from '../unverified';
import { select, textsIn } from '../wire/gaql';
import { idIn } from '../wire/resource-name';
import { searchAll } from './search';
import { call, type Session } from './session';

/** The name under which a file of ours is found again. */
const nameOf = (digest: string): string => `${UPLOAD_NAME}${digest}`;

/** Makes an image asset of a file and answers its id. Google knows equal content again and answers the asset that is there. `open` is awaited right before the sending. */
export const uploadImage = async (
  session: Session,
  { sha256, bytes }: MediaFile,
  open: () => Promise<void>,
): Promise<string> => {
  const create = {
    name: nameOf(sha256),
    imageAsset: { data: Buffer.from(bytes).toString('base64') },
  };
  const body = {
    operations: [{ create }],
    partialFailure: false,
    responseContentType: 'RESOURCE_NAME_ONLY',
  };
  const { json, requestId } = await call(session, {
    path: `customers/${session.customerId}/assets:mutate`,
    body,
    purpose: 'write',
    open,
  });
  const { results = [] } = json as {
    readonly results?: readonly { readonly resourceName?: unknown }[];
  };
  const id = idIn(String(results[0]?.resourceName ?? ''));
  if (!/^\d+$/.test(id)) {
    throw new PlatformFailure(
      contradicted('The upload was answered without the name of an asset.', requestId),
    );
  }
  return id;
};

/** The asset that an earlier upload of ours made; undefined when there is none. */
export const uploadedImage = async (
  session: Session,
  digest: string,
): Promise<string | undefined> => {
  const rows = await searchAll(session, select('upload', textsIn('asset.name', [nameOf(digest)])));
  return rows.find(({ asset }) => asset?.name === nameOf(digest))?.asset?.id;
};
