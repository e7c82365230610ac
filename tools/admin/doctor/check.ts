/** What a check found. `skipped`: what it needs was not given. */
export type State = 'ok' | 'warning' | 'problem' | 'skipped';

export interface Found {
  readonly state: State;
  /** What is so. Never a secret, nor an address with a password. */
  readonly text: string;
  /** What to do about it. */
  readonly todo?: string;
}

/** One line of the report. */
export interface CheckedLine extends Found {
  readonly check: string;
}

export type Check = () => Promise<Found>;

export const ok = (text: string): Found => ({ state: 'ok', text });
export const warning = (text: string, todo: string): Found => ({ state: 'warning', text, todo });
export const problem = (text: string, todo: string): Found => ({ state: 'problem', text, todo });
/** A check whose setting is missing; `setting` names it. */
export const skipped = (setting: string): Found => ({
  state: 'skipped',
  text: 'not checked',
  todo: `Set ${setting} to check it.`,
});

/** A check does not wait longer for what hangs. */
const LONGEST_MS = 15_000;

const nameOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return typeof code === 'string' ? code : typeof message === 'string' ? message : 'unknown error';
};

/** Runs a check. One that throws or hangs is a problem with the error's code. */
export const runCheck = async (name: string, check: Check): Promise<CheckedLine> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), LONGEST_MS);
  });
  const found = await Promise.race([check(), late]).catch((error: unknown) =>
    problem(`it cannot be checked: ${nameOf(error)}`, 'Look at what it asks, and run it again.'),
  );
  clearTimeout(timer);
  return { check: name, ...found };
};
