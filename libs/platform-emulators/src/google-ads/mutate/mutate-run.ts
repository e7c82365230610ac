import type { Customer } from '../state/customer';
import type { Row } from '../state/row';
import type { Journal } from '../state/store';
import { TemporaryNames } from './temporary-names';

/** What the operations of one request share. */
export class MutateRun {
  readonly journal: Journal = [];
  names = new TemporaryNames();

  constructor(
    readonly customer: Customer,
    readonly now: Date,
    readonly nextId: () => string,
  ) {}

  put(row: Row): Row {
    this.customer.store.put(row, this.journal);
    return row;
  }

  /** Takes back everything, temporary names too. */
  restart(): void {
    this.rollBackTo(0);
    this.names = new TemporaryNames();
  }

  /** Takes back everything since the mark. */
  rollBackTo(mark: number): void {
    for (const undo of this.journal.splice(mark).reverse()) undo();
  }
}
