import type { IssueCode } from '@switchyard/kernel';
import type { Shape } from './shape';

/** One class-validator constraint, ready to run. */
export interface Check {
  readonly code: IssueCode;
  readonly message: string;
  readonly each: boolean;
  readonly reference: boolean;
  readonly shape?: Shape;
  passes(value: unknown, owner: object): boolean;
}

export interface MemberPlan {
  readonly name: string;
  /** False where class-validator would skip the member (ValidateIf, IsOptional). */
  readonly applies: (owner: object, value: unknown) => boolean;
  readonly checks: readonly Check[];
  readonly itemChecks: readonly Check[];
  /** The plan of the object, or of each object in the list. */
  readonly nested?: () => Plan;
  readonly readOnly: boolean;
}

/** Everything that a DTO class asks of a value, worked out once. */
export interface Plan {
  readonly members: ReadonlyMap<string, MemberPlan>;
}
