import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  createFileRegistry,
  type DescExtension,
  type DescMessage,
  type DescMethod,
  type FileRegistry,
  fromBinary,
  fromJson,
  getExtension,
} from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import type { Json } from '../../../port/attributes';
import type { RecordedRequest, RequestOracle } from '../request-oracle';
import type { SplitByKind } from '../specimens';
import {
  behavioursOf,
  type HasBehaviour,
  isObject,
  maskFaults,
  type Member,
  members,
  messageOf,
  queryFaults,
} from './google-faults';

/** One call of the API, as its `google.api.http` annotation says it goes over HTTP. */
interface Call {
  readonly verb: string;
  readonly path: RegExp;
  readonly takesBody: boolean;
  readonly input: DescMessage;
}

interface HttpRule {
  readonly pattern: { readonly case?: string; readonly value?: unknown };
  readonly body: string;
}

const callsOf = (registry: FileRegistry): readonly Call[] => {
  const annotation = registry.getExtension('google.api.http');
  if (!annotation) throw new Error('The description has no google.api.http');
  return [...registry]
    .flatMap((one) => (one.kind === 'service' ? one.methods : []))
    .flatMap((method) => callOf(method, annotation));
};

const callOf = (method: DescMethod, annotation: DescExtension): readonly Call[] => {
  if (!method.proto.options) return [];
  const { pattern, body } = getExtension(method.proto.options, annotation) as unknown as HttpRule;
  if (typeof pattern.value !== 'string') return [];
  return [
    {
      verb: String(pattern.case).toUpperCase(),
      path: pathPattern(pattern.value),
      takesBody: body === '*',
      input: method.input,
    },
  ];
};

/** `/v25/customers/{customer_id=*}/googleAds:search`: a star stands for one part of a path. */
const pathPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .replace(/\{[^=}]+=([^}]+)\}/g, '$1')
      .replace(/[.:]/g, '\\$&')
      .replace(/\*/g, '[^/:]+')}$`,
  );

/** What `node tools/oracles/fetch.mjs` makes. */
const DESCRIPTION = resolve('.cache/oracles/google-ads-v25.binpb');

/**
 * Google's description of its v25 API, whole: built once for a file of specs, it is large.
 * Undefined where it was not fetched.
 */
const loadRegistry = (): FileRegistry | undefined =>
  existsSync(DESCRIPTION)
    ? createFileRegistry(fromBinary(FileDescriptorSetSchema, readFileSync(DESCRIPTION)))
    : undefined;

const ROW = 'google.ads.googleads.v25.services.GoogleAdsRow';

/**
 * Google's own protos as a judge of requests to the Google Ads API; undefined where they were not
 * fetched.
 */
export const findGoogleOracle = (): RequestOracle | undefined => {
  const registry = loadRegistry();
  return registry && oracleFrom(registry);
};

const oracleFrom = (registry: FileRegistry): RequestOracle => {
  const calls = callsOf(registry);
  const has = behavioursOf(registry);
  const row = registry.getMessage(ROW);
  if (!row) throw new Error(`The description has no ${ROW}`);
  return ({ method, path, url, body }) => {
    const call = calls.find((one) => one.verb === method && one.path.test(path));
    if (!call) return [`no call ${method} ${path}`];
    return (
      bodyFaults(call, body, registry) ??
      queryParameterFaults(call, url, registry) ?? [
        ...[...members(call.input, body ?? {})].flatMap((member) => memberFaults(member, has)),
        ...queryFaultsIn(row, body),
      ]
    );
  };
};

/**
 * Undefined when the parser takes it: no unknown key, no wrong enum, no wrong type, one member of
 * each oneof.
 */
const bodyFaults = (
  { takesBody, input }: Call,
  body: Json,
  registry: FileRegistry,
): readonly string[] | undefined => {
  if (!takesBody) return body === null ? undefined : ['a body where none belongs'];
  return parseFaults(input, body, registry);
};

/** Calls without a body say the members of their message in the query. */
const queryParameterFaults = (
  { takesBody, input }: Call,
  url: string | undefined,
  registry: FileRegistry,
): readonly string[] | undefined => {
  if (takesBody || url === undefined) return undefined;
  const members = Object.fromEntries(new URL(url).searchParams);
  return parseFaults(input, members, registry);
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

/**
 * Marked as for answers, yet the one way to upload: ImageAsset.data says that it is mutate only.
 */
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

/**
 * A mutate request holds operations of many kinds (`campaignOperation.create`); any other is a kind
 * of its own.
 */
export const splitGoogle: SplitByKind = (request) => {
  const operations = isObject(request.body) ? request.body['mutateOperations'] : undefined;
  if (!Array.isArray(operations)) {
    return [[`${request.method} ${request.path.replace(/^.*[/]/, '')}`, request]];
  }
  return operations.map(
    (operation: Json) => [operationKind(operation), alone(request, operation)] as const,
  );
};

const operationKind = (operation: Json): string => {
  const [[name, inside] = ['nothing', null]] = isObject(operation) ? Object.entries(operation) : [];
  const verb = isObject(inside)
    ? ['create', 'update', 'remove'].find((one) => inside[one] !== undefined)
    : undefined;
  return `${name}.${verb ?? 'unknown'}`;
};

const alone = (request: RecordedRequest, operation: Json): RecordedRequest => ({
  ...request,
  body: { ...(request.body as { readonly [member: string]: Json }), mutateOperations: [operation] },
});
