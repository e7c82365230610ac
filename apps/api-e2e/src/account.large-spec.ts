import {
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  type RawAnswer,
  startSystem,
  synced,
  type System,
} from '@switchyard/test-kit';
import type { Browser } from './browser';
import { dataOf, Outbox, refusal, signedIn } from './signed-in';
import { ownerSql } from './system-probes';

const DAY_S = 86_400;
const outbox = new Outbox();

let system: System;
beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    env: { SWITCHYARD_MAIL_OUTBOX: outbox.folder, SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
  // The database believes the clock of the emulators: only its owner can say so.
  await ownerSql(system, 'insert into identity.test_clock (is_believed) values (true)', []);
}, 120_000);
afterAll(async () => {
  await system?.stop();
  outbox.remove();
});
jest.setTimeout(120_000);

interface Account {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly deletionDueAt: string | null;
}

const given = async (plan = 'enterprise'): Promise<{ party: Party; browser: Browser }> => {
  const party = await givenParty(system, { plan });
  return { party, browser: await signedIn(system, party) };
};
const account = async (browser: Browser): Promise<Account> =>
  dataOf<Account>(await browser.send('/app/account'));
const patch = (browser: Browser, body: unknown): Promise<RawAnswer> =>
  browser.send('/app/account', { method: 'PATCH', body });
const remove = (browser: Browser): Promise<RawAnswer> =>
  browser.send('/app/account', { method: 'DELETE' });
const newBusiness = (party: Party): Promise<RawAnswer> =>
  party.send('/api/v1/businesses', { method: 'POST', body: { name: 'Mine' } });

describe('an account', () => {
  it('is read and changed, and its zone holds for the API at once', async () => {
    const { party, browser } = await given('pro');
    const before = await account(browser);
    expect(before).toEqual({
      id: party.account.accountId,
      name: party.account.email,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      plan: { id: 'pro', name: 'Pro' },
      subscription: 'active',
      createdAt: expect.any(String) as string,
      deletionDueAt: null,
    });
    const changes = { name: 'Lovelace Ltd', currency: 'USD', timeZone: 'Asia/Tokyo' };
    const after = dataOf(await patch(browser, { ...before, ...changes }));
    expect(after).toEqual({ ...before, ...changes });
    expect(await account(browser)).toEqual(after);
    expect((await party.send('/api/v1/me')).body.data).toMatchObject({
      currency: 'USD',
      timeZone: 'Asia/Tokyo',
    });
    const campaign = await party.send('/api/v1/campaigns', {
      method: 'POST',
      body: { name: 'Autumn', type: 'SEARCH', budget: 10 },
    });
    expect(dataOf(campaign)).toMatchObject({ currency: 'USD' });
  });

  it('in a new zone leaves schedules at their moments, and reads new ones in it', async () => {
    const { party, browser } = await given();
    const zoneOf = (answer: RawAnswer): string =>
      dataOf<{ adScheduleStructured: { timezone: string } }>(answer).adScheduleStructured.timezone;
    const create = (name: string): Promise<RawAnswer> =>
      party.send('/api/v1/campaigns', {
        method: 'POST',
        body: { name, type: 'SEARCH', budget: 10, adSchedule: 'BUSINESS_HOURS' },
      });
    const before = await create('Before');
    dataOf(await patch(browser, { timeZone: 'Asia/Tokyo' }));
    const { id } = dataOf<{ id: string }>(before);
    expect([
      zoneOf(await party.send(`/api/v1/campaigns/${id}`)),
      zoneOf(await create('After')),
    ]).toEqual(['Europe/Berlin', 'Asia/Tokyo']);
  });

  it.each([
    [{ name: '' }, '/name', 'TOO_SHORT'],
    [{ timeZone: 'Mars/Phobos' }, '/timeZone', 'BAD_FORMAT'],
    [{ currency: 'XXY' }, '/currency', 'NOT_ONE_OF'],
    [{ plan: { id: 'enterprise', name: 'Enterprise' } }, '/plan', 'READ_ONLY'],
    [{ deletionDueAt: '2026-01-01T00:00:00.000Z' }, '/deletionDueAt', 'READ_ONLY'],
    [{ owner: 'me' }, '/owner', 'UNKNOWN_FIELD'],
  ])('refuses %j by its field', async (body, path, code) => {
    const { browser } = await given('free');
    const answer = await patch(browser, body);
    expect([answer.status, answer.body.error?.details]).toMatchObject([
      400,
      { issues: [{ path, code }] },
    ]);
  });

  it.each([
    ['a campaign', '/api/v1/campaigns', { name: 'Autumn', type: 'SEARCH', budget: 10 }, 'POST'],
    ['a budget', '/api/v1/budget', { globalBudget: 100, currency: 'EUR' }, 'PUT'],
  ])('keeps its currency once %s counts in it', async (_, path, body, method) => {
    const { party, browser } = await given();
    dataOf(await party.send(path, { method, body }));
    expect(refusal(await patch(browser, { currency: 'USD' }))).toEqual([409, 'CURRENCY_IN_USE']);
    expect(dataOf(await patch(browser, { currency: 'EUR', name: 'Same' }))).toMatchObject({
      currency: 'EUR',
      name: 'Same',
    });
  });

  it('is closed without a session, and to tokens', async () => {
    const { party, browser } = await given();
    expect((await browser.fresh().send('/app/account')).status).toBe(401);
    expect((await party.send('/app/account')).status).toBe(401);
  });
});

