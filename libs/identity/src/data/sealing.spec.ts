import { BatchOpener, CredentialOpener } from '../worker/credential-opener';
import { generateSealingKeys, readKeyRing, sealBatch, Sealer } from './sealing';

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
    const sealed = await new Sealer(publicRing).seal(plain, place);
    expect(JSON.stringify(sealed)).not.toContain('fake-refresh');
    expect(await new CredentialOpener(privateRing).open(sealed, place)).toEqual(plain);
  });

  it('open after the keys were rotated, with the new key in front', async () => {
    const { publicRing, privateRing } = await rings('old', 'new');
    const sealed = await new Sealer([publicRing[0]]).seal(plain, place);
    expect(
      await new CredentialOpener([privateRing[1]!, privateRing[0]]).open(sealed, place),
    ).toEqual(plain);
  });

  it.each([{ accountId: 'acc_2' }, { connectionId: 'con_2' }])(
    'do not open in another place %j',
    async (moved) => {
      const { publicRing, privateRing } = await rings('k1');
      const sealed = await new Sealer(publicRing).seal(plain, place);
      await expect(
        new CredentialOpener(privateRing).open(sealed, { ...place, ...moved }),
      ).rejects.toThrow();
    },
  );

  it('do not open under another version', async () => {
    const { publicRing, privateRing } = await rings('k1');
    const sealed = await new Sealer(publicRing).seal(plain, place);
    await expect(
      new CredentialOpener(privateRing).open({ ...sealed, version: 4 }, place),
    ).rejects.toThrow();
  });
});

it('names the fault of a key ring and not the key', () => {
  expect(() => readKeyRing('k1:tooshort')).toThrow(/32 bytes/);
  expect(() => readKeyRing('k1:tooshort')).not.toThrow(/tooshort/);
});

describe('texts of a batch', () => {
  it('are each opened by itself, in any order', async () => {
    const { publicRing, privateRing } = await rings('k1');
    const seal = await sealBatch(publicRing);
    const [first, second] = [seal('one', 'spc_1'), seal('two', 'spc_1')];
    const opener = new BatchOpener(privateRing);
    expect(await opener.open(second, 'spc_1')).toBe('two');
    expect(await opener.open(first, 'spc_1')).toBe('one');
    expect(first.enc).toBe(second.enc);
    expect(first.nonce).not.toBe(second.nonce);
  });

  it('open after the keys were rotated, and not without the old one', async () => {
    const { publicRing, privateRing } = await rings('old', 'new');
    const sealed = (await sealBatch([publicRing[0]]))('one', 'spc_1');
    expect(await new BatchOpener([privateRing[1]!, privateRing[0]]).open(sealed, 'spc_1')).toBe(
      'one',
    );
    await expect(new BatchOpener([privateRing[1]!]).open(sealed, 'spc_1')).rejects.toThrow(
      'no private key old',
    );
  });

  it('do not open in another Space, nor changed', async () => {
    const { publicRing, privateRing } = await rings('k1');
    const sealed = (await sealBatch(publicRing))('one', 'spc_1');
    const opener = new BatchOpener(privateRing);
    await expect(opener.open(sealed, 'spc_2')).rejects.toThrow();
    const changed = Buffer.from(sealed.ciphertext, 'base64url');
    changed.writeUInt8(changed.readUInt8(0) ^ 1, 0);
    await expect(
      opener.open({ ...sealed, ciphertext: changed.toString('base64url') }, 'spc_1'),
    ).rejects.toThrow();
  });
});
