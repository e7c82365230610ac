import { readMarkedName } from '../../marked-name';
import type { Observed } from '../../port/observed';
import type {
  AdGroupAttributes,
  DevicesAttributes,
  PlaceAttributes,
} from '../attributes/ad-group-attributes';
import { asAttributes } from '../attributes/as-attributes';
import { heldKeywords } from '../normalise/keywords';
import type { AdGroup, DeviceTarget } from '../wire/objects';
import { statusOf } from '../wire/status';

/** An ad group as it is, in the same words as `normalise` says what it should be. */
export const observeAdGroup = (adGroup: AdGroup): Observed => {
  const { name, marker } = readMarkedName(adGroup.name ?? '');
  const campaignId = adGroup.campaign_id ?? '';
  return {
    entity: 'adGroup',
    remoteId: adGroup.id,
    campaignRemoteId: campaignId,
    parentRemoteId: campaignId,
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes({ name, ...attributesOf(adGroup) }),
    parts: {},
  };
};

const attributesOf = ({
  configured_status: status,
  targeting,
}: AdGroup): Omit<AdGroupAttributes, 'name'> => ({
  status: statusOf(status),
  geoTargets: [
    ...placesOf(targeting?.geolocations, false),
    ...placesOf(targeting?.excluded_geolocations, true),
  ].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  languages: (targeting?.languages ?? []).map((language) => language.toLowerCase()).sort(),
  devices: devicesOf(targeting?.devices ?? []),
  keywords: heldKeywords([
    ...wordsOf(targeting?.keywords, false),
    ...wordsOf(targeting?.excluded_keywords, true),
  ]),
});

type Area = Extract<PlaceAttributes, { readonly kind: 'AREA' }>;

const placesOf = (ids: readonly string[] | null | undefined, negative: boolean): readonly Area[] =>
  [...new Set(ids ?? [])].map((redditLocationId) => ({ kind: 'AREA', redditLocationId, negative }));

const keyOf = ({ redditLocationId, negative }: Area): string => `${redditLocationId} ${negative}`;

const wordsOf = (
  words: readonly string[] | null | undefined,
  negative: boolean,
): AdGroupAttributes['keywords'] => (words ?? []).map((text) => ({ text, negative }));

/** No device named, or both: every device. */
const devicesOf = (devices: readonly DeviceTarget[]): DevicesAttributes | null => {
  const [desktop, mobile] = [
    devices.some(({ type }) => type === 'DESKTOP'),
    devices.some(({ type }) => type === 'MOBILE'),
  ];
  return desktop === mobile ? null : { desktop, mobile };
};
