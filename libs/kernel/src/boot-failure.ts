import { SettingsProblems } from './settings-reader';

/**
 * A boot that failed, as JSON lines of the level `fatal`: one for each wrong setting, with its name
 * as `setting`, or one for any other error.
 */
export const bootFailureLines = (process: string, error: unknown): readonly string[] => {
  const common = { level: 'fatal', time: Date.now(), name: process };
  const lines =
    error instanceof SettingsProblems
      ? error.problems.map(({ setting, message }) => ({ ...common, setting, msg: message }))
      : [{ ...common, ...detailsOf(error), msg: messageOf(error) }];
  return lines.map((line) => JSON.stringify(line));
};

/** The error of a connection that was tried at several addresses has no message of its own. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(messageOf).join('; ');
  }
  return error instanceof Error ? error.message || error.name : String(error);
};

const detailsOf = (error: unknown): object => {
  if (!(error instanceof Error)) return {};
  const { code } = error as { readonly code?: unknown };
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  };
};
