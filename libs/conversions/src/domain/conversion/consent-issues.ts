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
