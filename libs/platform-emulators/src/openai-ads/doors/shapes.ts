import { isFields } from '../../core/json';
import {
  invalidType,
  invalidValue,
  missingParameter,
  outOfRange,
  unknownParameter,
} from '../errors';

/** Takes a value, or throws the vendor's refusal that names the parameter. */
export type Check = (value: unknown, param: string) => void;

export interface TextBounds {
  readonly min?: number;
  readonly max?: number;
  /** At least one character that is no white space. */
  readonly hasInk?: boolean;
}

export const text =
  ({ min = 0, max = Infinity, hasInk = false }: TextBounds = {}): Check =>
  (value, param) => {
    if (typeof value !== 'string') throw invalidType(param, 'a string');
    const length = [...value].length;
    if (length < min) {
      throw outOfRange(
        'string_below_min_length',
        param,
        `string too short. Expected a string with minimum length ${min}`,
      );
    }
    if (length > max) {
      throw outOfRange(
        'string_above_max_length',
        param,
        `string too long. Expected a string with maximum length ${max}`,
      );
    }
    if (hasInk && !/\S/.test(value)) {
      throw invalidValue(param, `Invalid '${param}': it must contain a non-whitespace character.`);
    }
  };

export const integer =
  ({ min, max }: { readonly min: number; readonly max: number }): Check =>
  (value, param) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      throw invalidType(param, 'an integer');
    }
    if (value < min) {
      throw outOfRange(
        'integer_below_min_value',
        param,
        `integer below minimum value. Expected a value >= ${min}`,
      );
    }
    if (value > max) {
      throw outOfRange(
        'integer_above_max_value',
        param,
        `integer above maximum value. Expected a value <= ${max}`,
      );
    }
  };

export const flag: Check = (value, param) => {
  if (typeof value !== 'boolean') throw invalidType(param, 'a boolean');
};

export const oneOf =
  (values: readonly string[]): Check =>
  (value, param) => {
    if (typeof value !== 'string') throw invalidType(param, 'a string');
    if (!values.includes(value)) {
      throw invalidValue(
        param,
        `Invalid value: '${value}'. Supported values are: ${values.map((one) => `'${one}'`).join(', ')}.`,
      );
    }
  };

export const nullable =
  (check: Check): Check =>
  (value, param) => {
    if (value !== null) check(value, param);
  };

export const list =
  (
    item: Check,
    { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number } = {},
  ): Check =>
  (value, param) => {
    if (!Array.isArray(value)) throw invalidType(param, 'an array');
    if (value.length < min) {
      throw outOfRange(
        'array_below_min_length',
        param,
        `array too short. Expected at least ${min} items`,
      );
    }
    if (value.length > max) {
      throw outOfRange(
        'array_above_max_length',
        param,
        `array too long. Expected at most ${max} items`,
      );
    }
    value.forEach((one, index) => item(one, `${param}[${index}]`));
  };

/** A closed object: an unknown member is refused, and so is a missing one of `required`. */
export const object =
  (members: Readonly<Record<string, Check>>, required: readonly string[] = []): Check =>
  (value, param) => {
    if (!isFields(value)) throw invalidType(param, 'an object');
    const at = (member: string) => (param ? `${param}.${member}` : member);
    for (const member of Object.keys(value)) {
      if (!Object.hasOwn(members, member)) throw unknownParameter(at(member));
    }
    for (const member of required) {
      if (value[member] === undefined) throw missingParameter(at(member));
    }
    for (const [member, one] of Object.entries(value)) members[member]?.(one, at(member));
  };

/** The same text for the same JSON, whatever the order of its members. */
export function sameText(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([member, one]) => [member, sorted(one)]),
  );
}
