import type { Change, CreateChange, UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import { asAssetGroup, type AssetGroupAttributes } from '../attributes/child-attributes';
import type { Write } from '../wire/operation';
import type { ResourceNames } from '../wire/resource-name';
import {
  GROUP_LINKS,
  GROUP_LINK_FIELDS,
  linkMoves,
  wantedGroupLinks,
  type GroupLinkField,
  type LinkMove,
  type WantedLink,
} from './group-links';
import type { Making } from './making';
import { bodyOf, masked, membersOf, stepOf, type Member } from './members';
import { PHASE, type Step } from './step';

/** True for what is an asset group there: the ads of Performance Max. */
export const isAboutAssetGroup = ({ entity, campaignType }: Change): boolean =>
  entity === 'ad' && campaignType === 'PERFORMANCE_MAX';

/** Operations that a create or an update of an asset group takes, as far as its own side tells. */
export const assetGroupCount = (change: CreateChange | UpdateChange): number => {
  const isTouched = (field: string): boolean =>
    change.action === 'create' || change.fields.includes(field);
  const own = Object.keys(ownMembers(asAssetGroup(change.after))).some(isTouched) ? 1 : 0;
  const links = GROUP_LINK_FIELDS.filter(isTouched).flatMap((field) =>
    wantedGroupLinks(field, asAssetGroup(change.after), { assetOf: () => '' }),
  );
  return own + links.reduce((sum, { asset }) => sum + (typeof asset === 'string' ? 1 : 2), 0);
};

/** The operations of one change of an asset group, in the order in which they must be done, for one request of their own. */
export const assetGroupSteps = (
  change: Change,
  seen: Observed | undefined,
  making: Making,
): readonly Step[] => {
  switch (change.action) {
    case 'create':
      return createGroup(change, making);
    case 'update':
      return seen ? updateGroup(change, seen, making) : [];
    case 'remove':
      return [
        stepOf('assetGroupOperation', PHASE.remove, {
          remove: making.names.assetGroup(change.remoteId),
        }),
      ];
  }
};

export const renameAssetGroup = (remoteId: string, name: string, names: ResourceNames): Step =>
  stepOf('assetGroupOperation', PHASE.update, {
    update: { resourceName: names.assetGroup(remoteId), name },
    updateMask: 'name',
  });

const createGroup = (change: CreateChange, making: Making): readonly Step[] => {
  const after = asAssetGroup(change.after);
  const group = making.names.assetGroup(making.temporary());
  const create = {
    resourceName: group,
    campaign: making.names.campaign(change.parentRemoteId ?? ''),
    ...bodyOf(Object.values(ownMembers(after)).flat()),
  };
  const links = GROUP_LINK_FIELDS.flatMap((field) =>
    wantedGroupLinks(field, after, making).flatMap((link) => addSteps(field, group, link, making)),
  );
  return inOrder([stepOf('assetGroupOperation', PHASE.create, { create }), ...links]);
};

const updateGroup = (change: UpdateChange, seen: Observed, making: Making): readonly Step[] => {
  const after = asAssetGroup(change.after);
  const group = making.names.assetGroup(change.remoteId);
  const fields = GROUP_LINK_FIELDS.filter((field) => change.fields.includes(field));
  return inOrder([
    ...masked('assetGroupOperation', group, membersOf(change, ownMembers(after))),
    ...fields.flatMap((field) =>
      movesOf(field, after, seen, making).flatMap((move) => moveSteps(field, group, move, making)),
    ),
  ]);
};

const movesOf = (
  field: GroupLinkField,
  after: AssetGroupAttributes,
  seen: Observed,
  making: Making,
): readonly LinkMove[] => {
  const wanted = wantedGroupLinks(field, after, making);
  return GROUP_LINKS[field].flatMap((fieldType) =>
    linkMoves(
      fieldType,
      wanted.filter((link) => link.fieldType === fieldType),
      seen,
    ),
  );
};

const moveSteps = (
  field: GroupLinkField,
  group: string,
  move: LinkMove,
  making: Making,
): readonly Step[] => {
  switch (move.kind) {
    case 'add':
      return addSteps(field, group, move.link, making);
    case 'remove':
      return [linkStep(field, { remove: move.resourceName })];
    case 'wake':
      return [
        linkStep(field, {
          update: { resourceName: move.resourceName, status: 'ENABLED' },
          updateMask: 'status',
        }),
      ];
  }
};

const addSteps = (
  field: GroupLinkField,
  assetGroup: string,
  { asset, fieldType }: WantedLink,
  { names, temporary }: Making,
): readonly Step[] => {
  if (typeof asset === 'string') {
    return [linkStep(field, { create: { assetGroup, asset, fieldType } })];
  }
  const resourceName = names.asset(temporary());
  return [
    {
      phase: PHASE.createAsset,
      field,
      main: false,
      operation: { kind: 'assetOperation', write: { create: { resourceName, ...asset } } },
    },
    linkStep(field, { create: { assetGroup, asset: resourceName, fieldType } }),
  ];
};

const ownMembers = (group: AssetGroupAttributes): Readonly<Record<string, readonly Member[]>> => ({
  adGroupName: [['name', group.adGroupName]],
  status: [['status', group.status]],
  finalUrl: [['finalUrls', group.finalUrl === null ? null : [group.finalUrl]]],
  path1: [['path1', group.path1]],
  path2: [['path2', group.path2]],
});

/** Moves of links keep the order that they have. */
const linkStep = (field: GroupLinkField, write: Write): Step => ({
  phase: PHASE.createPart,
  field,
  main: false,
  operation: { kind: 'assetGroupAssetOperation', write },
});

const inOrder = (steps: readonly Step[]): readonly Step[] =>
  [...steps].sort((a, b) => a.phase - b.phase);
