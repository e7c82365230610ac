import { generateKeyPairSync } from 'node:crypto';

/** A fresh X25519 pair in the form of the settings. */
export const sealingKeys = (): { readonly publicKeys: string; readonly privateKeys: string } => {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
  return { publicKeys: `test:${x}`, privateKeys: `test:${d}` };
};
