import type { Complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import type { Customer } from '../state/customer';
import type { Row } from '../state/row';

/** Everything that a rule may look at. */
export interface RuleContext {
  readonly customer: Customer;
  readonly now: Date;
  /** The object as it would be stored. */
  readonly next: Json;
  /** The object before; absent when it is being created. */
  readonly previous?: Row;
}

export type Rule = (context: RuleContext) => readonly Complaint[];

/** What the vendor does beyond its schema with one kind of object. Paths of complaints start at the object. */
export interface KindRules {
  /** Fills in what the vendor fills in when an object is created. */
  defaults(context: RuleContext): Json;
  readonly checks: readonly Rule[];
  /** Last part of the resource name of a new object. */
  nameId(context: RuleContext, nextId: () => string): string;
  /** The object that the vendor gives instead of making a new one. */
  twin?(context: RuleContext): Row | undefined;
  /** Why this object cannot be updated at all. */
  frozen?(row: Row): readonly Complaint[];
  /** Why this object cannot be removed now. */
  removal?(row: Row, customer: Customer): readonly Complaint[];
}
