import type { Type } from '@nestjs/common';
import { Findings } from '../validation/findings';
import { planOf } from '../validation/plan-of';
import { readObject } from '../validation/read';
import { requireObject, throwFindings } from '../validation/validate-body';
import { REPLACED, settleObject } from './settle';

/** A PUT body: checked whole, after read-only members that equal the current ones were taken out. */
export const acceptWhole = <T extends object>(dto: Type<T>, body: unknown, current: object): T => {
  const findings = new Findings();
  const given = settleObject(
    dto,
    requireObject(body),
    current as Record<string, unknown>,
    '',
    findings,
    REPLACED,
  );
  const value = readObject(planOf(dto), given, '', findings);
  throwFindings(findings);
  return value as T;
};
