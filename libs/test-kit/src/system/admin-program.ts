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
}
interface Admin {
  openContext(settings: { databaseUrl: string; environment: 'test' }): Promise<Context>;
}

const USE_CASES: Readonly<Record<AdminVerb, string>> = {
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

const answer = async (
  context: Context,
  identity: Readonly<Record<string, unknown>>,
  { id, verb, args }: AdminCall,
): Promise<AdminAnswer> => {
  try {
    return { id, value: await context.get(identity[USE_CASES[verb]]).execute(...args) };
  } catch (error) {
    const { code = 'CRASH', message } = error as { code?: string; message: string };
    return { id, failure: { code, message } };
  }
};

const main = async (): Promise<void> => {
  const admin = (await import(join(TREE, 'tools', 'admin', 'run-command.js'))) as Admin;
  const identity = (await import(join(TREE, 'libs', 'identity', 'src', 'index.js'))) as Readonly<
    Record<string, unknown>
  >;
  const context = await admin.openContext({
    databaseUrl: process.argv[2] ?? '',
    environment: 'test',
  });
  process.on(
    'message',
    (call: AdminCall) =>
      void answer(context, identity, call).then((reply) => process.send?.(reply)),
  );
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
};

void main();
