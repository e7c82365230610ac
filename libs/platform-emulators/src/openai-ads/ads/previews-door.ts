import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { objectIn, textIn } from '../../json/fields';

export const PREVIEWS_PREFIX = 'openai-ads-manager';

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
