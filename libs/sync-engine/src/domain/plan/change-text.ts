import { canonicalJson } from '@switchyard/kernel';
import type { PlannedChange } from './words';

/** RFC 8785 text of one change. */
export const changeText = (change: PlannedChange): string => canonicalJson(change);
