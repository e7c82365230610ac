import type { System } from '@switchyard/test-kit';

/** Resolves when a fault has struck: with a `delay`, the request is then on its way and has no answer yet. */
export const whenStruck = (system: System): Promise<void> =>
  system.holds(async () => {
    const answer = await fetch(`${system.emulators.url}/_control/faults`);
    const { data } = (await answer.json()) as { data: readonly { readonly struck: number }[] };
    if (!data.some(({ struck }) => struck > 0)) throw new Error('no fault has struck yet');
  });

/** Requests that wrote, or may have written, since the emulators started. */
export const writesSoFar = async (system: System, platform: string): Promise<number> =>
  (await system.emulators.counters()).find((one) => one.platform === platform)?.writes ?? 0;

/** Requests for a new token since the emulators started. */
export const tokensSoFar = async (system: System, platform: string): Promise<number> =>
  (await system.emulators.counters()).find((one) => one.platform === platform)?.auth ?? 0;
