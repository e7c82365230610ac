import { VENDOR_VERSIONS, type VendorVersion, type VersionedVendor } from './vendor-versions';

export type VersionState = 'SERVED' | 'ENDED' | 'UNKNOWN';

/** Whether the vendor still answers a version at a moment. Only announced ends count. */
export function stateOfVersion(vendor: VersionedVendor, name: string, now: Date): VersionState {
  const { versions } = calendarOf(vendor);
  const known = versions.find((one) => one.name === name);
  if (known) return hasEnded(known, now) ? 'ENDED' : 'SERVED';
  const oldest = versions[0];
  return oldest && isOlder(name, oldest.name) ? 'ENDED' : 'UNKNOWN';
}

/** The oldest version that the vendor still answers, and the newest. */
export function servedVersions(
  vendor: VersionedVendor,
  now: Date,
): { readonly oldest: string; readonly newest: string } {
  const served = calendarOf(vendor).versions.filter((one) => !hasEnded(one, now));
  const { usual } = calendarOf(vendor);
  return { oldest: served[0]?.name ?? usual, newest: served.at(-1)?.name ?? usual };
}

/** What a person who runs an installation must know of the version that it speaks. */
export interface EndingVersion {
  readonly version: string;
  readonly endsOn: string;
  /** False: nothing is announced, the day is what the vendor's usual term gives. */
  readonly isAnnounced: boolean;
  readonly newest: string;
  readonly automaticUpgrade: 'NONE' | 'UNCHANGED_ENDPOINTS';
}

const NOTICE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Something from 30 days before a version's end on; undefined before, and for versions without one. */
export function endingVersion(
  vendor: VersionedVendor,
  name: string,
  now: Date,
): EndingVersion | undefined {
  const { versions, automaticUpgrade } = calendarOf(vendor);
  const known = versions.find((one) => one.name === name);
  const endsOn = known?.ends ?? known?.expectedEnd;
  if (!endsOn || now.getTime() < Date.parse(endsOn) - NOTICE_DAYS * DAY_MS) return undefined;
  const { newest } = servedVersions(vendor, now);
  return { version: name, endsOn, isAnnounced: known?.ends !== null, newest, automaticUpgrade };
}

const calendarOf = (
  vendor: VersionedVendor,
): {
  readonly usual: string;
  readonly automaticUpgrade: EndingVersion['automaticUpgrade'];
  readonly versions: readonly VendorVersion[];
} => VENDOR_VERSIONS[vendor];

const hasEnded = ({ ends }: VendorVersion, now: Date): boolean =>
  ends !== null && now.getTime() >= Date.parse(ends);

/** By their numbers: `v9` is older than `v20`, `202512` than `202601`. */
const isOlder = (name: string, other: string): boolean => {
  const [one, another] = [name, other].map((text) => Number(/^v?(\d+)(?:\.0)?$/.exec(text)?.[1]));
  return one !== undefined && another !== undefined && one > 0 && one < another;
};
