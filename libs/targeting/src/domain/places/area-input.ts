import type { PlaceType } from '../geo-target';

/** A place as people name it: hints narrow what the name can mean. */
export interface NamedArea {
  /** May carry what it lies in: `Paris, Texas`, `Springfield, IL`, `Frankfurt am Main, Germany`. */
  readonly name: string;
  readonly type?: PlaceType | null;
  /** ISO 3166-1 alpha-2; case does not count. */
  readonly countryCode?: string | null;
}

/** How a place is written: its name alone, or with hints. */
export type AreaInput = string | NamedArea;

export const namedArea = (area: AreaInput): NamedArea =>
  typeof area === 'string' ? { name: area } : area;
