import { mergeKnown, PERSON_MEMBERS, type KnownPerson } from '../../domain';
import type { Recalled } from '../identify/person-memory';

const NONE: ReadonlySet<string> = new Set();

/** What the events of one call tell of one another's persons: the click of an earlier one is known to a later one, as if they had come one by one. */
export class CallMemory {
  private readonly rows = new Map<string, KnownPerson>();

  note(rows: readonly KnownPerson[]): void {
    for (const row of rows) this.rows.set(row.key, merged(this.rows.get(row.key), row) ?? row);
  }

  /** What was recalled, and what was noted since. */
  add(recalled: Recalled): Recalled {
    const noted = recalled.currentKeys.flatMap((key) => this.rows.get(key) ?? []);
    if (noted.length === 0) return recalled;
    const of = (rows: readonly KnownPerson[], member: KnownPerson['member']) =>
      rows.find((row) => row.member === member);
    return {
      ...recalled,
      known: PERSON_MEMBERS.flatMap(
        (member) => merged(of(recalled.known, member), of(noted, member)) ?? [],
      ),
    };
  }
}

const merged = (
  before: KnownPerson | undefined,
  now: KnownPerson | undefined,
): KnownPerson | undefined => (before && now ? mergeKnown(before, now, NONE) : (now ?? before));
