import type { Campaign, CampaignChanges } from '@switchyard/catalog/domain';
import { amountFromMicros, type PlatformId } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';
import type { PlannedChange } from '../plan';
import { platformBudgetMicros, type CampaignTree } from '../snapshot';
import type { SetBackWriter } from './set-back-writer';

/** Removals of the campaign itself. */
export const campaignRemovals = (changes: readonly PlannedChange[]): readonly PlannedChange[] =>
  changes.filter(({ action, address }) => action === 'remove' && address.entity === 'campaign');

/** A campaign that the sync took off a platform because it was removed here comes back; paused, until its own switch is set back. */
export const comesBack = ({ campaign }: CampaignTree, changes: readonly PlannedChange[]): boolean =>
  campaign.status === 'REMOVED' && campaignRemovals(changes).length > 0;

/** The switch of a campaign that came back, and the platforms that it was taken off, with their budgets. One that the Emergency Brake holds stays paused: our catalog refuses. */
export const putCampaignBack = (
  writer: SetBackWriter,
  changes: readonly PlannedChange[],
  isBack: boolean,
  timeZone: string,
): void => {
  const removals = campaignRemovals(changes);
  for (const change of removals) {
    const { campaign } = writer.tree;
    if (!campaign.platforms.includes(change.address.platform)) {
      writer.write(
        () => [{ entity: 'campaign', id: campaign.id, changes: withPlatform(campaign, change) }],
        timeZone,
      );
    }
  }
  const { campaign } = writer.tree;
  const ran =
    removals.length > 0 && removals.every((change) => valueBefore(change, 'status') === 'ENABLED');
  if (isBack && ran) {
    writer.write(
      () => [{ entity: 'campaign', id: campaign.id, changes: { status: 'ENABLED' } }],
      timeZone,
    );
  }
};

/** The others keep what they have; the budget becomes the new sum. Without a known amount the split is left to whoever decides it. */
const withPlatform = (campaign: Campaign, change: PlannedChange): CampaignChanges => {
  const { platform } = change.address;
  const platforms = [...campaign.platforms, platform];
  const paused =
    valueBefore(change, 'status') === 'PAUSED'
      ? { platformStatus: { ...campaign.platformStatus, [platform]: 'PAUSED' as const } }
      : {};
  return {
    platforms,
    ...paused,
    ...splitWith(campaign, platform, valueBefore(change, 'budgetMicros')),
  };
};

const splitWith = (campaign: Campaign, added: PlatformId, micros: Json): CampaignChanges => {
  const shares = campaign.platforms.map(
    (platform) => [platform, platformBudgetMicros(campaign, platform)] as const,
  );
  if (typeof micros !== 'number' || shares.some(([, share]) => share === undefined)) return {};
  const split = [...shares, [added, micros] as const].map(
    ([platform, share]) => [platform, Number(share)] as const,
  );
  const sum = split.reduce((total, [, share]) => total + share, 0);
  return {
    budget: amountFromMicros(sum),
    _platformBudgets: Object.fromEntries(
      split.map(([platform, share]) => [platform, amountFromMicros(share)]),
    ),
  };
};

const valueBefore = ({ fields }: PlannedChange, name: string): Json =>
  fields.find(({ field }) => field === name)?.before ?? null;
