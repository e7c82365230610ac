import { Inject, Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork } from '@switchyard/kernel';
import { Secrets } from '../../data/access-tokens';
import { MailLinks, MailQueue, People } from '../../data/people';
import {
  credentialDigest,
  LINK_OF,
  MAIL_KEPT_MS,
  type MailKind,
  MAIL_RETRIES_MS,
  MOST_MAILS_PER_HOUR,
  PAGE_OF,
  PAGE_OF_UNKNOWN,
  type QueuedMail,
  textOf,
} from '../../domain';
import { type Mail, MailTransport, PUBLIC_URL } from '../ports';

const HOUR_MS = 3_600_000;
/** Base62 characters of the secret part of a link: 256 bits. */
const LINK_LENGTH = 43;

/**
 * Queues a mail. The first api process that reads the queue after the commit sends it. What is done
 * here does not depend on whether the address has a user.
 */
@Injectable()
export class QueueMail {
  constructor(
    private readonly queue: MailQueue,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Inside the caller's unit of work; `space` is the name of a Space. Beyond five of a kind in an hour nothing is sent. */
  async execute(kind: MailKind, email: string, space: string | null = null): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - HOUR_MS);
    if ((await this.queue.asked(email, kind, since)) >= MOST_MAILS_PER_HOUR) return;
    await this.queue.add({
      id: this.ids.next('mal'),
      kind,
      email,
      space,
      createdAt: now,
      nextAt: now,
      attempts: 0,
      sentAt: null,
    });
  }
}

/** Sends the mails that wait, one at a time. */
@Injectable()
export class SendNextMail {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queue: MailQueue,
    private readonly people: People,
    private readonly links: MailLinks,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly transport: MailTransport,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /**
   * False when none is due. A mail whose sending fails is tried again, six times within eight
   * hours; a mail may then arrive twice, each time with a link of its own.
   */
  async execute(): Promise<boolean> {
    const taken = await this.work.runGlobal(() => this.take());
    if (!taken) return false;
    const isSent = await this.transport.send(taken.mail).then(
      () => true,
      () => false,
    );
    if (isSent) {
      await this.work.runGlobal(() => this.queue.noteSent(taken.id, this.clock.now()));
    }
    return true;
  }

  /** One that is due, put off for the case that its sending fails. */
  private async take(): Promise<{ readonly id: string; readonly mail: Mail } | undefined> {
    const now = this.clock.now();
    const queued = await this.queue.due(now);
    if (!queued) return undefined;
    await this.queue.dropBefore(new Date(now.getTime() - MAIL_KEPT_MS));
    const { id, kind, email, space, attempts } = queued;
    const address = await this.addressFor(queued, now);
    const retryAfterMs = MAIL_RETRIES_MS[attempts];
    if (address === undefined || retryAfterMs === undefined) {
      await this.queue.noteSent(id, now);
      return this.take();
    }
    await this.queue.delay(id, new Date(now.getTime() + retryAfterMs));
    const { subject, before, after } = textOf(kind, space ?? '');
    return { id, mail: { to: email, subject, text: `${before}\n\n${address}\n\n${after}\n` } };
  }

  /** The page to open; undefined when the link of the mail would have no user. */
  private async addressFor({ kind, email }: QueuedMail, now: Date): Promise<string | undefined> {
    const page = new URL(PAGE_OF[kind], this.publicUrl);
    const purpose = LINK_OF[kind];
    if (kind === 'invitation') return this.invitationPage(page, email);
    if (purpose === null) return page.href;
    const user = await this.people.byEmail(email);
    if (!user) return undefined;
    const secret = this.secrets.text(LINK_LENGTH);
    const digest = credentialDigest(secret);
    await this.links.drop(user.userId, [purpose]);
    await this.links.add({ digest, purpose, userId: user.userId, createdAt: now });
    page.searchParams.set('token', secret);
    return page.href;
  }

  /** Only the reader of the mail sees which page it is: the inviting user learns nothing. */
  private async invitationPage(page: URL, email: string): Promise<string> {
    if ((await this.people.byEmail(email))?.confirmedAt) return page.href;
    const register = new URL(PAGE_OF_UNKNOWN, this.publicUrl);
    register.searchParams.set('email', email);
    return register.href;
  }
}
