import type { Warning } from '../../port/finding';

/** Notes what normalising had to change. */
export type Warn = (code: string, field: string, message: string) => void;

export const collectWarnings = (): { readonly warn: Warn; readonly warnings: readonly Warning[] } => {
  const warnings: Warning[] = [];
  return { warn: (code, field, message) => void warnings.push({ code, field, message }), warnings };
};

/** For values whose warnings somebody else gives. */
export const silently: Warn = () => undefined;
