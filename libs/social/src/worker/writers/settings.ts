import { sealBatch } from '@switchyard/identity';
import { BatchOpener, type KeyRing } from '@switchyard/identity/worker';
import { SettingsProblems, type SettingsReader } from '@switchyard/kernel';
import { type Writer, WRITER_NAMES } from '../../domain/writer';
import { anthropicWriter } from './anthropic-writer';
import { EmbeddedWriter } from './embedded-writer';
import type { ModelSettings } from './model-writer';
import { openAiWriter } from './openai-writer';

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

/** What a sealed key is bound to: nothing else that was sealed opens as a key. */
const PURPOSE = 'switchyard writer key 1';

/** The parts of a sealed text: key id, encapsulated key, nonce, ciphertext. */
const SEALED =
  /^sealed:([A-Za-z0-9_-]{1,40})\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;

/** Whether a key is given as a sealed text. */
const isSealed = (text: string): boolean => text.startsWith('sealed:');

/** Seals a key to the worker, as a text for `SWITCHYARD_WRITER_KEY`. */
export const sealWriterKey = async (key: string, publicKeys: KeyRing): Promise<string> => {
  const seal = await sealBatch(publicKeys);
  const { keyId, enc, nonce, ciphertext } = seal(key, PURPOSE);
  return `sealed:${keyId}.${enc}.${nonce}.${ciphertext}`;
};

/**
 * The key of a text: the text itself, or what was sealed. Throws a message that shows no part of
 * it.
 */
export const openWriterKey = async (text: string, privateKeys: KeyRing): Promise<string> => {
  if (!isSealed(text)) return text;
  const [, keyId, enc, nonce, ciphertext] = SEALED.exec(text) ?? [];
  if (!keyId || !enc || !nonce || !ciphertext) throw new Error('is not a whole sealed text');
  if (!privateKeys.some(({ id }) => id === keyId)) {
    throw new Error(
      'was sealed with a key that SWITCHYARD_SEALING_PRIVATE_KEYS does not have. Seal it again',
    );
  }
  try {
    return await new BatchOpener(privateKeys).open({ keyId, enc, nonce, ciphertext }, PURPOSE);
  } catch {
    throw new Error('cannot be opened. Seal it again');
  }
};
