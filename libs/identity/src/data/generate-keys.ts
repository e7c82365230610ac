import { suite, toText } from './sealing';

/** A new key pair for `SWITCHYARD_SEALING_PUBLIC_KEYS` and `SWITCHYARD_SEALING_PRIVATE_KEYS`, each as `id:key`. */
export const generateSealingKeys = async (
  id: string,
): Promise<{ publicKey: string; privateKey: string }> => {
  const pair = await suite.kem.generateKeyPair();
  const [publicKey, privateKey] = await Promise.all([
    suite.kem.serializePublicKey(pair.publicKey),
    suite.kem.serializePrivateKey(pair.privateKey),
  ]);
  return { publicKey: `${id}:${toText(publicKey)}`, privateKey: `${id}:${toText(privateKey)}` };
};
