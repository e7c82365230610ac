import type { Refusal } from '@switchyard/kernel';

/** The one error shape; a spent or missing allowance is the plan-limit body itself. */
export const errorBody = (refusal: Refusal, requestId: string): unknown => {
  if (refusal.code === 'LIMIT_REACHED') return refusal.details;
  const { code, message, details } = refusal;
  return { error: { code, message, ...(details ? { details } : {}), requestId } };
};
