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
  type JsonValue,
} from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

/** What `node tools/oracles/fetch.mjs` makes of Google's own v25 protos. */
const DESCRIPTION = resolve('.cache/oracles/google-ads-v25.binpb');
const SERVICES = 'google.ads.googleads.v25.services';

/** One answer as it came over HTTP, and what was asked for it. */
export interface GivenAnswer {
  readonly method: string;
  /** From the version on: `/v25/customers/1/campaigns:mutate`. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Google's own messages. Strict: unknown members, words and types are errors. */
export interface AnswerOracle {
  /** Throws when a value is not of this message, a full name or one of the services'. */
  check(message: string, value: JsonValue): void;
  /**
   * What is wrong with an answer, by the message that its call answers with; undefined when
   * nothing.
   */
  misfit(answer: GivenAnswer): string | undefined;
  /** Whether a path of JSON names leads to a field of a message. */
  hasPath(message: string, path: readonly string[]): boolean;
}

let found: AnswerOracle | undefined;

/** Undefined where the protos were not fetched. They are large, so they are read once. */
export function findAnswerOracle(): AnswerOracle | undefined {
  if (!found && existsSync(DESCRIPTION)) {
    found = oracleOf(
      createFileRegistry(fromBinary(FileDescriptorSetSchema, readFileSync(DESCRIPTION))),
    );
  }
  return found;
}

function oracleOf(registry: FileRegistry): AnswerOracle {
  const calls = callsOf(registry);
  const messageOf = (name: string) =>
    registry.getMessage(name.includes('.') ? name : `${SERVICES}.${name}`);
  const check = (name: string, value: JsonValue) => {
    const known = messageOf(name);
    if (!known) throw new Error(`There is no message ${name}`);
    fromJson(known, value, { registry, ignoreUnknownFields: false });
  };
  const misfit = ({ method, path, status, body }: GivenAnswer) => {
    const call = calls.find((one) => one.verb === method && one.path.test(path));
    if (!call && status < 400) return `${method} ${path} is no call of the vendor's`;
    const parts =
      call?.isStream && Array.isArray(body) ? (body as JsonValue[]) : [body as JsonValue];
    const checkPart = (part: JsonValue) =>
      status < 400
        ? check(call?.output.typeName ?? '', part)
        : check('google.rpc.Status', statusIn(part));
    try {
      parts.forEach(checkPart);
      return undefined;
    } catch (error) {
      return `${method} ${path} ${status}: ${String(error)}`;
    }
  };
  return {
    check,
    misfit,
    hasPath: (name, path) => {
      const message = messageOf(name);
      return message !== undefined && leads(message, path);
    },
  };
}

function leads(message: DescMessage, [member, ...rest]: readonly string[]): boolean {
  const field = message.fields.find(({ jsonName }) => jsonName === member);
  if (!field || rest.length === 0) return field !== undefined;
  return field.message !== undefined && leads(field.message, rest);
}

/** `error` over HTTP has the word of its code beside the members of the message. */
function statusIn(body: JsonValue): JsonValue {
  const { error, ...others } = body as { readonly error: Record<string, JsonValue> };
  if (Object.keys(others).length > 0) throw new Error(`an error beside ${Object.keys(others)[0]}`);
  const { status, ...rest } = error;
  if (typeof status !== 'string') throw new Error('an error without the word of its code');
  // The codes of HTTP take the place of those of gRPC.
  return { ...rest, code: 3 };
}

interface KnownCall {
  readonly verb: string;
  readonly path: RegExp;
  readonly isStream: boolean;
  readonly output: DescMessage;
}

/** Calls as their `google.api.http` annotations say that they go over HTTP. */
function callsOf(registry: FileRegistry): readonly KnownCall[] {
  const annotation = registry.getExtension('google.api.http');
  if (!annotation) throw new Error('The description has no google.api.http');
  return [...registry]
    .flatMap((one) => (one.kind === 'service' ? one.methods : []))
    .flatMap((method) => callOf(method, annotation));
}

interface HttpRule {
  readonly pattern: { readonly case?: string; readonly value?: unknown };
}

function callOf(method: DescMethod, annotation: DescExtension): readonly KnownCall[] {
  if (!method.proto.options) return [];
  const { pattern } = getExtension(method.proto.options, annotation) as unknown as HttpRule;
  if (typeof pattern.value !== 'string') return [];
  const path = pattern.value.replace(/\{[^=}]+=([^}]+)\}/g, '$1').replace(/[.:]/g, '\\$&');
  return [
    {
      verb: String(pattern.case).toUpperCase(),
      path: new RegExp(`^${path.replace(/\*/g, '[^/:]+')}$`),
      isStream: method.methodKind === 'server_streaming',
      output: method.output,
    },
  ];
}
