import type { Verdict } from '../port/conversion';
import { PlatformFailure } from '../port/failure';
import { type Sending, sendInParts } from './send-in-parts';

const taken: Verdict = { outcome: 'taken' };
const refused = (code = 'BAD'): Verdict => ({ outcome: 'refused', code, message: '' });
const outcomes = (verdicts: readonly Verdict[]) => verdicts.map(({ outcome }) => outcome);

/** A platform that refuses a whole request for a negative number. */
const platform = (names: boolean) => {
  const sent: (readonly number[])[] = [];
  const send = async (part: readonly number[]): Promise<Sending> => {
    sent.push(part);
    const bad = part.flatMap((item, index) => (item < 0 ? [index] : []));
    if (bad.length === 0) return { kind: 'answered', verdicts: part.map(() => taken) };
    return {
      kind: 'refused',
      named: new Map(names ? bad.map((index) => [index, refused()]) : []),
      whole: refused('WHOLE'),
    };
  };
  return { sent, send };
};
const now = () => 1_000;

describe('a batch that a platform refuses whole', () => {
  it('goes again without the items that were named', async () => {
    const { sent, send } = platform(true);
    expect(outcomes(await sendInParts([1, -1, 2, -2], send, now))).toEqual([
      'taken',
      'refused',
      'taken',
      'refused',
    ]);
    expect(sent).toEqual([
      [1, -1, 2, -2],
      [1, 2],
    ]);
  });

  it('goes again in halves down to the item when none was named', async () => {
    const { sent, send } = platform(false);
    const items = Array.from({ length: 2_000 }, (_, index) => (index === 1_234 ? -1 : index));
    const verdicts = await sendInParts(items, send, now);
    expect(
      verdicts.flatMap((verdict, index) => (verdict.outcome === 'taken' ? [] : [[index, verdict]])),
    ).toEqual([[1_234, refused('WHOLE')]]);
    expect(sent.length).toBeLessThan(30);
  });

  it('does not go on for ever', async () => {
    const { sent, send } = platform(false);
    const verdicts = await sendInParts(
      Array.from({ length: 2_000 }, () => -1),
      send,
      now,
    );
    expect(sent.length).toBe(64);
    expect(new Set(outcomes(verdicts))).toEqual(new Set(['refused', 'unknown']));
  });

  it('throws when no outcome is known, and returns the known outcomes when a part fails', async () => {
    const failing = platform(false);
    const throttled = new PlatformFailure({
      kind: 'throttled',
      retryAfterSeconds: 7,
      scope: 'short',
      detail: { code: 'BUSY', message: '' },
    });
    const from = (nth: number) => (part: readonly number[]) =>
      failing.sent.length + 1 < nth ? failing.send(part) : Promise.reject(throttled);
    await expect(sendInParts([1, -1], from(1), now)).rejects.toBe(throttled);
    const verdicts = await sendInParts([1, 2, -1, 3], from(3), now);
    expect(outcomes(verdicts)).toEqual(['taken', 'taken', 'waiting', 'waiting']);
    expect(verdicts[3]).toMatchObject({ until: 8_000, code: 'BUSY' });
  });
});
