import { type Entity, type Kind, KINDS } from '../store/entity';
import type { World } from '../store/world';
import { idInUrn } from '../wire/urn';

/** Kinds of the vendor's, and what the product calls the two lower levels. */
const OTHER_NAMES: Readonly<Record<string, Kind>> = { adGroup: 'campaign', ad: 'creative' };

const URN_TYPES = [
  'sponsoredCampaignGroup',
  'sponsoredCampaign',
  'sponsoredCreative',
  'share',
  'ugcPost',
  'image',
];

/** The vendor's kind behind a word; undefined when it is none. */
export const kindOf = (word: string): Kind | undefined =>
  OTHER_NAMES[word] ?? KINDS.find((kind) => kind === word);

/** An object by kind and id, which may be a URN, percent-encoded or not. */
export function findEntity(world: World, word: string, id: string): Entity | undefined {
  const kind = kindOf(word);
  const plain = decodeURIComponent(id);
  const entity = kind && world.table(kind).get(idInUrn(plain, ...URN_TYPES) ?? plain);
  return entity && world.isThere(entity) ? entity : undefined;
}
