import type { Type } from '@nestjs/common';
import { compilePlan } from './compile';
import type { Plan } from './plan';

const PLANS = new WeakMap<Type, Plan>();

/** The plan of a DTO class: compiled at its first use, never again. */
export const planOf = (dto: Type): Plan => {
  const known = PLANS.get(dto);
  if (known) return known;
  const plan = compilePlan(dto, planOf);
  PLANS.set(dto, plan);
  return plan;
};
