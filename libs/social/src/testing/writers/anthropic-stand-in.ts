import { schemaFault } from './documented-schema';
import { type StandInRequest, StandInServer, type VendorWire } from './stand-in-server';

export const ANTHROPIC_KEY = 'sk-ant-api03-stand-in-0123456789';
export const ANTHROPIC_MODEL = 'claude-stand-in-1';

/** Versions of the API that are served. */
const VERSIONS = ['2023-06-01', '2026-10-21'];

/**
 * The Messages API as Anthropic documents it: POST /v1/messages
 * (https://platform.claude.com/docs/en/api/messages, …/api/versioning, …/api/errors and
 * …/build-with-claude/structured-outputs). Takes the members that a writer needs and refuses all
 * others.
 */
export const startAnthropicStandIn = (): Promise<StandInServer> =>
  StandInServer.start({ ...WIRE, refuse });

const MEMBERS = ['model', 'max_tokens', 'messages', 'system', 'output_config'];

const refuse = ({
  method,
  path,
  headers,
  body,
}: StandInRequest): ReturnType<VendorWire['refuse']> => {
  if (path !== '/v1/messages') return { status: 404, message: `no route ${path}` };
  if (method !== 'POST') return { status: 405, message: `no method ${method}` };
  const keys = [headers['x-api-key'], headers.authorization?.replace(/^Bearer /, '')];
  if (keys.filter((key) => key !== undefined).join() !== ANTHROPIC_KEY) {
    return { status: 401, message: 'wrong key' };
  }
  if (!VERSIONS.includes(String(headers['anthropic-version']))) {
    return { status: 400, message: 'no version' };
  }
  if (headers['content-type'] !== 'application/json') {
    return { status: 400, message: 'wrong content type' };
  }
  const unknown = Object.keys(body).find((member) => !MEMBERS.includes(member));
  if (unknown) return { status: 400, message: `unknown member ${unknown}` };
  if (body.model !== ANTHROPIC_MODEL) return { status: 404, message: 'no such model' };
  const fault = messagesFault(body) ?? formatFault(body.output_config);
  return fault ? { status: 400, message: fault } : undefined;
};

const messagesFault = ({ messages, system, max_tokens: limit }: Record<string, unknown>) => {
  if (!Number.isInteger(limit) || Number(limit) < 1) return 'no limit of tokens';
  if (typeof system !== 'string' || system === '') return 'no system text';
  if (!Array.isArray(messages) || messages.length === 0) return 'no messages';
  const turns = messages as readonly { readonly role?: unknown; readonly content?: unknown }[];
  const alternate = turns.every(({ role }, index) => role === (index % 2 ? 'assistant' : 'user'));
  if (!alternate || turns.length % 2 === 0) return 'the roles do not alternate';
  const isText = turns.every(({ content }) => typeof content === 'string' && content.trim() !== '');
  return isText ? undefined : 'a message without text';
};

const formatFault = (config: unknown): string | undefined => {
  const { format, ...others } = (config ?? {}) as Readonly<Record<string, unknown>>;
  const { type, schema, ...more } = (format ?? {}) as Readonly<Record<string, unknown>>;
  const unknown = Object.keys({ ...others, ...more })[0];
  if (unknown) return `unknown member ${unknown}`;
  return type === 'json_schema' ? schemaFault(schema) : 'no output format';
};

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

const WIRE: Omit<VendorWire, 'refuse'> = {
  promptOf: ({ body }) =>
    [
      body.system as string,
      ...(body.messages as readonly { readonly content: string }[]).map(({ content }) => content),
    ].join('\n'),
  envelope: ({ text, end, isEmpty }, { body }) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: isEmpty ? [] : [{ type: 'text', text, citations: null }],
    stop_reason: { complete: 'end_turn', truncated: 'max_tokens', refused: 'refusal' }[end],
    stop_sequence: null,
    stop_details: null,
    usage: {
      input_tokens: 700,
      cache_creation_input_tokens: 150,
      cache_read_input_tokens: 50,
      output_tokens: 100,
    },
  }),
  failure: (status, message) => ({
    type: 'error',
    error: { type: ERROR_TYPES[status] ?? 'api_error', message },
    request_id: 'req_1',
  }),
};
