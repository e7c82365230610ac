import type { ConsentDecision } from '@switchyard/platform-emulators';
import { type Party, type System } from '@switchyard/test-kit';
import type { Browser as Chromium } from 'puppeteer-core';
import { ConsolePages } from './chromium';
import { decideOnPage } from './consent-page';

const LONG_MS = 30_000;
let addresses = 0;

/** The pages "Connections" in Chromium, as a signed-in person uses them. */
export class ConnectPages {
  private constructor(
    private readonly pages: ConsolePages,
    private readonly apiUrl: string,
    /** Every address that the browser was at. */
    readonly visited: readonly string[],
  ) {}

  static async signedIn(chromium: Chromium, system: System, party: Party): Promise<ConnectPages> {
    const { email } = party.account;
    const { password } = await system.admin.issuePassword(email);
    addresses += 1;
    const pages = await ConsolePages.open(chromium, system.apiUrl, {
      'x-forwarded-for': `203.0.113.${addresses}`,
    });
    const visited: string[] = [];
    pages.page.on('framenavigated', (frame) => void visited.push(frame.url()));
    await pages.open('/console/sign-in');
    await pages.fill({ email, password });
    await pages.press('Sign in');
    return new ConnectPages(pages, system.apiUrl, visited);
  }

  /** From "Connections" to the page where the vendor sends the browser back to. */
  async consent(platform: string, decision: ConsentDecision): Promise<void> {
    await this.pages.open('/console/connections');
    await this.pages.expectAccessible();
    await this.follow(
      `main form[action*="${platform}"] button, main button[value="${platform}"], main a[href*="/connect/${platform}"]`,
    );
    await this.leave();
    await decideOnPage(this.pages.page, decision);
    expect(new URL(this.pages.page.url()).origin).toBe(this.apiUrl);
    expect(this.pages.page.url()).not.toMatch(/[?&](code|state)=/);
  }

  /** Enters a key in the form of a platform. */
  async enterKey(platform: string, key: string): Promise<void> {
    const form = `main form[action*="${platform}"]`;
    await this.pages.open('/console/connections');
    await this.pages.page.type(`${form} [name="key"]`, key);
    await this.follow(`${form} button`);
  }

  /** Ticks exactly these ad accounts once they are listed, and connects them. */
  async choose(externalAccountIds: readonly string[]): Promise<void> {
    const { page } = this.pages;
    for (const id of externalAccountIds) {
      const box = await page.waitForSelector(`input[type="checkbox"][value="${id}"]`, {
        timeout: LONG_MS,
      });
      if (!(await box!.evaluate((one) => (one as unknown as { checked: boolean }).checked))) {
        await box!.click();
      }
    }
    await this.pages.expectAccessible();
    await this.pages.press('Connect');
  }

  /** What the page says of a failed attempt, once it has failed. */
  async problem(): Promise<string> {
    await this.pages.page.waitForSelector('[role="alert"]', { timeout: LONG_MS });
    await this.pages.expectAccessible();
    return this.pages.textOf('[role="alert"]');
  }

  /** A page of ours may name the vendor's page instead of sending the browser to it. */
  private async leave(): Promise<void> {
    const { page } = this.pages;
    if ((await page.$('input[name="person"]')) !== null) return;
    await this.follow('main a[href^="http"]');
  }

  private async follow(selector: string): Promise<void> {
    const found = await this.pages.page.waitForSelector(selector);
    await Promise.all([this.pages.page.waitForNavigation(), found!.click()]);
  }
}
