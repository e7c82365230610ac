import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  givenParty,
  type Party,
  type RawAnswer,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { Browser, codeAt, mailsIn, type SentMail, tokenOf } from './browser';
import { ownerSql } from './system-probes';

const outbox = mkdtempSync(join(tmpdir(), 'switchyard-outbox-'));
const PASSWORD = 'violet anchor thursday';
const HOUR_S = 3_600;

let system: System;
beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    env: { SWITCHYARD_MAIL_OUTBOX: outbox, SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
}, 120_000);
afterAll(async () => {
  await system?.stop();
  rmSync(outbox, { recursive: true, force: true });
});

const dataOf = <T>(answer: RawAnswer): T => {
  expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  return answer.body.data as T;
};
const refusal = ({ status, body }: RawAnswer): readonly unknown[] => [status, body.error?.code];

const mailsTo = (email: string): readonly SentMail[] =>
  mailsIn(outbox).filter(({ to }) => to === email);

/** The n-th mail to an address. */
const mailTo = async (email: string, n = 1): Promise<SentMail> => {
  await system.holds(async () => expect(mailsTo(email).length).toBeGreaterThanOrEqual(n), 20_000);
  return mailsTo(email)[n - 1]!;
};

let people = 0;
let addresses = 0;
/** Requests without a session draw on a bucket of their address: each browser has its own. */
const newAddress = (): string => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;
const newEmail = (): string => `person${++people}@example.com`;
const newBrowser = (): Promise<Browser> => Browser.open(system, newAddress());

const registration = (email: string) => ({
  email,
  password: PASSWORD,
  name: 'Ada Lovelace',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
});

/** A person with a confirmed address, signed in. */
const givenPerson = async (): Promise<{ readonly email: string; readonly browser: Browser }> => {
  const [email, browser] = [newEmail(), await newBrowser()];
  dataOf(await browser.post('/app/register', registration(email)));
  const token = tokenOf(await mailTo(email));
  expect((await browser.post('/app/confirm', { token })).status).toBe(204);
  dataOf(await browser.post('/app/login', { email, password: PASSWORD }));
  return { email, browser };
};

const now = async (): Promise<Date> => system.emulators.now();
const later = (seconds: number): Promise<unknown> => system.emulators.advance(seconds);

const tokenBody = { name: 'Import', scopes: ['campaigns:read'], expiresInDays: 30 };
interface Issued {
  readonly id: string;
  readonly token: string;
}

const me = (token: string): Promise<number> =>
  fetch(`${system.apiUrl}/api/v1/me`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() },
  }).then(({ status }) => status);

