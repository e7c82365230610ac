import { isRefusal, type Issue } from '@switchyard/kernel';

/** What a call was refused for: `path CODE` of each issue, or the refusal's code alone. Fails when it was not refused. */
export const issuesOf = (call: () => unknown): string[] => {
  try {
    call();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const issues = error.details?.['issues'] as readonly Issue[] | undefined;
    return issues ? issues.map((issue) => `${issue.path} ${issue.code}`).sort() : [error.code];
  }
  throw new Error('the call was not refused');
};
