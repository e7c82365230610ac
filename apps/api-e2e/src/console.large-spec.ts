import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem, type System } from '@switchyard/test-kit';
import type { Browser as Chromium, Page } from 'puppeteer-core';
import { codeAt } from './browser';
import { ConsolePages, linkIn, Mailbox, startChromium } from './chromium';
import { BILLING_KEY, FakeStripe, WEBHOOK_SECRET } from './fake-stripe';

const PASSWORD = 'violet anchor thursday';
const outbox = mkdtempSync(join(tmpdir(), 'switchyard-outbox-'));

let stripe: FakeStripe;
let system: System;
let chromium: Chromium;
let pages: ConsolePages;
let page: Page;
let mailbox: Mailbox;
beforeAll(async () => {
  stripe = await FakeStripe.start();
  system = await startSystem({
    followsEmulators: true,
    env: {
      SWITCHYARD_MAIL_OUTBOX: outbox,
      SWITCHYARD_TRUSTED_PROXY_HOPS: '1',
      SWITCHYARD_STRIPE_BILLING_KEY: BILLING_KEY,
      SWITCHYARD_STRIPE_BILLING_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SWITCHYARD_STRIPE_BILLING_PRICE_PRO: 'price_pro',
      SWITCHYARD_STRIPE_BILLING_BASE_URL: stripe.url,
    },
  });
  mailbox = new Mailbox(system, outbox);
  chromium = await startChromium();
}, 120_000);
let visitors = 0;
/** Every test is a visitor from an address of its own. */
let address: { readonly 'x-forwarded-for': string };
beforeEach(async () => {
  visitors += 1;
  address = { 'x-forwarded-for': `198.51.100.${visitors}` };
  pages = await ConsolePages.open(chromium, system.apiUrl, address);
  page = pages.page;
});
afterAll(async () => {
  await chromium?.close();
  await system?.stop();
  await stripe?.stop();
  rmSync(outbox, { recursive: true, force: true });
});

const open = (path: string): Promise<unknown> => pages.open(path);
const heading = (): Promise<string> => pages.heading();
const textOf = (selector: string): Promise<string> => pages.textOf(selector);
const fill = (fields: Readonly<Record<string, string>>): Promise<void> => pages.fill(fields);
const press = (label: string): Promise<void> => pages.press(label);
const expectAccessible = (): Promise<void> => pages.expectAccessible();

let people = 0;
const givenRegistered = async (): Promise<string> => {
  const email = `console${++people}@example.com`;
  await open('/console/register');
  await fill({ name: 'Ada Lovelace', email, password: PASSWORD });
  await press('Register');
  await page.goto(linkIn(await mailbox.nth(email)));
  await press('Confirm');
  expect(await heading()).toBe('Your address is confirmed');
  return email;
};

const signIn = async (email: string, password = PASSWORD): Promise<void> => {
  await open('/console/sign-in');
  await fill({ email, password });
  await press('Sign in');
};

it('a visitor without an account registers, confirms, sets up a second factor, signs in with it and makes a token', async () => {
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

it('a website key is made for a Space, listed and revoked', async () => {
  await signIn(await givenRegistered());
  await open('/console/tools/website-keys');
  await expectAccessible();
  await fill({ origins: 'example.com' });
  await press('Make the website key');
  expect(await textOf('.refused')).toContain('https://');
  await expectAccessible();
  await fill({ origins: 'https://example.com https://*.example.com' });
  await press('Make the website key');
  expect(await textOf('#key')).toMatch(/^swy_pub_\w+$/);
  expect(await textOf('table')).toContain('https://example.com, https://*.example.com');
  await expectAccessible();
  await press('Revoke');
  expect(await textOf('table')).toContain('REVOKED');
}, 120_000);

it('who forgot the password sets a new one by the link of a mail', async () => {
  const email = await givenRegistered();
  await open('/console/forgot-password');
  await fill({ email });
  await press('Send the link');
  await page.goto(linkIn(await mailbox.nth(email, 2)));
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

it('a link signs in, and opening its page does not use it up', async () => {
  const email = await givenRegistered();
  await open('/console/sign-in/mail');
  await fill({ email });
  await press('Send the link');
  const link = linkIn(await mailbox.nth(email, 2));
  await page.goto(link);
  await page.goto(link);
  await press('Sign in');
  expect(await heading()).toBe('Tools → API');
}, 120_000);

it('a refused form shows the reason beside the field, and keeps the input except passwords', async () => {
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

it('the name of a user cannot become a part of the page', async () => {
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

it('the plan shows its use, leads to Stripe, and keeps an account that was to be deleted', async () => {
  await signIn(await givenRegistered());
  await open('/console/plan');
  expect(await textOf('main')).toMatch(/Your plan is\s+Free/);
  const cells = await page.$$eval('main table:first-of-type tbody tr', (rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
  );
  expect(cells).toEqual([
    ['Requests today', '0', '1,000', expect.stringMatching(/^\d{4}-\d\d-\d\d 00:00 UTC$/)],
    ['Spaces', '1', '1', 'never'],
    ['Drafts of social posts this month', '0', 'not included', expect.stringContaining('-01 ')],
  ]);
  await expectAccessible();
  await press('Change plan');
  expect(await page.$eval('#onward', (link) => link.getAttribute('href'))).toBe(
    `${stripe.url}/pay`,
  );
  await expectAccessible();
  await open('/console/plan');
  await press('Manage billing');
  expect(await page.$eval('#onward', (link) => link.getAttribute('href'))).toBe(
    `${stripe.url}/portal`,
  );
  stripe.mood = 'failing';
  await open('/console/plan');
  await press('Manage billing').catch(() => undefined);
  expect(await textOf('body')).toContain('The billing service does not answer');
  stripe.mood = 'well';

  const cookie = (await page.browserContext().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const { status } = await fetch(`${system.apiUrl}/app/account`, {
    method: 'DELETE',
    headers: { ...address, cookie, 'x-switchyard-app': '1' },
  });
  expect(status).toBe(204);
  await open('/console/plan');
  expect(await textOf('.refused')).toContain('Your account will be deleted at');
  await expectAccessible();
  await press('Keep the account');
  expect(await page.$$('.refused')).toHaveLength(0);
}, 120_000);

it('every page of signed-in users sends other visitors to the sign-in', async () => {
  for (const path of [
    '/console',
    '/console/tools/api',
    '/console/tools/website-keys',
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
  const cookie = await pages.cookies();
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
