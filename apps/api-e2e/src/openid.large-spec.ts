import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem, type System } from '@switchyard/test-kit';
import type { Browser as Chromium } from 'puppeteer-core';
import { Browser, codeAt, tokenOf } from './browser';
import { ConsolePages, Mailbox, startChromium } from './chromium';
import { CLIENT, OpenIdProviderServer, PlainBrowser, type Provided } from './openid-provider';
import { ownerSql } from './system-probes';

const outbox = mkdtempSync(join(tmpdir(), 'switchyard-outbox-'));
const PASSWORD = 'violet anchor thursday';

let provider: OpenIdProviderServer;
let system: System;
let mailbox: Mailbox;
let chromium: Chromium;
/** The same installation with `SWITCHYARD_REGISTRATION=invited`. */
let invitedUrl: string;

beforeAll(async () => {
  provider = await OpenIdProviderServer.start();
  system = await startSystem({
    followsEmulators: true,
    env: {
      SWITCHYARD_MAIL_OUTBOX: outbox,
      SWITCHYARD_TRUSTED_PROXY_HOPS: '1',
      SWITCHYARD_OIDC_ISSUER: provider.issuer,
      SWITCHYARD_OIDC_CLIENT_ID: CLIENT.id,
      SWITCHYARD_OIDC_CLIENT_SECRET: CLIENT.secret,
      SWITCHYARD_OIDC_NAME: 'Acme',
    },
  });
  ({ apiUrl: invitedUrl } = await system.startApi({ SWITCHYARD_REGISTRATION: 'invited' }));
  provider.serve(system.apiUrl, invitedUrl);
  mailbox = new Mailbox(system, outbox);
  chromium = await startChromium();
}, 120_000);
afterEach(() => {
  provider.isDown = false;
  provider.changeTokens = undefined;
});
afterAll(async () => {
  await chromium?.close();
  await system?.stop();
  await provider?.stop();
  rmSync(outbox, { recursive: true, force: true });
});

let addresses = 0;
const fromAnywhere = () => ({
  'x-forwarded-for': `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`,
});
const newBrowser = (): PlainBrowser => new PlainBrowser(fromAnywhere());

let people = 0;
/** A person whom the provider knows; the address is verified unless stated. */
const givenAtProvider = (more: Provided = {}): { login: string; email: string } => {
  people += 1;
  const [login, email] = [`person-${people}`, `openid${people}@example.com`];
  provider.people.set(login, { email, email_verified: true, name: 'Ada Lovelace', ...more });
  return { login, email };
};

