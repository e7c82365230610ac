import { canonicalJson } from '@switchyard/kernel';

/** What stands beside a search ad, in the draft's words; texts that are not there are null. */
export type ExtensionAttributes =
  | {
      readonly kind: 'SITELINK';
      readonly linkText: string;
      readonly description1: string | null;
      readonly description2: string | null;
      readonly finalUrl: string;
    }
  | { readonly kind: 'CALLOUT'; readonly text: string }
  | {
      readonly kind: 'STRUCTURED_SNIPPET';
      readonly header: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'CALL'; readonly phoneNumber: string; readonly countryCode: string }
  | UnheldExtension;

/** One that says more than ours can: known by its id, so that it is seen and neither copied nor changed. */
export type UnheldExtension = {
  readonly kind: 'UNHELD';
  readonly type: string;
  readonly remoteId: string;
};

export const extensionKey = (extension: ExtensionAttributes): string => canonicalJson(extension);
