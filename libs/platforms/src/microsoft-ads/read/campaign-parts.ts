import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import {
  type CampaignAttributes,
  type Device,
  deviceKey,
  type ExtensionAttributes,
  extensionKey,
  type ImageAttributes,
  imageKey,
  INTENT_KEY,
  negativeKey,
  type PlaceAttributes,
  placeKey,
  type WindowAttributes,
  windowKey,
} from '../attributes';
import { listOf } from '../client/failures';
import {
  type AdExtension,
  type CampaignCriterion,
  type Criterion,
  dayOf,
  matchTypeOf,
  type NegativeKeyword,
  quarterOf,
} from '../client/objects';
import { inChunks, LIMITS, type Session } from '../client/session';
import { digestsOfLinks, imagesOf } from '../media';
import { devicesOf, modifierOf, quarterOfWeek } from '../normalise/targeting-and-bidding';
import { UNVERIFIED } from '../unverified';

/** A criterion that Microsoft holds, under the key of its content. */
export interface RemoteCriterion {
  readonly key: string;
  readonly id: string;
  /** Whole percent; 0 where there is no bid. */
  readonly percent: number;
  readonly negative: boolean;
  readonly criterion: Criterion;
}

export interface RemoteNegative {
  readonly key: string;
  readonly id: string;
  readonly text: string;
  readonly matchType: string;
}

/** What belongs to a campaign but has ids and calls of its own. */
export interface CampaignParts {
  readonly criteria: readonly RemoteCriterion[];
  readonly negatives: readonly RemoteNegative[];
  /** Ad extensions that are linked to it. */
  readonly extensions: readonly RemoteExtension[];
}

export const NO_PARTS: CampaignParts = { criteria: [], negatives: [], extensions: [] };

/** Ids by content key. */
export const partIds = ({
  criteria,
  negatives,
  extensions,
}: CampaignParts): Readonly<Record<string, string>> =>
  Object.fromEntries([...criteria, ...negatives, ...extensions].map(({ key, id }) => [key, id]));

const remoteCriterion = (wire: CampaignCriterion | null): readonly RemoteCriterion[] => {
  const key = wire && keyOf(wire);
  if (!key || !wire.Id || !wire.Criterion) return [];
  return [
    {
      key,
      id: wire.Id,
      percent: percentOf(wire),
      negative: wire.Type === 'NegativeCampaignCriterion',
      criterion: wire.Criterion,
    },
  ];
};

const remoteNegative = (wire: NegativeKeyword | null): readonly RemoteNegative[] => {
  if (!wire?.Id || !wire.Text) return [];
  const matchType = matchTypeOf(wire.MatchType);
  return [
    { key: negativeKey({ text: wire.Text, matchType }), id: wire.Id, text: wire.Text, matchType },
  ];
};

const keyOf = (wire: CampaignCriterion): string | undefined => {
  const place = placeOf(wire);
  if (place) return placeKey(place);
  const window = windowOf(wire);
  if (window) return windowKey(window);
  const device = deviceOf(wire);
  if (device) return deviceKey(device);
  return wire.Criterion?.Type === 'LocationIntentCriterion' ? INTENT_KEY : undefined;
};

/**
 * Each type is read alone: asking for `Targets` is refused on reads
 * (spec/platforms/microsoft-ads.md 2b).
 */
export const CRITERION_TYPES = [
  'Location',
  'Radius',
  'LocationIntent',
  'DayTime',
  'Device',
] as const;

/**
 * Calls that reading the parts of one campaign takes: one per criterion type, one for negative
 * keywords, one for ad extensions.
 */
export const PART_CALLS = CRITERION_TYPES.length + 2;

export const readParts = async (session: Session, campaignId: string): Promise<CampaignParts> => {
  const [negatives, extensions, ...criteria] = await Promise.all([
    negativesOf(session, {
      EntityType: 'Campaign',
      EntityIds: [campaignId],
      ParentEntityId: session.accountId,
    }),
    extensionsOf(session, campaignId),
    ...CRITERION_TYPES.map((type) => criteriaOf(session, campaignId, type)),
  ]);
  return { negatives, extensions, criteria: criteria.flat() };
};

