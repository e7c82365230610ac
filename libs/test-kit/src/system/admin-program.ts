import 'reflect-metadata';
import { join } from 'node:path';
import type { AdminAnswer, AdminCall, AdminVerb } from './admin-process';

/**
 * The compiled tree that this file is a part of: identity is reached through it, as any process
 * would.
 */
const TREE = join(__dirname, '..', '..', '..', '..');

interface UseCase {
  execute(...args: readonly unknown[]): Promise<unknown>;
}
interface Context {
  get(token: unknown): UseCase;
  close(): Promise<void>;
}
interface Admin {
  openContext(settings: { databaseUrl: string; environment: 'test' }): Promise<Context>;
}

const USE_CASES: Readonly<Record<Exclude<AdminVerb, 'close'>, string>> = {
  createAccount: 'CreateAccount',
  createSpace: 'CreateSpace',
  addMember: 'AddMember',
  createToken: 'CreateToken',
  revokeToken: 'RevokeToken',
  rotateToken: 'RotateToken',
  setPlan: 'SetPlan',
  issuePassword: 'IssuePassword',
  createWebsiteKey: 'CreateWebsiteKey',
  revokeWebsiteKey: 'RevokeWebsiteKey',
};

/** The product's use cases on each database that was asked for, opened with the first question. */
class Contexts {
  private readonly open = new Map<string, Promise<Context>>();

  constructor(
    private readonly admin: Admin,
    private readonly identity: Readonly<Record<string, unknown>>,
  ) {}

  async ask({ databaseUrl, verb, args }: AdminCall): Promise<unknown> {
    const known = this.open.get(databaseUrl);
    if (verb === 'close') {
      this.open.delete(databaseUrl);
      return (await known)?.close();
    }
    const opened = known ?? this.admin.openContext({ databaseUrl, environment: 'test' });
    this.open.set(databaseUrl, opened);
    // A database that was away is tried again.
    opened.catch(() => this.open.delete(databaseUrl));
    return (await opened).get(this.identity[USE_CASES[verb]]).execute(...args);
  }
}

const answer = async (contexts: Contexts, call: AdminCall): Promise<AdminAnswer> => {
  try {
    return { id: call.id, value: await contexts.ask(call) };
  } catch (error) {
    const { code = 'CRASH', message } = error as { code?: string; message: string };
    return { id: call.id, failure: { code, message } };
  }
};

const main = async (): Promise<void> => {
  const admin = (await import(join(TREE, 'tools', 'admin', 'run-command.js'))) as Admin;
  const identity = (await import(join(TREE, 'libs', 'identity', 'src', 'index.js'))) as Readonly<
    Record<string, unknown>
  >;
  const contexts = new Contexts(admin, identity);
  process.on(
    'message',
    (call: AdminCall) => void answer(contexts, call).then((reply) => process.send?.(reply)),
  );
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
};

void main();
