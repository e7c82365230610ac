import type { LevelScope } from '../../domain';

/** The keys of the alerts of a level: one of each is open at a time. */
export const brakeAlertKeys = {
  engaged: (scope: LevelScope): string => `brake:${scope}:engaged`,
  near: (scope: LevelScope): string => `brake:${scope}:near`,
};
