import type { Type } from '@nestjs/common';
import type { Findings } from '../validation/findings';
import { planOf } from '../validation/plan-of';
import { readMember } from '../validation/read';
import type { Field } from './field';

/** A class with the one member `value`, so that a field can be checked where there is no class of its own. */
export const holderOf = (value: Field): Type => {
  class Holder {}
  value(Holder.prototype, 'value');
  return Holder;
};

/** Reads a value by the rules of the held field; what is wrong is reported under `path`. */
export const readHeld = (
  holder: Type,
  value: unknown,
  path: string,
  findings: Findings,
): unknown => {
  const member = planOf(holder).members.get('value');
  return member && readMember(member, { value }, path, findings);
};
