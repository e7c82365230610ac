/** Members that name other resources: temporary in the request, final in the answer. */
const NAMES = new Set([
  'resourceName',
  'campaign',
  'campaignBudget',
  'adGroup',
  'asset',
  'assetGroup',
]);

/**
 * The first path at which an answered resource differs from what was sent; undefined when it contains all of it. What the answer
 * leaves out proves nothing: defaults are not printed.
 */
export const contradictionIn = (
  sent: unknown,
  answered: unknown,
  path = '',
): string | undefined => {
  if (sent === undefined || answered === undefined || answered === null) return undefined;
  if (Array.isArray(sent)) {
    return Array.isArray(answered) && answered.length === sent.length
      ? inMembers(sent.entries(), answered, path)
      : path;
  }
  if (typeof sent === 'object' && sent !== null) {
    return typeof answered === 'object' ? inMembers(Object.entries(sent), answered, path) : path;
  }
  return isSame(sent, answered) ? undefined : path;
};

const inMembers = (
  members: Iterable<readonly [string | number, unknown]>,
  answered: object,
  path: string,
): string | undefined => {
  for (const [name, value] of members) {
    if (NAMES.has(String(name))) continue;
    const found = contradictionIn(
      value,
      (answered as Readonly<Record<string, unknown>>)[String(name)],
      `${path}/${name}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
};

/** int64 may be printed as text, floats with fewer digits. */
const isSame = (sent: unknown, answered: unknown): boolean =>
  sent === answered ||
  String(sent) === String(answered) ||
  (typeof sent === 'number' && Math.abs(sent - Number(answered)) < 1e-6);
