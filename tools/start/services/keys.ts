import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { generateSealingKeys } from '@switchyard/identity';
import { StartFailure } from '../start-failure';
import { KEYS_FILE } from './places';

export interface Keys {
  readonly publicKeys: string;
  readonly privateKeys: string;
  readonly secretKeys: string;
}

/** The keys of this folder, made by the first start and readable by their owner only: a later start, and `npm run admin`, open what an earlier one sealed. */
export const keepKeys = async (): Promise<Keys> => {
  if (existsSync(KEYS_FILE)) return readKeys();
  const keys = await makeKeys();
  const draft = `${KEYS_FILE}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, KEYS_FILE);
  return keys;
};

const makeKeys = async (): Promise<Keys> => {
  const { publicKey, privateKey } = await generateSealingKeys('demo');
  return {
    publicKeys: publicKey,
    privateKeys: privateKey,
    secretKeys: `demo:${randomBytes(32).toString('base64url')}`,
  };
};

const readKeys = (): Keys => {
  try {
    const { publicKeys, privateKeys, secretKeys } = JSON.parse(
      readFileSync(KEYS_FILE, 'utf8'),
    ) as Keys;
    if (
      [publicKeys, privateKeys, secretKeys].every((text) => typeof text === 'string' && text !== '')
    ) {
      return { publicKeys, privateKeys, secretKeys };
    }
  } catch {
    // Told below: what the file holds is nobody's to read here.
  }
  throw new StartFailure(
    `${KEYS_FILE} holds no keys.`,
    'Put back what was there; or remove it, and what was sealed with its keys can never be opened again.',
  );
};
