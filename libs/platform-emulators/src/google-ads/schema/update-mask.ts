import { complaint, type Complaint } from '../errors';
import { type Field, isRecord, type Json, type Message } from './message';

/**
 * The vendor's own helper for masks names it too: it says which object is meant, and nothing of it
 * changes.
 */
const NAME_OF_THE_OBJECT = 'resourceName';

/**
 * The paths of an update mask, or what is wrong with them. Paths are lowerCamelCase; snake_case is
 * not found.
 */
export function readMask(
  message: Message,
  mask: string | undefined,
  body: Json,
): { paths: readonly string[]; complaints: readonly Complaint[] } {
  const named = (mask ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);
  const paths = named.filter((path) => path !== NAME_OF_THE_OBJECT);
  if (!named.length) {
    return {
      paths,
      complaints: [
        complaint(
          'fieldMaskError.FIELD_MASK_MISSING',
          'updateMask',
          'The field mask must be provided.',
        ),
      ],
    };
  }
  return { paths, complaints: paths.flatMap((path) => checkPath(message, path, body)) };
}

function checkPath(message: Message, path: string, body: Json): readonly Complaint[] {
  const fields = fieldsAlong(message, path);
  const last = fields.at(-1);
  if (!last) {
    return [
      complaint(
        'fieldMaskError.FIELD_NOT_FOUND',
        'updateMask',
        `The field mask contains an invalid field: ${path}`,
        path,
      ),
    ];
  }
  if (fields.some((field) => field.behaviour)) {
    return [complaint('fieldError.IMMUTABLE_FIELD', path, 'The field cannot be modified.', path)];
  }
  if (hasSubfields(last) && !isEmptyMessage(valueAt(body, path))) {
    return [
      complaint(
        'fieldMaskError.FIELD_HAS_SUBFIELDS',
        'updateMask',
        `The field mask names a message with subfields: ${path}`,
        path,
      ),
    ];
  }
  return [];
}

/** The fields a path walks over; empty when it leads nowhere. */
export function fieldsAlong(message: Message, path: string): readonly Field[] {
  const walked: Field[] = [];
  let here: Message | undefined = message;
  for (const part of path.split('.')) {
    const field: Field | undefined =
      here && Object.hasOwn(here.fields, part) ? here.fields[part] : undefined;
    if (!field) return [];
    walked.push(field);
    here = field.type === 'message' && !field.repeated ? field.message : undefined;
  }
  return walked;
}

/**
 * Naming a message itself is only taken to choose it without settings (`maximizeConversions: {}`):
 * from memory, unverified.
 */
function isEmptyMessage(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

function hasSubfields(field: Field): boolean {
  return (
    field.type === 'message' && !field.repeated && Object.keys(field.message.fields).length > 0
  );
}

function valueAt(body: Json, path: string): unknown {
  let here: unknown = body;
  for (const part of path.split('.')) here = isRecord(here) ? here[part] : undefined;
  return here;
}

/**
 * The stored message with the masked members of the body laid over it. A masked member that the
 * body lacks is cleared.
 */
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

/**
 * A message that the body names stays, even when it is empty. A message that the body leaves out is
 * removed together with its last member.
 */
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
