import type { Type } from '@nestjs/common';
import { Findings } from '../validation/findings';
import { planOf } from '../validation/plan-of';
import { readObject } from '../validation/read';
import { requireObject, throwFindings } from '../validation/validate-body';
import { CHANGES, settleObject } from './settle';

/**
 * RFC 7396 against the record as a GET would answer it. Returns the members that change, objects already merged, null where a member
 * is cleared; members equal to the current ones are left out, so a whole GET body can be edited in one place and sent back.
 * Throws VALIDATION_ERROR with every issue (READ_ONLY for another value of a member that `dto` does not have).
 */
export const acceptPatch = <T extends object>(
  dto: Type<T>,
  body: unknown,
  current: object,
): Partial<T> => {
  const findings = new Findings();
  const changes = settleObject(
    dto,
    requireObject(body),
    current as Record<string, unknown>,
    '',
    findings,
    CHANGES,
  );
  const value = readObject(planOf(dto), changes, '', findings, { partial: true });
  throwFindings(findings);
  return value as Partial<T>;
};
