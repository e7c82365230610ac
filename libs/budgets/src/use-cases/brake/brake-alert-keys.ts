import type { LevelScope } from '../../domain';

/** The keys of the alerts of a level, or a connection: one of each is open at a time. */
export const brakeAlertKeys = {
  engaged: (scope: LevelScope): string => `brake:${scope}:engaged`,
  confirmed: (scope: LevelScope): string => `brake:${scope}:confirmed`,
  blind: (connectionId: string): string => `brake:${connectionId}:blind`,
  near: (scope: LevelScope): string => `brake:${scope}:near`,
};
