import type { ExtensionDraft, SitelinkDraft } from '../../port/draft';
import { extensionKey } from '../attributes/extension-attributes';
import type { ExtensionAttributes, UnheldExtension } from '../attributes/extension-attributes';
import { eachOnce } from './each-once';
import type { Warn } from '../../normalising';

/** Extensions as Microsoft will hold them, each once, sorted. Read back ones that ours cannot say pass through. */
export const heldExtensions = (
  extensions: readonly (ExtensionDraft | UnheldExtension)[],
  warn: Warn,
): readonly ExtensionAttributes[] =>
  eachOnce(
    extensions.map((extension, index) => held(extension, index, warn)),
    extensionKey,
    'extensions',
    warn,
  );

const held = (
  extension: ExtensionDraft | UnheldExtension,
  index: number,
  warn: Warn,
): ExtensionAttributes => {
  switch (extension.kind) {
    case 'SITELINK':
      return {
        kind: 'SITELINK',
        linkText: extension.linkText.trim(),
        ...descriptionsOf(extension, index, warn),
        finalUrl: extension.finalUrl,
      };
    case 'CALLOUT':
      return { kind: 'CALLOUT', text: extension.text.trim() };
    case 'STRUCTURED_SNIPPET':
      return {
        kind: 'STRUCTURED_SNIPPET',
        header: extension.header,
        values: extension.values.map((value) => value.trim()),
      };
    case 'CALL':
      return {
        kind: 'CALL',
        phoneNumber: extension.phoneNumber,
        countryCode: extension.countryCode,
      };
    case 'UNHELD':
      return extension;
  }
};

type Descriptions = Readonly<Record<'description1' | 'description2', string | null>>;

/** Both or none (CampaignServiceSiteLinkDescriptionAllOrNoneRequired). */
const descriptionsOf = (sitelink: SitelinkDraft, index: number, warn: Warn): Descriptions => {
  const [description1, description2] = [
    sitelink.description1?.trim() || null,
    sitelink.description2?.trim() || null,
  ];
  if ((description1 === null) === (description2 === null)) return { description1, description2 };
  warn(
    'SITELINK_DESCRIPTION_DROPPED',
    `extensions/${index}`,
    'Microsoft needs two descriptions of a sitelink, or none. The description is not sent there.',
  );
  return { description1: null, description2: null };
};
