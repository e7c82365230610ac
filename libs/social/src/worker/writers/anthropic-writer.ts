import type { Anthropic } from '@anthropic-ai/sdk' with { 'resolution-mode': 'import' };
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
const ANTHROPIC_URL = 'https://api.anthropic.com';

/** The version that the types of the vendor's package describe. */
const API_VERSION = '2026-10-21';

/** Writes drafts through Anthropic's Messages API. */
export const anthropicWriter = (
  settings: ModelSettings,
  requestMilliseconds = REQUEST_MILLISECONDS,
): Writer =>
  new ModelWriter(new AnthropicModel(settings, requestMilliseconds), requestMilliseconds);

class AnthropicModel implements Model {
  readonly writer = 'anthropic';
  private client: Promise<Anthropic> | undefined;

  constructor(
    private readonly settings: ModelSettings,
    private readonly requestMilliseconds: number,
  ) {}

  get name(): string {
    return this.settings.model;
  }

  connect(): Promise<Anthropic> {
    this.client ??= connect(this.settings, this.requestMilliseconds);
    return this.client;
  }

  async ask(
    system: string,
    turns: readonly Turn[],
    signal: AbortSignal,
  ): Promise<ModelAnswer | undefined> {
    const client = await this.connect();
    const message = await client.messages.create(
      {
        model: this.settings.model,
        system,
        messages: turns.map(({ role, text }) => ({ role, content: text })),
        output_config: { format: { type: 'json_schema', schema: DRAFT_SCHEMA } },
        max_tokens: MOST_OUTPUT_TOKENS,
      },
      { signal },
    );
    return answerOf(message);
  }
}

/** Every setting is named here: what is left out, the package reads from the environment. */
const connect = async (
  { key, url }: ModelSettings,
  requestMilliseconds: number,
): Promise<Anthropic> => {
  const { Anthropic } = await import('@anthropic-ai/sdk');
  return new Anthropic({
    apiKey: key,
    webhookKey: null,
    baseURL: url ?? ANTHROPIC_URL,
    timeout: requestMilliseconds,
    maxRetries: 0,
    logLevel: 'off',
    openTelemetry: false,
    defaultHeaders: {
      accept: 'application/json',
      'user-agent': 'Switchyard',
      authorization: `Bearer ${key}`,
      'anthropic-version': API_VERSION,
    },
    fetch: boundedFetch([
      'accept',
      'content-type',
      'user-agent',
      'authorization',
      'anthropic-version',
    ]),
  });
};

/** A gateway may be in between, so that nothing of the form is taken for granted. */
type Answered = { readonly [Part in keyof Anthropic.Message]?: Anthropic.Message[Part] };

const answerOf = ({ content, stop_reason, usage }: Answered): ModelAnswer | undefined => {
  if (!Array.isArray(content)) return undefined;
  return {
    text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    end: endOf(stop_reason),
    inputTokens:
      (usage?.input_tokens ?? 0) +
      (usage?.cache_creation_input_tokens ?? 0) +
      (usage?.cache_read_input_tokens ?? 0),
    outputTokens: usage?.output_tokens ?? 0,
  };
};

const endOf = (reason: Answered['stop_reason']): ModelAnswer['end'] => {
  if (reason === 'refusal') return 'declined';
  return reason === 'max_tokens' || reason === 'model_context_window_exceeded' ? 'cut' : 'complete';
};
