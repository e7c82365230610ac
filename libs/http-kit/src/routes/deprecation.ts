/** When a route is to be left, and for what. */
export interface Deprecation {
  /** RFC 3339: from when callers should leave it. */
  readonly since: string;
  /** RFC 3339: from when it may be gone; at least twelve months later. */
  readonly sunset: string;
  /** Where people read about it; a path of this installation or a whole address. */
  readonly explainedAt: string;
  /** What to call instead; a path of this installation or a whole address. */
  readonly successor?: string;
}

/** A deprecation that the contract forbids: the process must not start. */
export class BadDeprecation extends Error {}

const MONTHS = 12;

/**
 * The headers of every answer of such a route: Deprecation (RFC 9745), Sunset (RFC 8594) and Link.
 * Throws BadDeprecation for a sunset sooner than twelve months after the deprecation, for what is
 * no time, and for what cannot be in a link.
 */
export const deprecationHeaders = (
  route: string,
  { since, sunset, explainedAt, successor }: Deprecation,
): Readonly<Record<string, string>> => {
  const [left, gone] = [momentOf(route, since), momentOf(route, sunset)];
  if (gone < monthsAfter(left, MONTHS)) {
    throw new BadDeprecation(
      `${route} is deprecated from ${since} and must stay for ${MONTHS} months. Its sunset ${sunset} is sooner`,
    );
  }
  const links: readonly (readonly [relation: string, address: string | undefined])[] = [
    ['deprecation', explainedAt],
    ['sunset', explainedAt],
    ['successor-version', successor],
  ];
  return {
    Deprecation: `@${Math.floor(left.getTime() / 1_000)}`,
    Sunset: gone.toUTCString(),
    Link: links
      .flatMap(([relation, address]) =>
        address === undefined ? [] : [`<${linkable(route, address)}>; rel="${relation}"`],
      )
      .join(', '),
  };
};

const momentOf = (route: string, text: string): Date => {
  const moment = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new BadDeprecation(`${route}: "${text}" must be a time such as 2027-01-31T00:00:00Z`);
  }
  return moment;
};

/** The last day of a shorter month stands for the days that it lacks. */
const monthsAfter = (moment: Date, months: number): Date => {
  const after = new Date(moment);
  after.setUTCMonth(after.getUTCMonth() + months);
  if (after.getUTCDate() !== moment.getUTCDate()) after.setUTCDate(0);
  return after;
};

const linkable = (route: string, address: string): string => {
  if (!/^(\/|https:\/\/)[\x21-\x7e]*$/.test(address) || /[<>"]/.test(address)) {
    throw new BadDeprecation(`${route}: "${address}" must be a path or an address with https`);
  }
  return address;
};
