import type { Account } from '../accounts/account';
import { type Download, downloadMedia } from '../media/download-media';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, isFields, textIn } from '../../json/fields';
import type { PostJob } from './post-jobs';

/** Downloads a creative's media and makes the post with the vendor's own copies, or says why not. */
export async function makePost(
  world: World,
  account: Account,
  post: Fields,
  baseUrl: string,
): Promise<PostJob['outcome']> {
  const urls = [...new Set(mediaOf(post.creative, false))];
  const downloads = await Promise.all(
    urls.map(({ url, isPicture }) => downloadMedia(url, isPicture)),
  );
  const failed = downloads.find((one) => 'error' in one);
  if (failed && 'error' in failed) return { error: failed.error };
  const copies = new Map(
    downloads.map((one, index) => [urls[index]?.url ?? '', copyOf(world, one, baseUrl)]),
  );
  const id = world.nextThing('t3');
  const now = world.now();
  const fields = {
    allow_comments: post.allow_comments ?? false,
    creative: rehosted(post.creative, copies),
  };
  const entity: Entity = {
    kind: 'post',
    id,
    accountId: account.id,
    parentId: account.profileId,
    fields,
    createdAt: now,
    modifiedAt: now,
  };
  world.table('post').put(entity);
  return { postId: id };
}

interface Media {
  readonly url: string;
  /** Videos are not looked into. */
  readonly isPicture: boolean;
}

function mediaOf(value: unknown, isVideo: boolean): readonly Media[] {
  if (Array.isArray(value)) return value.flatMap((one) => mediaOf(one, isVideo));
  if (!isFields(value)) return [];
  const own = isFields(value.media)
    ? [{ url: textIn(value.media, 'url'), isPicture: !isVideo }]
    : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, member]) => mediaOf(member, name === 'video')),
  ];
}

/** The vendor serves its own copy; of what was not really downloaded there are no bytes to serve. */
function copyOf(world: World, download: Download, baseUrl: string): string {
  const name = `${BigInt(world.nextId()).toString(36)}${'picture' in download ? download.picture.extension : ''}`;
  if ('picture' in download) world.pictures.set(name, download.picture);
  return `${baseUrl}/media/${name}`;
}

function rehosted(value: unknown, copies: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => rehosted(one, copies));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    if (name !== 'media' || !isFields(member)) return [name, rehosted(member, copies)];
    return [name, { ...member, url: copies.get(textIn(member, 'url')) ?? member.url }];
  });
  return Object.fromEntries(entries);
}
