import type { WarningCode } from '../port/codes';
import type { Warning } from '../port/finding';

/** Notes what normalising had to change. */
export type Warn = (code: WarningCode, field: string, message: string) => void;

/** A note pad for one object, and what was written on it. */
export const collectWarnings = (): {
  readonly warn: Warn;
  readonly warnings: readonly Warning[];
} => {
  const warnings: Warning[] = [];
  return { warn: (code, field, message) => void warnings.push({ code, field, message }), warnings };
};

/** For what another object of the same tree tells: fields of a campaign that stand on its ad groups are told of once. */
export const silently: Warn = () => undefined;
