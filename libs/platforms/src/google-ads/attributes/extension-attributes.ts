/** What stands beside ads, as Google can hold it. */
export type ExtensionAttributes =
  | {
      readonly kind: 'SITELINK';
      readonly linkText: string;
      readonly description1: string | null;
      readonly description2: string | null;
      readonly finalUrl: string | null;
    }
  | { readonly kind: 'CALLOUT'; readonly text: string }
  | {
      readonly kind: 'STRUCTURED_SNIPPET';
      readonly header: string;
      readonly values: readonly string[];
    }
  | { readonly kind: 'CALL'; readonly phoneNumber: string; readonly countryCode: string }
  /** One that we cannot hold: Google's kind and id of the asset. */
  | { readonly kind: string; readonly remoteId: string };

export const EXTENSION_KINDS = ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL'] as const;
export type ExtensionKind = (typeof EXTENSION_KINDS)[number];

/** One that we can hold. */
export type KnownExtension = Extract<ExtensionAttributes, { readonly kind: ExtensionKind }> & {
  readonly remoteId?: never;
};

export const isKnown = (extension: ExtensionAttributes): extension is KnownExtension =>
  !('remoteId' in extension);
