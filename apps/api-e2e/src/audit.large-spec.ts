import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  givenConnection,
  givenParty,
  givenCampaignTree,
  type Party,
  previewed,
  finished,
  type RawAnswer,
  startSystem,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { Browser } from './browser';
import { checkoutCompleted, ConversionCalls, intentSucceeded } from './conversion-calls';
import { ownerSql } from './system-probes';

const outbox = mkdtempSync(join(tmpdir(), 'switchyard-outbox-'));

let system: System;
beforeAll(async () => {
  system = await startSystem({
    env: {
      SWITCHYARD_MAIL_OUTBOX: outbox,
      SWITCHYARD_TRUSTED_PROXY_HOPS: '1',
      SWITCHYARD_LOG_LEVEL: 'info',
    },
  });
}, 120_000);
afterAll(async () => {
  await system?.stop();
  rmSync(outbox, { recursive: true, force: true });
});

interface Entry {
  readonly id: string;
  readonly seq: number | null;
  readonly digest: string | null;
  readonly createdAt: string;
  readonly actor: string;
  readonly userId: string | null;
  readonly credentialId: string | null;
  readonly action: string | null;
  readonly requestId: string | null;
  readonly address: string | null;
  readonly spaceId: string | null;
  readonly change: string;
  readonly target: string;
  readonly targets: readonly string[];
  readonly rows: number;
  readonly members: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  readonly planHash: string | null;
  readonly outcome: string;
}

const dataOf = <T>(answer: RawAnswer): T => {
  expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  return answer.body.data as T;
};

let addresses = 0;
const newAddress = (): string => `198.51.100.${++addresses}`;

/** An account with a token, and its owner in a browser. */
interface Watched {
  readonly party: Party;
  readonly browser: Browser;
  readonly trail: (query?: Readonly<Record<string, string>>) => Promise<readonly Entry[]>;
}

const givenWatched = async (): Promise<Watched> => {
  const party = await givenParty(system);
  const { password } = await system.admin.issuePassword(party.account.email);
  const browser = await Browser.open(system, newAddress());
  dataOf(await browser.post('/app/login', { email: party.account.email, password }));
  const page = (query: Readonly<Record<string, string>>): Promise<RawAnswer> =>
    browser.send(`/app/audit?${new URLSearchParams({ limit: '100', ...query }).toString()}`);
  const trail = async (query: Readonly<Record<string, string>> = {}) => {
    const entries: Entry[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const answer: RawAnswer = await page({ ...query, ...(cursor ? { cursor } : {}) });
      entries.push(...dataOf<readonly Entry[]>(answer));
      cursor = (answer.body.meta as { nextCursor: string | null }).nextCursor ?? undefined;
    }
    return entries;
  };
  return { party, browser, trail };
};

/** The trail once every entry has its place in the chain. */
const chained = ({ trail }: Watched): Promise<readonly Entry[]> =>
  system.holds(async () => {
    const entries = await trail();
    if (entries.some(({ seq }) => seq === null)) throw new Error('not all entries are chained');
    return entries;
  });

const send = async (
  { party }: Watched,
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly requestId: string; readonly id: string }> => {
  const answer = await party.send(path, { method, ...(body ? { body } : {}) });
  const data = answer.status === 204 ? {} : dataOf<{ id?: string }>(answer);
  return { requestId: answer.headers.get('x-request-id') ?? '', id: data.id ?? '' };
};

const ORDER = {
  at: new Date(Date.now() - 60_000),
  invoice: 'in_1',
  paymentIntent: 'pi_1',
  session: 'cs_1',
  email: 'jane@example.com',
  amount: 1_000,
};

const DIGEST = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;

interface Verified {
  readonly isWhole: boolean;
  readonly entries: number;
  readonly unlinked: readonly string[];
  readonly broken: readonly { readonly entryId?: string; readonly fault: string }[];
  readonly heads: Readonly<Record<string, { readonly seq: number; readonly digest: string }>>;
}

const verify = async ({ party }: Watched, ...heads: readonly string[]) => {
  const { code, printed } = await system.command<Verified>(
    'audit',
    'verify',
    '--account',
    party.account.accountId,
    ...heads.flatMap((head) => ['--head', head]),
  );
  return { code, ...printed };
};

