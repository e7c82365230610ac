import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Party, type RawAnswer, type System } from '@switchyard/test-kit';
import { Browser, mailsIn, type SentMail } from './browser';

/** Where a system writes its mails. */
export class Outbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'switchyard-outbox-'));

  /** Mails to an address, oldest first. */
  to(email: string): readonly SentMail[] {
    return mailsIn(this.folder).filter((mail) => mail.to === email);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const dataOf = <T>(answer: RawAnswer): T => {
  expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  return answer.body.data as T;
};

/** Status and code of an answer. */
export const refusal = ({ status, body }: RawAnswer): readonly unknown[] => [
  status,
  body.error?.code,
];

let addresses = 0;
/** Requests without a session draw on a bucket of their address: each browser has its own. */
export const newBrowser = (system: System): Promise<Browser> => {
  addresses += 1;
  return Browser.open(system, `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`);
};

/** The user of a party, signed in with a password from the command line. */
export const signedIn = async (system: System, { account }: Party): Promise<Browser> => {
  const { email } = account;
  const { password } = await system.admin.issuePassword(email);
  const browser = await newBrowser(system);
  dataOf(await browser.post('/app/login', { email, password }));
  return browser;
};
