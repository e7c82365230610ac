import { deleteImage, addImages, listImages } from './images/images';
import { minimumBudgets } from './accounts/minimum-budgets';
import type { Entity } from './store/entity';
import { addVideo } from './videos/videos';
import { readObject } from './wire/read-object';
import type { Call } from './wire/call';
import { listObjects } from './wire/list-objects';
import { type Route, route } from './wire/route';
import { integer, map, text, texts, unsigned } from './wire/shape';

const VIDEO = {
  source: text,
  file_url: text,
  name: text,
  title: text,
  description: text,
  upload_phase: text,
  upload_session_id: text,
  file_size: unsigned,
  start_offset: unsigned,
  end_offset: unsigned,
  video_file_chunk: text,
};
const IMAGES = {
  hashes: texts,
  selected_hashes: texts,
  minwidth: unsigned,
  minheight: unsigned,
  name: text,
  biz_tag_id: unsigned,
  business_id: unsigned,
};

const ofAccount = (kind: Entity['kind']) => (call: Call, read: Readonly<Record<string, unknown>>) =>
  listObjects(call, read, call.world.table(kind).ofAccount(call.account.id));

/** Everything about the account, its person, page, pixel, pictures and videos. */
export const accountRoutes: readonly Route[] = [
  route('GET', ['adaccount', 'user', 'page', 'adspixel', 'adimage', 'advideo'], '', {}, readObject),
  route('GET', ['user'], 'adaccounts', {}, ofAccount('adaccount')),
  route('GET', ['user'], 'accounts', {}, ofAccount('page')),
  route('GET', ['user'], 'permissions', {}, () => ({ data: permissions })),
  route('GET', ['adaccount'], 'promote_pages', {}, ofAccount('page')),
  route('GET', ['adaccount'], 'adspixels', { sort_by: text }, ofAccount('adspixel')),
  route('GET', ['adaccount'], 'minimum_budgets', { bid_amount: integer }, minimumBudgets),
  route(
    'POST',
    ['adaccount'],
    'adimages',
    { bytes: text, copy_from: map, name: text, filename: text },
    addImages,
  ),
  route('GET', ['adaccount'], 'adimages', IMAGES, listImages),
  route('DELETE', ['adaccount'], 'adimages', { hash: text, image_id: text }, deleteImage, ['hash']),
  route('POST', ['adaccount'], 'advideos', VIDEO, addVideo),
  route('GET', ['adaccount'], 'advideos', {}, ofAccount('advideo')),
];

const permissions = [
  'ads_management',
  'ads_read',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
].map((permission) => ({ permission, status: 'granted' }));