describe('the trail of an account', () => {
  it('lists who changed what, by which request, with a digest of before and after', async () => {
    const watched = await givenWatched();
    const { party, trail } = watched;
    const made = await send(watched, 'POST', '/api/v1/businesses', {
      name: 'Shoes',
    });
    const path = `/api/v1/businesses/${made.id}`;
    const renamed = await send(watched, 'PATCH', path, { name: 'Boots' });
    const removed = await send(watched, 'DELETE', path);
    const who = {
      actor: 'user',
      userId: party.account.userId,
      credentialId: party.tokenId,
      spaceId: party.spaceId,
      target: 'catalog.business',
      targets: [made.id],
      rows: 1,
      planHash: null,
      outcome: 'done',
    };
    const entries = await trail({ targetId: made.id });
    expect(entries).toMatchObject([
      { ...who, action: 'deleteBusiness', requestId: removed.requestId, change: 'delete' },
      {
        ...who,
        ...{ action: 'updateBusiness', requestId: renamed.requestId },
        ...{ change: 'update', members: ['name'], before: DIGEST, after: DIGEST },
      },
      {
        ...who,
        ...{ action: 'createBusiness', requestId: made.requestId },
        ...{ change: 'insert', members: [], before: null, after: DIGEST },
      },
    ]);
    const [last, middle, first] = entries as [Entry, Entry, Entry];
    expect([middle.before, last.before, last.after]).toEqual([first.after, middle.after, null]);
    expect(middle.before).not.toBe(middle.after);
  });

  it('lists a sync with its plan, and the changes by the worker', async () => {
    const watched = await givenWatched();
    await givenConnection(watched.party, 'google-ads');
    await givenCampaignTree(watched.party, { platforms: ['google-ads'] });
    const { planHash } = await previewed(watched.party);
    const syncId = await triggered(watched.party, planHash);
    await finished(watched.party, syncId);
    const entries = await watched.trail({ targetId: syncId });
    expect(entries.at(-1)).toMatchObject({
      ...{ action: 'triggerSync', actor: 'user', change: 'insert', target: 'sync.sync', planHash },
    });
    expect(entries[0]).toMatchObject({
      ...{ actor: 'worker', requestId: syncId, change: 'update', planHash },
      members: expect.arrayContaining(['finished_at']) as unknown,
    });
  }, 60_000);

  it('lists a retracted conversion', async () => {
    const watched = await givenWatched();
    await send(watched, 'POST', '/api/v1/conversions/actions', {
      ...{ name: 'Paid', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
    });
    const occurredAt = new Date(Date.now() - 60_000).toISOString();
    const sale = { conversionAction: 'Paid', orderId: 'order-1' };
    await send(watched, 'POST', '/api/v1/conversions/offline', {
      conversions: [{ ...sale, occurredAt, gclid: 'click-1', value: 5, currency: 'EUR' }],
    });
    const { requestId } = await send(watched, 'POST', '/api/v1/conversions/adjustments', {
      adjustments: [{ ...sale, adjustmentType: 'RETRACTION' }],
    });
    expect(await watched.trail({ action: 'adjustConversions' })).toContainEqual(
      expect.objectContaining({ requestId, change: 'insert', target: 'conversions.adjustment' }),
    );
  });

  it('lists who replayed which entry of an inbox, and nothing that a provider posts', async () => {
    const watched = await givenWatched();
    const { party, trail } = watched;
    const postEvent = await new ConversionCalls(party).givenStripe();
    const inbox = '/api/v1/conversions/sources/stripe/inbox';
    const entryOf = async (type: string) => {
      const { body } = await party.send(`${inbox}?type=${type}`);
      return (body.data as readonly { readonly id: string; readonly status: string }[])[0]!;
    };
    await postEvent(intentSucceeded(ORDER));
    const waiting = await entryOf('payment_intent.succeeded');
    await postEvent(checkoutCompleted(ORDER));
    const read = await entryOf('payment_intent.succeeded');
    expect([waiting.status, read]).toEqual(['waiting', { ...read, id: waiting.id }]);
    expect(read.status).not.toBe('waiting');
    const one = await send(watched, 'POST', `${inbox}/${read.id}/replay`);
    const since = new Date(Date.now() - 60_000).toISOString();
    const many = await send(watched, 'POST', `${inbox}/replay`, { status: 'taken', since });
    const { id: session } = await entryOf('checkout.session.completed');
    const { userId } = party.account;
    const who = { actor: 'user', userId, credentialId: party.tokenId, change: 'update' };
    const entries = await trail();
    expect(entries.filter(({ target }) => target === 'conversions.inbox')).toMatchObject([
      { ...who, action: 'replayInbox', requestId: many.requestId, targets: [session] },
      { ...who, action: 'replayInboxEntry', requestId: one.requestId, targets: [read.id] },
    ]);
  });

  it('is filtered, exported and closed to others', async () => {
    const watched = await givenWatched();
    const { party, browser, trail } = watched;
    for (const name of ['one', 'two', 'three']) {
      await send(watched, 'POST', '/api/v1/businesses', { name });
    }
    const all = await chained(watched);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => all.length - at));
    const exported = await browser.text('/app/audit/export');
    expect(exported.headers.get('content-type')).toBe('application/x-ndjson');
    expect(
      exported.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Entry),
    ).toEqual(all);
    const only = async (query: Readonly<Record<string, string>>, which: (one: Entry) => boolean) =>
      expect([query, await trail(query)]).toEqual([query, all.filter(which)]);
    const { userId } = party.account;
    const [newest] = all as [Entry];
    await only({ userId }, (one) => one.userId === userId);
    await only({ spaceId: party.spaceId }, (one) => one.spaceId === party.spaceId);
    await only({ action: 'createBusiness' }, (one) => one.action === 'createBusiness');
    await only({ from: newest.createdAt }, (one) => one.createdAt >= newest.createdAt);
    await only({ to: newest.createdAt }, (one) => one.createdAt < newest.createdAt);
    await only({ action: 'createBusines' }, () => false);
    const other = await givenWatched();
    const ids = new Set(all.map(({ id }) => id));
    expect((await other.trail()).filter(({ id }) => ids.has(id))).toEqual([]);
    expect((await browser.fresh().send('/app/audit')).status).toBe(401);
    expect((await party.send('/app/audit')).status).toBe(401);
  }, 60_000);

  it('lists who signed in', async () => {
    const { party, browser, trail } = await givenWatched();
    const { userId } = party.account;
    expect((await trail({ action: 'signIn' }))[0]).toMatchObject({
      ...{ actor: 'visitor', userId, address: browser.address, change: 'insert' },
      target: 'identity.session',
    });
  });

  it('lists a change by hand with the actor "database" and its role', async () => {
    const { party, trail } = await givenWatched();
    await ownerSql(system, `update identity.account set plan = 'starter' where id = $1`, [
      party.account.accountId,
    ]);
    expect((await trail({ targetId: party.account.accountId }))[0]).toMatchObject({
      ...{ actor: 'database', userId: null, action: null, target: 'identity.account' },
      ...{ credentialId: 'postgres', change: 'update', members: ['plan'] },
    });
  });
});

