import { Clock, Ids, type IdPrefix } from '@switchyard/kernel';
import { TimeSortedIds } from '@switchyard/kernel';

/** A clock that stands still until it is moved. */
export class FakeClock extends Clock {
  constructor(private moment = new Date('2026-11-21T12:00:00.000Z')) {
    super();
  }

  now(): Date {
    return this.moment;
  }

  set(moment: Date): void {
    this.moment = moment;
  }

  advance(milliseconds: number): void {
    this.moment = new Date(this.moment.getTime() + milliseconds);
  }
}

/** Real ids, and the list of those it gave. */
export class RecordedIds extends Ids {
  readonly given: string[] = [];
  private readonly real = new TimeSortedIds();

  next(prefix: IdPrefix): string {
    const id = this.real.next(prefix);
    this.given.push(id);
    return id;
  }
}
