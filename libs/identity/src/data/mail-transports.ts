import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, MailTransport } from '../use-cases/ports';

/** A mail that no server takes within this time is tried again later. */
const LONGEST_MS = 10_000;

/** Delivers through an SMTP server, such as `smtps://user:password@mail.example.com`. */
export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transporter = createTransport(url, {
      connectionTimeout: LONGEST_MS,
      greetingTimeout: LONGEST_MS,
      socketTimeout: LONGEST_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never);
  }

  async send(mail: Mail): Promise<void> {
    await this.transporter.sendMail({ from: this.from, ...mail });
  }
}

/**
 * Writes each mail as a file, for the demo and for tests: `<time>-<random>.json` with `to`,
 * `subject` and `text`.
 */
export class FolderTransport extends MailTransport {
  constructor(private readonly folder: string) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `${Date.now()}-${randomUUID()}.json`);
    await writeFile(`${path}.part`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }
}

/** Without a mail server and without a folder: mails wait until there is one. */
export class NoTransport extends MailTransport {
  send(): Promise<void> {
    return Promise.reject(new Error('set SWITCHYARD_SMTP_URL to send mails'));
  }
}
