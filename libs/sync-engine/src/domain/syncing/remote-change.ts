import type { Change } from '@switchyard/platforms/domain';
import type { PlannedChange } from '../planning/plan';
import { type Step, type Wave, wavesOf } from './waves';

/**
 * A step as a connector takes it. `parentRemoteId` is the parent's id as it is known by now.
 * Undefined for steps that no platform sees.
 */
export const toChange = (
  { does, change }: Step,
  id: string,
  parentRemoteId: string | null,
): Change | undefined => {
  const subject = {
    id,
    entity: change.address.entity,
    localId: change.address.id,
    campaignType: change.campaignType,
  };
  const parent = parentRemoteId === null ? {} : { parentRemoteId };
  switch (does) {
    case 'create':
      return {
        action: 'create',
        ...subject,
        ...parent,
        after: change.after ?? {},
        ...(change.released ? { released: change.released } : {}),
      };
    case 'update':
      return {
        action: 'update',
        ...subject,
        ...parent,
        remoteId: change.remoteId ?? '',
        after: change.after ?? {},
        fields: change.fields.map(({ field }) => field),
        seenDigest: change.seenDigest ?? '',
      };
    case 'remove':
      return {
        action: 'remove',
        ...subject,
        ...parent,
        remoteId: change.remoteId ?? '',
        seenDigest: change.seenDigest ?? '',
      };
    case 'adopt':
    case 'import':
    case 'forget':
      return undefined;
    default:
      return does satisfies never;
  }
};

/**
 * The waves of changes that go together as a connector will get them, for its forecast: new parents
 * have no remote id yet.
 */
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
