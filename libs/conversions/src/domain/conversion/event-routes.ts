import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms';
import type { PersonMember } from '../identity/look-up-keys';
import { PLATFORM_FORMS } from '../identity/platform-forms';
import { PLATFORM_OF_CLICK } from './platform-of-click';

/** A platform that an event goes to; `connectionId` is null while it is not connected. */
export interface Route {
  readonly platform: PlatformId;
  readonly connectionId: string | null;
}

interface Connected {
  readonly id: string;
  readonly platform: PlatformId;
  readonly isDefault: boolean;
}

/**
 * Where an event goes. A click belongs to one platform, which gets the event alone, connected or not. Without a click every connected platform that matches
 * by what is known of the person gets it, and counts it only if it knows the person; where none of them is connected the event waits for all of them,
 * since nobody knows yet which will be.
 */
export const eventRoutes = (
  click: ClickId | undefined,
  known: ReadonlySet<PersonMember>,
  connections: readonly Connected[],
): readonly Route[] => {
  const routeTo = (platform: PlatformId): Route => ({
    platform,
    connectionId: connections.find((one) => one.platform === platform && one.isDefault)?.id ?? null,
  });
  if (click) return [routeTo(PLATFORM_OF_CLICK[click.kind])];
  const matching = PLATFORM_IDS.filter((platform) => matchesBy(platform, known)).map(routeTo);
  const connected = matching.filter(({ connectionId }) => connectionId !== null);
  return connected.length > 0 ? connected : matching;
};

const matchesBy = (platform: PlatformId, known: ReadonlySet<PersonMember>): boolean => {
  const { phone, externalId } = PLATFORM_FORMS[platform];
  return (
    known.has('email') ||
    (phone !== undefined && known.has('phone')) ||
    (externalId && known.has('externalId'))
  );
};
