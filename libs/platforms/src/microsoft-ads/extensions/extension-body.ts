import { imageLinks } from '../media/image-links';
import type { AdExtension } from '../wire/objects';
import type { ExtensionContent } from './held-extension';

/** An image needs words for those who do not see it; a campaign has none for its images. */
const ALTERNATIVE_TEXT = 'Image of the advertiser';

/** A new ad extension. Images go in the form in which Microsoft answers them (`Images`, not `ImageMediaIds`). */
export const extensionBody = (
  content: ExtensionContent,
  mediaIds: ReadonlyMap<string, string>,
): AdExtension => {
  if ('image' in content) {
    return {
      Type: 'ImageAdExtension',
      AlternativeText: ALTERNATIVE_TEXT,
      Images: imageLinks([content.image], mediaIds),
      Layouts: ['SearchSingle', 'SearchMultiple'],
    };
  }
  const { extension } = content;
  switch (extension.kind) {
    case 'SITELINK':
      return {
        Type: 'SitelinkAdExtension',
        DisplayText: extension.linkText,
        FinalUrls: [extension.finalUrl],
        ...(extension.description1 === null ? {} : { Description1: extension.description1 }),
        ...(extension.description2 === null ? {} : { Description2: extension.description2 }),
      };
    case 'CALLOUT':
      return { Type: 'CalloutAdExtension', Text: extension.text };
    case 'STRUCTURED_SNIPPET':
      return {
        Type: 'StructuredSnippetAdExtension',
        Header: extension.header,
        Values: extension.values,
      };
    case 'CALL':
      return {
        Type: 'CallAdExtension',
        PhoneNumber: extension.phoneNumber,
        CountryCode: extension.countryCode,
      };
    case 'UNHELD':
      throw new TypeError('an extension that ours cannot say is never made');
  }
};
