import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../settings';
import { keepKeys } from './environments';
import { type Installation, installationOf } from './installation';

describe('the keys of an installation', () => {
  let folder: string;
  let installation: Installation;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'switchyard-keys-'));
    installation = { ...installationOf('live'), keysFile: join(folder, 'keys.json') };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are made once, for their owner only', async () => {
    const first = await keepKeys(installation, false);
    const written = readFileSync(installation.keysFile);
    expect(await keepKeys(installation, true)).toEqual({ ...first, isNew: false });
    expect([first.isNew, statSync(installation.keysFile).mode & 0o777]).toEqual([true, 0o600]);
    expect(readFileSync(installation.keysFile).equals(written)).toBe(true);
  });

  it('are not made again for a database that holds what they sealed', async () => {
    await expect(keepKeys(installation, true)).rejects.toThrow(StartFailure);
  });

  it('of live and of the demo are not the same file', () => {
    expect(installationOf('live').keysFile).not.toBe(installationOf('demo').keysFile);
    expect(installationOf('live').folder).not.toBe(installationOf('demo').folder);
  });
});
