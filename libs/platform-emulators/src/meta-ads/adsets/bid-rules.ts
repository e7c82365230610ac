import type { Account } from '../accounts/account';
import { minimumBid } from '../money/minimum-budget';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, numberIn, objectIn, textIn } from '../../json/fields';
import { ruleBroken } from '../wire/refusals';

const CAPPED = ['LOWEST_COST_WITH_BID_CAP', 'COST_CAP'];
const PER_THOUSAND = ['IMPRESSIONS', 'REACH', 'AD_RECALL_LIFT'];
/** Factors of return on spend times 10,000: 0.01 to 1,000 (vendor's page on bid strategies). */
const ROAS = { least: 100, most: 10_000_000 };

/** The amount that a bid strategy asks for is there and large enough, and none that it does not take. */
export function checkBid(fields: Fields, strategy: string, account: Account): void {
  const amount = numberIn(fields, 'bid_amount');
  if (CAPPED.includes(strategy)) return requireAmount(fields, amount, account);
  if (amount !== undefined) {
    throw ruleBroken(
      SUBCODES.bidNotTaken,
      'Bid amount',
      `${strategy} takes no bid_amount.`,
      'bid_amount',
    );
  }
  const floor = numberIn(objectIn(fields, 'bid_constraints'), 'roas_average_floor');
  if (strategy !== 'LOWEST_COST_WITH_MIN_ROAS') return;
  if (floor !== undefined && floor >= ROAS.least && floor <= ROAS.most) return;
  throw ruleBroken(
    SUBCODES.roasMissing,
    'Return on spend',
    `bid_constraints.roas_average_floor must be between ${ROAS.least} and ${ROAS.most}.`,
    'bid_constraints',
  );
}

function requireAmount(fields: Fields, amount: number | undefined, account: Account): void {
  if (amount === undefined) {
    throw ruleBroken(
      SUBCODES.bidMissing,
      'Bid amount required',
      'This bid strategy needs a bid_amount.',
      'bid_amount',
    );
  }
  const least = minimumBid(
    account.currency,
    PER_THOUSAND.includes(textIn(fields, 'optimization_goal')),
  );
  if (amount < least) {
    throw ruleBroken(
      SUBCODES.bidMissing,
      'Bid amount',
      `The bid must be at least ${least}.`,
      'bid_amount',
    );
  }
}
