import { join } from 'node:path';
import { type Child, startChild } from './child';

/** A refusal of identity, by code. */
export class AdminRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface NewAccount {
  readonly plan?: string;
  readonly currency?: string;
  readonly timeZone?: string;
}

export interface AccountMade {
  readonly accountId: string;
  readonly userId: string;
  readonly spaceId: string;
  readonly email: string;
}

let accounts = 0;

/** The process that serves all databases of this one; it ends with this one. */
class AdminProgram {
  private static running: Promise<AdminProgram> | undefined;
  private readonly waiting = new Map<number, (answer: AdminAnswer) => void>();
  private asked = 0;

  private constructor(private readonly child: Child) {
    child.unref();
    child.process.on('message', (answer: AdminAnswer) => {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
    void child.ended.then(() => (AdminProgram.running = undefined));
  }

  static of(tree: string): Promise<AdminProgram> {
    AdminProgram.running ??= startChild({
      main: join(tree, 'libs', 'test-kit', 'src', 'system', 'admin-program.js'),
    }).then((child) => new AdminProgram(child));
    // A start that failed is not kept: the next system tries again.
    AdminProgram.running.catch(() => (AdminProgram.running = undefined));
    return AdminProgram.running;
  }

  isAlive(): boolean {
    return this.child.isAlive();
  }

  /** Throws AdminRefusal. */
  async ask<T>(call: Omit<AdminCall, 'id'>): Promise<T> {
    const id = ++this.asked;
    const answered = new Promise<AdminAnswer>((done) => this.waiting.set(id, done));
    this.child.process.send({ id, ...call });
    const ended = this.child.ended.then((how): never => {
      throw new Error(`the admin process ended with ${how}:\n${this.child.output()}`);
    });
    const answer = await Promise.race([answered, ended]);
    if ('failure' in answer) throw new AdminRefusal(answer.failure.code, answer.failure.message);
    return answer.value as T;
  }
}

/**
 * Where tests get accounts, Spaces and tokens of one database: a process of its own with identity's
 * use cases, which all systems of this process share. Throws AdminRefusal.
 */
export class AdminProcess {
  private constructor(
    private readonly program: AdminProgram,
    private readonly databaseUrl: string,
  ) {}

  static async open(tree: string, databaseUrl: string): Promise<AdminProcess> {
    return new AdminProcess(await AdminProgram.of(tree), databaseUrl);
  }

  isAlive(): boolean {
    return this.program.isAlive();
  }

  /** Gives back its connections; a database that does not answer is left alone. */
  async close(): Promise<void> {
    const asked = this.ask('close').catch(() => undefined);
    await Promise.race([asked, new Promise((done) => setTimeout(done, 5_000).unref())]);
  }

  async createAccount({
    plan = 'enterprise',
    currency = 'EUR',
    timeZone = 'Europe/Berlin',
  }: NewAccount = {}): Promise<AccountMade> {
    const email = `owner-${process.pid}-${Date.now()}-${++accounts}@example.com`;
    return {
      email,
      ...(await this.ask<Omit<AccountMade, 'email'>>('createAccount', {
        email,
        plan,
        currency,
        timeZone,
      })),
    };
  }

  createSpace = (accountId: string, name: string): Promise<{ id: string }> =>
    this.ask('createSpace', { accountId, name });
  addMember = (spaceId: string, email: string, role: string): Promise<{ userId: string }> =>
    this.ask('addMember', spaceId, email, role);
  createToken = (
    accountId: string,
    scopes: readonly string[],
    expiresInDays = 30,
  ): Promise<{ tokenId: string; token: string }> =>
    this.ask('createToken', { accountId, name: 'test', scopes, expiresInDays });
  revokeToken = (tokenId: string): Promise<void> => this.ask('revokeToken', tokenId);
  rotateToken = (tokenId: string): Promise<{ token: string }> => this.ask('rotateToken', tokenId);
  setPlan = (accountId: string, plan: string, subscription = 'active'): Promise<void> =>
    this.ask('setPlan', accountId, plan, subscription);
  issuePassword = (email: string): Promise<{ password: string }> =>
    this.ask('issuePassword', email);
  createWebsiteKey = (
    spaceId: string,
    origins: readonly string[] = [],
  ): Promise<{ websiteKeyId: string; key: string }> =>
    this.ask('createWebsiteKey', { spaceId, origins });
  revokeWebsiteKey = (websiteKeyId: string): Promise<void> =>
    this.ask('revokeWebsiteKey', websiteKeyId);

  private ask<T>(verb: AdminVerb, ...args: readonly unknown[]): Promise<T> {
    return this.program.ask<T>({ databaseUrl: this.databaseUrl, verb, args });
  }
}

/** What the admin process can be asked to do: identity's own use cases, for which there is no HTTP route. */
export type AdminVerb =
  | 'createAccount'
  | 'createSpace'
  | 'addMember'
  | 'createToken'
  | 'revokeToken'
  | 'rotateToken'
  | 'setPlan'
  | 'issuePassword'
  | 'createWebsiteKey'
  | 'revokeWebsiteKey'
  | 'close';

export interface AdminCall {
  readonly id: number;
  readonly databaseUrl: string;
  readonly verb: AdminVerb;
  readonly args: readonly unknown[];
}

export type AdminAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: { readonly code: string; readonly message: string } };
