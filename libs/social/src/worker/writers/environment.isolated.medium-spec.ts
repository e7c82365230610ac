import {
  ANTHROPIC_KEY,
  ANTHROPIC_MODEL,
  startAnthropicStandIn,
} from '../../testing/writers/anthropic-stand-in';
import {
  OPENAI_KEY,
  OPENAI_MODEL,
  startOpenAiStandIn,
} from '../../testing/writers/openai-stand-in';
import type { StandInServer } from '../../testing/writers/stand-in-server';
import { writerRequest } from '../../testing/writers/writer-request';
import { anthropicWriter } from './anthropic-writer';
import { openAiWriter } from './openai-writer';

const HEADERS = [
  'Authorization: Bearer sk-of-the-environment',
  'X-Api-Key: sk-of-the-environment',
  'anthropic-version: 2000-01-01',
  'user-agent: environment',
  'x-added: environment',
].join('\n');

/** What the vendors' packages read. */
const ENVIRONMENT = {
  OPENAI_API_KEY: 'sk-of-the-environment',
  OPENAI_ADMIN_KEY: 'sk-of-the-environment',
  OPENAI_ORG_ID: 'environment',
  OPENAI_PROJECT_ID: 'environment',
  OPENAI_BASE_URL: 'http://127.0.0.1:9',
  OPENAI_LOG: 'debug',
  OPENAI_CUSTOM_HEADERS: HEADERS,
  ANTHROPIC_API_KEY: 'sk-of-the-environment',
  ANTHROPIC_AUTH_TOKEN: 'sk-of-the-environment',
  ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
  ANTHROPIC_PROFILE: 'environment',
  ANTHROPIC_LOG: 'debug',
  ANTHROPIC_CUSTOM_HEADERS: HEADERS,
};

describe('variables of the environment', () => {
  const before = { ...process.env };
  const lines: unknown[] = [];
  beforeAll(() => {
    Object.assign(process.env, ENVIRONMENT);
    for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
      jest.spyOn(console, level).mockImplementation((...line) => void lines.push(line));
    }
  });
  afterAll(() => {
    for (const name of Object.keys(ENVIRONMENT)) delete process.env[name];
    Object.assign(process.env, before);
    jest.restoreAllMocks();
  });

  const expectUnchanged = (vendor: StandInServer) => {
    expect(vendor.violations).toEqual([]);
    expect(JSON.stringify(vendor.requests.map(({ headers }) => headers))).not.toContain(
      'environment',
    );
    expect(lines).toEqual([]);
  };

  it('change nothing of the requests to OpenAI, and log nothing', async () => {
    const vendor = await startOpenAiStandIn();
    const settings = { url: `${vendor.origin}/v1`, model: OPENAI_MODEL, key: OPENAI_KEY };
    await openAiWriter(settings).write(writerRequest(), new AbortController().signal);
    expectUnchanged(vendor);
    await vendor.close();
  });

  it('change nothing of the requests to Anthropic, and log nothing', async () => {
    const vendor = await startAnthropicStandIn();
    const settings = { url: vendor.origin, model: ANTHROPIC_MODEL, key: ANTHROPIC_KEY };
    await anthropicWriter(settings).write(writerRequest(), new AbortController().signal);
    expectUnchanged(vendor);
    await vendor.close();
  });

  it('give no key to an endpoint without keys', async () => {
    const vendor = await startOpenAiStandIn(null);
    const settings = { url: `${vendor.origin}/v1`, model: OPENAI_MODEL, key: null };
    await openAiWriter(settings).write(writerRequest(), new AbortController().signal);
    expectUnchanged(vendor);
    await vendor.close();
  });
});
