import { randomUUID } from 'node:crypto';
import { askedProfile } from '../accounts/asked-account';
import { downloadMedia } from '../media/download-media';
import { isWebAddress } from '../rules/web-address';
import { askedValues } from '../wire/asked-values';
import { badRequest, refuseWhen } from '../wire/api-error';
import { fieldError } from '../wire/field-error';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { list, object, oneOf, text } from '../wire/shape';

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