export interface NegativesQuery {
  readonly EntityType: 'Campaign' | 'AdGroup';
  /** One. */
  readonly EntityIds: readonly [string];
  readonly ParentEntityId: string;
}

/** Negative keywords of one campaign or ad group. */
export const negativesOf = async (
  session: Session,
  query: NegativesQuery,
): Promise<readonly RemoteNegative[]> => {
  const { body } = await session.read('/NegativeKeywords/QueryByEntityIds', query, 'keyword');
  const entities = listOf<{
    readonly NegativeKeywords?: readonly (NegativeKeyword | null)[] | null;
  }>(body?.['EntityNegativeKeywords']);
  return entities.flatMap((entity) => entity?.NegativeKeywords ?? []).flatMap(remoteNegative);
};

/** The criteria of one type of one campaign. */
export const criteriaOf = async (
  session: Session,
  campaignId: string,
  type: (typeof CRITERION_TYPES)[number],
): Promise<readonly RemoteCriterion[]> => {
  const query = { CampaignId: campaignId, CampaignCriterionIds: null, CriterionType: type };
  const { body } = await session.read('/CampaignCriterions/QueryByIds', query);
  return listOf<CampaignCriterion>(body?.['CampaignCriterions']).flatMap(remoteCriterion);
};

type PartAttributes = Pick<
  CampaignAttributes,
  | 'geoTargets'
  | 'locationIntent'
  | 'schedule'
  | 'devices'
  | 'negativeKeywords'
  | 'extensions'
  | 'images'
>;

/** What the parts of a campaign say, in the same words and order as `normalise`. */
export const partsAttributes = ({
  criteria,
  negatives,
  extensions,
}: CampaignParts): PartAttributes => ({
  geoTargets: byKey(criteria)
    .map((criterion) => placeOf(bidden(criterion)))
    .filter((place): place is PlaceAttributes => place !== undefined),
  locationIntent: intentOf(criteria),
  schedule: criteria
    .map((criterion) => windowOf(bidden(criterion)))
    .filter((window): window is WindowAttributes => window !== undefined)
    .sort((a, b) => quarterOfWeek(a) - quarterOfWeek(b)),
  devices: devicesIn(criteria),
  negativeKeywords: byKey(negatives).map(({ text, matchType }) => ({
    text,
    matchType: matchTypeOf(matchType),
  })),
  extensions: extensionsIn(extensions),
  images: extensionImagesIn(extensions),
});

/** Without a criterion the platform's default holds. */
const intentOf = (criteria: readonly RemoteCriterion[]): CampaignAttributes['locationIntent'] => {
  const option = criteria.find(({ criterion }) => criterion.Type === 'LocationIntentCriterion')
    ?.criterion.IntentOption;
  return option === 'PeopleIn' ? 'PRESENCE' : 'PRESENCE_OR_INTEREST';
};

const devicesIn = (criteria: readonly RemoteCriterion[]): CampaignAttributes['devices'] =>
  devicesOf((device) => {
    const percent = criteria.find(({ key }) => key === deviceKey(device))?.percent ?? 0;
    const enabled = percent !== UNVERIFIED.deviceOffPercent;
    return { enabled, bidAdjustmentPercent: enabled ? percent : 0 };
  });

const bidden = ({
  negative,
  criterion,
  percent,
}: RemoteCriterion): Parameters<typeof placeOf>[0] => ({
  Type: negative ? 'NegativeCampaignCriterion' : 'BiddableCampaignCriterion',
  Criterion: criterion,
  CriterionBid: { Type: 'BidMultiplier', Multiplier: percent },
});

const byKey = <T extends { readonly key: string }>(parts: readonly T[]): readonly T[] =>
  [...parts].sort((a, b) => (a.key < b.key ? -1 : 1));

type Bidden = Pick<CampaignCriterion, 'Type' | 'Criterion' | 'CriterionBid'>;

const percentOf = ({ CriterionBid }: Bidden): number => CriterionBid?.Multiplier ?? 0;

