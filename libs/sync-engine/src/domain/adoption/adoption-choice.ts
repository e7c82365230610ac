import { type AccountBudget, inBudgetCurrency } from '@switchyard/budgets/domain';
import { CAMPAIGN_TYPES, type CampaignType } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Capabilities, Finding, Observed } from '@switchyard/platforms/domain';
import type { Address, PlanWarning } from '../planning/plan';
import { adoptTree } from './adopted-tree';
import { type Adoption, type AdoptionWorld, lostFields } from './adoption';

/**
 * If a platform does not distinguish types of campaigns, the type with the same meaning comes
 * first.
 */
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
  const reported = observed.find(({ entity }) => entity === 'campaign')?.campaignType;
  const types = supportedTypes(world.platform.capabilities).filter(
    (type) => reported === undefined || type === reported,
  );
  if (types.length === 0) return { kind: 'type unknown', type: reported ?? 'UNKNOWN' };
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

const finding = (
  platform: PlatformId,
  remoteId: string,
  code: Finding['code'],
  message: string,
  fix: string,
): Finding => ({
  kind: 'requirement',
  source: 'switchyard',
  code,
  platform,
  entity: { type: 'campaign', id: remoteId },
  field: null,
  message,
  fix,
});

export const remoteNotFound = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_NOT_FOUND',
    'The ad account has no campaign with this id.',
    'Check the id on the platform. Removed campaigns cannot be adopted.',
  );
export const alreadyOurs = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_ALREADY_LINKED',
    'This campaign is already linked here.',
    'Remove it from `adopt`. Every plan includes it.',
  );
/** It carries our mark and was permanently released. */
export const releasedBefore = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_RELEASED',
    'This campaign was created here and unlinked. An unlinked campaign cannot be adopted.',
    'Remove it from `adopt`, or copy it on the platform and adopt the copy.',
  );
/** The finding does not say which Space has it. */
export const remoteClaimed = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'REMOTE_CLAIMED',
    'This campaign belongs to another Space.',
    'Unlink it in the other Space first. A remote campaign belongs to one Space.',
  );
export const typeUnsupported = (platform: PlatformId, id: string, type: string): Finding => ({
  ...finding(
    platform,
    id,
    'CAMPAIGN_TYPE_UNSUPPORTED',
    `Campaigns of type ${type} cannot be adopted.`,
    'Remove it from `adopt`. It continues unchanged on the platform.',
  ),
  actual: type,
});
export const notHoldable = (platform: PlatformId, id: string): Finding =>
  finding(
    platform,
    id,
    'CAMPAIGN_NOT_HOLDABLE',
    'An adopted campaign needs a name and a daily budget. This campaign has no name, or another kind of budget.',
    'Set a name and a daily budget on the platform.',
  );
export const nameTakenHere = (platform: PlatformId, id: string, name: string): Finding => ({
  ...finding(
    platform,
    id,
    'NAME_TAKEN',
    `A campaign of this Space already has the name "${name}".`,
    'Rename one of the two campaigns, here or on the platform.',
  ),
  field: 'name',
  actual: name,
});

/**
 * An adopted campaign keeps the currency of its ad account: where the account's budget has another
 * one, it says how the campaign counts there.
 */
export const currencyWarnings = (
  address: Address,
  currency: string,
  budget: Pick<AccountBudget, 'currency' | 'ratesMicros'>,
): readonly PlanWarning[] => {
  if (currency === budget.currency) return [];
  const isAdded = inBudgetCurrency(0, currency, budget) !== undefined;
  const counts = isAdded
    ? 'It is converted with the rate of your budget'
    : 'Your budget has no rate for it, so no sum includes it';
  return [
    {
      address,
      code: 'CURRENCY_MISMATCH',
      field: 'currency',
      message: `The campaign spends in ${currency}, and your budget is in ${budget.currency}. ${counts}.`,
    },
  ];
};
