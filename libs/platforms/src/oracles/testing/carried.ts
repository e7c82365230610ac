import type { Json } from '../../port/attributes';
import type { SentRequest } from './request-oracle';

/** What requests say, a line for each value, `POST /v25/customers/1/googleAds:mutate /mutateOperations/~/campaignOperation/create/name = "Spring"`. */
export const linesOf = (requests: readonly SentRequest[]): ReadonlySet<string> =>
  new Set(
    requests.flatMap(({ method, path, body }) =>
      leaves(body, '').map((leaf) => `${method} ${path} ${leaf}`),
    ),
  );

/** What the first requests say and the second do not. */
export const saidOnlyBy = (
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
