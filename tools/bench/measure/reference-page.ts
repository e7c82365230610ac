import { type Browser, launch } from 'puppeteer-core';
import { type Spread, spreadOf } from '../statistics';
import { type Keys, startApi } from '../world/api';
import type { BenchDatabase } from '../world/database';

export interface ReferencePageFigures {
  readonly tries: number;
  /** Milliseconds from the request of `/docs` until the first operation is shown. */
  readonly firstOperationMs: Spread;
}

export interface ReferencePageSettings {
  readonly tries: number;
  readonly warmUps: number;
}

/** Debian's package, as in the specs of the pages. */
const CHROMIUM = process.env['SWITCHYARD_CHROMIUM'] ?? '/usr/bin/chromium';

interface PageWindow {
  readonly document: { readonly body: { readonly innerText: string } };
}

/** In a context of its own: nothing is cached from the page before. */
const open = async (chromium: Browser, url: string): Promise<number> => {
  const context = await chromium.createBrowserContext();
  const page = await context.newPage();
  const since = performance.now();
  await page.goto(`${url}/docs`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    (globalThis as unknown as PageWindow).document.body.innerText.includes(
      'Introspect the current token',
    ),
  );
  const took = performance.now() - since;
  await context.close();
  return took;
};

/** How soon Chromium shows the first operation of the reference page of a whole api process. */
export const measureReferencePage = async (
  database: BenchDatabase,
  keys: Keys,
  { tries, warmUps }: ReferencePageSettings,
): Promise<ReferencePageFigures> => {
  const api = await startApi(database, keys, {});
  const chromium = await launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const took: number[] = [];
  try {
    for (let n = 0; n < warmUps + tries; n += 1) took.push(await open(chromium, api.url));
  } finally {
    await chromium.close();
    await api.stop();
  }
  return { tries, firstOperationMs: spreadOf(took.slice(warmUps)) };
};
