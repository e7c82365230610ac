import { sealBatch } from '@switchyard/identity';
import { BatchOpener, type KeyRing } from '@switchyard/identity/worker';

/** What a sealed key is bound to: nothing else that was sealed opens as a key. */
const PURPOSE = 'switchyard writer key 1';

/** The parts of a sealed text: key id, encapsulated key, nonce, ciphertext. */
const SEALED =
  /^sealed:([A-Za-z0-9_-]{1,40})\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;

/** Whether a key is given as a sealed text. */
export const isSealed = (text: string): boolean => text.startsWith('sealed:');

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
