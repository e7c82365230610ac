import type { SpendBook } from '../../delivery/spend-book';
import type { Verdict } from '../../vendor';
import type { Store } from './store';

/** One ad account with everything in it. Its manager has no objects of its own. */
export interface Customer {
  readonly id: string;
  readonly managerId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  status: string;
  /** Whether Google lets this customer upload clicks, which it stopped for newcomers on 2026-06-15. */
  uploadsClicks: boolean;
  readonly store: Store;
  readonly spend: SpendBook;
  /** Verdicts of the reviewers by `kind id`, where a person set one. */
  readonly verdicts: Map<string, Verdict>;
  /** Ids given to criteria by their content: the same keyword always has the same id. */
  readonly criterionIds: Map<string, string>;
}

export const customerName = (id: string) => `customers/${id}`;
