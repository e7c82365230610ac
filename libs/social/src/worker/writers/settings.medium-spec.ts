import { generateSealingKeys, readKeyRing } from '@switchyard/identity';
import { SettingsReader } from '@switchyard/kernel';
import { writerRequest } from '../../testing/writers/writer-request';
import {
  createWriter,
  openWriterKey,
  openWriterSettings,
  readWriterSettings,
  sealWriterKey,
  type WriterSettings,
} from './settings';

const KEY = 'sk-key-of-a-test';

const settingsOf = (
  environment: Readonly<Record<string, string>>,
  kind: 'live' | 'test' = 'live',
): WriterSettings => {
  const read = new SettingsReader(environment);
  const settings = readWriterSettings(read, kind);
  read.finish();
  return settings;
};

const ofOpenAi = (others: Readonly<Record<string, string>> = {}) => ({
  SWITCHYARD_WRITER: 'openai',
  SWITCHYARD_WRITER_MODEL: 'gpt-x',
  SWITCHYARD_WRITER_KEY: KEY,
  ...others,
});

describe('the settings of the writer', () => {
  it('are the embedded writer when nothing is set', () => {
    expect(settingsOf({})).toEqual({ writer: 'embedded' });
  });

  it('are a model of the public API', () => {
    expect(settingsOf(ofOpenAi())).toEqual({
      writer: 'openai',
      url: null,
      model: 'gpt-x',
      key: KEY,
    });
  });

  it('need no key for an own endpoint of the form of OpenAI', () => {
    const environment = {
      SWITCHYARD_WRITER: 'openai',
      SWITCHYARD_WRITER_MODEL: 'llama',
      SWITCHYARD_WRITER_URL: 'https://models.example/v1/',
    };
    const url = 'https://models.example/v1';
    expect(settingsOf(environment)).toEqual({ writer: 'openai', url, model: 'llama', key: null });
  });

  it('take a server on this machine in test only', () => {
    const environment = ofOpenAi({ SWITCHYARD_WRITER_URL: 'http://127.0.0.1:8080/v1' });
    expect(settingsOf(environment, 'test')).toMatchObject({ url: 'http://127.0.0.1:8080/v1' });
    expect(() => settingsOf(environment)).toThrow('SWITCHYARD_WRITER_URL');
  });

  it.each([
    [{ SWITCHYARD_WRITER: 'gpt' }, ['SWITCHYARD_WRITER must']],
    [{ SWITCHYARD_WRITER: 'openai' }, ['SWITCHYARD_WRITER_MODEL', 'SWITCHYARD_WRITER_KEY']],
    [{ SWITCHYARD_WRITER: 'anthropic' }, ['SWITCHYARD_WRITER_MODEL', 'SWITCHYARD_WRITER_KEY']],
    [
      {
        SWITCHYARD_WRITER: 'anthropic',
        SWITCHYARD_WRITER_MODEL: 'm',
        SWITCHYARD_WRITER_URL: 'https://a.example',
      },
      ['SWITCHYARD_WRITER_KEY'],
    ],
    [ofOpenAi({ SWITCHYARD_WRITER_MODEL: 'two words' }), ['SWITCHYARD_WRITER_MODEL']],
    [ofOpenAi({ SWITCHYARD_WRITER_KEY: `${KEY} ${KEY}` }), ['SWITCHYARD_WRITER_KEY']],
    [ofOpenAi({ SWITCHYARD_WRITER_URL: 'ftp://a.example' }), ['SWITCHYARD_WRITER_URL']],
    [ofOpenAi({ SWITCHYARD_WRITER_URL: `https://u:${KEY}@a.example` }), ['SWITCHYARD_WRITER_URL']],
    [ofOpenAi({ SWITCHYARD_WRITER_URL: 'https://a.example?x=1' }), ['SWITCHYARD_WRITER_URL']],
  ])('name every problem and no key: %j', (environment: Record<string, string>, named) => {
    const read = new SettingsReader(environment);
    readWriterSettings(read, 'live');
    const message = messageOf(() => read.finish());
    for (const name of named) expect(message).toContain(name);
    expect(message).not.toContain(KEY);
  });
});

describe('a sealed key', () => {
  const rings = async (id: string) => {
    const { publicKey, privateKey } = await generateSealingKeys(id);
    return { publicKeys: readKeyRing(publicKey), privateKeys: readKeyRing(privateKey) };
  };

  it('is opened by the worker', async () => {
    const { publicKeys, privateKeys } = await rings('k1');
    const sealed = await sealWriterKey(KEY, publicKeys);
    expect(sealed).not.toContain(KEY);
    const settings = settingsOf(ofOpenAi({ SWITCHYARD_WRITER_KEY: sealed }));
    expect(await openWriterSettings(settings, privateKeys)).toEqual({ ...settings, key: KEY });
    expect(await openWriterKey(KEY, privateKeys)).toBe(KEY);
  });

  it.each([
    ['sealed to another worker', (sealed: string) => sealed, 'k2'],
    ['sealed to another key of the same name', (sealed: string) => sealed, 'k1'],
    ['cut off', (sealed: string) => sealed.slice(0, sealed.lastIndexOf('.')), 'k1'],
    ['changed', (sealed: string) => `${sealed.slice(0, -6)}AAAAAA`, 'k1'],
  ])('that is %s stops the boot', async (_, damage, id) => {
    const { publicKeys } = await rings('k1');
    const { privateKeys } = await rings(id);
    const sealed = damage(await sealWriterKey(KEY, publicKeys));
    const settings = settingsOf(ofOpenAi({ SWITCHYARD_WRITER_KEY: sealed }));
    const failure = await openWriterSettings(settings, privateKeys).catch(
      (error: unknown) => error,
    );
    expect(String(failure)).toContain('SWITCHYARD_WRITER_KEY');
    expect(String(failure)).not.toContain(sealed.slice(20));
  });

  it('is never sent as it is', async () => {
    const { publicKeys } = await rings('k1');
    const key = await sealWriterKey(KEY, publicKeys);
    expect(() => createWriter({ writer: 'openai', url: null, model: 'm', key })).toThrow('opened');
  });
});

describe('the embedded writer', () => {
  const writer = createWriter({ writer: 'embedded' });
  const { signal } = new AbortController();

  it('says what it is and costs nothing', async () => {
    const { spend } = await writer.write(writerRequest(), signal);
    expect(spend).toEqual({
      writer: 'embedded',
      model: null,
      requests: 0,
      inputTokens: 0,
      outputTokens: 0,
    });
  });

  it('declines when there is nothing to state', async () => {
    await expect(writer.write(writerRequest({ facts: [] }), signal)).rejects.toMatchObject({
      code: 'WRITER_DECLINED',
      isTransient: false,
      spend: null,
    });
  });

  it('stops with the signal', async () => {
    await expect(writer.write(writerRequest(), AbortSignal.abort())).rejects.toMatchObject({
      code: 'WRITER_UNAVAILABLE',
      isTransient: true,
    });
  });
});

const messageOf = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return '';
};
