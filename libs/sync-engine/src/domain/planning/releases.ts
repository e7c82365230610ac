import { digestOf, type PlatformId } from '@switchyard/kernel';
import type { Attributes, Observed } from '@switchyard/platforms/domain';
import type { FieldChange, PlannedChange } from './plan';
import { compareText } from './standing';

/** A release that something is left to do for, with what the campaign is now. */
export interface OpenRelease {
  readonly released: Released;
  readonly attributes: Attributes;
}

export interface SortedReleases {
  /** Sorted by remote id. */
  readonly open: readonly OpenRelease[];
  /** Gone, or as it is to be: nothing is left to do. */
  readonly done: readonly Released[];
}

/**
 * Separates the releases to send from those that are done already, by the state of the platform. A
 * campaign that is shown twice counts as it is shown first: whole, before it is shown as the holder
 * of a name.
 */
export const sortReleases = (
  due: readonly Released[],
  observed: readonly Pick<Observed, 'entity' | 'remoteId' | 'attributes'>[],
): SortedReleases => {
  if (due.length === 0) return { open: [], done: [] };
  const seen = new Map(
    observed
      .toReversed()
      .filter(({ entity }) => entity === 'campaign')
      .map(({ remoteId, attributes }) => [remoteId, attributes]),
  );
  const open = due.flatMap((released): readonly OpenRelease[] => {
    const attributes = seen.get(released.remoteId);
    return attributes && isLeftToDo(released, attributes) ? [{ released, attributes }] : [];
  });
  const opened = new Set(open.map(({ released }) => released));
  return {
    open: open.sort((one, other) => compareText(one.released.remoteId, other.released.remoteId)),
    done: due.filter((one) => !opened.has(one)),
  };
};

const isLeftToDo = ({ effect }: Released, attributes: Attributes): boolean => {
  switch (effect) {
    case 'PAUSE':
      return attributes['status'] === 'ENABLED';
    case 'REMOVE':
      return true;
    case 'LEAVE':
      return false;
    default:
      return effect satisfies never;
  }
};

/**
 * Renames a campaign that was left on the platform: the campaign that is made anew there needs its
 * name.
 */
export const plannedRename = ({ released, attributes }: OpenRelease): PlannedChange => {
  const before = String(attributes['name'] ?? '');
  const after = nameAfterRelease(before, released.remoteId);
  return {
    ...aboutReleased({ released, attributes }),
    fields: [{ field: 'name', before, after, owner: 'local' }],
    after: { ...attributes, name: after },
    reason:
      'It was unlinked and left as it was. Its name is needed by the campaign that is created anew.',
  };
};

/** Pauses or removes a campaign that is ours no more. It has no binding, and gets none. */
export const plannedRelease = ({ released, attributes }: OpenRelease): PlannedChange => {
  const goes = released.effect === 'REMOVE';
  const budget = attributes['budgetMicros'] ?? null;
  const fields: readonly FieldChange[] = [
    ...(goes && budget !== null
      ? [{ field: 'budgetMicros', before: budget, after: null, owner: 'local' as const }]
      : []),
    {
      field: 'status',
      before: attributes['status'] ?? null,
      after: goes ? 'REMOVED' : 'PAUSED',
      owner: 'local',
    },
  ];
  return {
    ...aboutReleased({ released, attributes }),
    fields,
    after: goes ? null : { ...attributes, status: 'PAUSED' },
    reason: goes ? 'It was unlinked and is to go.' : 'It was unlinked and is not to run any more.',
  };
};

const aboutReleased = ({
  released: { platform, connectionId, campaignId, remoteId, name, campaignType },
  attributes,
}: OpenRelease) => ({
  action: 'release' as const,
  address: { platform, connectionId, campaignId, entity: 'campaign' as const, id: campaignId },
  parentId: null,
  name,
  campaignType,
  remoteId,
  parentRemoteId: null,
  seenDigest: digestOf(attributes),
});

/** What is done on the platform to a campaign that is ours no more. */
export const RELEASE_EFFECTS = ['PAUSE', 'REMOVE', 'LEAVE'] as const;
export type ReleaseEffect = (typeof RELEASE_EFFECTS)[number];

/**
 * A campaign of an ad account that was unlinked: it is never taken for ours again, by whatever mark
 * it carries.
 */
export interface Released {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly externalAccountId: string;
  readonly campaignId: string;
  readonly remoteId: string;
  readonly name: string;
  readonly campaignType: string;
  readonly effect: ReleaseEffect;
}

/** What every platform takes as a campaign's name is at least this long. */
const SURELY_TAKEN = 100;

/**
 * What an unlinked campaign is called on the platform, so that its name is free for the next one.
 * Unique as the remote id is.
 */
export const nameAfterRelease = (name: string, remoteId: string): string => {
  const suffix = ` (unlinked ${remoteId.slice(-40)})`;
  if (name.endsWith(suffix)) return name;
  const room = Math.max(name.length, SURELY_TAKEN) - suffix.length;
  const kept = [...name];
  while (kept.join('').length > room) kept.pop();
  return `${kept.join('').trimEnd()}${suffix}`;
};
