import type { PlaceType } from '../geo-target';
import { foldName } from './fold-name';

/** A place as people name it: hints narrow what the name can mean. */
export interface NamedArea {
  /** May carry what it lies in: `Paris, Texas`, `Springfield, IL`, `Frankfurt am Main, Germany`. */
  readonly name: string;
  readonly type?: PlaceType | null;
  /** ISO 3166-1 alpha-2; case does not count. */
  readonly countryCode?: string | null;
  /** What google-ads calls it, where somebody wrote it down. */
  readonly criterionId?: string | null;
}

/** How a place is written: its name alone, or with hints. */
export type AreaInput = string | NamedArea;

export const namedArea = (area: AreaInput): NamedArea =>
  typeof area === 'string' ? { name: area } : area;

interface Named {
  readonly name: string;
  readonly type?: string | null;
}

/** The whole world, as people write it. */
export const isEverywhere = ({ name, type }: Named): boolean =>
  type === 'GLOBAL' || foldName(name) === 'worldwide';

/** The same rows, with the whole world as what it is: no included place at all. What is excluded stays. */
export const withoutEverywhere = <
  Row extends Named & { readonly kind: string; readonly negative?: boolean },
>(
  rows: readonly Row[],
): readonly Row[] =>
  rows.some((row) => row.kind === 'AREA' && row.negative !== true && isEverywhere(row))
    ? rows.filter(({ negative }) => negative === true)
    : rows;
