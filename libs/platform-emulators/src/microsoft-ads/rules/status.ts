import { unverifiedCodes } from '../unverified';
import type { Fields } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

/** A client may set Active and Paused; the other states are the service's own. */
export function statusProblems(given: Fields): readonly Problem[] {
  if (given.Status === undefined || given.Status === 'Active' || given.Status === 'Paused') {
    return [];
  }
  return [
    problem(unverifiedCodes.invalidStatus, 'Status', 'Status can be set to Active or Paused.'),
  ];
}
