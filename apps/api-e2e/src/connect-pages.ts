import type { ConsentDecision } from '@switchyard/platform-emulators';
import { type Party, patient, type System } from '@switchyard/test-kit';
import type { Browser as Chromium } from 'puppeteer-core';
import { ConsolePages } from './chromium';
import { decideOnPage } from './consent-page';

const LONG_MS = patient(30_000);
let addresses = 0;

/** The form of a platform is found by its hidden field. */
const formOf = (platform: string): string =>
  `main form:has(input[name="platform"][value="${platform}"])`;

const boxOf = (externalAccountId: string): string => `input[name="chosen.${externalAccountId}"]`;

const SETTINGS = 'select[name^="setting."]';

/** The list of a setting, as a page's own script would see it. */
interface SettingList {
  readonly name: string;
  value: string;
  readonly options: Iterable<{ readonly value: string; readonly disabled: boolean }>;
}

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

  /** From "Connections" over the vendor's page to where it sends the browser back to. */
  async consent(platform: string, decision: ConsentDecision): Promise<void> {
    const { page } = this.pages;
    await this.pages.open('/console/connections');
    await this.pages.expectAccessible();
    await page.click(`${formOf(platform)}:not(:has([name="key"])) button`);
    await decideOnPage(page, decision);
    expect(new URL(page.url()).origin).toBe(this.apiUrl);
    expect(page.url()).not.toMatch(/[?&](code|state)=/);
  }

  /** Enters a key in the form of a platform: an API key, or the text of a key file. */
  async enterKey(platform: string, key: string): Promise<void> {
    const { page } = this.pages;
    const form = `${formOf(platform)}:has([name="key"])`;
    await this.pages.open('/console/connections');
    await page.$eval(
      `${form} [name="key"]`,
      (field, text) => void ((field as { value?: string }).value = text),
      key,
    );
    await Promise.all([page.waitForNavigation(), page.click(`${form} button`)]);
  }

  /** Ticks exactly these ad accounts once they are listed, and connects them. */
  async choose(externalAccountIds: readonly string[]): Promise<void> {
    const { page } = this.pages;
    await page.waitForSelector(boxOf(externalAccountIds[0]!), { timeout: LONG_MS });
    await this.pages.expectAccessible();
    await page.$$eval('input[type="checkbox"][name^="chosen."]:checked', (boxes) => {
      for (const box of boxes) (box as unknown as { checked: boolean }).checked = false;
    });
    for (const id of externalAccountIds) await page.click(boxOf(id));
    await this.pages.press('Connect the ticked ad accounts');
    await this.pages.expectAccessible();
  }

  /**
   * Chooses what the settings of a connection can name, on its page: what the page proposes, else
   * the first that can be used. Answers the settings that the page proposed.
   */
  async chooseAssets(connectionId: string): Promise<readonly string[]> {
    const { page } = this.pages;
    await this.pages.open(`/console/connections/${connectionId}`);
    await this.pages.expectAccessible();
    const proposed = await page.$$eval(SETTINGS, (lists) =>
      lists
        .map((list) => list as unknown as SettingList)
        .filter(({ value }) => value !== '')
        .map(({ name }) => name.slice('setting.'.length)),
    );
    await page.$$eval(SETTINGS, (lists) => {
      for (const list of lists as unknown as readonly SettingList[]) {
        const usable = [...list.options].find((one) => one.value !== '' && !one.disabled);
        if (list.value === '' && usable) list.value = usable.value;
      }
    });
    if ((await page.$(SETTINGS)) !== null) {
      await this.pages.press('Save');
      await this.pages.expectAccessible();
      expect(await this.pages.textOf('[role="status"]')).toBe('The settings were saved.');
    }
    return proposed;
  }

  /** What the page of a connection says when it is checked. */
  async check(connectionId: string): Promise<string> {
    await this.pages.open(`/console/connections/${connectionId}`);
    await this.pages.press('Check now');
    await this.pages.expectAccessible();
    return this.pages.textOf('[role="status"]');
  }

  /** Deletes a connection on its page. */
  async disconnect(connectionId: string): Promise<void> {
    await this.pages.open(`/console/connections/${connectionId}`);
    await this.pages.press('Delete the connection');
    expect(await this.pages.heading()).toBe('Connections');
  }

  /** What the page says of a failed attempt, once it has failed. */
  async problem(): Promise<string> {
    await this.pages.page.waitForSelector('[role="alert"]', { timeout: LONG_MS });
    await this.pages.expectAccessible();
    return this.pages.textOf('[role="alert"]');
  }
}
