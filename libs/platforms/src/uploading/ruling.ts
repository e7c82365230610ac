import type { Verdict } from '../port/verdict';

/**
 * What a platform's word for an item means here. `already`: it is there, which a retry finds. `again`: nothing certain is known,
 * so it is sent again.
 */
export type Ruling =
  'already' | 'waiting' | 'refused' | 'skipped' | 'unsupported' | 'held' | 'again';

export interface Said {
  readonly code: string;
  readonly message: string;
}

/** The verdict of a ruling. `until` is what a wait is for, in milliseconds since the epoch. */
export const verdictOf = (ruling: Ruling, { code, message }: Said, until: number): Verdict => {
  switch (ruling) {
    case 'already':
      return { outcome: 'taken', already: true };
    case 'waiting':
      return { outcome: 'waiting', until, code, message };
    case 'again':
      return { outcome: 'unknown', code, message };
    case 'refused':
    case 'skipped':
    case 'unsupported':
    case 'held':
      return { outcome: ruling, code, message };
  }
};
