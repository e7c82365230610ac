import type { Field, Json, Message } from '../../google-ads/schema/field';
import { isRecord } from '../../google-ads/schema/is-record';

/** An answer as it is asked for: with `$alt=json;enum-encoding=int` enumerations are printed as numbers. */
export function printMessage(message: Message, answer: Json, asNumbers: boolean): Json {
  const members = Object.entries(answer).map(([name, value]) => {
    const field = message.fields[name];
    if (!field) throw new Error(`${message.name} has no ${name}`);
    return [
      name,
      Array.isArray(value)
        ? value.map((one) => printValue(field, one, asNumbers))
        : printValue(field, value, asNumbers),
    ];
  });
  return Object.fromEntries(members);
}

function printValue(field: Field, value: unknown, asNumbers: boolean): unknown {
  if (field.type === 'message' && isRecord(value)) {
    return printMessage(field.message, value, asNumbers);
  }
  if (field.type === 'enum' && asNumbers) return field.numbers?.[String(value)];
  return value;
}
