import { MaxLength } from 'class-validator';
import { field, type Field, type FieldOptions } from './field';
import { must, says } from './rule';
import { isString } from './text';

export interface WebUrlOptions extends FieldOptions {
  readonly example: string | null;
  /** Characters; 2048 unless stated. */
  readonly max?: number;
}

/** An absolute http or https address without user name or password. */
export const WebUrl = (options: WebUrlOptions): Field => {
  const max = options.max ?? 2048;
  return field({
    kind: 'text',
    options,
    rules: [
      isString,
      (each) =>
        MaxLength(max, says({ code: 'TOO_LONG' }, `must have at most ${max} characters`, each)),
      must(
        'isWebUrl',
        { code: 'BAD_FORMAT' },
        'must be an http or https address such as https://example.com/bread, without user name and blanks',
        isWebUrl,
      ),
    ],
    schema: () => ({
      type: 'string',
      format: 'uri',
      maxLength: max,
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
    }),
  });
};

/** True for an absolute http or https address that has a host, no blanks and no credentials. */
export const isWebUrl = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) {
    return false;
  }
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
};
