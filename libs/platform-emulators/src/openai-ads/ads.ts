import { type Fields, numberIn, objectIn, textIn } from '../core/json';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import { reviewOf, servingIssues } from './delivery';
import { type Call, type Route, route } from './doors/call';
import {
  NAME,
  namedObject,
  NEW_STATUS,
  type Resource,
  type Scene,
  STATUS,
} from './doors/resources';
import { type Check, object, oneOf, sameText, text } from './doors/shapes';
import { invalidValue, missingParameter } from './errors';
import { imageUrl, SMALLEST_SIDE } from './media/uploads';
import type { Entity, World } from './store/world';

/**
 * The creative is sent whole, on update too (platform document 4b; oracle: CreateAdCreativeParams,
 * UpdateAdCreativeParams).
 */
const creative = (shortestTitle: number): Check =>
  object(
    {
      type: oneOf(['chat_card', 'product_ad_template']),
      title: text({ min: shortestTitle, max: 50, hasInk: true }),
      body: text({ max: 100 }),
      price: text({ max: 100 }),
      target_url: text({ max: 2_048 }),
      file_id: text(),
    },
    ['type', 'title', 'body'],
  );

/** Body of POST /ads. */
const createAdShape = object(
  { ad_group_id: text(), name: NAME, status: NEW_STATUS, creative: creative(3) },
  ['ad_group_id', 'name', 'creative', 'status'],
);

/** Body of POST /ads/{id}: an ad never moves to another ad group. */
const updateAdShape = object({ name: NAME, status: STATUS, creative: creative(1) });

/**
 * Ads with their creatives; a changed creative is reviewed anew (platform document 4b). Their
 * answers do not name the ad group.
 */
export const ads: Resource = {
  kind: 'ad',
  path: '/ads',
  label: 'ad',
  parent: { kind: 'ad_group', member: 'ad_group_id', label: 'ad group' },
  createShape: createAdShape,
  updateShape: updateAdShape,
  includes: ['serving_issues'],
  needsKey: () => false,
  complete: (given, scene, _parentId, before) => {
    if (given.creative !== undefined) checkCreative(objectIn(given, 'creative'), scene);
    return { ...before?.fields, ...given };
  },
  isReviewed: (after, before) =>
    before === undefined || sameText(after.creative) !== sameText(before.fields.creative),
  read: (entity, scene, baseUrl) => readAd(entity, scene, baseUrl),
  readIncluded: (entity, scene) => servingIssues(entity, scene),
};

function readAd(entity: Entity, { world, account }: Scene, baseUrl: string): Fields {
  const creative = objectIn(entity.fields, 'creative');
  const file = world.find('file', account.id, String(creative.file_id));
  const review = reviewOf(entity, world.now());
  return {
    name: entity.fields.name,
    creative: { ...creative, image_url: file ? imageUrl(file, baseUrl) : null },
    status: entity.fields.status,
    review_status: review.status,
    review,
  };
}

/**
 * Refuses a creative that a chat card cannot show: it needs an uploaded image and a destination
 * (platform document 4b).
 */
function checkCreative(creative: Fields, { world, account }: Scene): void {
  if (creative.type !== 'chat_card') {
    throw invalidValue(
      'creative.type',
      'Only campaigns of a product feed take product_ad_template.',
    );
  }
  for (const member of ['target_url', 'file_id']) {
    if (textIn(creative, member) === '') throw missingParameter(`creative.${member}`);
  }
  if (!isWebAddress(textIn(creative, 'target_url'))) {
    throw invalidValue('creative.target_url', 'target_url must be an http or https URL.');
  }
  const file = world.find('file', account.id, textIn(creative, 'file_id'));
  if (!file) {
    throw invalidValue(
      'creative.file_id',
      `No file found with id '${textIn(creative, 'file_id')}'.`,
    );
  }
  const side = Math.min(
    numberIn(file.fields, 'width') ?? SMALLEST_SIDE,
    numberIn(file.fields, 'height') ?? SMALLEST_SIDE,
  );
  if (side < SMALLEST_SIDE) {
    throw invalidValue(
      'creative.file_id',
      `The image must be at least ${SMALLEST_SIDE} x ${SMALLEST_SIDE} pixels.`,
    );
  }
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}

const PREVIEWS_PREFIX = 'openai-ads-manager';

/** The page inside a preview's frame, until its token ends. */
export function previewsDoor(world: () => World): VendorDoor {
  return {
    prefix: PREVIEWS_PREFIX,
    hosts: ['ads.openai.com'],
    handle: (request) => page(request, world()),
    nature: () => 'read',
  };
}

function page({ method, path, query }: VendorRequest, world: World): VendorAnswer {
  const number = /^\/previews\/adprev_(\d+)$/.exec(path)?.[1];
  const ad = world.table('ad').get(`ad_${number}`);
  const until = Number(/^v1\.(\d+)$/.exec(query.get('token') ?? '')?.[1] ?? 0);
  if (method !== 'GET' || !ad || until * 1_000 < world.now()) return { status: 404 };
  const { title, body } = {
    title: textIn(objectIn(ad.fields, 'creative'), 'title'),
    body: textIn(objectIn(ad.fields, 'creative'), 'body'),
  };
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><h1>${escaped(title)}</h1><p>${escaped(body)}</p>`,
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

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
