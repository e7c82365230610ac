import type { Account } from '../accounts/account';
import { unverifiedCodes } from '../unverified';
import { type Fields, numberIn, objectIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { amountProblems } from './amount';

/** A bid member `{ Amount }`, where it is set. */
export function bidProblems(account: Account, fields: Fields, member: string): readonly Problem[] {
  if (fields[member] === undefined) return [];
  const amount = numberIn(objectIn(fields, member), 'Amount');
  if (amount === undefined) {
    return [problem(unverifiedCodes.invalidBid, member, 'A bid needs an Amount.')];
  }
  return amountProblems(account, amount, `${member}.Amount`, unverifiedCodes.invalidBid);
}

/** A bid with a null amount takes the bid away (from memory, unverified): the next level's bid counts again. */
export function withoutEmptyBid(fields: Fields, member: string): Fields {
  const isEmpty =
    fields[member] !== undefined && numberIn(objectIn(fields, member), 'Amount') === undefined;
  return isEmpty ? { ...fields, [member]: null } : fields;
}
