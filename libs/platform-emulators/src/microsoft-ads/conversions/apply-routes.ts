import { type Fields, textIn } from '../../json/fields';
import { SERVICE } from '../store/collection-routes';
import { boundedList } from '../wire/limits';
import { batchError, type Problem, problem } from '../wire/problem';
import { type Call, type Route, route } from '../wire/route';
import type { Goal } from './conversion-book';
import { conversionCodes as codes } from './conversion-codes';
import { adjustmentProblems, keyProblems, valueProblems } from './conversion-rules';
import { adjustments, conversions } from './conversion-shapes';

const MOST = 1_000;

type Check = (item: Fields, call: Call) => readonly Problem[];
type Take = (goal: Goal, item: Fields, call: Call) => void;

/** Items stand or fall alone; only errors are answered. */
const apply =
  (list: string, check: Check, take: Take) =>
  (call: Call): Fields => {
    const items = boundedList<Fields | null>(call.body, list, MOST, {
      empty: codes.empty,
      tooLong: codes.tooMany,
    });
    const errors = items.flatMap((item, index) => {
      const goal = call.world.conversions.goalNamed(
        call.account.id,
        textIn(item ?? {}, 'ConversionName'),
      );
      const problems =
        item === null
          ? [problem(codes.itemNull, null, 'The item is null.')]
          : [...keyProblems(item, goal, call), ...check(item, call)];
      if (goal && item && problems.length === 0) take(goal, item, call);
      return problems.slice(0, 1).map((one) => batchError(one, index));
    });
    return { PartialErrors: errors };
  };

export const applyRoutes: readonly Route[] = [
  route(
    'POST',
    `${SERVICE}/OfflineConversions/Apply`,
    conversions,
    apply(
      'OfflineConversions',
      (item) => valueProblems(item, 'ConversionValue', 'ConversionCurrencyCode'),
      (goal, item, { world }) => world.conversions.count(goal, item),
    ),
  ),
  route(
    'POST',
    `${SERVICE}/OfflineConversionAdjustments/Apply`,
    adjustments,
    apply(
      'OfflineConversionAdjustments',
      (item, { world }) => adjustmentProblems(item, world.now()),
      (goal, item, { world }) => world.conversions.adjust(goal, item),
    ),
  ),
];
