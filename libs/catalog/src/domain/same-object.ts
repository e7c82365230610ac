import type { Asset } from './asset/asset';
import type { Business } from './business';
import { isSameValue } from './change';
import type { Angle } from './creative/angle';
import type { Concept } from './creative/concept';

/** Members that say which row it is, not what it is. */
type Row = 'spaceId' | 'id' | 'createdAt' | 'updatedAt' | 'version';

/**
 * The members in which two equal assets agree. The way in which the bytes arrived does not count.
 */
const ASSET_CONTENT = {
  type: true,
  name: true,
  externalKey: true,
  sourceUrl: true,
  linkText: true,
  description1: true,
  description2: true,
  finalUrl: true,
  calloutText: true,
  header: true,
  values: true,
  phoneNumber: true,
  countryCode: true,
  size: true,
  width: true,
  height: true,
  mimeType: true,
  sha256: true,
} as const satisfies Record<Exclude<keyof Asset, Row | 'fetch' | 'fetchRound'>, true>;

/** Whether an asset of another Space does for this one: equal in all, and nothing of it missing. */
export const isSameAsset = (one: Asset, other: Asset): boolean =>
  one.fetch.status === 'READY' &&
  other.fetch.status === 'READY' &&
  (Object.keys(ASSET_CONTENT) as (keyof typeof ASSET_CONTENT)[]).every((member) =>
    isSameValue(one[member], other[member]),
  );

/** Businesses are the same by their name and address: the rest describes them. */
export const isSameBusiness = (one: Business, other: Business): boolean =>
  one.name === other.name && one.url === other.url;

/** `businessId`: what the angle's business is in the other Space. */
export const isSameAngle = (one: Angle, other: Angle, businessId: string): boolean =>
  other.businessId === businessId &&
  one.name === other.name &&
  one.angleType === other.angleType &&
  one.claim === other.claim;

/** `angleId`: what the concept's angle is in the other Space. */
export const isSameConcept = (one: Concept, other: Concept, angleId: string): boolean =>
  other.angleId === angleId &&
  one.name === other.name &&
  isSameValue(one.attributes, other.attributes);
