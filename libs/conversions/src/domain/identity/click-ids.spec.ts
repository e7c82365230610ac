import { pageOf } from '../conversion/read-visit';
import { clickIdsIn, mergeClickIds } from './click-ids';

const DAY_MS = 86_400_000;
const click = (value: string, seenAt: number) => ({ kind: 'gclid' as const, value, seenAt });

describe('click ids of a landing', () => {
  it('are read from the query, then from the UTM parameters', () => {
    expect(
      clickIdsIn(
        'https://a.example/?gclid=q&fbclid=f&other=1',
        { gclid: 'u', msclkid: ' m ', utm_source: 'x' },
        5,
      ),
    ).toEqual([
      { kind: 'gclid', value: 'q', seenAt: 5 },
      { kind: 'msclkid', value: 'm', seenAt: 5 },
      { kind: 'fbclid', value: 'f', seenAt: 5 },
    ]);
  });

  it.each([
    ['https://a.example/?gclid='],
    ['https://a.example/?gclid=a%20b'],
    [`https://a.example/?gclid=${'x'.repeat(513)}`],
    ['https://a.example/#gclid=x'],
    ['not an address'],
  ])('are none in %s', (url) => {
    expect(clickIdsIn(url, undefined, 5)).toEqual([]);
  });
});

describe('merging clicks', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const since = new Date(now.getTime() - 90 * DAY_MS);
  it('keeps each once as it was first seen, the most recent first, none too old', () => {
    const [early, late] = [since.getTime(), now.getTime()];
    expect(
      mergeClickIds(
        [
          [click('b', late), click('a', late)],
          [click('a', early), click('old', early - 1)],
        ],
        since,
      ),
    ).toEqual([click('b', late), click('a', early)]);
  });

  it('keeps twenty, and of one moment those that were named first', () => {
    const many = Array.from({ length: 25 }, (_one, at) => click(`g${at}`, now.getTime()));
    expect(mergeClickIds([many], since)).toEqual(many.slice(0, 20));
  });
});

describe('the page of a visit', () => {
  it.each([
    ['https://a.example/shop/shoes?email=jane@example.com#x', 'https://a.example/shop/shoes'],
    ['https://a.example/u/jane@example.com', 'https://a.example'],
    ['https://a.example/u/jane%40example.com', 'https://a.example'],
    ['mailto:jane@example.com', null],
    ['nothing', null],
    [undefined, null],
  ])('of %s is %s', (url, page) => {
    expect(pageOf(url)).toBe(page);
  });
});