describe('a visitor without an account', () => {
  it('registers, confirms, signs in with a second factor, makes a token, uses and rotates it', async () => {
    const { email, browser } = await givenPerson();
    const { secret, address } = dataOf<{ secret: string; address: string }>(
      await browser.post('/app/second-factor'),
    );
    expect(address).toContain(`secret=${secret}`);
    const before = browser.cookie;
    const { recoveryCodes } = dataOf<{ recoveryCodes: readonly string[] }>(
      await browser.post('/app/second-factor/confirm', { code: codeAt(secret, await now()) }),
    );
    expect([recoveryCodes.length, browser.cookie === before]).toEqual([10, false]);
    expect((await browser.post('/app/logout')).status).toBe(204);
    expect(refusal(await browser.send('/app/session'))).toEqual([401, 'NOT_SIGNED_IN']);

    const login = await browser.post('/app/login', { email, password: PASSWORD });
    expect(dataOf(login)).toEqual({ state: 'SECOND_FACTOR' });
    expect(refusal(await browser.send('/app/session'))).toEqual([401, 'NOT_SIGNED_IN']);
    await later(30);
    const code = codeAt(secret, await now());
    await system.holds(async () =>
      expect(dataOf(await browser.post('/app/login/second-factor', { code }))).toEqual({
        state: 'SIGNED_IN',
      }),
    );
    expect(dataOf(await browser.send('/app/session'))).toMatchObject({
      email,
      isConfirmed: true,
      hasSecondFactor: true,
      isRecent: true,
    });

    const made = dataOf<Issued>(await browser.post('/app/tokens', tokenBody));
    expect(await me(made.token)).toBe(200);
    const rotated = dataOf<Issued>(await browser.post(`/app/tokens/${made.id}/rotate`));
    expect(rotated.id).toBe(made.id);
    await system.holds(async () => expect(await me(made.token)).toBe(401));
    expect(await me(rotated.token)).toBe(200);
    const [listed] = dataOf<{ lastUsedAt: string | null }[]>(await browser.send('/app/tokens'));
    expect(listed).toMatchObject({ id: made.id, status: 'ACTIVE', name: 'Import' });
    expect([listed && 'token' in listed, listed?.lastUsedAt !== null]).toEqual([false, true]);
    expect((await browser.send(`/app/tokens/${made.id}`, { method: 'DELETE' })).status).toBe(204);
    await system.holds(async () => expect(await me(rotated.token)).toBe(401));
  }, 60_000);

  it('who was invited is a member when the address is confirmed', async () => {
    const [owner, email, browser] = [await givenParty(system), newEmail(), await newBrowser()];
    const space = dataOf<{ id: string }>(
      await owner.send('/api/v1/spaces', { method: 'POST', body: { name: 'Clients' } }),
    );
    const members = `/api/v1/spaces/${space.id}/members`;
    dataOf(await owner.send(members, { method: 'POST', body: { email, role: 'VIEWER' } }));
    const invitation = await mailTo(email);
    expect(invitation).toMatchObject({ subject: 'You are invited to "Clients"' });
    expect(invitation.text).toContain(`${system.apiUrl}/console/register?email=`);
    dataOf(await browser.post('/app/register', registration(email)));
    const token = tokenOf(await mailTo(email, 2));
    expect((await browser.post('/app/confirm', { token })).status).toBe(204);
    dataOf(await browser.post('/app/login', { email, password: PASSWORD }));
    const issued = dataOf<Issued>(await browser.post('/app/tokens', tokenBody));
    const inSpace = async (): Promise<number> =>
      (await asToken(owner, issued, space.id).send('/api/v1/campaigns')).status;
    expect(await inSpace()).toBe(200);
    const listed = dataOf<{ email: string; status: string; id: string }[]>(
      await owner.send(members),
    ).find((one) => one.email === email);
    expect(listed?.status).toBe('ACTIVE');
    await owner.send(`${members}/${listed!.id}`, { method: 'DELETE' });
    await system.holds(async () => expect(await inSpace()).toBe(403), 1_000);
  }, 60_000);

  it('who has an account accepts or declines an invitation, and is asked before', async () => {
    const [owner, { email, browser }, other] = [
      await givenParty(system),
      await givenPerson(),
      await givenPerson(),
    ];
    const invite = async (name: string): Promise<string> => {
      const { id } = dataOf<{ id: string }>(
        await owner.send('/api/v1/spaces', { method: 'POST', body: { name } }),
      );
      const body = { email: email.toUpperCase(), role: 'VIEWER' };
      const answer = await owner.send(`/api/v1/spaces/${id}/members`, { method: 'POST', body });
      expect(dataOf(answer)).toMatchObject({ status: 'INVITED', userId: null });
      return id;
    };
    const [wanted, unwanted] = [await invite('Wanted'), await invite('Unwanted')];
    expect((await mailTo(email, 2)).text).toContain(`${system.apiUrl}/console/invitations\n`);
    const open = dataOf<{ id: string; spaceId: string }[]>(await browser.send('/app/invitations'));
    expect(open).toMatchObject([
      { spaceId: unwanted, spaceName: 'Unwanted', role: 'VIEWER', invitedBy: owner.account.email },
      { spaceId: wanted, spaceName: 'Wanted' },
    ]);
    const { token } = dataOf<Issued>(await browser.post('/app/tokens', tokenBody));
    const spaces = async (): Promise<readonly string[]> => {
      const answer = await fetch(`${system.apiUrl}/api/v1/spaces`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
    };
    expect(await spaces()).toEqual(['Personal']);
    const path = (spaceId: string): string =>
      `/app/invitations/${open.find((one) => one.spaceId === spaceId)!.id}`;
    expect(refusal(await other.browser.post(`${path(wanted)}/accept`))).toEqual([404, 'NOT_FOUND']);
    expect((await browser.post(`${path(wanted)}/accept`)).status).toBe(204);
    expect((await browser.send(path(unwanted), { method: 'DELETE' })).status).toBe(204);
    await system.holds(async () => expect(await spaces()).toEqual(['Wanted', 'Personal']));
    for (const spaceId of [wanted, unwanted]) {
      expect(refusal(await browser.post(`${path(spaceId)}/accept`))).toEqual([404, 'NOT_FOUND']);
    }
    expect(dataOf(await browser.send('/app/invitations'))).toEqual([]);
  }, 60_000);

  it('whose address is not confirmed sees no invitation of it', async () => {
    const [owner, email, browser] = [await givenParty(system), newEmail(), await newBrowser()];
    const body = { email, role: 'VIEWER' };
    dataOf(await owner.send(`/api/v1/spaces/${owner.spaceId}/members`, { method: 'POST', body }));
    dataOf(await browser.post('/app/register', registration(email)));
    dataOf(await browser.post('/app/login', { email, password: PASSWORD }));
    expect(refusal(await browser.send('/app/invitations'))).toEqual([403, 'ADDRESS_NOT_CONFIRMED']);
  });

  it('cannot accept an invitation that ended', async () => {
    const [owner, { email, browser }] = [await givenParty(system), await givenPerson()];
    const path = `/api/v1/spaces/${owner.spaceId}/members`;
    const { id } = dataOf<{ id: string }>(
      await owner.send(path, { method: 'POST', body: { email, role: 'VIEWER' } }),
    );
    const ended = `update identity.invitation set expires_at = created_at where id = $1`;
    expect(await ownerSql(system, ended, [id])).toBe(1);
    expect(dataOf(await browser.send('/app/invitations'))).toEqual([]);
    expect(refusal(await browser.post(`/app/invitations/${id}/accept`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  const asToken = (party: Party, { token, id: tokenId }: Issued, spaceId: string): Party =>
    party.as({ token, tokenId, spaceId });

  it('without a confirmed address has no tokens', async () => {
    const [email, browser] = [newEmail(), await newBrowser()];
    dataOf(await browser.post('/app/register', registration(email)));
    dataOf(await browser.post('/app/login', { email, password: PASSWORD }));
    expect(refusal(await browser.post('/app/tokens', tokenBody))).toEqual([
      403,
      'ADDRESS_NOT_CONFIRMED',
    ]);
  });

  it('with a known address gets the same answer, and the owner gets a mail', async () => {
    const { email } = await givenPerson();
    const browser = await newBrowser();
    const again = await browser.post('/app/register', {
      ...registration(email),
      password: 'another good password',
    });
    const unknown = await browser.post('/app/register', registration(newEmail()));
    expect([again.status, again.text]).toEqual([unknown.status, unknown.text]);
    expect(await mailTo(email, 2)).toMatchObject({ subject: 'You have an account already' });
    expect(
      refusal(await browser.post('/app/login', { email, password: 'another good password' })),
    ).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('with the password of before gets the mail again, and confirms with it', async () => {
    const [email, browser] = [newEmail(), await newBrowser()];
    dataOf(await browser.post('/app/register', registration(email)));
    await mailTo(email);
    dataOf(await browser.post('/app/register', registration(email)));
    const token = tokenOf(await mailTo(email, 2));
    expect((await browser.post('/app/confirm', { token })).status).toBe(204);
    dataOf(await browser.post('/app/login', { email, password: PASSWORD }));
  });

  it.each(['before', 'after'])(
    'shares no access with another person who registered with the address %s',
    async (order) => {
      const [email, theirs, own] = [newEmail(), await newBrowser(), await newBrowser()];
      const theirPassword = 'mistaken lantern friday';
      const theyRegister = async (): Promise<void> => {
        dataOf(
          await theirs.post('/app/register', { ...registration(email), password: theirPassword }),
        );
      };
      if (order === 'before') {
        await theyRegister();
        dataOf(await theirs.post('/app/login', { email, password: theirPassword }));
        await mailTo(email);
      }
      dataOf(await own.post('/app/register', registration(email)));
      if (order === 'after') {
        await mailTo(email);
        await theyRegister();
      }
      const mail = await mailTo(email, 2);
      expect(mail.subject).toBe('Set the password of your account');
      expect(refusal(await theirs.send('/app/session'))).toEqual([401, 'NOT_SIGNED_IN']);
      for (const password of [PASSWORD, theirPassword]) {
        expect(refusal(await theirs.fresh().post('/app/login', { email, password }))).toEqual([
          401,
          'WRONG_CREDENTIALS',
        ]);
      }
      const reset = { token: tokenOf(mail), password: 'a completely new one' };
      expect((await own.post('/app/password/reset', reset)).status).toBe(204);
      dataOf(await own.post('/app/login', { email, password: reset.password }));
      expect(dataOf(await own.send('/app/session'))).toMatchObject({ email, isConfirmed: true });
    },
  );

  it('keeps the link of the last mail, however often another person registers', async () => {
    const email = newEmail();
    for (let n = 0; n < 8; n += 1) {
      const body = { ...registration(email), password: `violet anchor thursday ${n}` };
      dataOf(await (await newBrowser()).post('/app/register', body));
      // One mail of the first registration, then five an hour.
      if (n < 6) await mailTo(email, n + 1);
    }
    const reset = { token: tokenOf(await mailTo(email, 6)), password: 'a completely new one' };
    expect((await (await newBrowser()).post('/app/password/reset', reset)).status).toBe(204);
    expect(mailsTo(email).length).toBeLessThanOrEqual(7);
  }, 60_000);

  it.each([
    ['TOO_SHORT', 'elevenchars'],
    ['NOT_ALLOWED', 'Password1234!'],
    ['NOT_ALLOWED', 'abcabcabcabc'],
    ['NOT_ALLOWED', '123456789012345'],
  ])('is refused a bad password: %s %s', async (code, password) => {
    const answer = await (
      await newBrowser()
    ).post('/app/register', { ...registration(newEmail()), password });
    expect([answer.status, answer.body.error?.details]).toMatchObject([
      400,
      { issues: [{ path: '/password', code }] },
    ]);
  });

  it('is refused with every bad field at once', async () => {
    const answer = await (
      await newBrowser()
    ).post('/app/register', { email: 'nobody', name: '', timeZone: 'Mars', extra: 1 });
    const { issues } = answer.body.error?.details as {
      issues: readonly { path: string; code: string }[];
    };
    expect(issues.map(({ path }) => path).toSorted()).toEqual([
      '/currency',
      '/email',
      '/extra',
      '/name',
      '/password',
      '/timeZone',
    ]);
  });
});

describe('a link in a mail', () => {
  it('sets a new password once, and ends every session', async () => {
    const { email, browser } = await givenPerson();
    dataOf(await browser.fresh().post('/app/password/forgot', { email }));
    const token = tokenOf(await mailTo(email, 2));
    const reset = { token, password: 'a completely new one' };
    expect((await browser.fresh().post('/app/password/reset', reset)).status).toBe(204);
    expect(refusal(await browser.fresh().post('/app/password/reset', reset))).toEqual([
      403,
      'LINK_NOT_VALID',
    ]);
    expect(refusal(await browser.send('/app/session'))).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await mailTo(email, 3)).subject).toBe('Your password was changed');
    dataOf(await browser.post('/app/login', { email, password: 'a completely new one' }));
  });

  it('signs a person in once', async () => {
    const { email, browser } = await givenPerson();
    const other = browser.fresh();
    dataOf(await other.post('/app/login/link', { email }));
    const token = tokenOf(await mailTo(email, 2));
    expect(dataOf(await other.post('/app/login/link/use', { token }))).toEqual({
      state: 'SIGNED_IN',
    });
    expect(dataOf(await other.send('/app/session'))).toMatchObject({ email });
    expect(refusal(await other.post('/app/login/link/use', { token }))).toEqual([
      403,
      'LINK_NOT_VALID',
    ]);
  });

  it('that signs in to an address that was not confirmed ends what its registration gave', async () => {
    const [email, other] = [newEmail(), await newBrowser()];
    dataOf(await other.post('/app/register', registration(email)));
    dataOf(await other.post('/app/login', { email, password: PASSWORD }));
    await mailTo(email);
    const owner = await newBrowser();
    dataOf(await owner.post('/app/login/link', { email }));
    const token = tokenOf(await mailTo(email, 2));
    expect(dataOf(await owner.post('/app/login/link/use', { token }))).toEqual({
      state: 'SIGNED_IN',
    });
    expect(dataOf(await owner.send('/app/session'))).toMatchObject({ email, isConfirmed: true });
    expect(refusal(await other.send('/app/session'))).toEqual([401, 'NOT_SIGNED_IN']);
    expect(refusal(await other.post('/app/login', { email, password: PASSWORD }))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
  });

  it('is the same answer for an unknown address, and no mail', async () => {
    const { email, browser } = await givenPerson();
    for (const path of ['/app/password/forgot', '/app/login/link']) {
      const unused = newEmail();
      const [known, unknown] = [
        await browser.fresh().post(path, { email }),
        await browser.fresh().post(path, { email: unused }),
      ];
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
      await mailTo(email, 2);
      expect(mailsTo(unused)).toEqual([]);
    }
  });

  it('is not sent more than five times an hour', async () => {
    const { email, browser } = await givenPerson();
    for (let n = 0; n < 8; n += 1) {
      dataOf(await browser.fresh(newAddress()).post('/app/login/link', { email }));
    }
    const { email: other, browser: another } = await givenPerson();
    dataOf(await another.fresh().post('/app/login/link', { email: other }));
    await mailTo(other, 2);
    expect(mailsTo(email)).toHaveLength(6);
  }, 60_000);
});

describe('a session', () => {
  it('is listed, and ended from another browser', async () => {
    const { email, browser } = await givenPerson();
    const other = browser.fresh();
    dataOf(await other.post('/app/login', { email, password: PASSWORD }));
    const sessions = dataOf<{ id: string; isCurrent: boolean; address: string }[]>(
      await browser.send('/app/sessions'),
    );
    expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
    expect((await browser.send(`/app/sessions/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(refusal(await other.send('/app/session'))).toEqual([401, 'NOT_SIGNED_IN']);
    expect(
      refusal(
        await (await givenPerson()).browser.send(`/app/sessions/${id}`, { method: 'DELETE' }),
      ),
    ).toEqual([404, 'NOT_FOUND']);
  });

  it('ends after 12 hours without a request', async () => {
    const { browser } = await givenPerson();
    const status = async (): Promise<number> => (await browser.send('/app/session')).status;
    await later(11 * HOUR_S);
    await system.holds(async () =>
      expect(dataOf(await browser.send('/app/session'))).toMatchObject({ isRecent: false }),
    );
    expect(await status()).toBe(200);
    const { browser: idle } = await givenPerson();
    await later(13 * HOUR_S);
    await system.holds(async () => expect((await idle.send('/app/session')).status).toBe(401));
  }, 60_000);

  it('opens sensitive routes for 10 minutes after a proof', async () => {
    const { browser } = await givenPerson();
    await later(11 * 60);
    await system.holds(async () =>
      expect(dataOf(await browser.send('/app/session'))).toMatchObject({ isRecent: false }),
    );
    expect(refusal(await browser.post('/app/tokens', tokenBody))).toEqual([403, 'PROOF_NEEDED']);
    expect(refusal(await browser.post('/app/session/proof', { password: 'wrong' }))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    expect((await browser.post('/app/session/proof', { password: PASSWORD })).status).toBe(204);
    dataOf(await browser.post('/app/tokens', tokenBody));
  });

  it('opens nothing under /api/v1, and a token nothing under /app', async () => {
    const { browser } = await givenPerson();
    const party = await givenParty(system);
    const cookie = await fetch(`${system.apiUrl}/api/v1/me`, {
      headers: { cookie: browser.cookie!, 'x-forwarded-for': newAddress() },
    });
    expect(cookie.status).toBe(401);
    const token = await browser
      .fresh()
      .send('/app/session', { headers: { authorization: `Bearer ${party.token}` } });
    expect(refusal(token)).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('of a changed password stays, with a new cookie, and all others end', async () => {
    const { email, browser } = await givenPerson();
    const other = browser.fresh();
    dataOf(await other.post('/app/login', { email, password: PASSWORD }));
    const stolen = browser.cookie;
    const changed = await browser.post('/app/password', { password: 'a completely new one' });
    expect(changed.status).toBe(204);
    expect((await browser.send('/app/session')).status).toBe(200);
    expect((await other.send('/app/session')).status).toBe(401);
    browser.cookie = stolen;
    expect((await browser.send('/app/session')).status).toBe(401);
  });
});

describe('a page of another site', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['another port of the same site', { 'sec-fetch-site': 'same-site' }],
    ['no origin at all, as null', { origin: 'null' }],
  ])('cannot sign a person out: %s', async (_what, headers) => {
    const { browser } = await givenPerson();
    const answer = await browser.send('/app/logout', { method: 'POST', headers });
    expect(refusal(answer)).toEqual([403, 'CROSS_SITE_REQUEST']);
    expect((await browser.send('/app/session')).status).toBe(200);
  });

  it('cannot without the header', async () => {
    const { browser } = await givenPerson();
    const answer = await fetch(`${system.apiUrl}/app/logout`, {
      method: 'POST',
      headers: { cookie: browser.cookie!, origin: system.apiUrl },
    });
    expect(answer.status).toBe(403);
  });
});

describe('a second factor', () => {
  it('is set up once, takes each code and each recovery code once, and is switched off', async () => {
    const { email, browser } = await givenPerson();
    const confirm = (code: string): Promise<RawAnswer> =>
      browser.post('/app/second-factor/confirm', { code });
    expect(refusal(await confirm('123456'))).toEqual([409, 'SECOND_FACTOR_OFF']);
    const { secret } = dataOf<{ secret: string }>(await browser.post('/app/second-factor'));
    const code = codeAt(secret, await now());
    expect(refusal(await confirm(code === '123456' ? '654321' : '123456'))).toEqual([
      401,
      'WRONG_CODE',
    ]);
    const { recoveryCodes } = dataOf<{ recoveryCodes: readonly string[] }>(await confirm(code));
    expect(refusal(await browser.post('/app/second-factor'))).toEqual([409, 'SECOND_FACTOR_ON']);
    const complete = async (given: string): Promise<readonly unknown[]> => {
      const other = browser.fresh(newAddress());
      dataOf(await other.post('/app/login', { email, password: PASSWORD }));
      return refusal(await other.post('/app/login/second-factor', { code: given }));
    };
    expect([
      await complete(code),
      await complete(recoveryCodes[0]!),
      await complete(recoveryCodes[0]!),
      await complete(recoveryCodes[1]!.replaceAll('-', '')),
    ]).toEqual([
      [401, 'WRONG_CODE'],
      [200, undefined],
      [401, 'WRONG_CODE'],
      [200, undefined],
    ]);
    const off = { method: 'DELETE' };
    expect((await browser.send('/app/second-factor', off)).status).toBe(204);
    expect(refusal(await browser.send('/app/second-factor', off))).toEqual([
      409,
      'SECOND_FACTOR_OFF',
    ]);
    expect(dataOf(await browser.post('/app/login', { email, password: PASSWORD }))).toEqual({
      state: 'SIGNED_IN',
    });
  }, 60_000);
});

describe('tokens', () => {
  it('are at most five, also when many are asked for at once', async () => {
    const { browser } = await givenPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/app/tokens', tokenBody)),
    );
    expect(answers.map(refusal).filter(([status]) => status === 201)).toHaveLength(5);
    expect(new Set(answers.map((answer) => refusal(answer)[1]))).toEqual(
      new Set([undefined, 'TOKEN_LIMIT_REACHED']),
    );
  });

  it('of other accounts are not found', async () => {
    const [{ browser }, { browser: other }] = [await givenPerson(), await givenPerson()];
    const { id } = dataOf<Issued>(await browser.post('/app/tokens', tokenBody));
    expect(refusal(await other.post(`/app/tokens/${id}/rotate`))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await other.send(`/app/tokens/${id}`, { method: 'DELETE' }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(dataOf(await other.send('/app/tokens'))).toEqual([]);
  });
});

describe('website keys', () => {
  it('are made for a Space of the account, listed and revoked', async () => {
    const [{ browser }, { browser: other }] = [await givenPerson(), await givenPerson()];
    const { token } = dataOf<Issued>(await browser.post('/app/tokens', tokenBody));
    const spaces = (await (
      await fetch(`${system.apiUrl}/api/v1/spaces`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()) as { data: { id: string }[] };
    const body = { spaceId: spaces.data[0]!.id, origins: ['https://example.com'] };
    const { id, key } = dataOf<{ id: string; key: string }>(
      await browser.post('/app/website-keys', body),
    );
    expect(key).toMatch(/^swy_pub_/);
    expect(refusal(await other.post('/app/website-keys', body))).toEqual([404, 'NOT_FOUND']);
    const report = (event: object): Promise<Response> =>
      fetch(`${system.apiUrl}/api/v1/conversions/events`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          origin: 'https://example.com',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ events: [event, event] }),
      });
    expect((await report({ event: 'lead', email: 'ada@customers.example' })).status).toBe(202);
    expect(dataOf(await browser.send('/app/website-keys'))).toMatchObject([
      { id, status: 'ACTIVE', usedToday: { events: 2, visitors: 0 } },
    ]);
    const path = `/app/website-keys/${id}`;
    expect(refusal(await other.send(path, { method: 'DELETE' }))).toEqual([404, 'NOT_FOUND']);
    expect((await browser.send(path, { method: 'DELETE' })).status).toBe(204);
    expect(dataOf(await browser.send('/app/website-keys'))).toMatchObject([
      { id, status: 'REVOKED', origins: ['https://example.com'] },
    ]);
  });
});

describe('guessing', () => {
  it('gets slower at one address, and never locks the owner out at another', async () => {
    const { email } = await givenPerson();
    const guesser = await newBrowser();
    const guess = (): Promise<RawAnswer> =>
      guesser.post('/app/login', { email, password: 'not the password' });
    const answers: RawAnswer[] = [];
    for (let n = 0; n < 10; n += 1) answers.push(await guess());
    expect(answers.slice(0, 5).map(refusal)).toEqual(
      answers.slice(0, 5).map(() => [401, 'WRONG_CREDENTIALS']),
    );
    expect(refusal(answers.at(-1)!)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
    const owner = await newBrowser();
    dataOf(await owner.post('/app/login', { email, password: PASSWORD }));
  }, 60_000);

  it('of codes gets slower wherever it comes from', async () => {
    const { email, browser } = await givenPerson();
    const { secret } = dataOf<{ secret: string }>(await browser.post('/app/second-factor'));
    dataOf(await browser.post('/app/second-factor/confirm', { code: codeAt(secret, await now()) }));
    const answers: RawAnswer[] = [];
    // Five are free, then each waits twice as long as the one before.
    while (answers.length < 15 && answers.at(-1)?.status !== 429) {
      const other = browser.fresh(newAddress());
      dataOf(await other.post('/app/login', { email, password: PASSWORD }));
      answers.push(await other.post('/app/login/second-factor', { code: 'no recovery code' }));
    }
    expect(answers.slice(0, 5).map(refusal)).toEqual(
      answers.slice(0, 5).map(() => [401, 'WRONG_CODE']),
    );
    expect(refusal(answers.at(-1)!)).toEqual([429, 'RATE_LIMITED']);
  }, 60_000);

  it('in parallel is counted, too', async () => {
    const { email } = await givenPerson();
    const guesser = await newBrowser();
    const since = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        guesser.post('/app/login', { email, password: 'not the password' }),
      ),
    );
    // Five are free, then one after 1 s, after 2 s more, after 4 s more …
    const seconds = (Date.now() - since) / 1_000;
    const most = 5 + Math.floor(Math.log2(seconds + 1));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(most);
  }, 60_000);

  it('an unknown address looks the same', async () => {
    const { email } = await givenPerson();
    const guesses = async (of: string): Promise<readonly unknown[]> => {
      const guesser = await newBrowser();
      const answers: unknown[] = [];
      for (let n = 0; n < 7; n += 1) {
        const { status, body } = await guesser.post('/app/login', { email: of, password: 'wrong' });
        answers.push([status, body.error?.code, body.error?.message]);
      }
      return answers;
    };
    expect(await guesses(email)).toEqual(await guesses(newEmail()));
  });
});

it('no secret of a person is stored in clear', async () => {
  const { email, browser } = await givenPerson();
  const { secret } = dataOf<{ secret: string }>(await browser.post('/app/second-factor'));
  const { recoveryCodes } = dataOf<{ recoveryCodes: readonly string[] }>(
    await browser.post('/app/second-factor/confirm', { code: codeAt(secret, await now()) }),
  );
  const { token } = dataOf<Issued>(await browser.post('/app/tokens', tokenBody));
  dataOf(await browser.fresh().post('/app/password/forgot', { email }));
  const link = tokenOf(await mailTo(email, 2));
  const secrets = [
    ...[PASSWORD, secret, token, link, browser.cookie!.split('=')[1]!],
    ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]),
  ];
  for (const table of [
    'app_user',
    'profile',
    'session',
    'mail_link',
    'queued_mail',
    'access_token',
  ]) {
    const count = await ownerSql(
      system,
      `select 1 from identity.${table} t where exists (select from unnest($1::text[]) s where strpos(to_jsonb(t)::text, s) > 0)`,
      [secrets],
    );
    expect([table, count]).toEqual([table, 0]);
  }
});