/** The place a criterion stands for; undefined when it is no place. */
const placeOf = (wire: Bidden): PlaceAttributes | undefined => {
  const criterion = wire.Criterion;
  if (criterion?.Type === 'LocationCriterion') return area(wire, criterion.LocationId ?? '');
  return criterion?.Type === 'RadiusCriterion' ? circle(wire, criterion) : undefined;
};

const windowOf = (wire: Bidden): WindowAttributes | undefined => {
  const criterion = wire.Criterion;
  if (criterion?.Type !== 'DayTimeCriterion') return undefined;
  return {
    day: dayOf(criterion.Day),
    startHour: criterion.FromHour ?? 0,
    startMinute: quarterOf(criterion.FromMinute),
    endHour: criterion.ToHour ?? 0,
    endMinute: quarterOf(criterion.ToMinute),
    bidModifier: modifierOf(percentOf(wire)),
  };
};

const deviceOf = ({ Criterion: criterion }: Bidden): Device | undefined =>
  criterion?.Type === 'DeviceCriterion'
    ? (Object.entries(UNVERIFIED.deviceNames).find(
        ([, name]) => name === criterion.DeviceName,
      )?.[0] as Device | undefined)
    : undefined;

const area = (wire: Bidden, msLocationId: string): PlaceAttributes =>
  wire.Type === 'NegativeCampaignCriterion'
    ? { kind: 'AREA', msLocationId, negative: true }
    : { kind: 'AREA', msLocationId, negative: false, bidAdjustmentPercent: percentOf(wire) };

const circle = (wire: Bidden, criterion: Criterion): PlaceAttributes => ({
  kind: 'RADIUS',
  name: criterion.Name ?? '',
  lat: Number((criterion.LatitudeDegrees ?? 0).toFixed(6)) + 0,
  lng: Number((criterion.LongitudeDegrees ?? 0).toFixed(6)) + 0,
  radius: Number(criterion.Radius),
  unit: criterion.RadiusUnit === 'Miles' ? 'mi' : 'km',
  bidAdjustmentPercent: percentOf(wire),
});

/** Without these, images come in their old form and without their layouts. */
const ADDITIONAL_FIELDS = 'Images, DisplayText, Layouts';

interface Associations {
  readonly AdExtensionAssociations?:
    readonly ({ readonly AdExtension?: AdExtension | null } | null)[] | null;
}

/** The ad extensions linked to one campaign itself. */
export const extensionsOf = async (
  session: Session,
  campaignId: string,
): Promise<readonly RemoteExtension[]> => {
  const query = {
    AccountId: session.accountId,
    AssociationType: 'Campaign',
    EntityIds: [campaignId],
    AdExtensionType: EXTENSION_TYPES,
    ReturnAdditionalFields: ADDITIONAL_FIELDS,
  };
  const { body } = await session.read('/AdExtensionsAssociations/Query', query);
  const linked = listOf<Associations>(body?.['AdExtensionAssociationCollection'])
    .flatMap((one) => one?.AdExtensionAssociations ?? [])
    .flatMap((one) => one?.AdExtension ?? []);
  return remoteExtensions(session, linked);
};

/** Those of these ad extensions that still exist. */
export const extensionsById = async (
  session: Session,
  ids: readonly string[],
): Promise<readonly RemoteExtension[]> => {
  const found: RemoteExtension[] = [];
  for (const chunk of inChunks(ids, LIMITS.adExtensions)) {
    const query = {
      AccountId: session.accountId,
      AdExtensionIds: chunk,
      AdExtensionType: EXTENSION_TYPES,
      ReturnAdditionalFields: ADDITIONAL_FIELDS,
    };
    const { body } = await session.read('/AdExtensions/QueryByIds', query);
    found.push(
      ...(await remoteExtensions(
        session,
        listOf<AdExtension>(body?.['AdExtensions']).filter((one) => one !== null),
      )),
    );
  }
  return found;
};

