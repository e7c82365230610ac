import { DatabaseClock } from './database-clock';

const THERE = Date.UTC(2026, 2, 29, 1);

it("is the database's time, half of the way there and back later, and goes on with the stopwatch", async () => {
  let passed = 5_000;
  const clock = new DatabaseClock(() => passed);
  await clock.ask(() => {
    passed += 40;
    return Promise.resolve(new Date(THERE));
  });
  expect(clock.now().getTime()).toBe(THERE + 20);
  passed += 1_000;
  expect(clock.now().getTime()).toBe(THERE + 1_020);
});

it('keeps its last reading while the database is away', async () => {
  let passed = 0;
  const clock = new DatabaseClock(() => passed);
  await clock.ask(() => Promise.resolve(new Date(THERE)));
  passed += 10;
  await expect(clock.ask(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(clock.now().getTime()).toBe(THERE + 10);
});

it('does not believe an answer that was long on its way, except the first', async () => {
  let passed = 0;
  const clock = new DatabaseClock(() => passed);
  const answeredAfter = (ms: number, time: number) => async () => {
    passed += ms;
    return new Date(time);
  };
  await clock.ask(answeredAfter(6_000, THERE), 2_000);
  expect(clock.now().getTime()).toBe(THERE + 3_000);
  await clock.ask(answeredAfter(6_000, THERE + 9_000), 2_000);
  expect(clock.now().getTime()).toBe(THERE + 9_000);
  await clock.ask(answeredAfter(1_000, THERE + 20_000), 2_000);
  expect(clock.now().getTime()).toBe(THERE + 20_500);
});

it('does not go back to an answer that was asked for earlier and arrives later', async () => {
  let passed = 0;
  const clock = new DatabaseClock(() => passed);
  const answers: ((time: Date) => void)[] = [];
  const ask = () => clock.ask(() => new Promise((answer) => answers.push(answer)));
  const early = ask();
  passed += 200;
  const late = ask();
  answers[1]?.(new Date(THERE + 3_600_000));
  await late;
  answers[0]?.(new Date(THERE));
  await early;
  expect(clock.now().getTime()).toBe(THERE + 3_600_000);
});
