import {
  DEVICES,
  type Campaign,
  type CampaignChanges,
  type CampaignTargeting,
} from '@switchyard/catalog/domain';
import type { Json } from '@switchyard/platforms';
import { membersOf, withoutNulls } from './said';

type Targeting = Pick<Campaign, 'targeting'>;

/** Which devices, in our words; null means every one. Platforms that know no tablets mean phones and tablets alike. */
export const devicesMember = (
  value: Json,
  { targeting }: Targeting,
): CampaignChanges | undefined => {
  const { devices: _replaced, ...rest } = targeting;
  if (value === null) return { targeting: rest };
  const said = membersOf(value);
  if (!said || Object.keys(said).some((name) => !DEVICES.some((device) => device === name))) {
    return undefined;
  }
  const devices = Object.fromEntries(
    DEVICES.map((device) => [device, deviceOf(said[device] ?? said['mobile'] ?? true)]),
  );
  return { targeting: { ...rest, devices } };
};

const deviceOf = (
  said: Json,
): NonNullable<NonNullable<CampaignTargeting['devices']>['desktop']> => {
  const members = membersOf(said);
  if (!members) return { enabled: said === true };
  const { enabled, bidAdjustmentPercent: bid } = members;
  return {
    enabled: enabled === true,
    ...(typeof bid === 'number' && bid !== 0 ? { bidAdjustment: bid } : {}),
  };
};

/** LinkedIn's audience; targeting that says more than ours can is undefined. */
export const linkedinMember = (
  value: Json,
  { targeting }: Targeting,
): CampaignChanges | undefined => {
  const { linkedin: _replaced, ...rest } = targeting;
  if (value === null) return { targeting: rest };
  const said = membersOf(value);
  return said && !('criteria' in said)
    ? {
        targeting: {
          ...rest,
          linkedin: withoutNulls(said) as CampaignTargeting['linkedin'],
        } as CampaignTargeting,
      }
    : undefined;
};
