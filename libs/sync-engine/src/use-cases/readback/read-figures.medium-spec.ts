import type { UnitOfWork } from '@switchyard/kernel';
import type { ReportingFacade } from '@switchyard/reporting';
import type { OpenAccount } from '../ports';
import { type ObjectNames, ReadFigures } from './read-figures';

const RANGE = { from: '2026-11-20', to: '2026-11-20' };

const account = {
  platform: {
    id: 'google-ads',
    capabilities: { reports: { days: 'account' } },
    async *performance() {},
  },
  connection: { id: 'con_1', currency: 'EUR', timeZone: 'Europe/Berlin' },
  io: {},
} as unknown as OpenAccount;

/** Of each Space whether newer figures are there already. */
const readingOf = async (newer: Readonly<Record<string, boolean>>) => {
  const recorded: string[] = [];
  const reporting = {
    lockReadings: () => Promise.resolve(),
    recordPerformance: ({ spaceId }: { spaceId: string }) => {
      recorded.push(spaceId);
      return Promise.resolve({ outdated: newer[spaceId] });
    },
  } as unknown as ReportingFacade;
  const names = {
    of: () => Promise.resolve(new Map()),
    stillOf: (_tenant: unknown, _connectionId: unknown, asked: unknown) => Promise.resolve(asked),
  } as unknown as ObjectNames;
  const work = { run: (_tenant: unknown, task: () => unknown) => task() } as unknown as UnitOfWork;
  const isKept = await new ReadFigures(work, reporting, names).execute(account, {
    ...{ accountId: 'acc_1', level: 'campaign', range: RANGE, readAt: new Date(0) },
    campaigns: Object.keys(newer).map((spaceId) => ({
      ...{ spaceId, campaignId: `cmp_${spaceId}`, remoteId: spaceId },
    })),
  });
  return { isKept, recorded };
};

it('records every Space, also after one that has newer figures already', async () => {
  expect(await readingOf({ spc_1: true, spc_2: false })).toEqual({
    isKept: false,
    recorded: ['spc_1', 'spc_2'],
  });
});

it('says that all was kept where no Space has newer figures', async () => {
  expect(await readingOf({ spc_1: false, spc_2: false })).toMatchObject({ isKept: true });
});
