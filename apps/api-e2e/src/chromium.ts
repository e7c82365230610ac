import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { patient, type System } from '@switchyard/test-kit';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { mailsIn, type SentMail } from './browser';

/** Debian's package; `.ci/run` installs it. */
const CHROMIUM = process.env['SWITCHYARD_CHROMIUM'] ?? '/usr/bin/chromium';
const axeSource = readFileSync(
  createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

export const startChromium = (): Promise<Browser> =>
  launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] });

/** A page without cookies whose waits are patient ones. */
export const newPage = async (chromium: Browser): Promise<Page> => {
  const page = await (await chromium.createBrowserContext()).newPage();
  page.setDefaultTimeout(patient(30_000));
  return page;
};

/** What a page's own window has, as far as it is asked for. */
interface BrowserWindow {
  getComputedStyle(element: unknown): { readonly backgroundColor: string };
}

/** The pages of the console in a browser of their own, as a person uses them. */
export class ConsolePages {
  private constructor(
    readonly page: Page,
    private readonly apiUrl: string,
  ) {}

  /** Without cookies, from this address. */
  static async open(
    chromium: Browser,
    apiUrl: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<ConsolePages> {
    const page = await newPage(chromium);
    await page.setExtraHTTPHeaders({ ...headers });
    return new ConsolePages(page, apiUrl);
  }

  open(path: string): Promise<unknown> {
    return this.page.goto(`${this.apiUrl}${path}`);
  }

  heading(): Promise<string> {
    return this.textOf('h1');
  }

  textOf(selector: string): Promise<string> {
    return this.page.$eval(selector, ({ textContent }) => textContent ?? '');
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      await this.page.$eval(`#${name}`, (input) => void ((input as { value?: string }).value = ''));
      await this.page.type(`#${name}`, value);
    }
  }

  /** Presses the button of the page with this text. */
  press(label: string): Promise<void> {
    return this.follow(`::-p-xpath(//main//button[normalize-space()="${label}"])`);
  }

  /** Follows the link of the page with this text. */
  click(label: string): Promise<void> {
    return this.follow(`::-p-xpath(//main//a[normalize-space()="${label}"])`);
  }

  /** The cookies of the installation, as a request sends them. */
  async cookies(): Promise<string> {
    const cookies = await this.page.browserContext().cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** Everything that axe finds against WCAG 2.2 A and AA on the page, and that no script of ours ran. */
  async expectAccessible(): Promise<void> {
    expect(await this.page.$$('script')).toHaveLength(0);
    // Its policy lets one style in, by the digest of it: a page without it is bare.
    const background = await this.page.$eval(
      'header',
      (header) => (globalThis as unknown as BrowserWindow).getComputedStyle(header).backgroundColor,
    );
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    const { violations } = await this.page.evaluate(async (source) => {
      // The policy of the page allows no script: axe is run from outside of it.
      (0, eval)(source);
      return (
        globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        }
      ).axe.run();
    }, axeSource);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }

  private async follow(selector: string): Promise<void> {
    const found = await this.page.waitForSelector(selector);
    await Promise.all([this.page.waitForNavigation(), found!.click()]);
  }
}

/** The mails that a system wrote into a folder. */
export class Mailbox {
  constructor(
    private readonly system: System,
    private readonly outbox: string,
  ) {}

  /** Every mail to an address so far, oldest first. */
  to(email: string): readonly SentMail[] {
    return mailsIn(this.outbox).filter((mail) => mail.to === email);
  }

  /** The n-th mail to an address, once it is there. */
  async nth(email: string, n = 1): Promise<SentMail> {
    await this.system.holds(
      async () => expect(this.to(email).length).toBeGreaterThanOrEqual(n),
      20_000,
    );
    return this.to(email)[n - 1]!;
  }
}

/** The address in a mail. */
export const linkIn = ({ text }: SentMail): string => /https?:\S+/.exec(text)![0];
