import fc from 'fast-check';
import { excerptsOf, partsOf, type TextRange } from './marked-text';

const range = (id: string, start: number, end: number): TextRange => ({ id, start, end });

describe('the parts of a text', () => {
  it('begin and end with their ranges', () => {
    expect(partsOf('One two three', [range('a', 4, 7)])).toEqual([
      { text: 'One ', isMarked: false, begins: [], ends: [] },
      { text: 'two', isMarked: true, begins: ['a'], ends: ['a'] },
      { text: ' three', isMarked: false, begins: [], ends: [] },
    ]);
  });

  it('are split where ranges overlap', () => {
    const parts = partsOf('abcdef', [range('a', 0, 4), range('b', 2, 6)]);
    expect(parts.map(({ text, begins, ends }) => [text, begins, ends])).toEqual([
      ['ab', ['a'], []],
      ['cd', ['b'], ['a']],
      ['ef', [], ['b']],
    ]);
  });

  it('leave out ranges that are empty or reach beyond what is shown', () => {
    const ranges = [range('a', 1, 1), range('b', 2, 9), range('c', -1, 2)];
    expect(partsOf('abcdef', ranges).map(({ text }) => text)).toEqual(['abcdef']);
  });

  it('are the whole text, whatever the ranges', () => {
    const ranges = fc.array(fc.tuple(fc.integer(), fc.integer()));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), ranges, (text, pairs) => {
        const parts = partsOf(
          text,
          pairs.map(([start, end], at) => range(String(at), start, end)),
        );
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('the excerpts of a text', () => {
  const long = 'word '.repeat(4_000);

  it('are all of a short one, and none of an empty one', () => {
    expect(excerptsOf('A short text.', [range('a', 2, 7)])).toEqual([{ start: 0, end: 13 }]);
    expect(excerptsOf('', [])).toEqual([]);
  });

  it('are ranges with whole words around them', () => {
    const [first, second, ...others] = excerptsOf(long, [
      range('a', 5_000, 5_010),
      range('b', 15_000, 15_010),
    ]);
    expect(others).toEqual([]);
    for (const [excerpt, at] of [[first!, 5_000] as const, [second!, 15_000] as const]) {
      expect(excerpt.start).toBeLessThanOrEqual(at - 200);
      expect(excerpt.end).toBeGreaterThanOrEqual(at + 210);
      expect(long.slice(excerpt.start, excerpt.end)).toMatch(/^word( word)+$/);
    }
  });

  it('are one where ranges are near', () => {
    expect(excerptsOf(long, [range('b', 5_300, 5_310), range('a', 5_000, 5_010)])).toHaveLength(1);
  });

  it('never split a character', () => {
    const emoji = '😀'.repeat(5_000);
    for (const at of [4_000, 4_001]) {
      for (const { start, end } of excerptsOf(emoji, [range('a', at, at + 1)])) {
        expect(emoji.slice(start, end).isWellFormed()).toBe(true);
      }
    }
  });
});
