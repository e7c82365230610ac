const MOST_LINES = 15;

interface LogLine {
  readonly level?: unknown;
  readonly msg?: unknown;
}

const parsed = (line: string): LogLine | undefined => {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
};

/**
 * The end of a log for a person: why the process could not start where it says so, else its last
 * lines as they are.
 */
export const readableEnd = (lines: readonly string[]): string => {
  const failures = lines.map(parsed).filter((line) => line?.level === 'fatal');
  return failures.length > 0
    ? failures.map((failure) => `- ${String(failure?.msg)}`).join('\n')
    : lines.slice(-MOST_LINES).join('\n');
};
