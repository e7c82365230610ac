import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Fresh keys in the form of the settings: an X25519 pair for sealing, and one for secrets. */
export const systemKeys = (): {
  readonly publicKeys: string;
  readonly privateKeys: string;
  readonly secretKeys: string;
} => {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
  return {
    publicKeys: `test:${x}`,
    privateKeys: `test:${d}`,
    secretKeys: `test:${randomBytes(32).toString('base64url')}`,
  };
};
