import { readFileSync } from 'node:fs';
import type { Field, Message } from '../google-ads/schema/message';
import {
  INGEST_EVENTS_REQUEST,
  INGEST_EVENTS_RESPONSE,
  RETRIEVE_STATUS_REQUEST,
  RETRIEVE_STATUS_RESPONSE,
} from './schema';

interface ProtoField {
  readonly type: string;
  readonly rule?: 'repeated';
}

interface ProtoType {
  readonly fields?: Readonly<Record<string, ProtoField>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly nested?: Readonly<Record<string, ProtoType>>;
}

/** Google's own protos, as its client carries them. */
const protos = JSON.parse(
  readFileSync(require.resolve('@google-ads/datamanager/build/protos/protos.json'), 'utf8'),
) as ProtoType;
const PACKAGE = ['google', 'ads', 'datamanager', 'v1'];
const inside = (type: ProtoType | undefined, path: readonly string[]) =>
  path.reduce((here, name) => here?.nested?.[name], type);
const V1 = inside(protos, PACKAGE);

/**
 * What the emulator works out itself has fewer members than the vendor's: verdicts on audiences,
 * and reasons that it cannot come to.
 */
const NARROWER = ['RequestStatusPerDestination', 'google.ads.datamanager.v1.ProcessingErrorReason'];

/** Every message and word list below these messages, by the name in the table. */
function reachable(
  message: Message,
  seen = new Map<string, Field | Message>(),
): Map<string, Field | Message> {
  if (seen.has(message.name)) return seen;
  seen.set(message.name, message);
  for (const field of Object.values(message.fields)) {
    if (field.type === 'enum') seen.set(field.name, field);
    if (field.type === 'message') reachable(field.message, seen);
  }
  return seen;
}

const tables = [
  INGEST_EVENTS_REQUEST,
  INGEST_EVENTS_RESPONSE,
  RETRIEVE_STATUS_REQUEST,
  RETRIEVE_STATUS_RESPONSE,
].reduce((seen, message) => reachable(message, seen), new Map<string, Field | Message>());
const all = [...tables].map(([name, table]) => ({ name, table }));
const messages = all.flatMap(({ name, table }) =>
  'fields' in table ? [{ name, message: table }] : [],
);
const enums = all.flatMap(({ name, table }) =>
  'numbers' in table ? [{ name, numbers: table.numbers ?? {} }] : [],
);

/** Nested types are below the message that they belong to. */
const typeNamed = (name: string): ProtoType | undefined =>
  inside(V1, [name]) ??
  Object.values(V1?.nested ?? {})
    .map((outer) => outer.nested?.[name])
    .find(Boolean);

const KINDS = {
  string: 'string',
  double: 'double',
  bool: 'bool',
  int64: 'int64',
  int32: 'int32',
  timestamp: 'google.protobuf.Timestamp',
} as Readonly<Record<string, string>>;
const typeOf = (field: Field): string =>
  field.type === 'message'
    ? field.message.name
    : field.type === 'enum'
      ? (field.name.split('.').at(-1) ?? '')
      : (KINDS[field.type] ?? field.type);
const shapeOf = ({ type, rule }: ProtoField): string =>
  `${rule === 'repeated' ? 'list of ' : ''}${type}`;
const within = (vendors: object, own: object) =>
  Object.fromEntries(Object.entries(vendors).filter(([name]) => name in own));

describe("the tables of the Data Manager API, compared with Google's protos", () => {
  it.each(messages)('$name has the same members', ({ name, message }) => {
    const own = Object.fromEntries(
      Object.entries(message.fields).map(([member, field]) => [
        member,
        shapeOf({ type: typeOf(field), rule: field.repeated ? 'repeated' : undefined }),
      ]),
    );
    const theirs = Object.fromEntries(
      Object.entries(typeNamed(name)?.fields ?? {}).map(([member, field]) => [
        member,
        shapeOf(field),
      ]),
    );
    expect(own).toEqual(NARROWER.includes(name) ? within(theirs, own) : theirs);
  });

  it.each(enums)('$name has the same words and numbers', ({ name, numbers }) => {
    const theirs = inside(protos, name.split('.'))?.values ?? {};
    expect(numbers).toEqual(NARROWER.includes(name) ? within(theirs, numbers) : theirs);
  });
});
