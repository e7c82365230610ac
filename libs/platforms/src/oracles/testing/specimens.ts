import type { Json } from '../../port/attributes';
import type { RecordedRequest, SentRequest } from './request-oracle';

/**
 * Splits a request into the kinds that the vendor distinguishes: one for each operation of a batch,
 * each with a request of its own.
 */
export type SplitByKind = (
  request: RecordedRequest,
) => readonly (readonly [kind: string, alone: RecordedRequest])[];

/** For each kind as few of the recorded requests as hold every member that was ever sent. */
export class Specimens {
  private readonly byKind = new Map<
    string,
    { readonly requests: RecordedRequest[]; readonly members: Set<string> }
  >();

  constructor(private readonly split: SplitByKind) {}

  add(request: RecordedRequest): void {
    for (const [kind, alone] of this.split(request)) this.keepIfNew(kind, alone);
  }

  get kinds(): readonly string[] {
    return [...this.byKind.keys()].sort();
  }

  of(kind: string): readonly RecordedRequest[] {
    const found = this.byKind.get(kind);
    if (!found) throw new Error(`No request of the kind ${kind} was recorded`);
    return found.requests;
  }

  private keepIfNew(kind: string, request: RecordedRequest): void {
    const known = this.byKind.get(kind) ?? { requests: [], members: new Set<string>() };
    const members = [...linesOf([request])].map((line) => line.replace(/ = .*$/s, ''));
    if (this.byKind.has(kind) && members.every((member) => known.members.has(member))) return;
    known.requests.push(request);
    for (const member of members) known.members.add(member);
    this.byKind.set(kind, known);
  }
}

/**
 * What requests say, a line for each value, `POST /v25/customers/1/googleAds:mutate
 * /mutateOperations/~/campaignOperation/create/name = "Spring"`.
 */
export const linesOf = (requests: readonly SentRequest[]): ReadonlySet<string> =>
  new Set(
    requests.flatMap(({ method, path, body }) =>
      leaves(body, '').map((leaf) => `${method} ${path} ${leaf}`),
    ),
  );

/** What the first requests say and the second do not. */
export const linesOnlyIn = (
  requests: readonly SentRequest[],
  others: readonly SentRequest[],
): readonly string[] => {
  const known = linesOf(others);
  return [...linesOf(requests)].filter((line) => !known.has(line));
};

const leaves = (value: Json, at: string): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [`${at} = ${JSON.stringify(value)}`];
  const members: readonly (readonly [string, Json])[] = Array.isArray(value)
    ? value.map((one) => ['~', one] as const)
    : Object.entries(value);
  return members.length === 0
    ? [`${at} = ${JSON.stringify(value)}`]
    : members.flatMap(([name, member]) => leaves(member, `${at}/${name}`));
};

/**
 * The requests of each tree, made once: the same patches make the same requests, which every suite
 * tests by itself. Patches are plain data.
 */
export const madeOnce = <Patches extends readonly unknown[], Requests>(
  make: (...patches: Patches) => Promise<Requests>,
): ((...patches: Patches) => Promise<Requests>) => {
  const made = new Map<string, Promise<Requests>>();
  return (...patches) => {
    const key = JSON.stringify(patches);
    const requests = made.get(key) ?? make(...patches);
    made.set(key, requests);
    return requests;
  };
};
