import { canonicalJson } from '@switchyard/kernel';
import type { ExtensionDraft, SitelinkDraft } from '../../port/draft';
import type { ExtensionAttributes } from '../attributes/extension-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { changed, unchanged, type Normalised } from './normalised';

/** Extensions as a set. */
export const normaliseExtensions = (
  extensions: readonly ExtensionDraft[],
): Normalised<readonly ExtensionAttributes[]> => {
  const each = extensions.map(normaliseExtension);
  return {
    value: sortedSet(
      each.map(({ value }) => value),
      canonicalJson,
    ),
    warnings: each.flatMap(({ warnings }) => warnings),
  };
};

const normaliseExtension = (
  extension: ExtensionDraft,
  index: number,
): Normalised<ExtensionAttributes> => {
  switch (extension.kind) {
    case 'SITELINK':
      return normaliseSitelink(extension, index);
    case 'CALLOUT':
      return unchanged({ kind: 'CALLOUT', text: extension.text });
    case 'STRUCTURED_SNIPPET':
      return unchanged({
        kind: 'STRUCTURED_SNIPPET',
        header: extension.header,
        values: extension.values,
      });
    case 'CALL':
      return unchanged({
        kind: 'CALL',
        phoneNumber: extension.phoneNumber,
        countryCode: extension.countryCode,
      });
  }
};

/** Both descriptions or none (v25 SitelinkAsset). */
const normaliseSitelink = (
  { linkText, finalUrl, description1, description2 }: SitelinkDraft,
  index: number,
): Normalised<ExtensionAttributes> => {
  const plain = {
    kind: 'SITELINK',
    linkText,
    finalUrl,
    description1: null,
    description2: null,
  } as const;
  if (description1 && description2) return unchanged({ ...plain, description1, description2 });
  if (!description1 && !description2) return unchanged(plain);
  return changed(
    plain,
    'SITELINK_DESCRIPTION_DROPPED',
    `extensions/${index}`,
    'Google needs two descriptions of a sitelink, or none. The description is not sent there.',
  );
};
