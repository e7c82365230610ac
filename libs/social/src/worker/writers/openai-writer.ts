import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import type { Writer } from '../../domain/writer';
import {
  boundedFetch,
  type Model,
  type ModelAnswer,
  type ModelSettings,
  ModelWriter,
  MOST_OUTPUT_TOKENS,
  REQUEST_MILLISECONDS,
  type Turn,
} from './model-writer';
import { DRAFT_SCHEMA } from './draft-answer';

/** The public API of the vendor. */
const OPENAI_URL = 'https://api.openai.com/v1';

/** Writes drafts through an endpoint that speaks OpenAI's chat completions. */
export const openAiWriter = (
  settings: ModelSettings,
  requestMilliseconds = REQUEST_MILLISECONDS,
): Writer => new ModelWriter(new OpenAiModel(settings, requestMilliseconds), requestMilliseconds);

class OpenAiModel implements Model {
  readonly writer = 'openai';
  private client: Promise<OpenAI> | undefined;

  constructor(
    private readonly settings: ModelSettings,
    private readonly requestMilliseconds: number,
  ) {}

  get name(): string {
    return this.settings.model;
  }

  connect(): Promise<OpenAI> {
    this.client ??= connect(this.settings, this.requestMilliseconds);
    return this.client;
  }

  async ask(
    system: string,
    turns: readonly Turn[],
    signal: AbortSignal,
  ): Promise<ModelAnswer | undefined> {
    const client = await this.connect();
    const completion = await client.chat.completions.create(
      {
        model: this.settings.model,
        messages: [
          { role: 'system', content: system },
          ...turns.map(({ role, text }) => ({ role, content: text })),
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'draft', strict: true, schema: DRAFT_SCHEMA },
        },
        ...tokenLimit(this.settings.url ?? OPENAI_URL),
      },
      { signal },
    );
    return answerOf(completion);
  }
}

/** Every setting is named here: what is left out, the package reads from the environment. */
const connect = async (
  { key, url }: ModelSettings,
  requestMilliseconds: number,
): Promise<OpenAI> => {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    // The package insists on a key. Without one, the header below is not sent.
    apiKey: key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: url ?? OPENAI_URL,
    timeout: requestMilliseconds,
    maxRetries: 0,
    logLevel: 'off',
    defaultHeaders: {
      accept: 'application/json',
      'user-agent': 'Switchyard',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    fetch: boundedFetch([
      'accept',
      'content-type',
      'user-agent',
      ...(key === null ? [] : ['authorization']),
    ]),
  });
};

/** The vendor's newer models know only the one name, and most other endpoints only the other. */
const tokenLimit = (url: string): { max_completion_tokens: number } | { max_tokens: number } =>
  /(?:^|\.)openai\.(?:com|azure\.com)$/.test(new URL(url).hostname)
    ? { max_completion_tokens: MOST_OUTPUT_TOKENS }
    : { max_tokens: MOST_OUTPUT_TOKENS };

/** Endpoints differ, so that nothing of the form is taken for granted. */
type Answered = { readonly [Part in keyof OpenAI.ChatCompletion]?: OpenAI.ChatCompletion[Part] };

const answerOf = ({ choices, usage }: Answered): ModelAnswer | undefined => {
  if (!Array.isArray(choices)) return undefined;
  const [choice] = choices as readonly Partial<OpenAI.ChatCompletion.Choice>[];
  const { content, refusal } = choice?.message ?? {};
  const isDeclined = Boolean(refusal) || choice?.finish_reason === 'content_filter';
  return {
    text: typeof content === 'string' ? content : '',
    end: isDeclined ? 'declined' : choice?.finish_reason === 'length' ? 'cut' : 'complete',
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  };
};
