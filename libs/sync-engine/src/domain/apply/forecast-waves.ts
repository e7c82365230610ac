import type { Change } from '@switchyard/platforms';
import { wavesOf, type PlannedChange } from '../plan';
import { toChange } from './to-change';

/** The waves of an account's changes as a connector will get them, for its forecast: new parents have no remote id yet. */
export const forecastWaves = (changes: readonly PlannedChange[]): readonly (readonly Change[])[] =>
  wavesOf(changes)
    .map(({ steps }) => steps.flatMap((step) => toChange(step, step.change.address.id, step.change.parentRemoteId ?? step.change.parentId) ?? []))
    .filter((wave) => wave.length > 0);
