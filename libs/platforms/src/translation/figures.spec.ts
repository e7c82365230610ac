import fc from 'fast-check';
import type { PerformanceRow, PerformanceScope } from '../port/performance';
import { countOf, daysFrom, millionthsOf, rowsOnce } from './figures';

describe('a figure of a report', () => {
  it.each<[unknown, number | undefined]>([
    ['12.34', 12_340_000],
    ['0.1', 100_000],
    ['1234567890.01', 1_234_567_890_010_000],
    [1.5, 1_500_000],
    [1e-7, 0],
    ['0.0000005', 1],
    ['-2.5', -2_500_000],
    ['7', 7_000_000],
    ['1,234.5', undefined],
    ['', undefined],
    ['12.', undefined],
    [null, undefined],
    [Number.NaN, undefined],
    ['9007199254740993', undefined],
  ])('%p is %p millionths', (figure, millionths) => expect(millionthsOf(figure)).toBe(millionths));

  it('keeps every amount of micros, printed as a decimal', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (micros) => {
        const text = `${Math.trunc(micros / 1_000_000)}.${String(micros % 1_000_000).padStart(6, '0')}`;
        expect(millionthsOf(text)).toBe(micros);
      }),
    );
  });

  it.each<[unknown, number | undefined]>([
    ['1234', 1234],
    [7, 7],
    ['0', 0],
    ['1.5', undefined],
    ['-1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%p counts %p', (figure, count) => expect(countOf(figure)).toBe(count));
});

describe('days', () => {
  it('go from first to last, over months and years, and none backwards', () => {
    expect(daysFrom('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(daysFrom('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
    expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([]);
  });
});

describe('rows of a report', () => {
  const SCOPE: PerformanceScope = {
    level: 'ad',
    from: '2026-11-01',
    to: '2026-11-02',
    campaignRemoteIds: ['9'],
  };
  const row = (over: Partial<PerformanceRow> = {}): PerformanceRow => ({
    level: 'ad',
    remoteId: '1',
    campaignRemoteId: '9',
    day: '2026-11-01',
    impressions: 1,
    clicks: 0,
    spendMicros: 0,
    conversionsMicros: null,
    conversionValueMicros: null,
    ...over,
  });
  const read = async (...rows: readonly PerformanceRow[]): Promise<readonly PerformanceRow[]> => {
    const kept: PerformanceRow[] = [];
    for await (const one of rowsOnce(
      (async function* () {
        yield* rows;
      })(),
      SCOPE,
      (message) => new Error(message),
    )) {
      kept.push(one);
    }
    return kept;
  };

  it('come without days of zeros', async () => {
    expect(
      await read(
        row({ impressions: 0 }),
        row({ day: '2026-11-02', impressions: 0, conversionsMicros: 1 }),
      ),
    ).toEqual([row({ day: '2026-11-02', impressions: 0, conversionsMicros: 1 })]);
  });

  it('are refused when an object has one day twice, zeros or not', async () => {
    await expect(read(row({ impressions: 0 }), row())).rejects.toThrow('came twice');
    expect(await read(row(), row({ remoteId: '2' }))).toHaveLength(2);
  });

  it.each([row({ day: '2026-10-31' }), row({ day: '2026-11-03' }), row({ campaignRemoteId: '8' })])(
    'are refused when they were not asked for',
    async (stray) => {
      await expect(read(stray)).rejects.toThrow('No query asked');
    },
  );
});
