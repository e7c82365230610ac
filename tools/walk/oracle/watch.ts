import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { Wishes } from '../actors/wishes';
import { LEVELS, remotesOf, type RemoteAccount } from './remote-view';
import { withoutReleased } from './released-view';

/** What must be true at every moment; answers what is not. What was released may stand beside what was made anew. */
export const watched = (
  emulators: LocalEmulators,
  account: RemoteAccount,
  wishes: Wishes,
  released: ReadonlySet<string>,
): readonly string[] => {
  const ours = withoutReleased(
    LEVELS.flatMap((level) => remotesOf(emulators, account, level)),
    released,
  );
  return LEVELS.flatMap((level) => {
    const held = ours.filter((one) => one.level === level && one.token !== '');
    const seen = new Set<string>();
    const twice = held.filter(({ token }) => seen.size === seen.add(token).size);
    const unwanted =
      level === 'campaign'
        ? held.filter(({ isRunning, token }) => isRunning && !wishes.running.has(token))
        : [];
    return [
      ...twice.map(({ token, platform }) => `two objects of ${token} on ${platform}`),
      ...unwanted.map(
        ({ token, platform }) => `${token} runs on ${platform}, and nobody ever wanted it to`,
      ),
    ];
  });
};
