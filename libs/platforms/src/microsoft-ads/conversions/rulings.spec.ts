import type { Verdict } from '../../port/verdict';
import { verdictOf } from '../../uploading';
import type { WireAnswer } from '../wire/answer';
import { readErrors } from './apply';
import { applyRuling, RULINGS_BY_CODE, RULINGS_BY_NAME } from './apply-rulings';
import { offlineAdjustment, offlineConversion } from './bodies';
import { DAY, HOUR } from './conversion-rules';
import { judge, judgeAdjustment } from './judge';
import { adjustment, sale, sha256 } from './testing/given-conversions';

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
  return readErrors(answer, count, (said, code) =>
    verdictOf(applyRuling(said.code, code), said, NOW),
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
  /** The examples of its REST reference (ApplyOfflineConversions, ApplyOfflineConversionAdjustments). */
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
    ['one of nobody', [{}, { clickIds: [] }], 'refused OfflineConversionMSClickIdNullOrEmpty'],
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
