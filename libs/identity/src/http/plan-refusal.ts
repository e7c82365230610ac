import type { RouteAccess } from '@switchyard/http-kit';
import type { Refusal } from '@switchyard/kernel';
import { billingRefusal, PLANS, readOnlyMode, type Account } from '../domain';

/** Why the plan of an account does not let this request in; undefined when it does. */
export const planRefusal = (
  { plan, subscription }: Account,
  access: RouteAccess,
): Refusal | undefined =>
  billingRefusal(plan, subscription) ??
  (PLANS[plan].readOnly && access.kind === 'token' && access.writes ? readOnlyMode() : undefined);
