import { FakeClock } from '@switchyard/test-kit';
import type { LinkRecord } from '../../use-cases/ports';
import { CatalogRecords } from './catalog-records';

const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' };
const AT = new Date('2026-11-27T12:00:00Z');
/** As two platforms may list the same campaigns. */
const LISTED = [
  ['cmp_b', 'cmp_c', 'cmp_a'],
  ['cmp_c', 'cmp_a', 'cmp_b'],
];

/** The order in which campaigns are written. */
const written = async (write: (records: CatalogRecords) => Promise<void>): Promise<string[]> => {
  const order: string[] = [];
  const note = (_tenant: unknown, campaignId: string): Promise<void> => {
    order.push(campaignId);
    return Promise.resolve();
  };
  const facts = {
    pinConnections: note,
    recordLink: note,
    dropLink: note,
    recordDelivery: note,
  };
  const old = { platformLinks: { 'google-ads': { linkedAt: '2026-01-01T00:00:00Z' } } };
  await write(
    new CatalogRecords(
      { campaign: () => Promise.resolve(old) } as never,
      facts as never,
      {} as never,
      {} as never,
      {} as never,
      new FakeClock(),
      {} as never,
      { reviewed: () => Promise.resolve() } as never,
    ),
  );
  return order;
};

const platform = 'google-ads' as const;
const delivery = {
  serving: true,
  status: 'SERVING',
  reasons: [],
  remoteStatus: 'ENABLED',
  reviews: [],
};

const WRITES: Readonly<
  Record<string, (records: CatalogRecords, ids: readonly string[]) => Promise<void>>
> = {
  pinConnections: (records, ids) =>
    records.pinConnections(
      TENANT,
      ids.map((campaignId) => ({ campaignId, platform, connectionId: 'con_1' })),
    ),
  linked: (records, ids) =>
    records.linked(
      TENANT,
      ids.map((campaignId) => ({ campaignId, platform }) as LinkRecord),
    ),
  unlinked: (records, ids) =>
    records.unlinked(
      TENANT,
      ids.map((campaignId) => ({ campaignId, platform })),
    ),
  delivered: (records, ids) =>
    records.delivered(
      TENANT,
      platform,
      ids.map((campaignId) => ({ campaignId, delivery: delivery as never })),
      AT,
    ),
  missing: (records, ids) => records.missing(TENANT, platform, ids, AT),
};

it.each(Object.entries(WRITES))(
  'campaigns are written in one order, whatever the order of a platform is: %s',
  async (_name, write) => {
    for (const ids of LISTED) {
      expect(await written((records) => write(records, ids))).toEqual(['cmp_a', 'cmp_b', 'cmp_c']);
    }
  },
);
