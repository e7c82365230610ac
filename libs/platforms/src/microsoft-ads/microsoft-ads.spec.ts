import { strToU8, zipSync } from 'fflate';
import type { Verdict } from '../port/conversion';
import { verdictOf } from '../uploading/verdicts';
import { keepTheSameClock } from './check';
import type { WireAnswer } from './client/failures';
import type { Ad } from './client/objects';
import { offlineAdjustment, offlineConversion, readErrors } from './convert/convert';
import {
  applyRuling,
  DAY,
  HOUR,
  judge,
  judgeAdjustment,
  RULINGS_BY_CODE,
  RULINGS_BY_NAME,
} from './convert/rules';
import { type AdGroupFacts, type CampaignFacts, judgeDelivery, localTime } from './delivery';
import { countryCodeOf } from './places';
import { columnsOf, performanceRow, reportLines, REPORTS } from './report';
import { adjustment, sale, sha256 } from './testing/drafts';
import { ianaOf, TIME_ZONES, timeZoneOf } from './time-zones';

const [ads, assetGroups] = REPORTS.ad as readonly [
  (typeof REPORTS)['ad'][number],
  (typeof REPORTS)['ad'][number],
];
const COLUMNS = columnsOf(ads);
const HEAD = COLUMNS.map((column) => `"${column}"`).join(',');
const LINE = '"2026-11-20","801","61","1234","5","12.34","1.50","59.97"';

const zipped = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

const read = async (file: Buffer): Promise<readonly object[]> => {
  const rows: object[] = [];
  for await (const line of reportLines(file, COLUMNS)) rows.push(performanceRow(line, 'ad', ads));
  return rows;
};

describe('the file of a report', () => {
  it('is a CSV in a ZIP, begun by a byte order mark', async () => {
    expect(await read(zipped({ 'report.csv': `\uFEFF${HEAD}\r\n${LINE}\r\n` }))).toEqual([
      {
        level: 'ad',
        remoteId: '61',
        campaignRemoteId: '801',
        day: '2026-11-20',
        impressions: 1_234,
        clicks: 5,
        spendMicros: 12_340_000,
        conversionsMicros: 1_500_000,
        conversionValueMicros: 59_970_000,
      },
    ]);
  });

  it('may have no rows', async () =>
    expect(await read(zipped({ 'report.csv': `${HEAD}\r\n` }))).toEqual([]));

  const whole = zipped({ 'report.csv': `${HEAD}\r\n${`${LINE}\r\n`.repeat(500)}` });
  it.each<[string, Buffer]>([
    ['no ZIP', Buffer.from('<Error/>')],
    ['cut off', whole.subarray(0, whole.length / 2)],
    ['two files', zipped({ 'one.csv': HEAD, 'two.csv': HEAD })],
    ['other columns', zipped({ 'report.csv': `${HEAD.replace('"Clicks"', '"Cost"')}\r\n${LINE}` })],
    ['a line too short', zipped({ 'report.csv': `${HEAD}\r\n"2026-11-20","801"\r\n` })],
    [
      'a line that ends in the middle',
      zipped({ 'report.csv': `${HEAD}\r\n"2026-11-20","801","61","12` }),
    ],
    [
      'a summary where days were asked for',
      zipped({ 'report.csv': `${HEAD}\r\n${LINE.replace('2026-11-20', '')}` }),
    ],
    [
      'an amount with thousands in commas',
      zipped({ 'report.csv': `${HEAD}\r\n${LINE.replace('12.34', '1,012.34')}` }),
    ],
  ])('is not believed when it is %s', async (_, file) => {
    await expect(read(file)).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });

  it('of asset groups has whole conversions only', () =>
    expect([
      columnsOf(assetGroups).includes('ConversionsQualified'),
      columnsOf(assetGroups).includes('Conversions'),
    ]).toEqual([false, true]));
});

