import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem, type System } from '@switchyard/test-kit';
import { type Browser as Chromium, launch, type Page } from 'puppeteer-core';
import { codeAt, mailsIn, type SentMail } from './browser';

/** Debian's package; `.ci/run` installs it. */
const CHROMIUM = process.env['SWITCHYARD_CHROMIUM'] ?? '/usr/bin/chromium';
const PASSWORD = 'violet anchor thursday';
const outbox = mkdtempSync(join(tmpdir(), 'switchyard-outbox-'));
const axeSource = readFileSync(
  createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

let system: System;
let chromium: Chromium;
let page: Page;
beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    env: { SWITCHYARD_MAIL_OUTBOX: outbox, SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
  chromium = await launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}, 120_000);
let visitors = 0;
/** Every test is a visitor from an address of its own. */
let address: { readonly 'x-forwarded-for': string };
beforeEach(async () => {
  visitors += 1;
  address = { 'x-forwarded-for': `198.51.100.${visitors}` };
  page = await (await chromium.createBrowserContext()).newPage();
  await page.setExtraHTTPHeaders(address);
});
afterAll(async () => {
  await chromium?.close();
  await system?.stop();
  rmSync(outbox, { recursive: true, force: true });
});

const open = (path: string): Promise<unknown> => page.goto(`${system.apiUrl}${path}`);
const heading = (): Promise<string> => page.$eval('h1', ({ textContent }) => textContent ?? '');
const textOf = (selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent ?? '');

const fill = async (fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) {
    await page.$eval(`#${name}`, (input) => void ((input as { value?: string }).value = ''));
    await page.type(`#${name}`, value);
  }
};

/** Presses the button of the page with this text. */
const press = async (label: string): Promise<void> => {
  const button = await page.waitForSelector(
    `::-p-xpath(//main//button[normalize-space()="${label}"])`,
  );
  await Promise.all([page.waitForNavigation(), button!.click()]);
};

