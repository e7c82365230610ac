import type { System } from '@switchyard/test-kit';

/** Before the requests of one sync are counted: no round is under way, and none begins within the hour. What the sync itself brings forward begins a minute after it. */
export const letRoundsRest = (system: System): Promise<void> =>
  system.rounds.rest('account', 'delivery', 'figures', 'brake');
