import type { Observed } from '@switchyard/platforms/domain';
import type { Operations } from '../../data/syncing/operations';
import type { Syncs } from '../../data/syncing/syncs';
import type { RemoteOwnership } from '../adoption/remote-ownership';
import type { LeasedTransactions } from '../leased-transactions';
import type { OpenAccount } from '../ports';
import { Ledger } from '../syncing/ledger';
import type { SendGate } from '../syncing/send-gate';
import type { SyncWork } from '../syncing/sync-work';

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** What a spec sees of a ledger; what is left out answers at once and remembers nothing. */
interface LedgerFakes {
  readonly gate?: Partial<SendGate>;
  readonly operations?: Partial<Operations>;
}

/** A ledger of one account's run that writes to no database. */
export const ledgerOver = (
  run: SyncWork,
  account: OpenAccount,
  { gate, operations }: LedgerFakes = {},
): Ledger => {
  const transactions = {
    run: (_tenant: unknown, _lease: unknown, write: () => unknown) => write(),
    achieved: nothing,
  };
  const ownership = {
    oursAmong: (_tenant: unknown, _account: unknown, found: readonly Observed[]) =>
      Promise.resolve(found),
    record: nothing,
  };
  return new Ledger(
    run,
    account,
    transactions as unknown as LeasedTransactions,
    { assertMaySend: nothing, assertWanted: nothing, ...gate } as unknown as SendGate,
    ownership as unknown as RemoteOwnership,
    { begin: nothing, record: nothing, ...operations } as unknown as Operations,
    { addCalls: nothing, change: nothing } as unknown as Syncs,
  );
};
