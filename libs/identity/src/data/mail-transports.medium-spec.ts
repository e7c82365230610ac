import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { FolderTransport, NoTransport, SmtpTransport } from './mail-transports';

const MAIL = {
  to: 'grace@example.com',
  subject: 'Grüße – "Clients"',
  text: 'Open this page:\n\nhttps://switchyard.example/console/confirm?token=a1B2\n',
};

describe('an SMTP server', () => {
  const received: ParsedMail[] = [];
  let refuses = false;
  let url: string;
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'fake' && password === 'fake-password'
        ? done(null, { user: username })
        : done(new Error('wrong')),
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such mailbox') : null),
    onData: (stream, _session, done) =>
      void simpleParser(stream).then((mail) => {
        received.push(mail);
        done();
      }, done),
  });

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as AddressInfo;
    url = `smtp://fake:fake-password@127.0.0.1:${port}`;
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));

  it('gets the mail whole', async () => {
    await new SmtpTransport(url, 'Switchyard <no-reply@switchyard.example>').send(MAIL);
    expect(received).toHaveLength(1);
    const [{ from, to, subject, text }] = received as [ParsedMail];
    expect([from?.text, [to].flat()[0]?.text, subject, text]).toEqual([
      '"Switchyard" <no-reply@switchyard.example>',
      MAIL.to,
      MAIL.subject,
      MAIL.text,
    ]);
  });

  it('that refuses makes the sending fail', async () => {
    refuses = true;
    await expect(new SmtpTransport(url, 'a@example.com').send(MAIL)).rejects.toThrow('mailbox');
    refuses = false;
  });

  it('is not written to with a wrong password', async () => {
    const wrong = url.replace('fake-password', 'another');
    await expect(new SmtpTransport(wrong, 'a@example.com').send(MAIL)).rejects.toThrow();
  });
});

it('a folder gets each mail as a file that only its owner reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-mails-'));
  try {
    await new FolderTransport(join(folder, 'outbox')).send(MAIL);
    const [file] = readdirSync(join(folder, 'outbox'));
    const path = join(folder, 'outbox', file!);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(MAIL);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('without either, sending fails, so that the mail waits', async () => {
  await expect(new NoTransport().send()).rejects.toThrow('SWITCHYARD_SMTP_URL');
});
