import type { Original, ReadAdjustment } from '../../domain';
import type { PlacedAdjustment } from '../report/adjustment-door';

/** An item that says something, for an action that is there. */
export type NamedItem = ReadAdjustment & { readonly actionId: string; readonly subject: string };

/** One that fits its original, or whose original is not known. */
export interface ReadyItem {
  readonly placed: PlacedAdjustment;
  readonly on: NamedItem & { readonly original: Original | undefined };
}
