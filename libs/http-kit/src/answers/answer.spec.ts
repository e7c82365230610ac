import { pollAfterSeconds } from './answer';

const since = new Date('2026-11-25T12:00:00Z');
const after = (seconds: number): Date => new Date(since.getTime() + seconds * 1_000);

it.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [45, 5],
  [3_600, 10],
  [-30, 1],
])('says for work that is %d seconds old to look again in %d', (age, seconds) => {
  expect(pollAfterSeconds({ isOver: false, since }, after(age))).toBe(seconds);
});

it.each([
  [0.2, 1],
  [20.5, 21],
  [86_400, 60],
  [0, 1],
  [-5, 1],
])('says for work that goes on in %d seconds to look again in %d', (waits, seconds) => {
  const work = { isOver: false, since, resumesAt: after(5 + waits) };
  expect(pollAfterSeconds(work, after(5))).toBe(seconds);
});

it('adds no Retry-After for finished work', () => {
  expect(pollAfterSeconds({ isOver: true, since, resumesAt: after(9) }, after(5))).toBeUndefined();
});
