import { Refusal } from '@switchyard/kernel';
import { MAX_WINDOWS } from './structured-schedule';

export const tooManyWindows = (actual: number): Refusal =>
  new Refusal(
    'TOO_MANY_WINDOWS',
    `A schedule has at most ${MAX_WINDOWS} windows; this one has ${actual}.`,
    { limit: MAX_WINDOWS, actual },
  );
