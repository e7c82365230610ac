import type { KeyRing } from '@switchyard/identity/worker';
import { type SettingsReader, SettingsProblems } from '@switchyard/kernel';
import { type Writer, WRITER_NAMES } from '../../domain/writer';
import { anthropicWriter } from './anthropic-writer';
import { EmbeddedWriter } from './embedded-writer';
import type { ModelSettings } from './model-writer';
import { openAiWriter } from './openai-writer';
import { isSealed, openWriterKey } from './writer-key';

/** Which writer a worker has. */
export type WriterSettings =
  { readonly writer: 'embedded' } | ({ readonly writer: 'openai' | 'anthropic' } & ModelSettings);

const KEY = 'SWITCHYARD_WRITER_KEY';

/** Reads which writer a worker has. The key stays sealed if it is: `openWriterSettings` opens it. */
export const readWriterSettings = (
  read: SettingsReader,
  environment: 'live' | 'test',
): WriterSettings => {
  const writer = read.oneOf('SWITCHYARD_WRITER', WRITER_NAMES, 'embedded');
  if (writer === 'embedded') return { writer };
  const url = read.read<string | null>(
    'SWITCHYARD_WRITER_URL',
    (value) => endpoint(value, environment),
    null,
  );
  const hasOwnEndpoint = read.optional('SWITCHYARD_WRITER_URL') !== undefined;
  read.text('SWITCHYARD_WRITER_MODEL');
  const model = read.read('SWITCHYARD_WRITER_MODEL', modelName, '');
  if (writer === 'anthropic' || !hasOwnEndpoint) read.text(KEY);
  return { writer, url, model, key: read.read<string | null>(KEY, keyText, null) };
};

/** The settings with their key opened. Throws as other settings do, without the key. */
export const openWriterSettings = async (
  settings: WriterSettings,
  privateKeys: KeyRing,
): Promise<WriterSettings> => {
  if (settings.writer === 'embedded' || settings.key === null) return settings;
  const { key } = settings;
  try {
    return { ...settings, key: plainKey(await openWriterKey(key, privateKeys)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'cannot be opened. Seal it again';
    throw new SettingsProblems([{ setting: KEY, message: `${KEY}: ${reason}` }]);
  }
};

/** The writer of the settings. The vendors' packages are loaded by their first request. */
export const createWriter = (settings: WriterSettings): Writer => {
  if (settings.writer === 'embedded') return new EmbeddedWriter();
  if (settings.key !== null && isSealed(settings.key)) {
    throw new Error(`${KEY} must be opened before a writer is made.`);
  }
  return settings.writer === 'openai' ? openAiWriter(settings) : anthropicWriter(settings);
};

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

const endpoint = (value: string, environment: 'live' | 'test'): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocalTest =
    environment === 'test' && url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocalTest)) {
    throw new Error(
      'must be an address that starts with https://. With SWITCHYARD_ENVIRONMENT=test it may start with http://127.0.0.1',
    );
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error('must have no user name, no query and no fragment');
  }
  return value.replace(/\/+$/, '');
};

const modelName = (value: string): string => {
  if (/^[\x21-\x7e]{1,200}$/.test(value)) return value;
  throw new Error('must be the name of a model, without spaces');
};

/** A sealed text is read when it is opened. */
const keyText = (value: string): string => (isSealed(value) ? value : plainKey(value));

const plainKey = (value: string): string => {
  if (/^[\x21-\x7e]{1,4096}$/.test(value)) return value;
  throw new Error('must be printable characters without spaces');
};
