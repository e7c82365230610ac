import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { LocalModel } from '../actors/local-model';
import { LEVELS, remotesOf, type RemoteAccount } from './remote-view';

/** What must be true at every moment; answers what is not. */
export const watched = (emulators: LocalEmulators, account: RemoteAccount, model: LocalModel): readonly string[] =>
  LEVELS.flatMap((level) => {
    const held = remotesOf(emulators, account, level).filter(({ token }) => token !== '');
    const seen = new Set<string>();
    const twice = held.filter(({ token }) => seen.size === seen.add(token).size);
    const unwanted = level === 'campaign' ? held.filter(({ isRunning, token }) => isRunning && !model.wantedRunning.has(token)) : [];
    return [
      ...twice.map(({ token, platform }) => `two objects of ${token} on ${platform}`),
      ...unwanted.map(({ token, platform }) => `${token} runs on ${platform}, and nobody ever wanted it to`),
    ];
  });
