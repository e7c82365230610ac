/** What became of one check of `npm run security`. */
export interface Verdict {
  readonly outcome: 'passed' | 'failed' | 'not checked';
  /** One line for the table. */
  readonly says: string;
  /** What was found, one a line. */
  readonly findings?: readonly string[];
}

export interface Check {
  readonly what: string;
  readonly judge: () => Promise<Verdict>;
}

export const passed = (says: string): Verdict => ({ outcome: 'passed', says });

export const notChecked = (says: string): Verdict => ({ outcome: 'not checked', says });

/** Passes without findings. */
export const judged = (findings: readonly string[], says: string): Verdict =>
  findings.length === 0
    ? passed(says)
    : { outcome: 'failed', says: `${findings.length} found`, findings };
