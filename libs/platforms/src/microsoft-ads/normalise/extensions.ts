import type { ExtensionDraft } from '../../port/draft';
import { extensionKey } from '../attributes/extension-attributes';
import type { ExtensionAttributes, UnheldExtension } from '../attributes/extension-attributes';
import { eachOnce } from './each-once';
import type { Warn } from './warn';

/** Extensions as Microsoft will hold them, each once, sorted. Read back ones that ours cannot say pass through. */
export const heldExtensions = (extensions: readonly (ExtensionDraft | UnheldExtension)[], warn: Warn): readonly ExtensionAttributes[] =>
  eachOnce(extensions.map(held), extensionKey, 'extensions', warn);

const held = (extension: ExtensionDraft | UnheldExtension): ExtensionAttributes => {
  switch (extension.kind) {
    case 'SITELINK':
      return {
        kind: 'SITELINK', linkText: extension.linkText.trim(), description1: extension.description1?.trim() || null, description2: extension.description2?.trim() || null,
        finalUrl: extension.finalUrl,
      };
    case 'CALLOUT':
      return { kind: 'CALLOUT', text: extension.text.trim() };
    case 'STRUCTURED_SNIPPET':
      return { kind: 'STRUCTURED_SNIPPET', header: extension.header, values: extension.values.map((value) => value.trim()) };
    case 'CALL':
      return { kind: 'CALL', phoneNumber: extension.phoneNumber, countryCode: extension.countryCode };
    case 'UNHELD':
      return extension;
  }
};