/** Everything that axe finds against WCAG 2.2 A and AA on the page, and that no script of ours ran. */
const expectAccessible = async (): Promise<void> => {
  expect(await page.$$('script')).toHaveLength(0);
  const { violations } = await page.evaluate(async (source) => {
    // The policy of the page allows no script: axe is run from outside of it.
    (0, eval)(source);
    return (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run();
  }, axeSource);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

const mailTo = async (email: string, n = 1): Promise<SentMail> => {
  const found = (): readonly SentMail[] => mailsIn(outbox).filter(({ to }) => to === email);
  await system.holds(async () => expect(found().length).toBeGreaterThanOrEqual(n), 20_000);
  return found()[n - 1]!;
};

const linkIn = ({ text }: SentMail): string => /https?:\S+/.exec(text)![0];

let people = 0;
const givenRegistered = async (): Promise<string> => {
  const email = `console${++people}@example.com`;
  await open('/console/register');
  await fill({ name: 'Ada Lovelace', email, password: PASSWORD });
  await press('Register');
  await page.goto(linkIn(await mailTo(email)));
  await press('Confirm');
  expect(await heading()).toBe('Your address is confirmed');
  return email;
};

const signIn = async (email: string, password = PASSWORD): Promise<void> => {
  await open('/console/sign-in');
  await fill({ email, password });
  await press('Sign in');
};

it('a stranger registers, confirms, sets up a second factor, signs in with it and makes a token', async () => {
  const email = await givenRegistered();
  await expectAccessible();
  await signIn(email);
  expect(await heading()).toBe('Tools → API');
  await expectAccessible();

  await open('/console/second-factor');
  await press('Set it up');
  await expectAccessible();
  const secret = await textOf('#secret');
  await fill({ code: codeAt(secret, await system.emulators.now()) });
  await press('Switch it on');
  expect(await page.$$('main li')).toHaveLength(10);
  await expectAccessible();
  await press('Sign out');

  await signIn(email);
  expect(await heading()).toBe('Second factor');
  await expectAccessible();
  await system.emulators.advance(30);
  await system.holds(async () => {
    await fill({ code: codeAt(secret, await system.emulators.now()) });
    await press('Sign in');
    expect(await heading()).toBe('Tools → API');
  }, 20_000);

  await fill({ name: 'From the console' });
  await page.click('input[name="campaigns:read"]');
  await press('Make the token');
  const token = await textOf('#token');
  await expectAccessible();
  const me = (bearer: string): Promise<number> =>
    fetch(`${system.apiUrl}/api/v1/me`, { headers: { authorization: `Bearer ${bearer}` } }).then(
      ({ status }) => status,
    );
  expect(await me(token)).toBe(200);
  await press('Rotate');
  const next = await textOf('#token');
  await system.holds(async () => expect([await me(token), await me(next)]).toEqual([401, 200]));
  await press('Revoke');
  await system.holds(async () => expect(await me(next)).toBe(401));
  expect(await textOf('table')).toContain('REVOKED');
}, 120_000);

it('who forgot the password sets a new one by the link of a mail', async () => {
  const email = await givenRegistered();
  await open('/console/forgot-password');
  await fill({ email });
  await press('Send the link');
  await page.goto(linkIn(await mailTo(email, 2)));
  await expectAccessible();
  await fill({ password: 'short' });
  await press('Set the password');
  expect(await textOf('#password-bad')).toContain('12');
  await expectAccessible();
  await fill({ password: 'a completely new one' });
  await press('Set the password');
  expect(await heading()).toBe('Your password is set');
  await signIn(email, 'a completely new one');
  expect(await heading()).toBe('Tools → API');
}, 120_000);

it('a link signs in, and looking at its page uses nothing up', async () => {
  const email = await givenRegistered();
  await open('/console/sign-in/mail');
  await fill({ email });
  await press('Send the link');
  const link = linkIn(await mailTo(email, 2));
  await page.goto(link);
  await page.goto(link);
  await press('Sign in');
  expect(await heading()).toBe('Tools → API');
}, 120_000);

it('a refused form says why beside the field, keeps what was written, and no password', async () => {
  await open('/console/register');
  await fill({ name: 'Ada', email: 'nobody', password: 'short', timeZone: 'Mars' });
  await press('Register');
  expect(await page.$$eval('.bad', (found) => found.map(({ id }) => id))).toEqual([
    'email-bad',
    'password-bad',
    'timeZone-bad',
  ]);
  const values = await page.$$eval('input', (inputs) =>
    (inputs as unknown as { name: string; value: string }[]).map(({ name, value }) => [
      name,
      value,
    ]),
  );
  expect(Object.fromEntries(values)).toMatchObject({ name: 'Ada', email: 'nobody', password: '' });
  await expectAccessible();
}, 120_000);

it('what somebody is called cannot become a part of the page', async () => {
  await open('/console/register');
  await fill({ name: '"><script>alert(1)</script>', email: 'nobody', password: 'short' });
  await press('Register');
  expect(await page.$$('script')).toHaveLength(0);
}, 120_000);

it.each([
  '/console/register?email=grace@example.com',
  '/console/sign-in',
  '/console/sign-in/mail',
  '/console/forgot-password',
  '/console/reset-password?token=x',
  '/console/confirm?token=x',
  '/console/plan',
])('%s is accessible', async (path) => {
  await open(path);
  await expectAccessible();
});

it('every page of the signed-in sends strangers to the sign-in', async () => {
  for (const path of [
    '/console',
    '/console/tools/api',
    '/console/second-factor',
    '/console/proof',
  ]) {
    await open(path);
    expect([path, await heading()]).toEqual([path, 'Sign in']);
  }
});

it('a form of another site changes nothing', async () => {
  const email = await givenRegistered();
  await signIn(email);
  const cookie = (await page.browserContext().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const signOut = (origin: string): Promise<Response> =>
    fetch(`${system.apiUrl}/console/sign-out`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...address,
        cookie,
        origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  expect((await signOut('https://evil.example')).status).toBe(403);
  await open('/console/tools/api');
  expect(await heading()).not.toBe('Sign in');
  expect((await signOut(new URL(system.apiUrl).origin)).status).toBe(303);
  await open('/console/tools/api');
  expect(await heading()).toBe('Sign in');
}, 120_000);
