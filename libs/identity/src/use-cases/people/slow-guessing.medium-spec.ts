import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { identityMigrations } from '../../data/migrations';
import { FailedSignInCounts } from '../../data/people';
import { identityTables } from '../../data/tables';
import { SlowGuessing } from './sign-in';

let db: TestDatabase;
let guessing: SlowGuessing;
beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
  guessing = new SlowGuessing(db.work, new FailedSignInCounts(db.database), new FakeClock());
});
afterAll(() => db.close());

let addresses = 0;
const newOrigin = () => ({ address: `192.0.2.${(addresses += 1)}`, agent: 'a browser' });

/** How many of them are let through. */
const attempts = async (
  people: readonly string[],
  origin: ReturnType<typeof newOrigin>,
): Promise<number> => {
  let through = 0;
  for (const person of people) {
    await guessing.attempt(person, origin).then(
      () => (through += 1),
      () => undefined,
    );
  }
  return through;
};

const others = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `person-${n}@example.com`);

describe('guesses at others from one address', () => {
  it('wait after twenty, however often the guesser signs in to an account of their own', async () => {
    const origin = newOrigin();
    let through = 0;
    for (const person of others(40)) {
      through += await attempts([person], origin);
      if ((await attempts(['own@example.com'], origin)) === 1) {
        await guessing.succeeded('own@example.com', origin);
      }
    }
    expect(through).toBeLessThanOrEqual(21);
  });
});

describe('mistakes of people who share an address', () => {
  it('are forgiven when each of them signs in at last', async () => {
    const origin = newOrigin();
    for (const person of others(30)) {
      expect(await attempts([person, person, person], origin)).toBe(3);
      await guessing.succeeded(person, origin);
    }
  });

  it('are kept for others when one of them signs in', async () => {
    const origin = newOrigin();
    expect(await attempts(others(19), origin)).toBe(19);
    expect(await attempts(['ada@example.com'], origin)).toBe(1);
    await guessing.succeeded('ada@example.com', origin);
    expect(await attempts(others(25).slice(19), origin)).toBe(1);
  });
});
