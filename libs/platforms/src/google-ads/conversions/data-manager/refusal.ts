import type { Asked } from './ask';

/** One member of `google.rpc.BadRequest`. */
export interface Violation {
  /** `events.events[3].currency`, `destinations.destinations[0].product_destination_id`; may be absent. */
  readonly field?: string;
  readonly description?: string;
  readonly reason?: string;
}

export interface Refusal {
  /** Google's reason for the whole request: of `ErrorInfo`, else the name of the status. */
  readonly code: string;
  readonly message: string;
  readonly violations: readonly Violation[];
}

interface Detail {
  readonly '@type'?: string;
  readonly reason?: string;
  readonly fieldViolations?: readonly Violation[];
}

/** What a 400 or 403 says (`google.rpc.Status` with its details). */
export const refusalIn = ({ status, json }: Asked): Refusal => {
  const error = (json['error'] ?? {}) as {
    readonly status?: string;
    readonly message?: string;
    readonly details?: readonly Detail[];
  };
  const details = error.details ?? [];
  const info = details.find((detail) => detail['@type']?.endsWith('ErrorInfo'));
  return {
    code: info?.reason ?? error.status ?? `HTTP_${status}`,
    message: error.message ?? `The Data Manager answered ${status}.`,
    violations: details.flatMap(({ fieldViolations }) => fieldViolations ?? []),
  };
};

/** The event that a violation is about: the path is that of the proto, or of the JSON front end (`events[3].eventTimestamp`). */
export const eventIndex = ({ field = '' }: Violation): number | undefined =>
  indexAfter('events', field);

export const destinationIndex = ({ field = '' }: Violation): number | undefined =>
  indexAfter('destinations', field);

const indexAfter = (list: string, field: string): number | undefined => {
  const [, index] = new RegExp(`^(?:${list}\\.)?${list}\\[(\\d+)\\]`).exec(field) ?? [];
  return index === undefined ? undefined : Number(index);
};
