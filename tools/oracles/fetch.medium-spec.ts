import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A registry that does not answer, and no packages kept from before. */
const withoutRegistry = (folder: string) => ({
  ...process.env,
  npm_config_registry: 'http://127.0.0.1:1',
  npm_config_cache: join(folder, 'npm'),
});

describe("fetching Google's own schema", () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'oracles-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fetchInto = (description: string) =>
    spawnSync(process.execPath, [join(__dirname, 'fetch.mjs'), description], {
      env: withoutRegistry(folder),
      encoding: 'utf8',
    });

  /** The stamp of today's pins, as the script reckons it. */
  const stamp = (): string => {
    const script = `import { packages, stampOf } from '${join(__dirname, 'packages.mjs')}'; process.stdout.write(stampOf(packages))`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
      .stdout;
  };

  it('without a registry says what it could not get and what to run, and leaves nothing half made', () => {
    const { status, stderr } = fetchInto(join(folder, 'out', 'description.binpb'));
    expect(status).toBe(1);
    expect(stderr).toContain('google-gax@5.0.8');
    expect(stderr).toContain('node tools/oracles/fetch.mjs');
    expect(readdirSync(join(folder, 'out'))).toEqual([]);
  }, 30_000);

  it('does nothing when the description of the same pins is there', () => {
    const description = join(folder, 'description.binpb');
    writeFileSync(description, 'made before');
    writeFileSync(`${description}.stamp`, stamp());
    expect(fetchInto(description).status).toBe(0);
    expect(readFileSync(description, 'utf8')).toBe('made before');
    expect(existsSync(join(folder, 'npm'))).toBe(false);
  });

  it('makes it anew when it was made from other pins', () => {
    const description = join(folder, 'description.binpb');
    writeFileSync(description, 'made before');
    writeFileSync(`${description}.stamp`, 'another');
    expect(fetchInto(description).status).toBe(1);
  }, 30_000);
});
