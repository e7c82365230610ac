/** One version of a vendor's API. Days are UTC, as YYYY-MM-DD. */
export interface VendorVersion {
  readonly name: string;
  /** Null where no document at hand says it. */
  readonly released: string | null;
  /** The first day on which the vendor refuses it, as announced. */
  readonly ends: string | null;
  /**
   * Where nothing is announced: release and the life that the vendor promises or usually gives.
   * From no document.
   */
  readonly expectedEnd: string | null;
}

export interface VersionCalendar {
  /** The version that the connector uses when no setting names another. */
  readonly usual: string;
  /**
   * What the vendor does with calls to an ended version: all fail, or those to endpoints that did
   * not change go to the next version.
   */
  readonly automaticUpgrade: 'NONE' | 'UNCHANGED_ENDPOINTS';
  /** Oldest first. What is not listed was never offered, or ended before these. */
  readonly versions: readonly VendorVersion[];
}

const version = (
  name: string,
  released: string | null,
  ends: string | null,
  expectedEnd: string | null = null,
): VendorVersion => ({ name, released, ends, expectedEnd });

/**
 * Google: announcements and reminders of the vendor's blog; a major version lives about 12 months.
 * Microsoft: REST has no end (SOAP, which is not spoken here, ends on 31 January 2027). Meta: the
 * vendor's table of Marketing API versions. LinkedIn: its table of August 2026; a version lives 12
 * months and ends in the middle of a month. Reddit and OpenAI change theirs in place.
 */
export const VENDOR_VERSIONS = {
  'google-ads': {
    usual: 'v25',
    automaticUpgrade: 'NONE',
    versions: [
      version('v20', '2025-06-04', '2026-06-10'),
      version('v21', null, '2026-08-05'),
      version('v22', null, '2026-10-07'),
      version('v23', null, null, '2027-02-01'),
      version('v24', '2026-04-22', null, '2027-04-22'),
      version('v25', '2026-07-22', null, '2027-07-22'),
      version('v26', '2026-10-14', null, '2027-10-14'),
    ],
  },
  'microsoft-ads': {
    usual: 'v13',
    automaticUpgrade: 'NONE',
    versions: [version('v13', null, null)],
  },
  'meta-ads': {
    usual: 'v26.0',
    automaticUpgrade: 'UNCHANGED_ENDPOINTS',
    versions: [
      version('v20.0', '2024-05-21', '2025-05-06'),
      version('v21.0', '2024-10-02', '2025-09-09'),
      version('v22.0', '2025-01-21', '2026-02-19'),
      version('v23.0', '2025-05-29', '2026-06-09'),
      version('v24.0', '2025-10-08', '2026-10-06'),
      version('v25.0', '2026-02-18', null, '2027-02-18'),
      version('v26.0', '2026-07-29', null, '2027-07-29'),
    ],
  },
  'linkedin-ads': {
    usual: '202609',
    automaticUpgrade: 'NONE',
    versions: [
      version('202510', null, '2026-10-15'),
      version('202511', null, '2026-11-16'),
      version('202601', null, '2027-01-15'),
      version('202602', null, null, '2027-02-15'),
      version('202603', null, null, '2027-03-15'),
      version('202604', null, null, '2027-04-15'),
      version('202605', null, null, '2027-05-15'),
      version('202606', null, null, '2027-06-15'),
      version('202607', null, null, '2027-07-15'),
      version('202608', null, null, '2027-08-15'),
      version('202609', null, null, '2027-09-15'),
    ],
  },
  'reddit-ads': { usual: 'v3', automaticUpgrade: 'NONE', versions: [version('v3', null, null)] },
  'openai-ads': { usual: 'v1', automaticUpgrade: 'NONE', versions: [version('v1', null, null)] },
} as const satisfies Readonly<Record<string, VersionCalendar>>;

export type VersionedVendor = keyof typeof VENDOR_VERSIONS;

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

/**
 * Something from 30 days before a version's end on; undefined before, and for versions without one.
 */
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
