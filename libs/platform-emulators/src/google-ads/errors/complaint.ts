/** One broken rule: `family.CODE` as in the vendor's error enums, and where in the operation it lies. */
export interface Complaint {
  readonly error: string;
  /** Dotted members below the operation, with indexes: `create.ad.responsiveSearchAd.headlines[2].text`. */
  readonly at: string;
  readonly message: string;
  readonly trigger?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export function complaint(
  error: string,
  at: string,
  message: string,
  trigger?: unknown,
): Complaint {
  return { error, at, message, ...(trigger === undefined ? {} : { trigger: String(trigger) }) };
}

/** The same complaint seen from further out. */
export function under(prefix: string, { at, ...rest }: Complaint): Complaint {
  return { ...rest, at: at ? `${prefix}.${at}` : prefix };
}

/** Ends the operation or request that it was thrown in. */
export class Refused extends Error {
  readonly complaints: readonly Complaint[];

  constructor(...complaints: readonly Complaint[]) {
    super(complaints.map(({ error }) => error).join(', '));
    this.complaints = complaints;
  }
}

/** Throws when there is anything to complain about. */
export function refuseAny(complaints: readonly Complaint[]): void {
  if (complaints.length) throw new Refused(...complaints);
}
