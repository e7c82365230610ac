import { schemaFault } from './documented-schema';
import { type StandInRequest, StandInServer, type VendorWire } from './stand-in-server';

export const OPENAI_KEY = 'sk-proj-stand-in-0123456789';
export const OPENAI_MODEL = 'gpt-stand-in-1';

/**
 * Chat completions as OpenAI documents them: POST /v1/chat/completions
 * (https://platform.openai.com/docs/api-reference/chat/create and
 * https://platform.openai.com/docs/guides/structured-outputs). Takes the members that a writer
 * needs and refuses all others. `key: null` is an endpoint without keys.
 */
export const startOpenAiStandIn = (key: string | null = OPENAI_KEY): Promise<StandInServer> =>
  StandInServer.start({ ...WIRE, refuse: (request) => refuse(request, key) });

interface Message {
  readonly role?: unknown;
  readonly content?: unknown;
}

const MEMBERS = ['model', 'messages', 'response_format', 'max_tokens', 'max_completion_tokens'];

const refuse = (
  { method, path, headers, body }: StandInRequest,
  key: string | null,
): ReturnType<VendorWire['refuse']> => {
  if (path !== '/v1/chat/completions') return { status: 404, message: `no route ${path}` };
  if (method !== 'POST') return { status: 405, message: `no method ${method}` };
  if (headers.authorization !== (key === null ? undefined : `Bearer ${key}`)) {
    return { status: 401, message: 'wrong authorization' };
  }
  if (headers['content-type'] !== 'application/json') {
    return { status: 415, message: 'wrong content type' };
  }
  const unknown = Object.keys(body).find((member) => !MEMBERS.includes(member));
  if (unknown) return { status: 400, message: `unknown member ${unknown}` };
  if (body.model !== OPENAI_MODEL) return { status: 404, message: 'no such model' };
  const fault =
    messagesFault(body.messages) ?? formatFault(body.response_format) ?? limitFault(body);
  return fault ? { status: 400, message: fault } : undefined;
};

const messagesFault = (messages: unknown): string | undefined => {
  if (!Array.isArray(messages)) return 'no messages';
  const roles = (messages as Message[]).map(({ role }) => role);
  const isText = (messages as Message[]).every(
    ({ content }) => typeof content === 'string' && content !== '',
  );
  if (!isText) return 'a message without text';
  if (roles.some((role) => !['system', 'user', 'assistant'].includes(role as string))) {
    return 'an unknown role';
  }
  return roles.at(-1) === 'user' ? undefined : 'the last message is not of the user';
};

const formatFault = (format: unknown): string | undefined => {
  const { type, json_schema: schema } = (format ?? {}) as {
    readonly type?: unknown;
    readonly json_schema?: Readonly<Record<string, unknown>>;
  };
  if (type !== 'json_schema' || !schema) return 'no response format';
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(String(schema.name))) return 'the schema has no name';
  return schema.strict === true ? schemaFault(schema.schema) : 'the schema is not strict';
};

const limitFault = ({
  max_tokens: old,
  max_completion_tokens: current,
}: Record<string, unknown>) => {
  const limits = [old, current].filter((limit) => limit !== undefined);
  return limits.length === 1 && Number.isInteger(limits[0]) ? undefined : 'no limit of tokens';
};

const WIRE: Omit<VendorWire, 'refuse'> = {
  promptOf: ({ body }) =>
    (body.messages as readonly { readonly content: string }[])
      .map(({ content }) => content)
      .join('\n'),
  envelope: ({ text, end, isEmpty }, { body }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: body.model,
    choices: isEmpty
      ? []
      : [
          {
            index: 0,
            message: {
              role: 'assistant',
              content: end === 'refused' ? null : text,
              refusal: end === 'refused' ? text : null,
              annotations: [],
            },
            logprobs: null,
            finish_reason: end === 'truncated' ? 'length' : 'stop',
          },
        ],
    usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 },
    service_tier: 'default',
    system_fingerprint: null,
  }),
  failure: (status, message) => ({
    error: {
      message,
      type: status === 429 ? 'rate_limit_error' : 'invalid_request_error',
      param: null,
      code: status === 401 ? 'invalid_api_key' : null,
    },
  }),
};
