import { type KnownHead, VerifyAudit } from '@switchyard/identity';
import { invalidRequest } from '@switchyard/kernel';
import type { Command } from 'commander';
import type { Run } from '../run-command';

interface Verify {
  readonly account?: string;
  readonly head?: readonly KnownHead[];
}

const HEAD = /^([^:]*):([1-9]\d{0,15}):([0-9a-f]{64})$/;

/** `acc_…:17:5f70…` as the worker logs it; may be given several times. */
const headOf = (text: string, before: readonly KnownHead[] = []): readonly KnownHead[] => {
  const [, accountId, seq, digest] = HEAD.exec(text) ?? [];
  if (accountId === undefined || digest === undefined) {
    throw invalidRequest('--head must be <account>:<number>:<digest>, as the worker logs it.');
  }
  return [...before, { accountId, seq: Number(seq), digest }];
};

/** Exit 1 when something was changed or removed. */
export const addAuditCommands = (root: Command, run: Run): void => {
  const audit = root.command('audit').description('The audit trail');
  audit
    .command('verify')
    .description('follows the chain of every account and finds changed and missing entries')
    .option('--account <id>')
    .option('--head <account:number:digest>', 'a head that the worker logged', headOf)
    .option('--json')
    .action(
      run<Verify>(async (app, { account, head }) => {
        const found = await app.get(VerifyAudit).execute(account, head);
        const isWhole = found.broken.length + found.unlinked.length === 0;
        if (!isWhole) process.exitCode = 1;
        return { isWhole, ...found };
      }),
    );
};
