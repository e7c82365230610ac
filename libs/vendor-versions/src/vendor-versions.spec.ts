import {
  endingVersion,
  servedVersions,
  stateOfVersion,
  VENDOR_VERSIONS,
  type VendorVersion,
  type VersionedVendor,
} from './index';

const NOW = new Date('2026-11-23T00:00:00Z');
const vendors = Object.keys(VENDOR_VERSIONS) as VersionedVendor[];
const day = /^20\d\d-\d\d-\d\d$/;

describe.each(vendors)('the calendar of %s', (vendor) => {
  const { usual } = VENDOR_VERSIONS[vendor];
  const versions: readonly VendorVersion[] = VENDOR_VERSIONS[vendor].versions;

  it('offers the version that connectors use when no other is set', () => {
    expect(stateOfVersion(vendor, usual, NOW)).toBe('SERVED');
  });

  it('has days, in the order of the versions, and each version ends after its release', () => {
    for (const { released, ends, expectedEnd } of versions) {
      const days = [released, ends, expectedEnd].filter((one) => one !== null);
      expect(days.filter((one) => !day.test(one))).toEqual([]);
      expect((released ?? '0') < (ends ?? expectedEnd ?? '9')).toBe(true);
    }
    const ordered = versions.map(({ ends, expectedEnd }) => ends ?? expectedEnd ?? '9');
    expect(ordered).toEqual([...ordered].sort());
  });
});

describe('the state of a version', () => {
  it.each([
    ['meta-ads', 'v24.0', '2026-10-05T23:59:59Z', 'SERVED'],
    ['meta-ads', 'v24.0', '2026-10-06T00:00:00Z', 'ENDED'],
    ['meta-ads', 'v19.0', '2026-11-23T00:00:00Z', 'ENDED'],
    ['meta-ads', 'v27.0', '2026-11-23T00:00:00Z', 'UNKNOWN'],
    ['meta-ads', 'v0.0', '2026-11-23T00:00:00Z', 'UNKNOWN'],
    ['google-ads', 'v22', '2026-11-23T00:00:00Z', 'ENDED'],
    ['google-ads', 'v26', '2026-11-23T00:00:00Z', 'SERVED'],
    ['linkedin-ads', '202512', '2026-11-23T00:00:00Z', 'UNKNOWN'],
    ['linkedin-ads', '202601', '2027-01-15T00:00:00Z', 'ENDED'],
  ] as const)('of %s %s at %s is %s', (vendor, name, now, state) => {
    expect(stateOfVersion(vendor, name, new Date(now))).toBe(state);
  });

  it('lists the range that is served', () => {
    expect(servedVersions('meta-ads', NOW)).toEqual({ oldest: 'v25.0', newest: 'v26.0' });
  });
});

describe('the notice of an end', () => {
  it('begins 30 days before, and stays', () => {
    const at = (now: string) => endingVersion('linkedin-ads', '202601', new Date(now));
    expect(at('2026-12-15T23:59:59Z')).toBeUndefined();
    expect(at('2026-12-16T00:00:00Z')).toEqual({
      version: '202601',
      endsOn: '2027-01-15',
      isAnnounced: true,
      newest: '202609',
      automaticUpgrade: 'NONE',
    });
    expect(at('2027-03-01T00:00:00Z')).toMatchObject({ version: '202601' });
  });

  it('says when the day is not announced, and nothing of versions without an end', () => {
    const now = new Date('2027-07-01T00:00:00Z');
    expect(endingVersion('meta-ads', 'v26.0', now)).toMatchObject({ isAnnounced: false });
    expect(endingVersion('openai-ads', 'v1', now)).toBeUndefined();
    expect(endingVersion('google-ads', 'v99', now)).toBeUndefined();
  });
});
