import type { VendorAnswer } from '../../vendor';
import type { Account } from '../accounts/account';
import type { Entity, Kind, Review } from '../store/entity';
import type { World } from '../store/world';
import type { Call } from '../wire/call';
import type { Fields } from '../../json/fields';
import type { Dialect, Problem } from '../wire/problem';
import type { RecordShape } from '../wire/shape';

/** A create or update while it is being judged. */
export interface Scene {
  readonly world: World;
  readonly account: Account;
  readonly before?: Entity;
  /** The whole object as it would be stored. */
  readonly fields: Fields;
}

/** One of the ad resources below an account: how it is written, judged and read. */
export interface Resource {
  readonly kind: Kind;
  /** The last part of its path: `adCampaigns`. */
  readonly collection: string;
  readonly dialect: Dialect;
  readonly shape: RecordShape;
  /** Members that only the service sets. */
  readonly readOnly: readonly string[];
  readonly required: readonly string[];
  /** The stored id behind a key of a path or a batch; undefined when it is no key. */
  idOf(key: string): string | undefined;
  /** The key as answers give it. */
  keyOf(id: string): string;
  /** Defaults that the vendor fills in, and members as reads give them back. */
  complete(fields: Fields, scene: Omit<Scene, 'fields'>): Fields;
  problems(scene: Scene): readonly Problem[];
  parentOf(fields: Fields): string | undefined;
  /** The review after a write; undefined for what is not reviewed. */
  reviewAfter?(fields: Fields, before: Entity | undefined, now: number): Review | undefined;
  read(entity: Entity, world: World): Fields;
  isDraft(entity: Entity, world: World): boolean;
  search(call: Call, account: Account): VendorAnswer;
}
