import type { Account } from '../accounts/account';
import type { Fields } from '../../json/fields';
import type { Members } from '../wire/shape';
import type { Entity, Kind } from './entity';
import type { World } from './world';

/** What the rules of a write may look at. */
export interface WriteScene {
  readonly world: World;
  readonly account: Account;
  /** The API version of the call. */
  readonly version: number;
  /** What was sent, read by its shape. */
  readonly given: Fields;
  /** The stored object, on an update. */
  readonly before?: Entity;
}

/** How one kind of object is made and changed. */
export interface Resource {
  readonly kind: Kind;
  readonly edge: string;
  readonly create: Members;
  readonly required: readonly string[];
  readonly update: Members;
  /** Parameters that steer the call and are not kept. */
  readonly transient: readonly string[];
  /** What it hangs under, by the fields; throws when there is no such one. */
  parentOf(fields: Fields, scene: WriteScene): string | undefined;
  /** Defaults and dropped members of what will be stored. */
  complete(merged: Fields, scene: WriteScene): Fields;
  /** Throws the vendor's refusal for the first rule that what will be stored breaks. */
  check(completed: Fields, scene: WriteScene): void;
  /** Whether the write sends the object to review. */
  isReviewed(scene: WriteScene): boolean;
}
