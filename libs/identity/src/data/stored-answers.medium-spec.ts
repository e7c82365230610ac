import { createHash } from 'node:crypto';
import type { IdempotentRequest, StoredAnswer } from '@switchyard/kernel';
import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { answerDigestsWith } from '../domain';
import { ForgetAnswers } from '../use-cases/forget-answers';
import { identityMigrations } from './migrations';
import { SqlStoredAnswers, KeptAnswers } from './stored-answers';
import { identityTables } from './tables';

const KEYS = [{ key: Buffer.alloc(32, 1).toString('base64url') }] as const;
const DAY_MS = 86_400_000;
const answer: StoredAnswer = { status: 201, headers: { location: '/x' }, body: { data: 1 } };
const request = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  tenant: { spaceId: 'spc_1', accountId: 'acc_1' },
  tokenId: 'tok_1',
  key: 'k',
  fingerprint: 'f',
  body: {},
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
  answers = new SqlStoredAnswers(db.database, db.work, clock, answerDigestsWith(KEYS));
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
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = answers.around(request({ mode }), async () => {
      begun();
      await finished;
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

it('that names a person to erase is removed, and no other', async () => {
  const answeredWith = async (key: string, body: object): Promise<unknown> =>
    answers.around(request({ key }), async () => ({ ...answer, body }));
  await answeredWith('one', { data: { clickIds: [{ value: 'click-1' }] } });
  await answeredWith('two', { data: { clickIds: [{ value: 'click-2' }] } });
  await new ForgetAnswers(db.work, new KeptAnswers(db.database)).with({
    texts: ['click-1', 'click-3'],
    names: [],
    keys: KEYS,
  });
  expect(await db.dataSource.query('select key from identity.stored_answer')).toEqual([
    { key: 'two' },
  ]);
});

describe('what a request is recognised by', () => {
  const forget = (names: readonly string[]) =>
    new ForgetAnswers(db.work, new KeptAnswers(db.database)).with({
      texts: [],
      names,
      keys: KEYS,
    });
  const rows = async (): Promise<string> =>
    JSON.stringify(await db.dataSource.query('select * from identity.stored_answer'));
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

  it('cannot be computed from the request, and does not reveal whom it names', async () => {
    const fingerprint = sha('POST ada@example.com');
    const body = { email: 'ada@example.com', events: [{ gclid: 'click-9' }] };
    await answers.around(request({ fingerprint, body }), async () => answer);
    const text = await rows();
    const guesses = ['ada@example.com', 'click-9', 'name\nada@example.com'].flatMap((plain) => [
      plain,
      sha(plain),
      createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    ]);
    expect([fingerprint, ...guesses].filter((guess) => text.includes(guess))).toEqual([]);
  });

  it('is known again after the keys were rotated', async () => {
    await answers.around(request(), async () => answer);
    const rotated = [{ key: Buffer.alloc(32, 2).toString('base64url') }, ...KEYS] as const;
    const later = new SqlStoredAnswers(db.database, db.work, clock, answerDigestsWith(rotated));
    expect((await later.around(request(), async () => answer)).replayed).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['an address', { email: 'Ada.Lovelace+shop@Gmail.com ' }, 'adalovelace@googlemail.com'],
    ['an address in a list', { events: [{ email: 'ada@example.com' }] }, 'ada@example.com'],
    ['a hashed address', { email: sha('ada@example.com') }, 'ada@example.com'],
    ['an address that is erased by its hash', { email: 'ada@example.com' }, sha('ada@example.com')],
    [
      'an address of a provider',
      { data: { customer: { mail: 'ada@example.com' } } },
      'ADA@example.com',
    ],
    ['a phone number', { phone: '+49 (30) 123-4567' }, '+49301234567'],
    ['an id of the shop', { externalId: 'Customer-7' }, 'customer-7'],
    ['a click in an address', { landingUrl: 'https://shop.example/?gclid=click-9' }, 'click-9'],
  ])('is erased with the person whom the request names: %s', async (_what, body, name) => {
    await answers.around(request({ body }), async () => answer);
    await answers.around(
      request({ key: 'other', body: { email: 'bob@example.com' } }),
      async () => answer,
    );
    await forget(['nobody@example.com']);
    expect(await stored()).toEqual([{ count: 2 }]);
    await forget([name]);
    expect(JSON.parse(await rows())).toEqual([expect.objectContaining({ key: 'other' })]);
  });

  it('is erased when the key itself names the person', async () => {
    await answers.around(request({ key: 'identify-ada@example.com' }), async () => answer);
    await answers.around(request({ key: 'ada@example.com' }), async () => answer);
    await forget(['ada@example.com']);
    expect(await stored()).toEqual([{ count: 1 }]);
  });
});
