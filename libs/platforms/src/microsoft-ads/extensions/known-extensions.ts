import type { WritingSession } from '../wire/session';
import { extensionDigest, keepExtension, madeBefore } from './extension-journal';
import type { WantedExtension } from './extension-journal';
import { contentKey } from './held-extension';
import type { HeldExtension } from './held-extension';
import { extensionsById, unlinkedIds } from './read-extensions';

/**
 * Ids of wanted extensions that exist already: made by us and never linked, because the run was cut off. Of those whose making was
 * begun and whose end nobody knows, an unlinked one of equal content is ours.
 */
export const knownExtensions = async (
  session: WritingSession,
  wanted: readonly WantedExtension[],
): Promise<ReadonlyMap<WantedExtension, string>> => {
  const known = new Map<WantedExtension, string>();
  const made = await madeBefore(session, wanted.map(extensionDigest));
  const held = new Map(
    (made.size === 0 ? [] : await extensionsById(session, [...made.values()])).map((one) => [
      one.id,
      one,
    ]),
  );
  for (const one of wanted) {
    const id = made.get(extensionDigest(one));
    if (id !== undefined && held.get(id)?.key === contentKey(one.content)) known.set(one, id);
  }
  const doubtful: WantedExtension[] = [];
  for (const one of wanted) {
    if (!known.has(one) && (await session.io.media.begin(extensionDigest(one)))) doubtful.push(one);
  }
  for (const [one, id] of await foundAgain(session, doubtful)) known.set(one, id);
  return known;
};

const foundAgain = async (
  session: WritingSession,
  doubtful: readonly WantedExtension[],
): Promise<ReadonlyMap<WantedExtension, string>> => {
  if (doubtful.length === 0) return new Map();
  const unlinked: HeldExtension[] = [
    ...(await extensionsById(session, await unlinkedIds(session))),
  ];
  const found = new Map<WantedExtension, string>();
  for (const one of doubtful) {
    const index = unlinked.findIndex(({ key }) => key === contentKey(one.content));
    const [twin] = index < 0 ? [] : unlinked.splice(index, 1);
    if (!twin) continue;
    await keepExtension(session, extensionDigest(one), twin.id);
    found.set(one, twin.id);
  }
  return found;
};