describe('admin audit verify', () => {
  /** A chain of some entries, and the entry in its middle. */
  const givenChain = async () => {
    const watched = await givenWatched();
    for (const name of ['one', 'two', 'three']) {
      await send(watched, 'POST', '/api/v1/businesses', { name });
    }
    const entries = await chained(watched);
    const { seq, digest } = entries[0]!;
    const head = `${watched.party.account.accountId}:${seq}:${digest}`;
    return { watched, head, newest: entries[0]!, middle: entries[2]! };
  };

  it('finds nothing where nothing was changed', async () => {
    const { watched, head, newest } = await givenChain();
    const { accountId } = watched.party.account;
    expect(await verify(watched, head)).toMatchObject({
      ...{ code: '0', isWhole: true, entries: newest.seq, broken: [], unlinked: [] },
      heads: { [accountId]: { seq: newest.seq, digest: newest.digest } },
    });
  }, 60_000);

  it('takes a head as the worker logs it', async () => {
    const { watched } = await givenChain();
    const logged = /audit head (acc_\w+):(\d+):([0-9a-f]{64})/;
    const [, accountId, seq, digest] = await system.holds(async () => {
      const found = logged.exec(system.output());
      if (!found) throw new Error('the worker has logged no head');
      return found;
    });
    const of = { ...watched, party: { account: { accountId } } as Party };
    expect(await verify(of, `${accountId}:${seq}:${digest}`)).toMatchObject({ isWhole: true });
    const other = digest!.replaceAll(/./g, '0');
    expect(await verify(of, `${accountId}:${seq}:${other}`)).toMatchObject({
      broken: [{ accountId, seq: Number(seq), fault: 'HEAD_WRONG' }],
    });
  }, 60_000);

  it.each([
    ['a changed actor', `update identity.audit_entry set user_id = 'usr_else' where id = $1`],
    ['a changed count', 'update identity.audit_entry set rows = rows + 1 where id = $1'],
    [
      'a changed time',
      `update identity.audit_entry set created_at = created_at + interval '1 ms' where id = $1`,
    ],
    [
      'a changed link',
      `update identity.audit_link set digest = repeat('0', 64) where entry_id = $1`,
    ],
  ])(
    'finds %s',
    async (_what, text) => {
      const { watched, middle } = await givenChain();
      expect(await ownerSql(system, text, [middle.id])).toBe(1);
      const { code, isWhole, broken } = await verify(watched);
      expect([code, isWhole, broken[0]]).toMatchObject([
        '1',
        false,
        { entryId: middle.id, fault: 'DIGEST_WRONG' },
      ]);
    },
    60_000,
  );

  it('finds a removed entry, with and without its link', async () => {
    const { watched, middle } = await givenChain();
    await ownerSql(system, 'delete from identity.audit_entry where id = $1', [middle.id]);
    expect((await verify(watched)).broken).toMatchObject([
      { entryId: middle.id, fault: 'ENTRY_MISSING' },
    ]);
    await ownerSql(system, 'delete from identity.audit_link where entry_id = $1', [middle.id]);
    expect((await verify(watched)).broken).toMatchObject([{ fault: 'LINK_MISSING' }]);
  }, 60_000);

  it('finds a removed link of an entry that is still there', async () => {
    const { watched, newest } = await givenChain();
    await ownerSql(system, 'delete from identity.audit_link where entry_id = $1', [newest.id]);
    await ownerSql(
      system,
      `update identity.audit_entry set created_at = created_at - interval '1 h' where id = $1`,
      [newest.id],
    );
    expect(await verify(watched)).toMatchObject({ isWhole: false, unlinked: [newest.id] });
  }, 60_000);

  it('finds a cut tail by the head that the worker logged', async () => {
    const { watched, head, newest } = await givenChain();
    for (const table of ['audit_entry where id', 'audit_link where entry_id']) {
      await ownerSql(system, `delete from identity.${table} = $1`, [newest.id]);
    }
    expect((await verify(watched)).isWhole).toBe(true);
    expect((await verify(watched, head)).broken).toMatchObject([{ fault: 'HEAD_MISSING' }]);
    await send(watched, 'POST', '/api/v1/businesses', {
      ...{ name: 'four' },
    });
    await chained(watched);
    expect((await verify(watched, head)).broken).toMatchObject([{ fault: 'HEAD_WRONG' }]);
  }, 60_000);

  it('takes no head that the worker would not log', async () => {
    const { watched } = await givenChain();
    const { code, printed } = await system.command<{ error: { message: string } }>(
      ...['audit', 'verify', '--head', `${watched.party.account.accountId}:x:y`],
    );
    expect([code, printed.error.message]).toEqual([
      '1',
      expect.stringContaining('--head must be <account>:<number>:<digest>'),
    ]);
  }, 60_000);
});

