import { UNVERIFIED_GOALS, UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, textIn } from '../../json/fields';
import { ruleBroken } from '../wire/refusals';

/** Goals that can be paid by something else than impressions (vendor's page on billing events). */
const BILLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  LINK_CLICKS: ['LINK_CLICKS'],
  PAGE_LIKES: ['PAGE_LIKES'],
  POST_ENGAGEMENT: ['POST_ENGAGEMENT'],
  THRUPLAY: ['THRUPLAY'],
  APP_INSTALLS: ['APP_INSTALLS'],
};

/** The goal fits the campaign's objective, and the billing event the goal. */
export function checkGoal(fields: Fields, objective: string): void {
  const [goal, billing] = [textIn(fields, 'optimization_goal'), textIn(fields, 'billing_event')];
  const goals = UNVERIFIED_GOALS[objective];
  if (goals && !goals.includes(goal)) {
    throw ruleBroken(
      SUBCODES.optimizationGoal,
      'Performance goal',
      `${goal} is not available for ${objective}.`,
      'optimization_goal',
    );
  }
  if (billing === 'IMPRESSIONS' || BILLED_OTHERWISE[goal]?.includes(billing)) return;
  throw ruleBroken(
    SUBCODES.billingEvent,
    'Billing event',
    `${goal} cannot be billed by ${billing}.`,
    'billing_event',
  );
}
