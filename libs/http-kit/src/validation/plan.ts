import type { IssueCode } from '@switchyard/kernel';
import type { Shape } from './shape';

/** One class-validator constraint, ready to run. */
export interface Check {
  readonly code: IssueCode;
  /** What the message says after the name of the place. */
  readonly claim: string;
  readonly each: boolean;
  readonly reference: boolean;
  /** Decides in place of `passes`, and says where inside the value. */
  readonly shape?: Shape;
  passes(value: unknown, owner: object): boolean;
}

/** The checks of one value; at most one of them looks inside it. */
export interface Rules {
  readonly checks: readonly Check[];
  readonly shape?: Shape;
}

export interface MemberPlan {
  readonly name: string;
  /** False where class-validator would skip the member (ValidateIf, IsOptional). */
  readonly applies: (owner: object, value: unknown) => boolean;
  /** The name as the last part of a JSON pointer. */
  readonly suffix: string;
  readonly whole: Rules;
  readonly items: Rules;
  /** The plan of the object, or of each object in the list. */
  readonly nested?: () => Plan;
  readonly readOnly: boolean;
}

/** Everything that a DTO class asks of a value, worked out once. */
export interface Plan {
  readonly members: ReadonlyMap<string, MemberPlan>;
}
