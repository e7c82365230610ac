import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORMS } from '../vendor';
import { Emulators, VENDORS } from './emulators';
import { type RunningEmulators, startEmulators } from './start-emulators';
import { decodeState, encodeState } from './state-file';
import { shapeOf } from './state-graph';

interface Answer {
  readonly data: readonly object[];
  readonly externalAccountId: string;
  readonly offsetSeconds: number;
}

const reports: string[] = [];
let folder: string;
let file: string;
let emulators: RunningEmulators;

const start = async (): Promise<void> => {
  emulators = await startEmulators({
    port: 0,
    stateFile: file,
    report: (level, message) => void reports.push(`${level}: ${message}`),
  });
};
const control = async (method: string, path: string, body?: object): Promise<Answer> => {
  const answer = await fetch(`${emulators.url}/_control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Answer;
};
/** Accounts, an application and a person at each vendor that has them. */
const fill = async (): Promise<void> => {
  for (const platform of PLATFORMS) {
    const { externalAccountId } = await control('POST', '/accounts', { platform });
    await control('POST', '/apps', { platform, redirectUris: ['http://127.0.0.1/back'] });
    await control('POST', '/people', { platform, accounts: [{ id: externalAccountId }] });
  }
  await control('POST', '/clock', { advanceSeconds: 7_200 });
};
const seen = async (): Promise<object> => ({
  accounts: await control('GET', '/objects'),
  apps: await control('GET', '/apps'),
  people: await control('GET', '/people'),
  offset: (await control('GET', '/clock')).offsetSeconds,
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'switchyard-state-'));
  file = join(folder, 'emulators.state');
  reports.length = 0;
  await start();
});
afterEach(async () => {
  await emulators.close();
  rmSync(folder, { recursive: true });
});

describe('the file with the state of the emulators', () => {
  it('brings back accounts, applications, people and the clock, for its owner only', async () => {
    await fill();
    const before = await seen();
    await emulators.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await start();
    expect(await seen()).toEqual(before);
    expect(reports).toEqual([]);
  });

  it('has the same bytes after it was loaded', async () => {
    await fill();
    await emulators.close();
    const shape = shapeOf(new Emulators(VENDORS).capture());
    const bytesOf = (one: Emulators): Buffer => encodeState(one.capture(), shape, new Date(0));
    const loaded = (content: Buffer): Emulators => {
      const made = new Emulators(VENDORS);
      made.restore(decodeState(content, shape));
      return made;
    };
    const [header = ''] = readFileSync(file, 'utf8').split('\n');
    const saved = decodeState(
      readFileSync(file),
      (JSON.parse(header) as { readonly shape: string }).shape,
    );
    const first = bytesOf(loaded(encodeState(saved, shape, new Date(0))));
    expect(bytesOf(loaded(first)).equals(first)).toBe(true);
    await start();
  });

  it.each([
    [
      'damaged',
      (content: Buffer) => void content.writeUInt8(content.at(-1)! ^ 1, content.length - 1),
    ],
    ['of another release', (content: Buffer) => void content.write('"version":9', 1)],
  ])('that is %s is kept beside, and everything begins anew', async (_, change) => {
    await fill();
    await emulators.close();
    const content = readFileSync(file);
    change(content);
    writeFileSync(file, content);
    await start();
    expect((await control('GET', '/objects')).data).toEqual([]);
    expect(reports).toEqual([expect.stringContaining('cannot be read')]);
    expect(readdirSync(folder).filter((name) => name.includes('unreadable'))).toHaveLength(1);
  });
});
