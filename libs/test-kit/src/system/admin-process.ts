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

/**
 * Where tests get accounts, Spaces and tokens: a process of its own with identity's use cases.
 * Throws AdminRefusal.
 */
export class AdminProcess {
  private readonly waiting = new Map<number, (answer: AdminAnswer) => void>();
  private asked = 0;

  private constructor(readonly child: Child) {
    child.process.on('message', (answer: AdminAnswer) => this.waiting.get(answer.id)?.(answer));
  }

  static async open(tree: string, databaseUrl: string): Promise<AdminProcess> {
    return new AdminProcess(
      await startChild({
        main: join(tree, 'libs', 'test-kit', 'src', 'system', 'admin-program.js'),
        args: [databaseUrl],
      }),
    );
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

  private async ask<T>(verb: AdminVerb, ...args: readonly unknown[]): Promise<T> {
    const id = ++this.asked;
    const answer = await new Promise<AdminAnswer>((done) => {
      this.waiting.set(id, done);
      this.child.process.send({ id, verb, args });
    });
    if ('failure' in answer) throw new AdminRefusal(answer.failure.code, answer.failure.message);
    return answer.value as T;
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
  | 'revokeWebsiteKey';

export interface AdminCall {
  readonly id: number;
  readonly verb: AdminVerb;
  readonly args: readonly unknown[];
}

export type AdminAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: { readonly code: string; readonly message: string } };
