import { namedObject } from '../resources/resource-routes';
import type { Fields } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { ads } from './ads';
import { PREVIEWS_PREFIX } from './previews-door';

const VALID_SECONDS = 24 * 3_600;

/** A look at an ad, valid for 24 hours (platform document 4b; the shape seen live). */
export const previewRoutes: readonly Route[] = [
  route('POST', '/ads/{id}/preview', preview, { body: 'none', nature: 'read' }),
];

function preview(call: Call): Fields {
  const ad = namedObject(ads, call);
  const until = Math.floor(call.world.now() / 1_000) + VALID_SECONDS;
  const address = `${new URL(call.request.baseUrl).origin}/${PREVIEWS_PREFIX}/previews/adprev_${ad.id.slice('ad_'.length)}?token=v1.${until}`;
  return {
    object: 'list',
    data: [{ body: `<iframe src="${address}" width="390" height="220"></iframe>` }],
  };
}
