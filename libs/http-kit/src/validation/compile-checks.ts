import { getMetadataStorage, ValidationTypes, type ValidationArguments } from 'class-validator';

import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';
import type { RuleContext } from '../fields/rule';
import { NotCompilable } from './not-compilable';
import type { Check } from './plan';

const RUNNABLE: ReadonlySet<string> = new Set([
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.IS_DEFINED,
]);

/** The constraints of one member, with the very instances that class-validator would run. */
export const checksOf = (rules: readonly ValidationMetadata[]): Check[] =>
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
