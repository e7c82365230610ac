import { Refusal } from '@switchyard/kernel';

export const onlyExclusions = (): Refusal =>
  new Refusal(
    'ONLY_EXCLUSIONS',
    'Every place is an exclusion, so nothing would be left to show ads in. Include at least one place.',
  );
