import { toChange } from '../../domain/apply';
import { spendDirection } from '../../domain/plan';
import type { OpenAccount } from '../ports';
import { quotaSpent, type Throttled } from '../quota/quota-spent';
import type { Ledger } from './ledger';
import { changeFor, type Sending } from './send-wave';

/** What of a wave goes now. */
export type Portion =
  | { readonly kind: 'goes'; readonly sendings: readonly Sending[]; readonly account: OpenAccount }
  /** Nothing of it fits into what is left of the day. */
  | { readonly kind: 'spent'; readonly failure: Throttled };

/** What ends or lowers spending is never held back by our own count. The first half of a replace ends nothing for good. */
export const isUrgent = ({ step: { does, change } }: Sending): boolean =>
  does === 'remove'
    ? change.action !== 'replace'
    : does === 'update' && spendDirection(change) === 'lowers';

/**
 * What fits into what is left of the day's quota: all of it, else what lowers spending, else as much of the rest as fits in its order. One
 * change that is more than a whole day grants goes while anything is left: waiting would not make it fit.
 */
export const portionOf = async (
  account: OpenAccount,
  ledger: Ledger,
  pending: readonly Sending[],
): Promise<Portion> => {
  const { quota } = account;
  if (!quota) return goes(pending, account);
  const costOf = (some: readonly Sending[]): number =>
    quota.cost(
      account.platform.forecast([
        some.flatMap((one) => changeFor(one, ledger) ?? []),
        some.flatMap(secondHalf),
      ]),
    );
  const needed = costOf(pending);
  const { left, limit, resumesAt } = await quota.standing(needed);
  if (needed <= left) return goes(pending, account);
  const urgent = pending.filter(isUrgent);
  if (urgent.length > 0) return goes(urgent, { ...account, io: account.urgentIo ?? account.io });
  const fitting = mostThatFit(pending, (some) => costOf(some) <= left);
  if (fitting.length > 0) return goes(fitting, account);
  return left > 0 && costOf(pending.slice(0, 1)) > limit
    ? goes(pending.slice(0, 1), account)
    : { kind: 'spent', failure: quotaSpent(resumesAt, account.io.now()) };
};

const goes = (sendings: readonly Sending[], account: OpenAccount): Portion => ({
  kind: 'goes',
  sendings,
  account,
});

/** What is removed to be made anew is not to be gone until tomorrow. */
const secondHalf = ({ step: { does, change } }: Sending) =>
  does === 'remove' && change.action === 'replace'
    ? (toChange({ does: 'create', change }, change.address.id, change.parentRemoteId) ?? [])
    : [];

/** The longest beginning that fits, by halves. */
const mostThatFit = (
  pending: readonly Sending[],
  fits: (some: readonly Sending[]) => boolean,
): readonly Sending[] => {
  let [most, tooMany] = [0, pending.length];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(pending.slice(0, middle))) most = middle;
    else tooMany = middle;
  }
  return pending.slice(0, most);
};
