import type { KnownExtension } from '../attributes/extension-attributes';

type Body = Readonly<Record<string, unknown>>;

export const textAsset = (text: string): Body => ({ textAsset: { text } });
export const videoAsset = (youtubeVideoId: string): Body => ({
  youtubeVideoAsset: { youtubeVideoId },
});
export const actionAsset = (callToAction: string): Body => ({
  callToActionAsset: { callToAction },
});

/** v25 asset_types.proto; a sitelink's address belongs to the asset around it. */
export const extensionAsset = (extension: KnownExtension): Body => {
  switch (extension.kind) {
    case 'SITELINK':
      return {
        finalUrls: extension.finalUrl === null ? [] : [extension.finalUrl],
        sitelinkAsset: {
          linkText: extension.linkText,
          ...descriptions(extension.description1, extension.description2),
        },
      };
    case 'CALLOUT':
      return { calloutAsset: { calloutText: extension.text } };
    case 'STRUCTURED_SNIPPET':
      return { structuredSnippetAsset: { header: extension.header, values: extension.values } };
    case 'CALL':
      return {
        callAsset: { countryCode: extension.countryCode, phoneNumber: extension.phoneNumber },
      };
  }
};

const descriptions = (description1: string | null, description2: string | null): Body =>
  description1 === null ? {} : { description1, description2 };