/** Ids of the library's ad extensions that nothing shows. */
export const unlinkedIds = async (session: Session): Promise<readonly string[]> => {
  const all = await idsOf(session, null);
  const linked = new Set<string>();
  for (const type of ['Campaign', 'AdGroup', 'Account'] as const) {
    for (const id of await idsOf(session, type)) linked.add(id);
  }
  return all.filter((id) => !linked.has(id));
};

const idsOf = async (
  session: Session,
  AssociationType: 'Campaign' | 'AdGroup' | 'Account' | null,
): Promise<readonly string[]> => {
  const query = { AccountId: session.accountId, AdExtensionType: EXTENSION_TYPES, AssociationType };
  const { body } = await session.read('/AdExtensionIds/QueryByAccountId', query);
  return listOf<string>(body?.['AdExtensionIds']).filter((id) => id !== null);
};

const remoteExtensions = async (
  session: Session,
  extensions: readonly AdExtension[],
): Promise<readonly RemoteExtension[]> => {
  const digests = await digestsOfLinks(session, extensions);
  return extensions.flatMap((extension) => remoteExtension(extension, digests));
};

/** The kinds of ad extensions that this connector knows. */
const EXTENSION_TYPES =
  'SitelinkAdExtension, CalloutAdExtension, StructuredSnippetAdExtension, CallAdExtension, ImageAdExtension';

/** An ad extension in our words; one that says more than ours can is known by its id alone. */
const remoteExtension = (
  wire: AdExtension | null | undefined,
  digests: ReadonlyMap<string, string>,
): readonly RemoteExtension[] => {
  if (!wire?.Id) return [];
  const content = saysMore(wire) ? unsupportedExtension(wire) : contentOf(wire, digests);
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
      return unsupportedExtension(wire);
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
  return image && more.length === 0 ? { image } : unsupportedExtension(wire);
};

const unsupportedExtension = ({ Type, Id }: AdExtension): ExtensionContent => ({
  extension: { kind: 'UNHELD', type: Type, remoteId: Id! },
});

/**
 * Hours, devices, tracking and further addresses: nothing of ours says them. Images may carry an
 * address: theirs is the ad's.
 */
const saysMore = (wire: AdExtension): boolean =>
  isSet(wire.Scheduling) ||
  Number(wire.DevicePreference ?? 0) !== 0 ||
  isSet(wire.TrackingUrlTemplate) ||
  isSet(wire.FinalUrlSuffix) ||
  isSet(wire.FinalMobileUrls) ||
  (wire.FinalUrls ?? []).length > 1 ||
  wire.IsCallOnly === true ||
  wire.IsCallTrackingEnabled === true;

const isSet = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value !== 'object' || Object.values(value).some(isSet);
};

/** Microsoft may write a number as its country does. */
const e164 = ({ PhoneNumber, CountryCode: country }: AdExtension): string => {
  const number = PhoneNumber ?? '';
  return (
    parsePhoneNumberFromString(number, (country ?? undefined) as CountryCode | undefined)?.number ??
    number
  );
};

/** What an ad extension says: a text of ours, or one image. */
export type ExtensionContent =
  { readonly extension: ExtensionAttributes } | { readonly image: ImageAttributes };

/** An ad extension that is linked to a campaign, under the key of its content. */
export interface RemoteExtension {
  readonly id: string;
  readonly key: string;
  readonly content: ExtensionContent;
}

export const contentKey = (content: ExtensionContent): string =>
  'image' in content
    ? `image/${imageKey(content.image)}`
    : `extension/${extensionKey(content.extension)}`;

const extensionsIn = (extensions: readonly RemoteExtension[]): readonly ExtensionAttributes[] =>
  inOrder(extensions).flatMap(({ content }) => ('extension' in content ? [content.extension] : []));

const extensionImagesIn = (extensions: readonly RemoteExtension[]): readonly ImageAttributes[] =>
  inOrder(extensions).flatMap(({ content }) => ('image' in content ? [content.image] : []));

const inOrder = (extensions: readonly RemoteExtension[]): readonly RemoteExtension[] =>
  [...extensions].sort((a, b) => (a.key < b.key ? -1 : 1));
