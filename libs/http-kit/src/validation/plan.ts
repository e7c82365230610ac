import type { Type } from '@nestjs/common';
import type { IssueCode } from '@switchyard/kernel';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';
import { fieldsOf, type FieldSpec, type RuleContext } from '../fields/field';
import { pointer, type Shape } from './findings';

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

/** A rule as class-validator keeps it; the package exports no name for it. */
type ValidationMetadata = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

/**
 * Reads the rules of class-validator and the fields of the DTO once and returns what
 * class-validator would decide. Plans of nested classes are compiled when they are needed.
 */
const compilePlan = (dto: Type): Plan => {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const fields = fieldsOf(dto);
  const members = new Map<string, MemberPlan>();
  for (const [name, rules] of Object.entries(getMetadataStorage().groupByPropertyName(metadata))) {
    members.set(name, memberOf(dto, name, rules, fields.get(name)));
  }
  return { members };
};

const memberOf = (
  dto: Type,
  name: string,
  rules: readonly ValidationMetadata[],
  spec: FieldSpec | undefined,
): MemberPlan => {
  const unsupported = rules.find(
    (rule) => rule.type === ValidationTypes.PROMISE_VALIDATION || (rule.groups?.length ?? 0) > 0,
  );
  if (unsupported) throw new NotCompilable(`${dto.name}.${name} uses promises or groups`);
  const checks = checksOf(rules);
  const isNested = rules.some((rule) => rule.type === ValidationTypes.NESTED_VALIDATION);
  const nested = isNested ? spec?.nested : undefined;
  if (isNested && !nested) {
    throw new NotCompilable(`${dto.name}.${name} is nested but is no field that names its class`);
  }
  return {
    name,
    applies: conditionOf(rules),
    suffix: pointer('', name),
    whole: rulesOf(checks.filter((check) => !check.each)),
    items: rulesOf(checks.filter((check) => check.each)),
    ...(nested ? { nested: () => planOf(nested()) } : {}),
    readOnly: spec?.options.readOnly ?? false,
  };
};

const rulesOf = (checks: readonly Check[]): Rules => {
  const shape = checks.find((check) => check.shape)?.shape;
  return { checks: checks.filter((check) => !check.shape), ...(shape ? { shape } : {}) };
};

const conditionOf = (rules: readonly ValidationMetadata[]): MemberPlan['applies'] => {
  const conditions = rules
    .filter((rule) => rule.type === ValidationTypes.CONDITIONAL_VALIDATION)
    .map((rule) => rule.constraints[0] as MemberPlan['applies']);
  const [first, ...others] = conditions;
  if (first && others.length === 0) return first;
  return (owner, value) => conditions.every((holds) => holds(owner, value));
};

/**
 * A DTO that uses what the plan cannot do (validation groups, promises) fails loudly instead of
 * being checked less.
 */
class NotCompilable extends Error {}

const RUNNABLE: ReadonlySet<string> = new Set([
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.IS_DEFINED,
]);

/** The constraints of one member, with the very instances that class-validator would run. */
const checksOf = (rules: readonly ValidationMetadata[]): Check[] =>
  rules
    .filter((rule) => RUNNABLE.has(rule.type))
    .flatMap((rule) =>
      getMetadataStorage()
        .getTargetValidatorConstraints(rule.constraintCls)
        .map(({ instance, async }) => {
          if (async) throw new NotCompilable(`${rule.propertyName} has an asynchronous rule`);
          const args: { -readonly [K in keyof ValidationArguments]: ValidationArguments[K] } = {
            constraints: rule.constraints,
            property: rule.propertyName,
            targetName: '',
            object: {},
            value: undefined,
          };
          const context = rule.context as RuleContext | undefined;
          return {
            code: context?.code ?? 'BAD_FORMAT',
            claim: claimOf(rule, instance.defaultMessage?.bind(instance)),
            each: rule.each,
            reference: context?.reference ?? false,
            ...(context?.shape ? { shape: context.shape } : {}),
            passes: (value: unknown, owner: object): boolean => {
              if (rule.validateIf && !rule.validateIf(owner, value)) return true;
              args.object = owner;
              args.value = value;
              return instance.validate(value, args) === true;
            },
          };
        }),
    );

const claimOf = (
  rule: ValidationMetadata,
  byDefault: ((args?: ValidationArguments) => string) | undefined,
): string => {
  const text =
    typeof rule.message === 'string' && rule.message !== ''
      ? rule.message
      : byDefault?.({
          constraints: rule.constraints,
          property: rule.propertyName,
          targetName: '',
          object: {},
          value: undefined,
        });
  return (text ?? '$property is not valid')
    .replace(/^(each value in )?\$property /, '')
    .replaceAll('$property', rule.propertyName)
    .replace(/\$constraint(\d+)/g, (_all, place: string) =>
      String(rule.constraints[Number(place) - 1]),
    );
};

const PLANS = new WeakMap<Type, Plan>();

/** The plan of a DTO class: compiled at its first use, never again. */
export const planOf = (dto: Type): Plan => {
  const known = PLANS.get(dto);
  if (known) return known;
  const plan = compilePlan(dto);
  PLANS.set(dto, plan);
  return plan;
};
