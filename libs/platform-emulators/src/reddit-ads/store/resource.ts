import type { Account } from '../accounts/account';
import type { FieldError } from '../wire/field-error';
import type { Fields } from '../../json/fields';
import type { ObjectShape } from '../wire/shape';
import type { Entity, Level } from './entity';
import type { World } from './world';

/** What the rules of one object may look at besides the object itself. */
export interface Scene {
  readonly world: World;
  readonly account: Account;
  /** The members as they were sent. */
  readonly given: Fields;
  /** The stored object, on update. */
  readonly before?: Entity;
}

/** How one level of the tree is made, changed and read (platform document 3b). */
export interface Resource {
  readonly kind: Level;
  /** As in paths: `/ad_groups/{id}`. */
  readonly path: string;
  /** As a person says it. */
  readonly title: string;
  readonly create: ObjectShape;
  readonly patch: ObjectShape;
  /** The id of what it lies in. */
  parentOf(fields: Fields, scene: Scene): string;
  /** Defaults and the vendor's own spelling of the merged members. */
  complete(merged: Fields, scene: Scene): Fields;
  /** What is wrong with the completed members, all of it. */
  problems(completed: Fields, scene: Scene): readonly FieldError[];
  /** Whether a change sends the object to review. */
  isReviewed(completed: Fields, before?: Entity): boolean;
  /** The object as the vendor answers it, without what every level has. */
  read(entity: Entity, world: World): Fields;
}
