import { RepeatedWarnings } from './logger';

let now: number;
let timers: { readonly at: number; readonly work: () => void }[];
let lines: string[];
let warnings: RepeatedWarnings;

beforeEach(() => {
  [now, timers, lines] = [0, [], []];
  warnings = new RepeatedWarnings((ms, work) => void timers.push({ at: now + ms, work }));
});

const warn = (kind: string): void => {
  const isFirst = warnings.isFirst(kind, (count) => void lines.push(`${kind}, ${count} more`));
  if (isFirst) lines.push(kind);
};

const pass = (seconds: number): void => {
  now += seconds * 1_000;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { work } of due) work();
};

it('writes the first of a minute, and how many came after it', () => {
  for (let second = 0; second < 59; second += 1) {
    warn('redis is away');
    pass(1);
  }
  expect(lines).toEqual(['redis is away']);
  pass(1);
  expect(lines).toEqual(['redis is away', 'redis is away, 58 more']);
});

it('writes no count of a warning that came once', () => {
  warn('once');
  pass(120);
  expect(lines).toEqual(['once']);
});

it('begins anew after the minute', () => {
  warn('again');
  pass(60);
  warn('again');
  expect(lines).toEqual(['again', 'again']);
});

it('counts each warning by itself', () => {
  for (const kind of ['one', 'other', 'one']) warn(kind);
  pass(60);
  expect(lines).toEqual(['one', 'other', 'one, 1 more']);
});

it('writes what was counted at the end of the process, once', () => {
  for (let times = 0; times < 3; times += 1) warn('at the end');
  warnings.endAll();
  pass(60);
  expect(lines).toEqual(['at the end', 'at the end, 2 more']);
});

it('writes every warning when there are too many different ones to count', () => {
  for (let kind = 0; kind < 1_000; kind += 1) warn(`kind ${kind}`);
  for (let times = 0; times < 3; times += 1) warn('one too many');
  expect(lines).toHaveLength(1_003);
});
