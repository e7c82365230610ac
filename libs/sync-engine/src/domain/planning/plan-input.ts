import type { PlatformId } from '@switchyard/kernel';
import type { EntityKind, Json } from '@switchyard/platforms';
import type { Address, BasisPart, Binding, Desired, Resolution, Seen, UnboundObject } from './plan';
import type { OpenRelease } from './releases';
import type { UnansweredUpdate } from './unanswered-writes';

/**
 * One campaign on one platform, whole: what the options of a preview leave out must be left out of
 * `desired` and of `bindings` alike, else it reads as a removal. No wanted object stands without
 * its parent.
 */
export interface PlanInput {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly campaignId: string;
  /** Stated in the basis, where nothing but releases is planned. */
  readonly only?: BasisPart['only'];
  /** Empty when the campaign is to go from the platform. */
  readonly desired: readonly Desired[];
  readonly bindings: readonly Binding[];
  readonly seen: readonly Seen[];
  readonly resolutions: readonly Resolution[];
  /** Sends again every field that equals the last applied value on both sides; nothing else. */
  readonly force: boolean;
  readonly immutable: (entity: EntityKind) => readonly string[];
  /**
   * Whether our catalog can say this value; a value that it cannot is never imported. All can, when
   * absent.
   */
  readonly canCarry?: (address: Address, field: string, value: Json) => boolean;
  /**
   * Whether imports of the same plan bring our side to what was seen of a field, so that only our
   * memory of it is left to be brought up to date.
   */
  readonly comesAlong?: (address: Address, field: string) => boolean;
  /**
   * Releases of this campaign on this account that something is left to do for, sorted by remote
   * id.
   */
  readonly releases?: readonly OpenRelease[];
  /**
   * Released campaigns that stay on the platform and have the name that the campaign needs there.
   * They are renamed.
   */
  readonly renames?: readonly OpenRelease[];
  /** Remote ids of all that was ever released of this campaign on this platform, oldest first. */
  readonly released?: readonly string[];
  /** What is bound and not wanted is given up here, and nothing of it changes on the platform. */
  readonly letGo?: boolean;
  /**
   * Whether the plan is about a field at all: other local changes wait, other remote changes are
   * reported as drift. All fields are, when absent.
   */
  readonly concerns?: (address: Address, field: string) => boolean;
  /**
   * What creates without an answer made: bound again where it is wanted, taken away where it is
   * not.
   */
  readonly unboundObjects?: readonly UnboundObject[];
  /**
   * Unanswered updates of bound objects: values that they asked for and that are there came from
   * them.
   */
  readonly unanswered?: readonly UnansweredUpdate[];
}
