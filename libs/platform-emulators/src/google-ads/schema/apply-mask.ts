import type { Field, Json, Message } from './field';
import { isRecord } from './is-record';
import { valueAt } from './update-mask';

/** The stored message with the masked members of the body laid over it. A masked member that the body lacks is cleared. */
export function applyMask(
  message: Message,
  stored: Json,
  body: Json,
  paths: readonly string[],
): Json {
  return paths.reduce(
    (data, path) => setAt(message, data, body, path.split('.'), valueAt(body, path)),
    stored,
  );
}

function setAt(
  message: Message,
  data: Json,
  body: Json,
  path: readonly string[],
  value: unknown,
): Json {
  const [head = '', ...rest] = path;
  const field = message.fields[head];
  const inner =
    rest.length && field?.type === 'message'
      ? setInner(field, data[head], body[head], rest, value)
      : value;
  const others = inner === undefined ? data : withoutRivals(message, data, head);
  return without({ ...others, [head]: inner });
}

/** A message that the body names stays, even empty; one that it leaves out goes when its last member does. */
function setInner(
  field: Field,
  stored: unknown,
  given: unknown,
  path: readonly string[],
  value: unknown,
): unknown {
  if (field.type !== 'message') return undefined;
  const next = setAt(
    field.message,
    isRecord(stored) ? stored : {},
    isRecord(given) ? given : {},
    path,
    value,
  );
  return isRecord(given) || Object.keys(next).length ? next : undefined;
}

/** Setting one member of a oneof clears the others. */
function withoutRivals(message: Message, data: Json, chosen: string): Json {
  const oneof = message.fields[chosen]?.oneof;
  if (!oneof) return data;
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => key === chosen || message.fields[key]?.oneof !== oneof),
  );
}

function without(data: Json): Json {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
