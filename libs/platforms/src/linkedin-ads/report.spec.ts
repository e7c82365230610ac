import type { PerformanceRow, PerformanceScope } from '../port/performance';
import { daysFrom } from '../translation/figures';
import type { Json } from './client/objects';
import type { RestliQuery } from './client/restli';
import type { Session } from './client/session';
import { performanceCost, readPerformance } from './report';
import { UNVERIFIED } from './unverified';

type Element = { readonly day: string; readonly group: string; readonly creative: string };

/**
 * An account in which each of these creatives was shown once on each of these days; answers are cut
 * off like LinkedIn's.
 */
class Account {
  readonly asked: RestliQuery[] = [];

  constructor(private readonly shown: readonly Element[]) {}

  get session(): Session {
    const session: Pick<Session, 'read' | 'accountUrn' | 'accountPath'> = {
      accountUrn: 'urn:li:sponsoredAccount:5',
      accountPath: '/adAccounts/5',
      read: async (_method, path, query) => ({
        status: 200,
        body: path === '/adAnalytics' ? this.answer(query) : {},
        createdId: undefined,
        requestId: undefined,
      }),
    };
    return session as Session;
  }

  private answer(query: RestliQuery): Json {
    this.asked.push(query);
    const { start, end } = query['dateRange'] as unknown as Record<
      'start' | 'end',
      Record<'year' | 'month' | 'day', number>
    >;
    const [from, to] = [start, end].map(({ year, month, day }) =>
      new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
    ) as [string, string];
    const groups = new Set(query['campaignGroups'] as readonly string[]);
    const found = this.shown.filter(
      ({ day, group }) =>
        day >= from && day <= to && groups.has(`urn:li:sponsoredCampaignGroup:${group}`),
    );
    return { elements: found.slice(0, UNVERIFIED.reportElements).map(elementOf) };
  }
}

const elementOf = ({ day, group, creative }: Element): Json => {
  const [year, month, date] = day.split('-').map(Number);
  const at = { year, month, day: date };
  return {
    pivotValues: [`urn:li:sponsoredCreative:${creative}`, `urn:li:sponsoredCampaignGroup:${group}`],
    dateRange: { start: at, end: at },
    impressions: 1,
    clicks: 0,
    costInLocalCurrency: '0.1',
  };
};

const read = async (
  session: Session,
  scope: PerformanceScope,
): Promise<readonly PerformanceRow[]> => {
  const rows: PerformanceRow[] = [];
  for await (const row of readPerformance(session, scope)) rows.push(row);
  return rows;
};

const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(1_000 + index));

describe('a report that does not fit into an answer', () => {
  it.each([
    ['days', 1, 40, 400],
    ['groups', 90, 180, 1],
    ['both', 101, 2, 80],
  ] as const)(
    'is asked for in parts until every part does: many %s',
    async (_what, groups, each, length) => {
      const days = daysFrom('2025-01-01', '2026-12-31').slice(0, length);
      const shown = days.flatMap((day) =>
        ids(groups).flatMap((group) =>
          ids(each).map((creative) => ({ day, group, creative: `${group}${creative}` })),
        ),
      );
      const account = new Account(shown);
      const scope: PerformanceScope = {
        level: 'ad',
        from: days[0]!,
        to: days.at(-1)!,
        campaignRemoteIds: ids(groups),
      };
      const rows = await read(account.session, scope);
      expect(rows).toHaveLength(shown.length);
      expect(
        rows.every(
          ({ remoteId, campaignRemoteId, spendMicros }) =>
            remoteId.startsWith(campaignRemoteId) && spendMicros === 100_000,
        ),
      ).toBe(true);
      expect(account.asked.length).toBeLessThanOrEqual(performanceCost(scope, groups * each));
    },
  );

  it('even on one day of one campaign group is no report', async () => {
    const shown = ids(UNVERIFIED.reportElements).map((creative) => ({
      day: '2026-11-20',
      group: '7',
      creative,
    }));
    await expect(
      read(new Account(shown).session, {
        level: 'ad',
        from: '2026-11-20',
        to: '2026-11-20',
        campaignRemoteIds: ['7'],
      }),
    ).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
  });
});

describe('an element of a report', () => {
  const reported = async (over: Json): Promise<readonly PerformanceRow[]> => {
    const element = { ...elementOf({ day: '2026-11-20', group: '7', creative: '8' }), ...over };
    const session: Pick<Session, 'read' | 'accountUrn' | 'accountPath'> = {
      accountUrn: '',
      accountPath: '',
      read: async () => ({
        status: 200,
        body: { elements: [element] },
        createdId: undefined,
        requestId: undefined,
      }),
    };
    return read(session as Session, {
      level: 'ad',
      from: '2026-11-20',
      to: '2026-11-20',
      campaignRemoteIds: ['7'],
    });
  };

  it('is a row with exact figures', async () => {
    expect(
      await reported({
        clicks: 3,
        costInLocalCurrency: '42.170000000000002',
        externalWebsiteConversions: 2,
        conversionValueInLocalCurrency: '99.5',
      }),
    ).toEqual([
      {
        level: 'ad',
        remoteId: '8',
        campaignRemoteId: '7',
        day: '2026-11-20',
        impressions: 1,
        clicks: 3,
        spendMicros: 42_170_000,
        conversionsMicros: 2_000_000,
        conversionValueMicros: 99_500_000,
      },
    ]);
  });

  it.each<[string, Json]>([
    ['a cost that is none', { costInLocalCurrency: '1,5' }],
    ['half a click', { clicks: 1.5 }],
    ['no campaign group', { pivotValues: ['urn:li:sponsoredCreative:8'] }],
    ['no day', { dateRange: {} }],
    [
      'a campaign group that was not asked for',
      { pivotValues: ['urn:li:sponsoredCreative:8', 'urn:li:sponsoredCampaignGroup:9'] },
    ],
    [
      'two days',
      {
        dateRange: {
          start: { year: 2026, month: 11, day: 1 },
          end: { year: 2026, month: 11, day: 2 },
        },
      },
    ],
  ])('makes the whole report unreadable with %s', async (_what, over) => {
    await expect(reported(over)).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });
});
