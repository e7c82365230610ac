import { complaint, Refused } from '../errors/complaint';
import type { Json, Message } from '../schema/field';
import { isRecord } from '../schema/is-record';

const TEMPORARY = /\/-\d+(~|$)|~-\d+/;

export const isTemporary = (name: string): boolean => TEMPORARY.test(name);

/** Temporary names of one request and what they became. Nothing of it outlives the request. */
export class TemporaryNames {
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
