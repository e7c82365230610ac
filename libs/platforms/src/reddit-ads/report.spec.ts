import type { PerformanceRow } from '../port/performance';
import type { JsonObject } from './client/failures';
import type { Session } from './client/session';
import { readPerformance } from './report';

const LINE = {
  date: '2026-11-20',
  campaign_id: '7',
  impressions: 10,
  clicks: 2,
  spend: 1_230_000,
  conversion_purchase_clicks: 1,
  conversion_lead_views: 2,
  conversion_purchase_total_value: 1_999,
};

/** The rows that these answered pages make. */
const rowsOf = async (...pages: readonly JsonObject[]): Promise<readonly PerformanceRow[]> => {
  const session: Pick<Session, 'pages' | 'accountId' | 'connection'> = {
    accountId: 'a2_x',
    connection: { timeZone: 'Europe/Berlin' } as Session['connection'],
    pages: async function* () {
      yield* pages;
    },
  };
  const rows: PerformanceRow[] = [];
  for await (const row of readPerformance(session as Session, {
    level: 'campaign',
    from: '2026-11-19',
    to: '2026-11-20',
    campaignRemoteIds: ['7'],
  })) {
    rows.push(row);
  }
  return rows;
};
const page = (metrics: readonly object[], total: number): JsonObject => ({
  data: { metrics },
  pagination: { total_count: total },
});

describe("a report of Reddit's", () => {
  it('counts micros, adds up what counts as a conversion and reads values in hundredths', async () => {
    expect(await rowsOf(page([LINE], 1))).toEqual([
      {
        level: 'campaign',
        remoteId: '7',
        campaignRemoteId: '7',
        day: '2026-11-20',
        impressions: 10,
        clicks: 2,
        spendMicros: 1_230_000,
        conversionsMicros: 3_000_000,
        conversionValueMicros: 19_990_000,
      },
    ]);
  });

  it.each<[string, readonly JsonObject[]]>([
    [
      'fewer lines than were promised',
      [page([LINE], 3), page([{ ...LINE, date: '2026-11-19' }], 3)],
    ],
    ['a line twice', [page([LINE], 2), page([LINE], 2)]],
    ['another day', [page([{ ...LINE, date: '2026-11-21' }], 1)]],
    ['half a click', [page([{ ...LINE, clicks: 1.5 }], 1)]],
    ['no lines at all', [{ data: {} }]],
  ])('with %s is none', async (_what, pages) => {
    await expect(rowsOf(...pages)).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });
});
