import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';

import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';
import { fieldsOf } from '../fields/field';
import { checksOf } from './compile-checks';
import { pointer } from './findings';
import { nestedTypeOf } from './nested-type';
import { NotCompilable } from './not-compilable';
import type { Check, MemberPlan, Plan, Rules } from './plan';

/** Reads the metadata of class-validator and class-transformer once and answers what they would decide. `planOf` gives the plans of nested classes, when they are needed. */
export const compilePlan = (dto: Type, planOf: (dto: Type) => Plan): Plan => {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const members = new Map<string, MemberPlan>();
  for (const [name, rules] of Object.entries(getMetadataStorage().groupByPropertyName(metadata))) {
    members.set(name, memberOf(dto, name, rules, planOf));
  }
  return { members };
};

const memberOf = (
  dto: Type,
  name: string,
  rules: ValidationMetadata[],
  planOf: (dto: Type) => Plan,
): MemberPlan => {
  const unsupported = rules.find(
    (rule) => rule.type === ValidationTypes.PROMISE_VALIDATION || (rule.groups?.length ?? 0) > 0,
  );
  if (unsupported) throw new NotCompilable(`${dto.name}.${name} uses promises or groups`);
  const checks = checksOf(rules);
  const isNested = rules.some((rule) => rule.type === ValidationTypes.NESTED_VALIDATION);
  const nested = isNested ? nestedTypeOf(dto, name) : undefined;
  if (isNested && !nested) {
    throw new NotCompilable(`${dto.name}.${name} is nested but has no @Type`);
  }
  return {
    name,
    applies: conditionOf(rules),
    suffix: pointer('', name),
    whole: rulesOf(checks.filter((check) => !check.each)),
    items: rulesOf(checks.filter((check) => check.each)),
    ...(nested ? { nested: () => planOf(nested()) } : {}),
    readOnly: fieldsOf(dto).get(name)?.options.readOnly ?? false,
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
