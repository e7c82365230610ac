import type { Scene } from '../resources/resource';
import { trimmedMoney } from '../rules/money';
import { storedTargeting } from '../targeting/stored-targeting';
import { type Fields, isFields, objectIn, textIn } from '../../json/fields';
import { numberInUrn } from '../wire/urn';

/** A campaign as it is kept: the vendor's defaults, money without trailing zeros, targeting in the vendor's own order (platform document 2c). */
export function completeCampaign(
  fields: Fields,
  { world, account }: Omit<Scene, 'fields'>,
): Fields {
  const groupId = numberInUrn(textIn(fields, 'campaignGroup'), 'sponsoredCampaignGroup') ?? '';
  const inherited = world.find('campaignGroup', account.id, groupId)?.fields.objectiveType;
  return {
    ...(inherited === undefined ? {} : { objectiveType: inherited }),
    audienceExpansionEnabled: false,
    connectedTelevisionOnly: false,
    storyDeliveryEnabled: false,
    creativeSelection: fields.type === 'SPONSORED_INMAILS' ? 'ROUND_ROBIN' : 'OPTIMIZED',
    optimizationTargetType: 'NONE',
    unitCost: { amount: '0', currencyCode: account.currency },
    runSchedule: { start: world.now() },
    ...fields,
    ...moneyOf(fields),
    ...targetingOf(fields),
  };
}

const moneyOf = (fields: Fields): Fields =>
  Object.fromEntries(
    ['unitCost', 'totalBudget', 'dailyBudget'].flatMap((member) =>
      fields[member] === undefined ? [] : [[member, trimmedMoney(fields[member])]],
    ),
  );

const targetingOf = (fields: Fields): Fields =>
  isFields(fields.targetingCriteria)
    ? { targetingCriteria: storedTargeting(fields.targetingCriteria, objectIn(fields, 'locale')) }
    : {};
