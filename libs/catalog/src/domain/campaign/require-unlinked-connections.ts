import { platformsOf, type ByPlatform } from '../budget/by-platform';
import { alreadyLinked } from './already-linked';
import type { Campaign } from './campaign';

/** Refuses another connection for a platform while the campaign's object there belongs to the account of the old one. */
export const requireUnlinkedConnections = (
  { platformLinks }: Campaign,
  wanted: ByPlatform<string>,
): void => {
  for (const platform of platformsOf(wanted)) {
    const link = platformLinks[platform];
    if (link && link.connectionId !== wanted[platform]) {
      throw alreadyLinked(platform, link.connectionId);
    }
  }
};
