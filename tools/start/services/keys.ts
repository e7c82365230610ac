import { randomBytes } from 'node:crypto';
import { generateSealingKeys } from '@switchyard/identity';

export interface Keys {
  readonly publicKeys: string;
  readonly privateKeys: string;
  readonly secretKeys: string;
}

/** Keys for one run, kept in memory only: what they seal is gone with the run as well. */
export const makeKeys = async (): Promise<Keys> => {
  const { publicKey, privateKey } = await generateSealingKeys('demo');
  return { publicKeys: publicKey, privateKeys: privateKey, secretKeys: `demo:${randomBytes(32).toString('base64url')}` };
};
