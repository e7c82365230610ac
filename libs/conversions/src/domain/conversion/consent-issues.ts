import type { Issue } from '@switchyard/kernel';
import { CONSENTS, type ConsentSignal, type ConsentState } from './consent-signal';

const MEMBERS = ['ad_user_data', 'ad_personalization'] as const;

/** What is wrong with a consent signal. */
export const consentIssues = (consent: ConsentSignal | undefined, path: string): Issue[] =>
  MEMBERS.flatMap((member): Issue[] => {
    const state: ConsentState | undefined = consent?.[member];
    return state === undefined || CONSENTS.includes(state)
      ? []
      : [
          {
            path: `${path}/consent/${member}`,
            code: 'NOT_ONE_OF',
            message: `${member} must be one of ${CONSENTS.join(', ')}`,
          },
        ];
  });

/** What a person agreed to last: the later signal wins, member by member. Null where nobody said anything. */
export const mergeConsent = (
  earlier: readonly (ConsentSignal | null)[],
  later: ConsentSignal | null,
): ConsentSignal | null => {
  const merged = Object.assign({}, ...earlier, later) as ConsentSignal;
  return Object.keys(merged).length === 0 ? null : merged;
};
