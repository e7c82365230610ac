import type { VendorRequest } from '../../vendor';
import { complaint, Refused } from '../errors/complaint';
import type { FailureContext } from '../errors/ads-failure';
import type { Json, Message } from '../schema/field';
import { parseMessage, type Violation } from '../schema/parse-message';
import type { Customer } from '../state/customer';
import type { World } from '../state/world';
import type { Grant } from './grants';

/** A request that was let in: who asks, and how its errors are to be built. */
export interface Call {
  readonly world: World;
  readonly request: VendorRequest;
  readonly grant: Grant;
  readonly context: FailureContext;
  readonly now: Date;
}

export interface AccountCall extends Call {
  readonly customer: Customer;
  readonly isManager: boolean;
  /** Where the caller reaches uploaded pictures. */
  readonly imagesUrl: string;
}

/** A body that the JSON front end refuses. */
export class SchemaRefused extends Error {
  constructor(readonly violations: readonly Violation[]) {
    super('schema');
  }
}

/** Stops the call with another status than 400. */
export class AccessRefused extends Error {
  readonly refused: Refused;

  constructor(
    readonly status: 401 | 403,
    error: string,
    message: string,
  ) {
    super(message);
    this.refused = new Refused(complaint(error, '', message));
  }
}

/** The body against its message, or throws SchemaRefused with every breach. */
export function readRequest(message: Message, { body }: VendorRequest): Json {
  const violations: Violation[] = [];
  const parsed = parseMessage(message, parseJson(body), '', violations);
  if (violations.length) throw new SchemaRefused(violations);
  return parsed;
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length ? JSON.parse(body.toString('utf8')) : {};
  } catch {
    throw new SchemaRefused([
      { field: '', description: 'Invalid JSON payload received. Unexpected token.' },
    ]);
  }
}
