import { CAMPAIGN_TYPES, type CampaignType } from '@switchyard/catalog/domain';
import type { Capabilities, Observed } from '@switchyard/platforms';
import { adoptTree } from './adopt-tree';
import type { Adoption, AdoptionWorld } from './adoption';
import { lostFields } from './lost-fields';

/** Where a platform does not tell types of campaigns apart, what says as much comes first. */
const PREFERRED: readonly CampaignType[] = [
  'SOCIAL',
  'CONVERSATIONAL',
  'DISPLAY',
  'SEARCH',
  'PERFORMANCE_MAX',
];

export type ChosenAdoption =
  | { readonly kind: 'adopted'; readonly type: CampaignType; readonly adoption: Adoption }
  | { readonly kind: 'type unknown'; readonly type: string }
  | { readonly kind: 'not holdable' };

/** The tree of a remote campaign as the type of campaign that says most of it. */
export const chooseAdoption = (
  observed: readonly Observed[],
  world: AdoptionWorld,
): ChosenAdoption => {
  const told = observed.find(({ entity }) => entity === 'campaign')?.campaignType;
  const types = supportedTypes(world.platform.capabilities).filter(
    (type) => told === undefined || type === told,
  );
  if (types.length === 0) return { kind: 'type unknown', type: told ?? 'UNKNOWN' };
  const best = types
    .flatMap((type) => rated(type, adoptTree(observed, type, world)))
    .sort((one, other) => one.lost - other.lost)[0];
  return best
    ? { kind: 'adopted', type: best.type, adoption: best.adoption }
    : { kind: 'not holdable' };
};

const supportedTypes = ({
  campaignTypes,
}: Pick<Capabilities, 'campaignTypes'>): readonly CampaignType[] =>
  [...PREFERRED, ...CAMPAIGN_TYPES.filter((type) => !PREFERRED.includes(type))].filter(
    (type) => campaignTypes[type] !== 'unsupported',
  );

/** An object that is left out weighs more than any field. */
const OBJECT = 1_000;

const rated = (type: CampaignType, adoption: Adoption | undefined) =>
  adoption
    ? [
        {
          type,
          adoption,
          lost:
            adoption.left.length * OBJECT +
            adoption.objects.reduce((sum, one) => sum + lostFields(one).length, 0),
        },
      ]
    : [];
