import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { contentKey } from './held-extension';
import type { ExtensionContent, HeldExtension } from './held-extension';

export interface ExtensionsDiff {
  readonly link: readonly ExtensionContent[];
  readonly unlink: readonly string[];
}

/**
 * From what is linked to what is wanted, for the named fields only. An extension is never changed in place: it may be linked elsewhere
 * too. One that ours cannot say stays while the wish still names it, and is never made.
 */
export const diffExtensions = (
  after: CampaignAttributes,
  fields: readonly string[],
  held: readonly HeldExtension[],
): ExtensionsDiff => {
  const wanted = wantedContents(after, fields);
  const keys = new Set(wanted.map(contentKey));
  const concerned = held.filter(({ content }) =>
    fields.includes('image' in content ? 'images' : 'extensions'),
  );
  const kept = new Map(
    concerned.filter(({ key }) => keys.has(key)).map((one) => [one.key, one.id]),
  );
  return {
    link: wanted.filter((content) => !kept.has(contentKey(content)) && canBeMade(content)),
    unlink: concerned.filter(({ key, id }) => kept.get(key) !== id).map(({ id }) => id),
  };
};

const wantedContents = (
  { extensions, images }: CampaignAttributes,
  fields: readonly string[],
): readonly ExtensionContent[] => [
  ...(fields.includes('extensions') ? extensions.map((extension) => ({ extension })) : []),
  ...(fields.includes('images') ? images.map((image) => ({ image })) : []),
];

const canBeMade = (content: ExtensionContent): boolean =>
  'image' in content ? 'sha256' in content.image : content.extension.kind !== 'UNHELD';
