import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { IdempotentRequest, StoredAnswer } from '@switchyard/kernel';
import { ForgetAnswers } from '../use-cases/forget-answers';
import { SqlKeptAnswers } from './kept-answers';
import { identityMigrations } from './migrations';
import { SqlStoredAnswers } from './stored-answers';
import { identityTables } from './tables';

const DAY_MS = 86_400_000;
const answer: StoredAnswer = { status: 201, headers: { location: '/x' }, body: { data: 1 } };
const request = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  tenant: { spaceId: 'spc_1', accountId: 'acc_1' },
  tokenId: 'tok_1',
  key: 'k',
  fingerprint: 'f',
  mode: 'transaction',
  ...changes,
});

let db: TestDatabase;
let clock: FakeClock;
let answers: SqlStoredAnswers;

beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = new FakeClock();
  answers = new SqlStoredAnswers(db.database, db.work, clock);
  await db.dataSource.query('delete from identity.stored_answer');
});

const stored = (): Promise<{ count: number }[]> =>
  db.dataSource.query('select count(*) as count from identity.stored_answer');

describe.each(['transaction', 'detached'] as const)('a stored answer, %s', (mode) => {
  it('is given again to the same request, and the work is not done twice', async () => {
    let done = 0;
    const work = async () => {
      done += 1;
      return answer;
    };
    await answers.around(request({ mode }), work);
    expect(await answers.around(request({ mode }), work)).toEqual({ answer, replayed: true });
    expect(done).toBe(1);
  });

  it('comes back with its members in the order in which they went in', async () => {
    const body = { zebra: 1, a: { later: 1, b: 2 } };
    await answers.around(request({ mode }), async () => ({ ...answer, body }));
    const again = await answers.around(request({ mode }), async () => answer);
    expect(JSON.stringify(again.answer.body)).toBe(JSON.stringify(body));
  });

  it('is refused to another request with the same key', async () => {
    await answers.around(request({ mode }), async () => answer);
    await expect(
      answers.around(request({ mode, fingerprint: 'other' }), async () => answer),
    ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is not there while the first request runs', async () => {
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = answers.around(request({ mode }), async () => {
      begun();
      await held;
      return answer;
    });
    await running;
    await expect(answers.around(request({ mode }), async () => answer)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_IN_PROGRESS',
    });
    finish();
    expect((await first).replayed).toBe(false);
  });

  it('is not kept of work that failed', async () => {
    await expect(
      answers.around(request({ mode }), () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect((await answers.around(request({ mode }), async () => answer)).replayed).toBe(false);
  });

  it('belongs to one token', async () => {
    await answers.around(request({ mode }), async () => answer);
    expect(
      (await answers.around(request({ mode, tokenId: 'tok_2' }), async () => answer)).replayed,
    ).toBe(false);
  });

  it('lasts a day, then the key is free and old answers are cleared', async () => {
    await answers.around(request({ mode }), async () => answer);
    clock.advance(DAY_MS + 1);
    expect((await answers.around(request({ mode, key: 'k2' }), async () => answer)).replayed).toBe(
      false,
    );
    expect(await stored()).toEqual([{ count: 1 }]);
  });
});

it('that tells of somebody who is to be forgotten is removed, and no other', async () => {
  const told = async (key: string, body: object): Promise<unknown> =>
    answers.around(request({ key }), async () => ({ ...answer, body }));
  await told('one', { data: { clickIds: [{ value: 'click-1' }] } });
  await told('two', { data: { clickIds: [{ value: 'click-2' }] } });
  await new ForgetAnswers(db.work, new SqlKeptAnswers(db.database)).with(['click-1', 'click-3']);
  expect(await db.dataSource.query('select key from identity.stored_answer')).toEqual([
    { key: 'two' },
  ]);
});
