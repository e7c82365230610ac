import { canonicalJson } from '@switchyard/kernel';
import type { ExtensionAttributes } from '../attributes/extension-attributes';

/** What makes the link of an asset the same one: its field and what the asset says, or the asset itself where its content cannot be told. */
export const textLinkKey = (field: string, text: string): string => `link:${field}:${text}`;
export const imageLinkKey = (field: string, assetId: string): string => `link:${field}:${assetId}`;
export const extensionKey = (extension: ExtensionAttributes): string =>
  `extensions:${canonicalJson(extension)}`;

/** Beside a link's name when somebody paused it. */
export const pausedKey = (resourceName: string): string => `paused:${resourceName}`;
