import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, objectIn, textIn } from '../wire/fields';

const MEMBERS = [
  'Name', 'Status', 'CampaignType', 'SubType', 'BudgetType', 'DailyBudget', 'BudgetId', 'Languages', 'TimeZone', 'IsPolitical',
  'AudienceAdsBidAdjustment', 'TrackingUrlTemplate', 'FinalUrlSuffix', 'UrlCustomParameters',
];
const ONLY_WHEN_ASKED = ['AdScheduleUseSearcherTimeZone', 'MultimediaAdsBidAdjustment'];

/** A campaign as a read answers it: long schemes and targets only when `additional` asks for them (platform document 2c). */
export function readCampaign({ id, fields }: Entity, additional: readonly string[], world: World): Fields {
  const asked = ONLY_WHEN_ASKED.filter((member) => additional.includes(member));
  const members = [...MEMBERS, ...asked].map((member) => [member, fields[member] ?? null] as const);
  const strategy = additional.includes('BidStrategyId') ? { BidStrategyId: null } : {};
  return {
    Id: id,
    ...Object.fromEntries(members),
    ...sharedBudget(fields, world),
    ...strategy,
    BiddingScheme: readScheme(objectIn(fields, 'BiddingScheme'), additional),
  };
}

function readScheme(scheme: Fields, additional: readonly string[]): Fields | null {
  switch (scheme.Type) {
    case 'MaxConversionValueBiddingScheme':
    case 'TargetImpressionShareBiddingScheme':
      return additional.includes(scheme.Type) ? scheme : null;
    case 'MaxConversions': {
      const { TargetCpa, ...rest } = scheme;
      return additional.includes('TargetCpaInMaxConversion') ? { ...rest, TargetCpa: TargetCpa ?? null } : rest;
    }
    default:
      return scheme;
  }
}

function sharedBudget(fields: Fields, world: World): Fields {
  const budget = world.table('Budget').get(textIn(fields, 'BudgetId'));
  return budget ? { DailyBudget: budget.fields.Amount, BudgetType: budget.fields.BudgetType } : {};
}
