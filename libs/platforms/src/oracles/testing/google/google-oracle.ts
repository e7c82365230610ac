import { fromJson, type DescMessage, type FileRegistry } from '@bufbuild/protobuf';
import type { Json } from '../../../port/attributes';
import type { RequestOracle } from '../request-oracle';
import { behavioursOf, type HasBehaviour } from './behaviour';
import { callsOf, type Call } from './calls';
import { maskFaults } from './mask-faults';
import { isObject, members, messageOf, type Member } from './members';
import { queryFaults } from './query-faults';
import { loadRegistry } from './registry';

const ROW = 'google.ads.googleads.v25.services.GoogleAdsRow';

/** Google's own protos as a judge of requests to the Google Ads API; undefined where nobody fetched them. */
export const findGoogleOracle = (): RequestOracle | undefined => {
  const registry = loadRegistry();
  return registry && oracleFrom(registry);
};

const oracleFrom = (registry: FileRegistry): RequestOracle => {
  const calls = callsOf(registry);
  const has = behavioursOf(registry);
  const row = registry.getMessage(ROW);
  if (!row) throw new Error(`The description has no ${ROW}`);
  return ({ method, path, body }) => {
    const call = calls.find((one) => one.verb === method && one.path.test(path));
    if (!call) return [`no call ${method} ${path}`];
    return (
      bodyFaults(call, body, registry) ?? [
        ...[...members(call.input, body ?? {})].flatMap((member) => memberFaults(member, has)),
        ...queryFaultsIn(row, body),
      ]
    );
  };
};

/** Undefined when the parser takes it: no unknown key, no wrong enum, no wrong type, one member of each oneof. */
const bodyFaults = (
  { takesBody, input }: Call,
  body: Json,
  registry: FileRegistry,
): readonly string[] | undefined => {
  if (!takesBody) return body === null ? undefined : ['a body where none belongs'];
  return parseFaults(input, body, registry);
};

const parseFaults = (
  input: DescMessage,
  body: Json,
  registry: FileRegistry,
): readonly string[] | undefined => {
  try {
    fromJson(input, body as Parameters<typeof fromJson>[1], { registry });
    return undefined;
  } catch (error) {
    return [String(error)];
  }
};

/** Marked as for answers, yet the one way to upload: ImageAsset.data says that it is mutate only. */
const MUTATE_ONLY_INSIDE = new Set(['field google.ads.googleads.v25.resources.Asset.image_asset']);

const memberFaults = (
  { key, field, value, path }: Member,
  has: HasBehaviour,
): readonly string[] => [
  ...(key === field.jsonName ? [] : [`${path} is not in lowerCamelCase`]),
  ...(has(field, 'OUTPUT_ONLY') && !MUTATE_ONLY_INSIDE.has(field.toString())
    ? [`${path} is only for answers`]
    : []),
  ...updateFaults({ key, field, value, path }, has),
];

/** An operation is a message that can hold `update` and `updateMask`. */
const updateFaults = ({ field, value, path }: Member, has: HasBehaviour): readonly string[] => {
  const operation = messageOf(field);
  const update = operation?.fields.find(({ jsonName }) => jsonName === 'update');
  const resource = update && messageOf(update);
  if (!resource || !isObject(value) || value['update'] === undefined) return [];
  return maskFaults(resource, value['update'], value['updateMask'], has).map(
    (fault) => `${path}: ${fault}`,
  );
};

const queryFaultsIn = (row: DescMessage, body: Json): readonly string[] =>
  isObject(body) && typeof body['query'] === 'string' ? queryFaults(row, body['query']) : [];
