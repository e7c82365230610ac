import { type Fields, objectIn, withoutNulls } from '../../json/fields';

/** A criterion as it is stored: a deprecated intent is coerced, a bid on an intent and on a negative is ignored (platform document). */
export function storedCriterion(item: Fields): Fields {
  const criterion = coerce(withoutNulls(objectIn(item, 'Criterion')));
  const base = { Type: item.Type, Criterion: criterion };
  if (item.Type === 'NegativeCampaignCriterion') return base;
  const { Multiplier } =
    criterion.Type === 'LocationIntentCriterion'
      ? { Multiplier: 0 }
      : objectIn(item, 'CriterionBid');
  return { ...base, CriterionBid: { Type: 'BidMultiplier', Multiplier: Multiplier ?? 0 } };
}

function coerce(criterion: Fields): Fields {
  const isDeprecated = criterion.IntentOption === 'PeopleSearchingForOrViewingPages';
  return isDeprecated
    ? { ...criterion, IntentOption: 'PeopleInOrSearchingForOrViewingPages' }
    : criterion;
}
