import type { Change } from '@switchyard/platforms';
import { wavesOf, type PlannedChange, type Wave } from '../plan';
import { toChange } from './to-change';

/** The waves of changes that go together as a connector will get them, for its forecast: new parents have no remote id yet. */
export const forecastWaves = (
  changes: readonly PlannedChange[],
  isMeant: (wave: Wave) => boolean = () => true,
): readonly (readonly Change[])[] =>
  wavesOf(changes)
    .filter(isMeant)
    .map(({ steps }) =>
      steps.flatMap(
        (step) =>
          toChange(
            step,
            step.change.address.id,
            step.change.parentRemoteId ?? step.change.parentId,
          ) ?? [],
      ),
    )
    .filter((wave) => wave.length > 0);
