import type { ConsentDecision } from '@switchyard/platform-emulators';
import type { Page } from 'puppeteer-core';

const setTicked = (page: Page, selector: string, isTicked: boolean): Promise<void> =>
  page.$eval(
    selector,
    (field, wanted) => {
      const box = field as unknown as { checked: boolean };
      box.checked = wanted;
    },
    isTicked,
  );

/** Fills in the consent page of an emulated vendor that the browser shows. */
export const decideOnPage = async (
  page: Page,
  { person, without = [], decision = 'allow' }: ConsentDecision = {},
): Promise<void> => {
  await page.waitForSelector('input[name="person"]');
  if (person !== undefined) {
    await setTicked(page, `input[name="person"][value="${person}"]`, true);
  }
  for (const scope of without) {
    await setTicked(page, `input[name="scope"][value="${scope}"]`, false);
  }
  await Promise.all([
    page.waitForNavigation(),
    page.click(`button[name="decision"][value="${decision}"]`),
  ]);
};
