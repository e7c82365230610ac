import type { Json } from '../../port/attributes';
import type { RecordedRequest } from './recording';

/** A request with one thing wrong in it. */
export interface BrokenRequest extends RecordedRequest {
  /** `unknown member at mutateOperations/~` */
  readonly fault: string;
  readonly breach: Breach;
}

export type Breach = 'unknown member' | 'wrong type' | 'unknown word';

type Place = readonly (string | number)[];

/** One copy for every place of the body and every way to break it there; places that differ only in an index count once. */
export const brokenCopies = (request: RecordedRequest): readonly BrokenRequest[] => {
  const copies = [...placesOf(request.body)].flatMap((place) => copiesAt(place, request));
  return [...new Map(copies.map((copy) => [copy.fault, copy])).values()];
};

const copiesAt = (place: Place, request: RecordedRequest): readonly BrokenRequest[] => {
  const where = place.map((step) => (typeof step === 'number' ? '~' : step)).join('/');
  return breaches(valueAt(request.body, place), place).map(([breach, broken]) => ({
    ...request,
    breach,
    fault: `${breach} at ${where}`,
    body: withValueAt(request.body, place, broken),
  }));
};

/** The body itself only gets a member too many: another type in its place is no request at all. */
const breaches = (value: Json, place: Place): readonly (readonly [Breach, Json])[] => {
  const isList = Array.isArray(value);
  if (typeof value === 'string') {
    return [
      ['wrong type', { value }],
      ['unknown word', 'NoSuchWord'],
    ];
  }
  if (typeof value !== 'object' || value === null) return [['wrong type', { value }]];
  return [
    ...(isList ? [] : [['unknown member', { ...value, colour: 'red' }] as const]),
    ...(place.length === 0 ? [] : [['wrong type', 7] as const]),
  ];
};

function* placesOf(value: Json, at: Place = []): Iterable<Place> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  const members: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [name, member] of members) yield* placesOf(member, [...at, name]);
}

const valueAt = (body: Json, place: Place): Json =>
  place.reduce<Json>(
    (value, step) => (value as Readonly<Record<string | number, Json>>)[step]!,
    body,
  );

const withValueAt = (body: Json, [step, ...rest]: Place, value: Json): Json => {
  if (step === undefined) return value;
  const inside = (body as Readonly<Record<string | number, Json>>)[step]!;
  if (Array.isArray(body)) return body.with(step as number, withValueAt(inside, rest, value));
  return {
    ...(body as { readonly [member: string]: Json }),
    [step]: withValueAt(inside, rest, value),
  };
};
