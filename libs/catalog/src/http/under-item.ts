import { Refusal, type Issue } from '@switchyard/kernel';

/** A refusal whose paths say in which item they stand. */
export const underItem = (refusal: Refusal, index: number): Refusal => {
  const { issues, path, ...rest } = (refusal.details ?? {}) as {
    issues?: readonly Issue[];
    path?: string;
  };
  const details = {
    ...rest,
    ...(issues && {
      issues: issues.map((issue) => ({ ...issue, path: `/items/${index}${issue.path}` })),
    }),
    ...(path !== undefined && { path: `/items/${index}${path}` }),
  };
  return new Refusal(refusal.code, refusal.message, refusal.details && details);
};