describe('the plan', () => {
  it('shows its terms and what was used of it', async () => {
    const { party, browser } = await given('starter');
    const today = (await party.send('/api/v1/me')).body.data as {
      allowance: { usedToday: number; resetsAt: string };
    };
    const plan = dataOf<{ use: unknown }>(await browser.send('/app/plan'));
    const month = new Date((await system.emulators.now()).toISOString().slice(0, 7));
    month.setUTCMonth(month.getUTCMonth() + 1);
    expect(plan).toEqual({
      plan: { id: 'starter', name: 'Starter' },
      isAvailable: true,
      subscription: 'active',
      terms: {
        requestsPerDay: 10_000,
        requestsPerMinute: 1_000_000,
        spaces: 3,
        socialDraftsPerMonth: 20,
        readOnly: false,
        api: true,
      },
      use: [
        {
          action: 'request',
          capField: 'requestsPerDay',
          cap: 10_000,
          used: today.allowance.usedToday,
          resetAt: today.allowance.resetsAt,
        },
        { action: 'space_create', capField: 'spaces', cap: 3, used: 1, resetAt: null },
        {
          action: 'social_draft',
          capField: 'socialDraftsPerMonth',
          cap: 20,
          used: 0,
          resetAt: month.toISOString(),
        },
      ],
      billing: { isOn: false, plans: [], isSubscribed: false, renews: false, hasPortal: false },
    });
  });

  it('is not sold where billing is off', async () => {
    const { browser } = await given();
    expect(refusal(await browser.post('/app/plan/checkout', { plan: 'pro' }))).toEqual([
      409,
      'BILLING_OFF',
    ]);
    expect(refusal(await browser.post('/app/plan/portal'))).toEqual([409, 'BILLING_OFF']);
    expect((await browser.post('/app/billing/stripe', {})).status).toBe(404);
  });
});

describe('a deletion', () => {
  it('is allowed to the user who registered the account, and to no other', async () => {
    const [{ party, browser }, colleague] = [await given(), await givenParty(system)];
    await ownerSql(system, 'update identity.app_user set account_id = $1 where id = $2', [
      party.account.accountId,
      colleague.account.userId,
    ]);
    const other = await signedIn(system, colleague);
    expect(refusal(await remove(other))).toEqual([403, 'ROLE_TOO_LOW']);
    expect((await remove(browser)).status).toBe(204);
    expect(refusal(await other.post('/app/account/restore'))).toEqual([403, 'ROLE_TOO_LOW']);
  });

  it('is refused while a platform may run a campaign of the account', async () => {
    const { party, browser } = await given();
    await givenConnection(party, 'google-ads');
    const { campaignId } = await givenCampaignTree(party, { platforms: ['google-ads'] });
    const set = (status: string): Promise<unknown> =>
      party
        .send(`/api/v1/campaigns/${campaignId}`, { method: 'PATCH', body: { status } })
        .then(() => synced(party));
    await synced(party);
    await set('ENABLED');
    const refused = await remove(browser);
    expect([...refusal(refused), refused.body.error?.details]).toEqual([
      409,
      'CAMPAIGNS_SERVING',
      { campaignIds: [campaignId] },
    ]);
    await set('PAUSED');
    await system.holds(async () => expect((await remove(browser)).status).toBe(204));
  });

  it('closes changes at once and nothing else, also for guests, and can be taken back', async () => {
    const [{ party, browser }, guest] = [await given(), await givenParty(system)];
    const { id: spaceId } = dataOf<{ id: string }>(
      await party.send('/api/v1/spaces', { method: 'POST', body: { name: 'Shared' } }),
    );
    await system.admin.addMember(spaceId, guest.account.email, 'EDITOR');
    const inside = guest.as({ spaceId });
    await system.holds(async () => expect((await newBusiness(inside)).status).toBe(201));
    expect((await remove(browser)).status).toBe(204);
    await system.holds(async () => {
      expect(refusal(await newBusiness(party))).toEqual([403, 'ACCOUNT_ENDING']);
      expect(refusal(await newBusiness(inside))).toEqual([403, 'ACCOUNT_ENDING']);
    });
    expect((await newBusiness(guest)).status).toBe(201);
    expect((await party.send('/api/v1/businesses')).status).toBe(200);
    const { deletionDueAt } = await account(browser);
    const days = (Date.parse(deletionDueAt!) - (await system.emulators.now()).getTime()) / 1_000;
    expect(days / DAY_S).toBeCloseTo(14, 1);
    const tell = async (): Promise<readonly string[]> =>
      outbox.to(party.account.email).map(({ subject }) => subject);
    await system.holds(async () => expect(await tell()).toContain('Your account will be deleted'));
    expect((await remove(browser)).status).toBe(204);
    expect((await account(browser)).deletionDueAt).toBe(deletionDueAt);

    expect(dataOf(await browser.post('/app/account/restore'))).toMatchObject({
      deletionDueAt: null,
    });
    await system.holds(async () => {
      expect((await newBusiness(party)).status).toBe(201);
      expect((await newBusiness(inside)).status).toBe(201);
    });
    expect(await tell()).toEqual(['Your account will be deleted']);
  });
});