describe('refused requests', () => {
  it('are counted, not written one by one, and shown to the account that they concern', async () => {
    const { party, trail, browser } = await givenWatched();
    const { api, apiUrl } = await system.startApi();
    const from = newAddress();
    const ask = (path: string, init: RequestInit = {}): Promise<number> =>
      fetch(`${apiUrl}${path}`, {
        ...init,
        headers: { 'x-forwarded-for': from, ...init.headers },
      }).then(({ status }) => status);
    const reader = await system.admin.createToken(party.account.accountId, ['campaigns:read']);
    const businesses = (): Promise<number> =>
      ask('/api/v1/businesses', { headers: { authorization: `Bearer ${reader.token}` } });
    for (let n = 0; n < 20; n += 1) expect(await businesses()).toBe(403);
    const login = (email: string): Promise<number> =>
      ask('/app/login', {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', origin: apiUrl },
          'x-switchyard-app': '1',
        },
        body: JSON.stringify({ email, password: 'not the password' }),
      });
    expect(await login(party.account.email)).toBe(401);
    const page = await ask('/console/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: apiUrl },
      body: new URLSearchParams({ email: party.account.email, password: 'not it' }).toString(),
    });
    expect(page).toBe(401);
    expect(await ask('/api/v1/me', { headers: { authorization: 'Bearer nonsense' } })).toBe(401);
    await api.kill('SIGTERM');
    const refusals = (await trail()).filter(({ change }) => change === 'refusal');
    const recorded = refusals.map(
      ({ actor, userId, credentialId, action, address, rows, outcome }) => ({
        ...{ actor, userId, credentialId, action, address, rows, outcome },
      }),
    );
    const { userId } = party.account;
    const visitor = { actor: 'visitor', userId, credentialId: null, address: from, rows: 1 };
    expect(recorded).toHaveLength(3);
    expect(recorded).toEqual(
      expect.arrayContaining([
        {
          ...{ actor: 'user', userId, credentialId: reader.tokenId, rows: 20, address: from },
          ...{ action: 'GET /api/v1/businesses', outcome: 'INSUFFICIENT_SCOPE' },
        },
        { ...visitor, action: 'POST /app/login', outcome: 'WRONG_CREDENTIALS' },
        { ...visitor, action: 'POST /console/sign-in', outcome: 'WRONG_CREDENTIALS' },
      ]),
    );
    expect(
      await system.owner.rows(
        `select outcome from identity.audit_entry where account_id = '' and change = 'refusal' and address = $1`,
        [from],
      ),
    ).toEqual([{ outcome: 'INVALID_TOKEN' }]);
    expect((await browser.send('/app/session')).status).toBe(200);
  }, 60_000);
});
