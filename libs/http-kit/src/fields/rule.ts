import type { IssueCode } from '@switchyard/kernel';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import type { Shape } from '../validation/shape';

/** A class-validator rule that can be put on a value or on each item of a list. */
export type Rule = (each: boolean) => PropertyDecorator;

/** What a rule carries beside its message, read by the compiled plan. */
export interface RuleContext {
  readonly code: IssueCode;
  /** A malformed id is not a wrong field but a thing that does not exist: 404. */
  readonly reference?: boolean;
  /** Looks inside a value that one yes or no cannot describe. */
  readonly shape?: Shape;
}

/** The options of a class-validator decorator: stable code, message for people. `$property` becomes the member's name. */
export const says = (context: RuleContext, message: string, each: boolean): ValidationOptions => ({
  each,
  context,
  message: `$property ${message}`,
});

/** A rule that class-validator has no decorator for. */
export const must =
  (name: string, context: RuleContext, message: string, test: (value: unknown) => boolean): Rule =>
  (each) =>
    ValidateBy(
      { name, validator: { validate: (value: unknown) => test(value) } },
      says(context, message, each),
    );
