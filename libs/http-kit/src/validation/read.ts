import { pointer, type Findings } from './findings';
import { isRecord } from './is-record';
import type { MemberPlan, Plan } from './plan';
import { didYouMean, nearestName } from './nearest-name';
import { readValue, type Place } from './read-value';

export interface ReadOptions {
  /** Members that are absent are not asked for: a PATCH. */
  readonly partial?: boolean;
}

/** Names are compared for so many issues: a hostile body has thousands. */
const MOST_SUGGESTED = 20;

/** Checks an object against a plan. Returns a fresh object with only the declared members; what is wrong goes to the findings. */
export const readObject = (
  plan: Plan,
  value: Record<string, unknown>,
  path: string,
  findings: Findings,
  options: ReadOptions = {},
): Record<string, unknown> => {
  for (const name of Object.keys(value)) {
    if (!plan.members.has(name)) {
      const near =
        findings.issues.length < MOST_SUGGESTED
          ? nearestName(name, plan.members.keys())
          : undefined;
      findings.add(pointer(path, name), 'UNKNOWN_FIELD', `is not a known field${didYouMean(near)}`);
    }
  }
  const copy: Record<string, unknown> = {};
  for (const member of plan.members.values()) {
    if (options.partial && !Object.hasOwn(value, member.name)) continue;
    const read = readMember(member, value, path + member.suffix, findings);
    if (read !== undefined) copy[member.name] = read;
  }
  return copy;
};

/** Checks one member of its owner and returns a clean copy of it; undefined when it is absent or wrong. */
export const readMember = (
  member: MemberPlan,
  owner: Record<string, unknown>,
  path: string,
  findings: Findings,
): unknown => {
  const value = Object.hasOwn(owner, member.name) ? owner[member.name] : undefined;
  if (member.readOnly && value !== undefined) {
    findings.add(path, 'READ_ONLY', 'is read-only. Leave it out');
    return undefined;
  }
  if (!member.applies(owner, value)) return value;
  const place: Place = { member, owner, path, findings };
  const read = readValue(place, member.whole, value);
  if (!read.ok) return undefined;
  return Array.isArray(read.value)
    ? readItems(place, read.value)
    : readNested(place, read.value, path);
};

const readItems = (place: Place, items: readonly unknown[]): unknown[] =>
  items.map((item, index) => {
    const path = pointer(place.path, index);
    const read = readValue({ ...place, path, isItem: true }, place.member.items, item);
    return read.ok ? readNested(place, read.value, path) : undefined;
  });

const readNested = ({ member, findings }: Place, value: unknown, path: string): unknown => {
  if (!member.nested || value === undefined) return value;
  if (isRecord(value)) return readObject(member.nested(), value, path, findings);
  findings.add(path, 'WRONG_TYPE', 'must be an object');
  return undefined;
};
