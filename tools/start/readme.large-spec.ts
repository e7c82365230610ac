import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { givenConnections, givenParty, startSystem, type System } from '@switchyard/test-kit';

const run = promisify(execFile);

/** The commands of the README between its two markers. */
const flow = (): string => {
  const readme = readFileSync('README.md', 'utf8');
  const part = readme.slice(readme.indexOf('<!-- flow:'), readme.indexOf('<!-- /flow -->'));
  return [...part.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, commands]) => commands).join('\n');
};

describe('the recommended flow of the README', () => {
  let system: System;
  let folder: string;
  beforeAll(async () => {
    system = await startSystem();
    folder = mkdtempSync(join(tmpdir(), 'switchyard-readme-'));
  }, 120_000);
  afterAll(async () => {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('works as it is written, against what npm start leaves running', async () => {
    const party = await givenParty(system);
    await givenConnections(party);
    mkdirSync(join(folder, '.switchyard'));
    writeFileSync(
      join(folder, '.switchyard', 'run.json'),
      JSON.stringify({ apiUrl: system.apiUrl, token: party.token }),
    );
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', flow()], { cwd: folder });
    const lines = stdout.trim().split('\n');
    expect(lines.filter((line) => line.startsWith('{"error"'))).toEqual([]);
    expect(lines.filter((line) => line === 'completed')).toHaveLength(2);
    expect(lines.filter((line) => line === 'duplicate' || line === 'accepted')).toEqual([
      'duplicate',
      'accepted',
    ]);
    expect(lines.at(-1)).toBe('nothing_to_sync');
  }, 120_000);
});