/** Where the api sends the browser. */
const begin = async (browser: PlainBrowser, path = '/app/login/openid'): Promise<string> => {
  const answer = await browser.ask(`${system.apiUrl}${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.any(String)]);
  return answer.headers.get('location')!;
};

/** The path that the api sends the browser to after the provider. */
const comeBack = async (browser: PlainBrowser, callback: string): Promise<string> => {
  provider.secrets.push(new URL(callback).searchParams.get('code') ?? '');
  const answer = await browser.ask(callback);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!;
};

const signIn = async (
  browser: PlainBrowser,
  login: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> =>
  comeBack(browser, await browser.logIn(await begin(browser), { login, ...more }));

interface Who {
  readonly userId: string;
  readonly email: string;
  readonly isRecent: boolean;
  readonly isConfirmed: boolean;
  readonly hasPassword: boolean;
}

const whoIs = async (browser: PlainBrowser): Promise<Who | undefined> => {
  const answer = await browser.ask(`${system.apiUrl}/app/session`);
  return answer.status === 200 ? ((await answer.json()) as { data: Who }).data : undefined;
};

/** The page that a failed sign-in ends at: its status and its sentence. */
const shownAt = async (browser: PlainBrowser, location: string): Promise<readonly unknown[]> => {
  expect(location).toMatch(/^\/console\/sign-in\/openid\?problem=[a-z_]+$/);
  const page = await browser.ask(`${system.apiUrl}${location}`);
  const sentence = /role="alert">\s*([^<]+?)\s*</.exec(await page.text())?.[1];
  expect(sentence).toMatch(/^[A-Z].{15,}\.$/s);
  return [new URL(location, system.apiUrl).searchParams.get('problem'), page.status];
};

const HOME = '/console/tools/api';

/** A user with a password and a confirmed address. */
const givenRegistered = async (email: string, confirms = true): Promise<Browser> => {
  const browser = await Browser.open(system, fromAnywhere()['x-forwarded-for']);
  const terms = { name: 'Ada', timeZone: 'Europe/Berlin', currency: 'EUR' };
  await browser.post('/app/register', { email, password: PASSWORD, ...terms });
  if (confirms) await browser.post('/app/confirm', { token: tokenOf(await mailbox.nth(email)) });
  expect((await browser.post('/app/login', { email, password: PASSWORD })).status).toBe(200);
  return browser;
};
const userIdOf = async (browser: Browser): Promise<string> =>
  ((await browser.send('/app/session')).body.data as Who).userId;

const later = (seconds: number): Promise<unknown> => system.emulators.advance(seconds);

describe('in a browser', () => {
  const logIn = async (pages: ConsolePages, login: string): Promise<void> => {
    expect(await pages.heading()).toBe('Acme');
    await pages.page.type('#login', login);
    const button = await pages.page.$('button:not([name])');
    await Promise.all([pages.page.waitForNavigation(), button!.click()]);
  };

  it('a person signs in through the provider, and proves the session there again', async () => {
    const { login, email } = givenAtProvider();
    const pages = await ConsolePages.open(chromium, system.apiUrl, fromAnywhere());
    await pages.open('/console/sign-in');
    await pages.expectAccessible();
    await pages.click('Sign in with Acme');
    await logIn(pages, login);
    expect([await pages.heading(), new URL(pages.page.url()).search]).toEqual(['Tools → API', '']);
    const names = (await pages.page.browserContext().cookies()).map(({ name }) => name);
    expect(names).toContain('switchyard_session');
    expect(names).not.toContain('switchyard_openid');

    await later(11 * 60);
    await system.holds(async () => {
      await pages.open(HOME);
      await pages.fill({ name: 'Import' });
      await pages.page.click('input[name="campaigns:read"]');
      await pages.press('Make the token');
      expect(await pages.heading()).toBe('Show that it is you');
    });
    expect(await pages.page.$$('#password')).toHaveLength(0);
    await pages.expectAccessible();
    await pages.click('Sign in with Acme');
    await logIn(pages, login);
    expect(pages.page.url()).toBe(`${system.apiUrl}${HOME}`);
    await pages.fill({ name: 'Import' });
    await pages.page.click('input[name="campaigns:read"]');
    await pages.press('Make the token');
    expect(await pages.textOf('#token')).toMatch(/^swy_test_/);
    expect(mailbox.to(email)).toEqual([]);
  }, 120_000);

  it('a person who declines at the provider is shown why, without the code in the address', async () => {
    const pages = await ConsolePages.open(chromium, system.apiUrl, fromAnywhere());
    await pages.open('/app/login/openid');
    const cancel = await pages.page.$('button[name=cancel]');
    await Promise.all([pages.page.waitForNavigation(), cancel!.click()]);
    expect(pages.page.url()).toBe(`${system.apiUrl}/console/sign-in/openid?problem=declined`);
    await pages.expectAccessible();
    await pages.click('Sign in');
    expect(await pages.heading()).toBe('Sign in');
  }, 120_000);
});

describe('a first sign-in', () => {
  it('makes an account with a confirmed address and no password, and the next one finds it', async () => {
    const { login, email } = givenAtProvider({ zoneinfo: 'America/New_York' });
    const browser = newBrowser();
    expect(await signIn(browser, login)).toBe(HOME);
    const first = await whoIs(browser);
    expect(first).toMatchObject({ email, isConfirmed: true, hasPassword: false, isRecent: true });
    const again = newBrowser();
    provider.people.set(login, { name: 'Ada King' });
    expect(await signIn(again, login)).toBe(HOME);
    expect((await whoIs(again))?.userId).toBe(first?.userId);
    const zone = `select 1 from identity.account a join identity.app_user u on u.account_id = a.id
      where u.id = $1 and a.time_zone = 'America/New_York' and a.plan = 'free'`;
    expect(await ownerSql(system, zone, [first!.userId])).toBe(1);
  });

  it('is joined to a user whose address is confirmed on both sides, with a mail to the user', async () => {
    const { login, email } = givenAtProvider();
    const owner = await givenRegistered(email);
    const browser = newBrowser();
    expect(await signIn(browser, login)).toBe(HOME);
    expect((await whoIs(browser))?.userId).toBe(await userIdOf(owner));
    expect((await mailbox.nth(email, 2)).subject).toBe('A provider signs you in from now on');
    const trail = (await owner.send('/app/audit?limit=200')).body.data as { target: string }[];
    expect(trail.map(({ target }) => target)).toContain('identity.external_login');
  });

  it('in several browsers at once is one account', async () => {
    const { login } = givenAtProvider();
    const browsers = [newBrowser(), newBrowser(), newBrowser(), newBrowser()];
    const callbacks = await Promise.all(
      browsers.map(async (one) => one.logIn(await begin(one), { login })),
    );
    const ends = await Promise.all(browsers.map((one, at) => comeBack(one, callbacks[at]!)));
    expect(ends).toEqual(browsers.map(() => HOME));
    const users = await Promise.all(browsers.map(async (one) => (await whoIs(one))?.userId));
    expect([new Set(users).size, users[0]]).toEqual([1, expect.any(String)]);
  });

  it('with an address that the provider did not verify is the same refusal for known and unknown', async () => {
    const [known, unknown] = [
      givenAtProvider({ email_verified: false }),
      givenAtProvider({ email_verified: false }),
    ];
    await givenRegistered(known.email);
    for (const { login } of [known, unknown]) {
      const browser = newBrowser();
      const shown = await shownAt(browser, await signIn(browser, login));
      expect([shown, await whoIs(browser)]).toEqual([['email_not_verified', 403], undefined]);
    }
  });

  it('replaces a registration that was never confirmed: its password and sessions are invalid', async () => {
    const { login, email } = givenAtProvider();
    const squatter = await givenRegistered(email, false);
    const browser = newBrowser();
    expect(await signIn(browser, login)).toBe(HOME);
    expect(await whoIs(browser)).toMatchObject({ email, isConfirmed: true, hasPassword: false });
    expect((await squatter.send('/app/session')).status).toBe(401);
    const again = await squatter.fresh().post('/app/login', { email, password: PASSWORD });
    expect(again.status).toBe(401);
  });

  it('of a second subject with the same address is refused, because addresses may be reassigned', async () => {
    const { login, email } = givenAtProvider();
    await signIn(newBrowser(), login);
    provider.people.set(`${login}-next`, { email, email_verified: true });
    const browser = newBrowser();
    expect(await shownAt(browser, await signIn(browser, `${login}-next`))).toEqual([
      'no_account',
      403,
    ]);
  });

  it('in an installation by invitation needs one', async () => {
    const { login, email } = givenAtProvider();
    const enter = async (): Promise<string> => {
      const browser = newBrowser();
      const start = await browser.ask(`${invitedUrl}/app/login/openid`);
      return comeBack(browser, await browser.logIn(start.headers.get('location')!, { login }));
    };
    expect(await enter()).toContain('problem=no_account');
    const owner = await givenRegistered(givenAtProvider().email);
    await ownerSql(
      system,
      `insert into identity.invitation (space_id, id, email, role, invited_by, created_at, expires_at)
        select m.space_id, 'inv_01kb4wq6m3e0sv5mwzq8a7h2rd', $2, 'VIEWER', m.user_id, now(), now() + interval '90 days'
        from identity.membership m where m.user_id = $1`,
      [await userIdOf(owner), email],
    );
    expect(await enter()).toBe('/console/invitations');
  });

  it('with a second factor goes on to it, and is no session before', async () => {
    const { login, email } = givenAtProvider();
    const owner = await givenRegistered(email);
    const { secret } = (await owner.post('/app/second-factor')).body.data as { secret: string };
    const code = codeAt(secret, await system.emulators.now());
    expect((await owner.post('/app/second-factor/confirm', { code })).status).toBe(200);
    const browser = newBrowser();
    expect(await signIn(browser, login)).toBe('/console/sign-in/second-factor');
    expect(await whoIs(browser)).toBeUndefined();
    await later(30);
    await system.holds(async () => {
      const next = codeAt(secret, await system.emulators.now());
      const page = `${system.apiUrl}/console/sign-in/second-factor`;
      expect((await browser.ask(page, { code: next })).headers.get('location')).toBe(HOME);
    });
    expect(await whoIs(browser)).toMatchObject({ email });
  });
});

describe('refused, with a sentence and a status', () => {
  /** Signs in with something wrong; `change` edits the provider's or the api's address. */
  const attempt = async (change: {
    readonly there?: (address: URL) => void;
    readonly back?: (address: URL) => void;
    readonly person?: Provided;
    readonly form?: Readonly<Record<string, string>>;
  }) => {
    const { login } = givenAtProvider(change.person);
    const browser = newBrowser();
    const there = new URL(await begin(browser));
    change.there?.(there);
    const back = new URL(await browser.logIn(there.href, { login, ...change.form }));
    change.back?.(back);
    const shown = await shownAt(browser, await comeBack(browser, back.href));
    expect(await whoIs(browser)).toBeUndefined();
    return shown;
  };
  const set =
    (name: string, value: string) =>
    ({ searchParams }: URL): void =>
      searchParams.set(name, value);

  it.each([
    ['a wrong state', { back: set('state', 'x'.repeat(43)) }, ['wrong_state', 403]],
    [
      'no state',
      { back: ({ searchParams }: URL) => searchParams.delete('state') },
      ['wrong_state', 403],
    ],
    ['another nonce', { there: set('nonce', 'another') }, ['not_verified', 403]],
    ['another code', { back: set('code', 'x'.repeat(43)) }, ['not_verified', 403]],
    ['another issuer', { back: set('iss', 'https://evil.example') }, ['wrong_issuer', 403]],
    ['no e-mail address', { person: { email: undefined } as never }, ['email_missing', 403]],
    ['a bad e-mail address', { person: { email: 'Ada <a@b>' } }, ['email_missing', 403]],
    ['a person who declines', { form: { cancel: '1' } }, ['declined', 403]],
  ] as const)('%s', async (_what, change, expected) => {
    expect(await attempt(change as never)).toEqual(expected);
  });

  it('a token that the provider did not sign', async () => {
    provider.changeTokens = (text) => {
      const { id_token: token } = JSON.parse(text) as { id_token: string };
      const [, , signature = ''] = token.split('.');
      return text.replace(signature, [...signature].toReversed().join(''));
    };
    expect(await attempt({})).toEqual(['not_verified', 403]);
  });

  it('an answer that is used again, also by the browser that used it', async () => {
    const { login } = givenAtProvider();
    const browser = newBrowser();
    const address = await begin(browser);
    const { origin } = new URL(system.apiUrl);
    const attemptCookie = browser.cookies(origin);
    const callback = await browser.logIn(address, { login });
    expect(await comeBack(browser, callback)).toBe(HOME);
    const again = await fetch(callback, {
      redirect: 'manual',
      headers: { ...fromAnywhere(), cookie: attemptCookie },
    });
    expect(await shownAt(browser, again.headers.get('location')!)).toEqual(['not_begun', 403]);
  });

  it('an answer to another browser, and leaves a sign-in under way as it is', async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const forged = await attacker.logIn(await begin(attacker), { login: givenAtProvider().login });
    expect(await shownAt(victim, await comeBack(victim, forged))).toEqual(['not_begun', 403]);
    const { login, email } = givenAtProvider();
    const address = await begin(victim);
    expect(await shownAt(victim, await comeBack(victim, forged))).toEqual(['wrong_state', 403]);
    expect(await comeBack(victim, await victim.logIn(address, { login }))).toBe(HOME);
    expect(await whoIs(victim)).toMatchObject({ email });
  });

  it('a code of another browser with the state of this one', async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const forged = new URL(
      await attacker.logIn(await begin(attacker), { login: givenAtProvider().login }),
    );
    const own = new URL(await begin(victim));
    forged.searchParams.set('state', own.searchParams.get('state')!);
    expect(await shownAt(victim, await comeBack(victim, forged.href))).toEqual([
      'not_verified',
      403,
    ]);
  });

  it('an answer after more than 10 minutes', async () => {
    const clock = newBrowser();
    await signIn(clock, givenAtProvider().login);
    const browser = newBrowser();
    const callback = await browser.logIn(await begin(browser), { login: givenAtProvider().login });
    await later(11 * 60);
    await system.holds(async () => expect((await whoIs(clock))?.isRecent).toBe(false));
    expect(await shownAt(browser, await comeBack(browser, callback))).toEqual(['expired', 403]);
  });

  it('a provider that does not answer, before and after the sign-in there', async () => {
    const browser = newBrowser();
    const callback = await browser.logIn(await begin(browser), { login: givenAtProvider().login });
    provider.isDown = true;
    expect(await shownAt(browser, await comeBack(browser, callback))).toEqual(['unavailable', 503]);
    const { apiUrl, api } = await system.startApi();
    const answer = await newBrowser().ask(`${apiUrl}/app/login/openid`);
    expect(await shownAt(browser, answer.headers.get('location')!)).toEqual(['unavailable', 503]);
    await api.kill('SIGKILL');
  });

  it('an issuer whose document names another one', async () => {
    const { apiUrl, api } = await system.startApi({
      SWITCHYARD_OIDC_ISSUER: `${provider.issuer}/other`,
    });
    const answer = await newBrowser().ask(`${apiUrl}/app/login/openid`);
    expect(answer.headers.get('location')).toContain('problem=wrong_issuer');
    await api.kill('SIGKILL');
  });

  it('an installation without a provider, which has no button', async () => {
    const names = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME'];
    const none = Object.fromEntries(names.map((name) => [`SWITCHYARD_OIDC_${name}`, '']));
    const { apiUrl, api } = await system.startApi(none);
    const browser = newBrowser();
    const answer = await browser.ask(`${apiUrl}/app/login/openid`);
    expect(await shownAt(browser, answer.headers.get('location')!)).toEqual([
      'not_configured',
      404,
    ]);
    const page = await (await browser.ask(`${apiUrl}/console/sign-in`)).text();
    expect(page).not.toContain('openid');
    await api.kill('SIGKILL');
  });
});

describe('a proof', () => {
  const proveAgain = async (
    browser: PlainBrowser,
    login: string,
    change: (address: URL) => void = () => undefined,
  ): Promise<string> => {
    const address = new URL(await begin(browser, '/app/session/proof/openid'));
    change(address);
    return comeBack(browser, await browser.logIn(address.href, { login }));
  };
  const asksForNothing = ({ searchParams }: URL): void => {
    searchParams.delete('prompt');
    searchParams.set('max_age', '100000');
  };
  /** The provider asked this browser for a password an hour ago. */
  const signedInLongAgo = async () => {
    const { login } = givenAtProvider();
    const browser = newBrowser();
    await signIn(browser, login, { ago: '3600' });
    expect(await whoIs(browser)).toMatchObject({ isRecent: false });
    return { login, browser };
  };

  it('is refused when the provider reuses an old login, and accepted after a new login there', async () => {
    const { login, browser } = await signedInLongAgo();
    expect(await shownAt(browser, await proveAgain(browser, login, asksForNothing))).toEqual([
      'not_fresh',
      403,
    ]);
    expect(await whoIs(browser)).toMatchObject({ isRecent: false });
    expect(await proveAgain(browser, login)).toBe(HOME);
    expect(await whoIs(browser)).toMatchObject({ isRecent: true });
  });

  it('by another person is refused', async () => {
    const { browser } = await signedInLongAgo();
    const other = givenAtProvider();
    await signIn(newBrowser(), other.login);
    browser.forget(provider.issuer);
    expect(await shownAt(browser, await proveAgain(browser, other.login))).toEqual([
      'other_person',
      403,
    ]);
    expect(await whoIs(browser)).toMatchObject({ isRecent: false });
  });

  it('needs the session that it was begun with', async () => {
    const { login, browser } = await signedInLongAgo();
    const address = await begin(browser, '/app/session/proof/openid');
    const callback = await browser.logIn(address, { login });
    await browser.ask(`${system.apiUrl}/console/sign-out`, {});
    expect(await shownAt(browser, await comeBack(browser, callback))).toEqual(['not_begun', 403]);
    expect(await whoIs(browser)).toBeUndefined();
  });

  it('is a code of the second factor, too, of a user without a password', async () => {
    const { login } = givenAtProvider();
    const browser = newBrowser();
    await signIn(browser, login);
    const api = await Browser.open(system, fromAnywhere()['x-forwarded-for']);
    api.cookie = browser.cookies(new URL(system.apiUrl).origin);
    const { secret } = (await api.post('/app/second-factor')).body.data as { secret: string };
    const code = codeAt(secret, await system.emulators.now());
    expect((await api.post('/app/second-factor/confirm', { code })).status).toBe(200);
    await later(11 * 60);
    const isRecent = async () => ((await api.send('/app/session')).body.data as Who).isRecent;
    await system.holds(async () => expect(await isRecent()).toBe(false));
    const { text } = await api.text('/console/proof');
    expect([text.includes('name="password"'), text.includes('name="code"')]).toEqual([false, true]);
    const proof = { code: codeAt(secret, await system.emulators.now()) };
    expect((await api.post('/app/session/proof', proof)).status).toBe(204);
    expect(await isRecent()).toBe(true);
  });
});

it('no secret of a sign-in is stored or logged', async () => {
  const browser = newBrowser();
  const address = new URL(await begin(browser));
  const { origin } = new URL(system.apiUrl);
  const [, cookie = ''] = browser.cookies(origin).split('=');
  const secrets = [cookie, address.searchParams.get('state')!, address.searchParams.get('nonce')!];
  const find = `select 1 from identity.external_attempt t, unnest($1::text[]) s where strpos(to_jsonb(t)::text, s) > 0`;
  expect(cookie).toHaveLength(43);
  expect(await ownerSql(system, find, [secrets])).toBe(0);
  await browser.logIn(address.href, { login: givenAtProvider().login });
  const output = system.output();
  const given = [...secrets, CLIENT.secret, ...provider.secrets.filter((one) => one.length > 20)];
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((one) => output.includes(one))).toEqual([]);
});
