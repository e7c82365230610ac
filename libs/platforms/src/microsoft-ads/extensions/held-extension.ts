import type { ExtensionAttributes } from '../attributes/extension-attributes';
import { extensionKey } from '../attributes/extension-attributes';
import { imageKey } from '../attributes/image-attributes';
import type { ImageAttributes } from '../attributes/image-attributes';

/** What an ad extension says: a text of ours, or one image. */
export type ExtensionContent =
  { readonly extension: ExtensionAttributes } | { readonly image: ImageAttributes };

/** An ad extension that is linked to a campaign, under the key of its content. */
export interface HeldExtension {
  readonly id: string;
  readonly key: string;
  readonly content: ExtensionContent;
}

export const contentKey = (content: ExtensionContent): string =>
  'image' in content
    ? `image/${imageKey(content.image)}`
    : `extension/${extensionKey(content.extension)}`;

export const extensionsIn = (held: readonly HeldExtension[]): readonly ExtensionAttributes[] =>
  inOrder(held).flatMap(({ content }) => ('extension' in content ? [content.extension] : []));

export const extensionImagesIn = (held: readonly HeldExtension[]): readonly ImageAttributes[] =>
  inOrder(held).flatMap(({ content }) => ('image' in content ? [content.image] : []));

const inOrder = (held: readonly HeldExtension[]): readonly HeldExtension[] =>
  [...held].sort((a, b) => (a.key < b.key ? -1 : 1));