const ad = (EditorialStatus: string, Status = 'Active'): Ad => ({
  Id: '6',
  EditorialStatus,
  Status,
});
const group = (over: Partial<AdGroupFacts> = {}): AdGroupFacts => ({
  remoteId: '5',
  status: 'Active',
  start: null,
  end: null,
  ads: [ad('Active')],
  keywords: [{ Id: '7', Status: 'Active' }],
  ...over,
});
const facts = (over: Partial<CampaignFacts> = {}): CampaignFacts => ({
  remoteId: '8',
  status: 'Active',
  campaignType: 'SEARCH',
  schedule: [],
  start: null,
  end: null,
  adGroups: [group()],
  ...over,
});

/** Saturday, 21 November 2026, 10:00 in Berlin. */
const now = localTime('Europe/Berlin', Date.UTC(2026, 10, 21, 9, 0));
const window = {
  day: 'SATURDAY',
  startHour: 9,
  startMinute: 'ZERO',
  endHour: 10,
  endMinute: 'FIFTEEN',
  bidModifier: 1,
} as const;

describe('whether a campaign serves', () => {
  it.each<[string, CampaignFacts, string, readonly string[]]>([
    ['when everything is on', facts(), 'SERVING', []],
    ['when paused', facts({ status: 'Paused' }), 'NOT_SERVING', ['CAMPAIGN_PAUSED']],
    [
      'when the budget is spent',
      facts({ status: 'BudgetPaused' }),
      'NOT_SERVING',
      ['BUDGET_EXHAUSTED'],
    ],
    [
      'when both',
      facts({ status: 'BudgetAndManualPaused' }),
      'NOT_SERVING',
      ['CAMPAIGN_PAUSED', 'BUDGET_EXHAUSTED'],
    ],
    ['when suspended', facts({ status: 'Suspended' }), 'NOT_SERVING', ['PLATFORM_REASON']],
    ['without an ad group', facts({ adGroups: [] }), 'NOT_SERVING', ['NO_ENABLED_AD_GROUP']],
    [
      'with a paused ad group',
      facts({ adGroups: [group({ status: 'Paused' })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD_GROUP'],
    ],
    [
      'when it has ended',
      facts({ adGroups: [group({ end: '2026-11-20' })] }),
      'NOT_SERVING',
      ['ENDED'],
    ],
    ['on its last day', facts({ adGroups: [group({ end: '2026-11-21' })] }), 'SERVING', []],
    ['when expired', facts({ adGroups: [group({ status: 'Expired' })] }), 'NOT_SERVING', ['ENDED']],
    [
      'before its start',
      facts({ adGroups: [group({ start: '2026-11-22' })] }),
      'NOT_SERVING',
      ['NOT_STARTED'],
    ],
    [
      'without an enabled ad',
      facts({ adGroups: [group({ ads: [ad('Active', 'Paused')] })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD'],
    ],
    [
      'while every ad is in review',
      facts({ adGroups: [group({ ads: [ad('Inactive', 'Inactive')] })] }),
      'PENDING',
      ['ADS_UNDER_REVIEW'],
    ],
    [
      'while one ad serves and one is in review',
      facts({ adGroups: [group({ ads: [ad('Active'), ad('Inactive')] })] }),
      'SERVING',
      ['ADS_UNDER_REVIEW'],
    ],
    [
      'when every ad is disapproved',
      facts({ adGroups: [group({ ads: [ad('Disapproved')] })] }),
      'NOT_SERVING',
      ['ADS_DISAPPROVED'],
    ],
    [
      'when one of two is disapproved',
      facts({ adGroups: [group({ ads: [ad('Active'), ad('Disapproved')] })] }),
      'LIMITED',
      ['ADS_DISAPPROVED'],
    ],
    [
      'when an ad serves in some markets',
      facts({ adGroups: [group({ ads: [ad('ActiveLimited')] })] }),
      'LIMITED',
      ['PLATFORM_REASON'],
    ],
    [
      'without an enabled keyword',
      facts({ adGroups: [group({ keywords: [{ Id: '7', Status: 'Paused' }] })] }),
      'NOT_SERVING',
      ['NO_ENABLED_KEYWORD'],
    ],
    [
      'without a keyword, on the audience network',
      facts({ campaignType: 'DISPLAY', adGroups: [group({ keywords: [] })] }),
      'SERVING',
      [],
    ],
    [
      'before the start of the campaign itself',
      facts({ campaignType: 'DISPLAY', start: '2026-11-22' }),
      'NOT_SERVING',
      ['NOT_STARTED'],
    ],
    [
      'after the end of the campaign itself',
      facts({ campaignType: 'DISPLAY', end: '2026-11-20' }),
      'NOT_SERVING',
      ['ENDED'],
    ],
    ['inside its hours', facts({ schedule: [window] }), 'SERVING', []],
    [
      'outside its hours',
      facts({ schedule: [{ ...window, endHour: 10, endMinute: 'ZERO' }] }),
      'NOT_SERVING',
      ['OUTSIDE_SCHEDULE'],
    ],
  ])('%s', (_, given, status, codes) => {
    const judged = judgeDelivery(given, now);
    expect([judged.status, judged.reasons.map(({ code }) => code)]).toEqual([status, codes]);
    expect(judged.serving).toBe(status === 'SERVING' || status === 'LIMITED');
  });
});

const NOW = Date.now();
const OUTCOME = {
  already: 'taken',
  again: 'unknown',
  waiting: 'waiting',
  refused: 'refused',
  skipped: 'skipped',
  unsupported: 'unsupported',
  held: 'held',
} as const;
const outcomes = (count: number, ...PartialErrors: readonly object[]) => {
  const answer: WireAnswer = {
    status: 200,
    body: { PartialErrors },
    trackingId: undefined,
    retryAfterSeconds: undefined,
    errors: [],
  };
  return readErrors(answer, count, (reported, code) =>
    verdictOf(applyRuling(reported.code, code), reported, NOW),
  ).map(({ outcome }: Verdict) => outcome);
};

describe('every refusal that Microsoft documents', () => {
  it.each(Object.entries(RULINGS_BY_NAME))('%s is %s', (ErrorCode, ruling) => {
    expect(outcomes(2, { ErrorCode, Code: 5627, Index: 1 })).toEqual(['taken', OUTCOME[ruling]]);
  });

  it.each([...RULINGS_BY_CODE])('%i under another name is %s', (Code, ruling) => {
    expect(outcomes(2, { ErrorCode: 'AnotherName', Code, Index: 1 })).toEqual([
      'taken',
      OUTCOME[ruling],
    ]);
  });

  it('that names no item leaves nothing taken that has no error of its own', () => {
    expect(
      outcomes(2, { ErrorCode: 'OfflineConversionTimeInvalid', Code: 5607, Index: null }),
    ).toEqual(['unknown', 'unknown']);
    expect(
      outcomes(
        2,
        { ErrorCode: 'OfflineConversionTimeInvalid', Code: 5607, Index: 2 },
        { ErrorCode: 'X', Code: 5604, Index: 0 },
      ),
    ).toEqual(['refused', 'unknown']);
  });
});

describe('what Microsoft is sent', () => {
  /**
   * The examples of its REST reference (ApplyOfflineConversions,
   * ApplyOfflineConversionAdjustments).
   */
  it('is the documented conversion and adjustment', () => {
    const occurredAt = Date.UTC(2026, 10, 20, 8, 15);
    const known = sale(
      {},
      {
        occurredAt,
        clickIds: [{ kind: 'msclkid', value: 'f894f652ea334e739002f7167ab8f8e3' }],
        identity: { email: sha256('a'), phone: sha256('b') },
      },
    );
    const key = {
      ConversionName: 'CRM sale',
      ConversionTime: '2026-11-20T08:15:00.000Z',
      MicrosoftClickId: 'f894f652ea334e739002f7167ab8f8e3',
      HashedEmailAddress: sha256('a'),
      HashedPhoneNumber: sha256('b'),
    };
    expect(offlineConversion(known)).toEqual({
      ...key,
      ConversionValue: 99.5,
      ConversionCurrencyCode: 'EUR',
    });
    const at = { occurredAt: Date.UTC(2026, 10, 22, 9) };
    expect(offlineAdjustment(adjustment('RESTATEMENT', known, { ...at, value: '70' }))).toEqual({
      ...key,
      AdjustmentType: 'Restate',
      AdjustmentTime: '2026-11-22T09:00:00.000Z',
      AdjustmentValue: 70,
      AdjustmentCurrencyCode: 'EUR',
    });
    expect(offlineAdjustment(adjustment('RETRACTION', known, at))).toEqual({
      ...key,
      AdjustmentType: 'Retract',
      AdjustmentTime: '2026-11-22T09:00:00.000Z',
    });
  });
});

describe('what is certain before anything is sent', () => {
  it.each<[string, Parameters<typeof sale>, string | undefined]>([
    ['a fresh sale', [{}], undefined],
    ['one by e-mail', [{}, { clickIds: [], identity: { email: sha256('a') } }], undefined],
    ['one of a paused action', [{}, {}, { status: 'PAUSED' }], 'skipped ACTION_PAUSED'],
    ['one of a tag', [{}, {}, { type: 'WEBPAGE' }], 'unsupported ACTION_TYPE_UNSUPPORTED'],
    ['one of a new goal', [{ usableFrom: NOW + HOUR }], 'waiting OfflineConversionGoalTooRecent'],
    ['one of tomorrow', [{}, { occurredAt: NOW + DAY }], 'waiting FutureConversionTimeCannotBeSet'],
    [
      'one of 91 days ago',
      [{}, { occurredAt: NOW - 91 * DAY }],
      'refused OfflineConversionTimeOutOfWindow',
    ],
    [
      'one that was not consented to',
      [{}, { consent: { adUserData: 'DENIED', adPersonalization: 'DENIED' } }],
      'skipped CONSENT_DENIED',
    ],
    [
      'one without an identifier',
      [{}, { clickIds: [] }],
      'refused OfflineConversionMSClickIdNullOrEmpty',
    ],
  ])('%s', (_, given, expected) => {
    const verdict = judge(sale(...given), NOW);
    expect(verdict && `${verdict.outcome} ${(verdict as { code: string }).code}`).toBe(expected);
  });

  it('enhancements are unsupported', () => {
    expect([
      judgeAdjustment(adjustment('ENHANCEMENT', sale()))?.outcome,
      judgeAdjustment(adjustment('RETRACTION', sale())),
    ]).toEqual(['unsupported', undefined]);
  });
});

describe('the table of time zones', () => {
  it.each(Object.entries(TIME_ZONES))(
    '%s holds zones that keep one clock',
    (_, [first, ...others]) => {
      expect(others.filter((zone) => !keepTheSameClock(first, zone))).toEqual([]);
    },
  );

  it('names no zone twice', () => {
    const zones = Object.values(TIME_ZONES).flat();
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('leaves out only zones whose clock no Microsoft name keeps', () => {
    const left = Intl.supportedValuesOf('timeZone').filter((zone) => !timeZoneOf(zone));
    const representatives = Object.values(TIME_ZONES).map(([first]) => first);
    expect(
      left.filter((zone) => representatives.some((first) => keepTheSameClock(first, zone))),
    ).toEqual([]);
  });

  it('translates both ways', () => {
    expect(timeZoneOf('Europe/Berlin')).toBe('AmsterdamBerlinBernRomeStockholmVienna');
    expect(timeZoneOf('Asia/Kolkata')).toBe('ChennaiKolkataMumbaiNewDelhi');
    expect(ianaOf('AmsterdamBerlinBernRomeStockholmVienna')).toBe('Europe/Berlin');
    expect(ianaOf('toString')).toBeUndefined();
  });
});

it.each([
  ['France', 'FR'],
  ['Germany', 'DE'],
  ['Russia', 'RU'],
  ['United Kingdom', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Czechia', 'CZ'],
  ["cote d'ivoire", 'CI'],
  ['Hong Kong SAR', 'HK'],
  ['Bavaria', null],
])('knows %s as %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});
