import type { Account } from '../accounts/account';
import type { ErrorCode } from '../wire/error-code';
import type { Fields } from '../../json/fields';
import type { Problem } from '../wire/problem';
import type { Shape } from '../wire/shape';
import type { Entity, Kind } from './entity';
import type { World } from './world';

/** What the rules of one item may look at besides the item itself. */
export interface RuleScene {
  readonly world: World;
  readonly account: Account;
  readonly parentId: string;
  /** The item as it was sent, without nulls. */
  readonly given: Fields;
  /** The stored object, on update. */
  readonly before?: Entity;
}

/** How one kind of object is added, updated and deleted: aligned batches under one parent (platform document 2b). */
export interface Collection {
  readonly kind: Kind;
  /** Path after `/CampaignManagement/v13`, also the list member's name: `/Campaigns` and `Campaigns`. */
  readonly list: string;
  readonly ids: string;
  /** The body member that names the parent; none where the account header alone selects. */
  readonly parent?: 'AccountId' | 'CampaignId' | 'AdGroupId';
  readonly item: Shape;
  readonly maxPerCall: number;
  readonly codes: { readonly invalidId: ErrorCode; readonly duplicate: ErrorCode };
  /** Members that a client may send and the vendor ignores. */
  readonly readOnly: readonly string[];
  /** Text members that an empty string deletes. */
  readonly clearable: readonly string[];
  /** Defaults, coercions and emptied members of the merged item. */
  complete(merged: Fields, scene: RuleScene): Fields;
  /** What is wrong with the completed item. */
  problems(completed: Fields, scene: RuleScene): readonly Problem[];
  /** Whether a change sends the object back to review. */
  isReviewed(completed: Fields, before?: Entity): boolean;
}
