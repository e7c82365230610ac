import { canonicalJson } from '@switchyard/kernel';
import { changeText } from './change-text';
import { TextHash } from './text-hash';
import type { BasisPart, PlannedChange } from './words';

/** SHA-256 of the RFC 8785 text of `{ basis, changes }`, made change by change. */
export const partDigest = (basis: BasisPart, changes: readonly PlannedChange[]): string => {
  const hash = new TextHash();
  hash.add(`{"basis":${canonicalJson(basis)},"changes":[`);
  changes.forEach((change, index) =>
    hash.add(index === 0 ? changeText(change) : `,${changeText(change)}`),
  );
  hash.add(']}');
  return hash.finish();
};