/** Rows of every table but the audit trail that name one of the ids in any column. */
const rowsNaming = async (ids: readonly string[]): Promise<readonly string[]> => {
  const tables = await system.owner.rows<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('information_schema', 'pg_catalog', 'public', 'queue')
       and n.nspname || '.' || c.relname not like 'identity.audit%' order by 1`,
    [],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await system.owner.rows<{ count: string }>(
      `select count(*) from ${name} t where to_jsonb(t)::text ~ $1`,
      [ids.join('|')],
    );
    if (Number(row?.count) > 0) found.push(`${name}: ${row?.count}`);
  }
  return found;
};

it('an account whose campaign a platform may run again stays, and the log says why', async () => {
  const { party, browser } = await given();
  const { accountId, spaceId } = party.account;
  await givenConnection(party, 'google-ads');
  await givenCampaignTree(party, { platforms: ['google-ads'] });
  await synced(party);
  expect((await remove(browser)).status).toBe(204);
  const status = async (word: string): Promise<unknown> =>
    ownerSql(
      system,
      `update sync.binding set applied = applied || jsonb_build_object('status', $2::text) where space_id = $1 and entity = 'campaign'`,
      [spaceId, word],
    );
  await status('ENABLED');
  await system.emulators.advance(15 * DAY_S);
  await system.holds(() => {
    expect(system.output()).toContain(`the account ${accountId} is due and stays: a platform may`);
    return Promise.resolve();
  });
  expect((await party.send('/api/v1/me')).status).toBe(200);
  await status('PAUSED');
  await system.holds(async () => expect((await party.send('/api/v1/me')).status).toBe(401));
});

it('after 14 days an account is gone with every row of it, and a mail says so', async () => {
  const [{ party, browser }, host] = [await given(), await givenParty(system)];
  const { accountId, userId, email } = party.account;
  const space = dataOf<{ id: string }>(
    await party.send('/api/v1/spaces', { method: 'POST', body: { name: 'Shared' } }),
  );
  await system.admin.addMember(host.spaceId, email, 'EDITOR');
  await system.admin.addMember(space.id, host.account.email, 'EDITOR');
  const website = await system.admin.createWebsiteKey(space.id);
  await givenConnection(party, 'google-ads');
  await givenCampaignTree(party, { platforms: ['google-ads'] });
  await synced(party);
  dataOf(
    await party.send('/api/v1/budget', {
      method: 'PUT',
      body: { globalBudget: 100, currency: 'EUR' },
    }),
  );
  await ownerSql(
    system,
    `insert into identity.external_login (user_id, issuer, subject, created_at) values ($1, 'https://id.example', $1, now())`,
    [userId],
  );
  const ids = [accountId, userId, party.spaceId, space.id, party.tokenId, website.websiteKeyId];
  const before = await rowsNaming(ids);
  expect(before.length).toBeGreaterThan(20);

  expect((await remove(browser)).status).toBe(204);
  await system.emulators.advance(13 * DAY_S);
  expect((await party.send('/api/v1/me')).status).toBe(200);
  await system.emulators.advance(DAY_S + 3_600);
  await system.holds(async () => expect((await party.send('/api/v1/me')).status).toBe(401), 60_000);
  await system.holds(async () => expect(await rowsNaming(ids)).toEqual([]));
  expect(refusal(await browser.send('/app/account'))).toEqual([401, 'NOT_SIGNED_IN']);
  await system.holds(async () =>
    expect(outbox.to(email).map(({ subject }) => subject)).toEqual([
      'Your account will be deleted',
      'Your account was deleted',
    ]),
  );
  expect((await host.send('/api/v1/me')).status).toBe(200);
  const kept = await system.owner.rows<{ count: string }>(
    `select count(*) from identity.audit_entry where account_id = $1 and change = 'delete'`,
    [accountId],
  );
  expect(Number(kept[0]?.count)).toBeGreaterThan(5);
  const { printed } = await system.command<{ broken: readonly unknown[] }>(
    'audit',
    'verify',
    '--account',
    accountId,
  );
  expect(printed.broken).toEqual([]);
});
