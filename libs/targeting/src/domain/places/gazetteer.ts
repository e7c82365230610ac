import type { NamedPlace, Place } from './place';

/** Names that places go by. A port: the data lies in a file. Every `key` is a folded name. */
export abstract class Gazetteer {
  /** Every place that goes by the name. */
  abstract named(key: string): readonly NamedPlace[];
  abstract byId(canonicalId: string): Place | undefined;
  /** Every name that the place goes by, folded, its own first; none when it is unknown. Reads everything: for a few places, not for lists. */
  abstract namesOf(canonicalId: string): readonly string[];
  /** Well-known names of nearly that spelling, best first. */
  abstract similar(key: string): readonly string[];
}
