import type { Entity, Kind } from '../store/entity';
import type { Fields } from '../../json/fields';
import type { Check } from '../wire/shape';
import type { Scene } from './scene';

export type ResourceKind = Extract<Kind, 'campaign' | 'ad_group' | 'ad'>;

/** One level of the hierarchy: campaign, ad group, ad (platform document 4b). */
export interface Resource {
  readonly kind: ResourceKind;
  /** As paths and messages name it. */
  readonly path: string;
  readonly label: string;
  /** The member of a create that names the parent; none for campaigns. */
  readonly parent?: {
    readonly kind: ResourceKind;
    readonly member: string;
    readonly label: string;
  };
  readonly createShape: Check;
  readonly updateShape: Check;
  /** What an `include[]` may ask for. */
  readonly includes: readonly string[];
  /** Refuses a create without an Idempotency-Key where the body needs one. */
  needsKey(body: Fields): boolean;
  /** The object as it will be stored, with defaults; refuses what breaks a rule. `before` is what is stored, on update. */
  settle(given: Fields, scene: Scene, parentId: string, before?: Entity): Fields;
  /** Whether a write sends the object to review. */
  isReviewed(after: Fields, before?: Entity): boolean;
  /** Members beside id, times and name; `baseUrl` starts absolute addresses. */
  read(entity: Entity, scene: Scene, baseUrl: string): Fields;
  /** What `include[]` adds. */
  readIncluded(entity: Entity, scene: Scene, name: string): unknown;
}
