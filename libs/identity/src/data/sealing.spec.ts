import { CredentialOpener } from '../worker/credential-opener';
import { generateSealingKeys } from './generate-keys';
import { HpkeSealer } from './hpke-sealer';
import { readKeyRing } from './key-ring';

const place = { accountId: 'acc_1', connectionId: 'con_1', version: 3 };
const plain = { clientId: 'fake-client', refreshToken: 'fake-refresh' };

const rings = async (...ids: readonly string[]) => {
  const pairs = await Promise.all(ids.map(generateSealingKeys));
  return {
    publicRing: readKeyRing(pairs.map(({ publicKey }) => publicKey).join(',')),
    privateRing: readKeyRing(pairs.map(({ privateKey }) => privateKey).join(',')),
  };
};

describe('credentials', () => {
  it('open for the worker as they were sealed, and read as nothing in between', async () => {
    const { publicRing, privateRing } = await rings('k1');
    const sealed = await new HpkeSealer(publicRing).seal(plain, place);
    expect(JSON.stringify(sealed)).not.toContain('fake-refresh');
    expect(await new CredentialOpener(privateRing).open(sealed, place)).toEqual(plain);
  });

  it('open after the keys were rotated, with the new key in front', async () => {
    const { publicRing, privateRing } = await rings('old', 'new');
    const sealed = await new HpkeSealer([publicRing[0]]).seal(plain, place);
    expect(
      await new CredentialOpener([privateRing[1]!, privateRing[0]]).open(sealed, place),
    ).toEqual(plain);
  });

  it.each([{ accountId: 'acc_2' }, { connectionId: 'con_2' }])(
    'do not open in another place %j',
    async (moved) => {
      const { publicRing, privateRing } = await rings('k1');
      const sealed = await new HpkeSealer(publicRing).seal(plain, place);
      await expect(
        new CredentialOpener(privateRing).open(sealed, { ...place, ...moved }),
      ).rejects.toThrow();
    },
  );

  it('do not open under another version', async () => {
    const { publicRing, privateRing } = await rings('k1');
    const sealed = await new HpkeSealer(publicRing).seal(plain, place);
    await expect(
      new CredentialOpener(privateRing).open({ ...sealed, version: 4 }, place),
    ).rejects.toThrow();
  });
});

it('names the fault of a key ring and not the key', () => {
  expect(() => readKeyRing('k1:tooshort')).toThrow(/32 bytes/);
  expect(() => readKeyRing('k1:tooshort')).not.toThrow(/tooshort/);
});
