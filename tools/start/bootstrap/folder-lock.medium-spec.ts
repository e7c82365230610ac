import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCK = join(__dirname, 'folder-lock.mjs');

/** Takes the lock, says so, and keeps it until it is ended. */
const HOLDER = `
import { takeLock } from ${JSON.stringify(LOCK)};
try {
  const onLongWait = (holder) => console.log('waits for ' + holder);
  await takeLock('test', { waitSeconds: Number(process.argv[2]), busy: 'busy', onLongWait });
  console.log('held');
  setInterval(() => undefined, 1000);
} catch (error) { console.log(error.message.slice(0, 4)); }`;

describe('the lock of a folder', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'switchyard-lock-'));
    writeFileSync(join(folder, 'holder.mjs'), HOLDER);
  });
  afterEach(() => {
    children.splice(0).forEach((child) => child.kill('SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
  });

  const holder = async (waitSeconds = 0): Promise<{ child: ChildProcess; output: string }> => {
    const child = spawn(process.execPath, ['holder.mjs', String(waitSeconds)], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [text] = (await once(child.stdout!, 'data')) as [Buffer];
    return { child, output: text.toString().trim() };
  };
  const killed = async (child: ChildProcess): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  it('is refused while the process that holds it runs', async () => {
    expect((await holder()).output).toBe('held');
    expect((await holder()).output).toBe('busy');
  });

  it('is waited for', async () => {
    const first = await holder();
    const second = holder(20);
    await killed(first.child);
    expect((await second).output).toBe('held');
  });

  it('is waited for with a word about whom, after two seconds', async () => {
    const first = await holder();
    const second = await holder(60);
    expect(second.output).toBe(`waits for process ${first.child.pid}`);
    const next = once(second.child.stdout!, 'data') as Promise<[Buffer]>;
    await killed(first.child);
    expect((await next)[0].toString().trim()).toBe('held');
  });

  it('is taken over from a killed holder by exactly one of many', async () => {
    await killed((await holder()).child);
    expect(existsSync(join(folder, '.switchyard', 'test.lock'))).toBe(true);
    const output = (await Promise.all(Array.from({ length: 6 }, () => holder(2)))).map(
      (one) => one.output,
    );
    expect(output.toSorted()).toEqual(['busy', 'busy', 'busy', 'busy', 'busy', 'held']);
  });

  it('closes the folder to others, one that was open before included', async () => {
    const home = join(folder, '.switchyard');
    mkdirSync(home, { mode: 0o755 });
    chmodSync(home, 0o755);
    await holder();
    expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  it('is free when its number went to another process since', async () => {
    const first = await holder();
    const otherProcess = `${process.pid}\nanother time of birth`;
    await killed(first.child);
    writeFileSync(join(folder, '.switchyard', 'test.lock'), otherProcess);
    expect((await holder(2)).output).toBe('held');
  });
});
