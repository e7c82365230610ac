import type { Customer } from '../accounts';
import { complaint, Refused } from '../errors';
import type { KindName } from '../schema/kinds';
import { isRecord, type Json, type Message } from '../schema/message';
import type { Journal, Row } from './store';

/** What the operations of one request share. */
export class MutateRun {
  readonly journal: Journal = [];
  names = new TemporaryNames();

  constructor(
    readonly customer: Customer,
    readonly now: Date,
    readonly nextId: () => string,
  ) {}

  put(row: Row): Row {
    this.customer.store.put(row, this.journal);
    return row;
  }

  /** Takes back everything, temporary names too. */
  restart(): void {
    this.rollBackTo(0);
    this.names = new TemporaryNames();
  }

  /** Takes back everything since the mark. */
  rollBackTo(mark: number): void {
    for (const undo of this.journal.splice(mark).reverse()) undo();
  }
}

const TEMPORARY = /\/-\d+(~|$)|~-\d+/;

export const isTemporary = (name: string): boolean => TEMPORARY.test(name);

/** Temporary names of one request and what they became. Nothing of it outlives the request. */
class TemporaryNames {
  private readonly real = new Map<string, string>();
  private readonly failed = new Set<string>();
  private readonly numbers = new Set<string>();

  /** Each negative number may be used once, whatever the type. */
  claim(name: string): void {
    const number = name.slice(name.lastIndexOf('/') + 1);
    if (this.numbers.has(number)) {
      throw new Refused(
        complaint(
          'newResourceCreationError.DUPLICATE_TEMP_IDS',
          'resourceName',
          'A temporary id was used twice.',
          name,
        ),
      );
    }
    this.numbers.add(number);
  }

  become(temporary: string, name: string): void {
    this.real.set(temporary, name);
  }

  fail(temporary: string): void {
    this.failed.add(temporary);
  }

  resolve(name: string, at: string): string {
    if (!isTemporary(name)) return name;
    const real = this.real.get(name);
    if (real) return real;
    if (this.failed.has(name)) {
      throw new Refused(
        complaint(
          'newResourceCreationError.TEMP_ID_RESOURCE_HAD_ERRORS',
          at,
          'The resource with this temporary id had errors.',
          name,
        ),
      );
    }
    throw new Refused(
      complaint('mutateError.RESOURCE_NOT_FOUND', at, 'Resource was not found.', name),
    );
  }

  /** The message with every reference to a temporary name replaced. */
  resolveAll(message: Message, data: Json, prefix = ''): Json {
    const entries = Object.entries(data).map(([key, value]) => {
      const field = message.fields[key];
      const at = prefix + key;
      if (field?.refersTo && typeof value === 'string') return [key, this.resolve(value, at)];
      if (field?.type !== 'message') return [key, value];
      const inner = field.message;
      if (Array.isArray(value)) {
        return [
          key,
          value.map((item, index) =>
            isRecord(item) ? this.resolveAll(inner, item, `${at}[${index}].`) : item,
          ),
        ];
      }
      return [key, isRecord(value) ? this.resolveAll(inner, value, `${at}.`) : value];
    });
    return Object.fromEntries(entries);
  }
}

export type TargetKind = KindName | 'ad';

/** One operation of a request, its body already read against the schema. */
export interface Operation {
  readonly kind: TargetKind;
  readonly verb: 'create' | 'update' | 'remove' | undefined;
  readonly body: Json;
  readonly mask?: string;
  /** What is removed. */
  readonly removed?: string;
  /** Where it is in the request: `operations[3]`. */
  readonly at: string;
}

/** An operation message as it was parsed. */
export function operationOf(kind: TargetKind, message: Json, at: string): Operation {
  const mask = message['updateMask'];
  const removed = message['remove'];
  const verb = (['create', 'update', 'remove'] as const).find(
    (known) => message[known] !== undefined,
  );
  return {
    kind,
    verb,
    body: bodyOf(message),
    ...(typeof mask === 'string' ? { mask } : {}),
    ...(typeof removed === 'string' ? { removed } : {}),
    at,
  };
}

function bodyOf(message: Json): Json {
  const body = message['create'] ?? message['update'];
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}
