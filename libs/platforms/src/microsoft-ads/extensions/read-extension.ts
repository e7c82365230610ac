import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import type { ExtensionAttributes } from '../attributes/extension-attributes';
import { imagesOf } from '../media/image-links';
import type { AdExtension } from '../wire/objects';
import { contentKey } from './held-extension';
import type { ExtensionContent, HeldExtension } from './held-extension';

/** The kinds of ad extensions that this connector knows. */
export const EXTENSION_TYPES =
  'SitelinkAdExtension, CalloutAdExtension, StructuredSnippetAdExtension, CallAdExtension, ImageAdExtension';

/** An ad extension in our words; one that says more than ours can is known by its id alone. */
export const heldExtension = (
  wire: AdExtension | null | undefined,
  digests: ReadonlyMap<string, string>,
): readonly HeldExtension[] => {
  if (!wire?.Id) return [];
  const content = saysMore(wire) ? unheld(wire) : contentOf(wire, digests);
  return [{ id: wire.Id, key: contentKey(content), content }];
};

const contentOf = (wire: AdExtension, digests: ReadonlyMap<string, string>): ExtensionContent => {
  switch (wire.Type) {
    case 'SitelinkAdExtension':
      return { extension: sitelink(wire) };
    case 'CalloutAdExtension':
      return { extension: { kind: 'CALLOUT', text: wire.Text ?? '' } };
    case 'StructuredSnippetAdExtension':
      return {
        extension: {
          kind: 'STRUCTURED_SNIPPET',
          header: wire.Header ?? '',
          values: wire.Values ?? [],
        },
      };
    case 'CallAdExtension':
      return {
        extension: { kind: 'CALL', phoneNumber: e164(wire), countryCode: wire.CountryCode ?? '' },
      };
    case 'ImageAdExtension':
      return imageContent(wire, digests);
    default:
      return unheld(wire);
  }
};

const sitelink = ({
  DisplayText,
  Description1,
  Description2,
  FinalUrls,
}: AdExtension): ExtensionAttributes => ({
  kind: 'SITELINK',
  linkText: DisplayText ?? '',
  description1: Description1 || null,
  description2: Description2 || null,
  finalUrl: FinalUrls?.[0] ?? '',
});

/** Ours show one image each; the crops that Microsoft makes of it are no images of their own. */
const imageContent = (
  wire: AdExtension,
  digests: ReadonlyMap<string, string>,
): ExtensionContent => {
  const [image, ...more] = imagesOf(wire.Images, digests);
  return image && more.length === 0 ? { image } : unheld(wire);
};

const unheld = ({ Type, Id }: AdExtension): ExtensionContent => ({
  extension: { kind: 'UNHELD', type: Type, remoteId: Id! },
});

/** Hours, devices, tracking and further addresses: nothing of ours says them. Images may carry an address: theirs is the ad's. */
const saysMore = (wire: AdExtension): boolean =>
  isSaid(wire.Scheduling) ||
  Number(wire.DevicePreference ?? 0) !== 0 ||
  isSaid(wire.TrackingUrlTemplate) ||
  isSaid(wire.FinalUrlSuffix) ||
  isSaid(wire.FinalMobileUrls) ||
  (wire.FinalUrls ?? []).length > 1 ||
  wire.IsCallOnly === true ||
  wire.IsCallTrackingEnabled === true;

const isSaid = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value !== 'object' || Object.values(value).some(isSaid);
};

/** Microsoft may write a number as its country does. */
const e164 = ({ PhoneNumber, CountryCode: country }: AdExtension): string => {
  const number = PhoneNumber ?? '';
  return (
    parsePhoneNumberFromString(number, (country ?? undefined) as CountryCode | undefined)?.number ??
    number
  );
};
