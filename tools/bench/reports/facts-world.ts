import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { startCluster } from '@switchyard/embedded-postgres';
import { createAccounts, type BenchAccount } from '../world/accounts';
import { makeKeys, type Keys } from '../world/api-process';
import { migratedDatabase, SETTINGS, type BenchDatabase } from '../world/database';
import { generateFacts, type SpaceSize } from './generate-facts';

export interface FactsSize {
  readonly size: SpaceSize;
  /** Days of figures of the Space that asks. */
  readonly days: number;
  readonly neighbours: number;
  /** Of each neighbour, on each of the same days. */
  readonly neighbourSize: SpaceSize;
  readonly neighbourDays: number;
}

type Urls = Omit<BenchDatabase, 'stop'>;

/** The same Space alone in one database and among neighbours in another one of the same server, so that both are asked by turns. */
export interface FactsWorld {
  readonly alone: Urls;
  readonly crowded: Urls;
  readonly account: BenchAccount;
  readonly crowdedAccount: BenchAccount;
  readonly keys: Keys;
}

interface Kept extends FactsWorld {
  readonly of: FactsSize;
}

/** Fills a server in the folder, or serves what an earlier run of the same size left there; in a folder of its own that is deleted when none is named. */
export const withFacts = async <T>(
  wish: FactsSize,
  folder: string | undefined,
  work: (world: FactsWorld) => Promise<T>,
): Promise<T> => {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'switchyard-bench-')));
  await mkdir(place, { recursive: true });
  // Root's PostgreSQL runs as another user, who must be able to walk in.
  await chmod(place, 0o711);
  const kept = await keptWorld(place, wish);
  const dataFolder = join(place, 'postgres');
  const cluster = await startCluster({
    dataFolder,
    settings: SETTINGS,
    ...(kept && { keptPassword: new URL(kept.alone.ownerUrl).password }),
  });
  try {
    if (kept) {
      return await work({
        ...kept,
        alone: atPort(kept.alone, cluster.port),
        crowded: atPort(kept.crowded, cluster.port),
      });
    }
    const alone = await migratedDatabase(cluster, 'alone');
    const crowded = await migratedDatabase(
      cluster,
      'crowded',
      new URL(alone.applicationUrl).password,
    );
    const world = await filled({ alone, crowded, keys: await makeKeys() }, wish);
    await writeFile(join(place, WORLD), JSON.stringify({ ...world, of: wish } satisfies Kept), {
      mode: 0o600,
    });
    return await work(world);
  } finally {
    await cluster.stop();
    if (folder === undefined) await rm(place, { recursive: true, force: true });
  }
};

const WORLD = 'world.json';

const keptWorld = async (place: string, wish: FactsSize): Promise<Kept | undefined> => {
  const text = await readFile(join(place, WORLD), 'utf8').catch(() => undefined);
  const kept = text === undefined ? undefined : (JSON.parse(text) as Kept);
  return kept && isDeepStrictEqual(kept.of, wish) ? kept : undefined;
};

const atPort = (urls: Urls, port: number): Urls => {
  const moved = (text: string): string =>
    Object.assign(new URL(text), { port: String(port) }).toString();
  return { ownerUrl: moved(urls.ownerUrl), applicationUrl: moved(urls.applicationUrl) };
};

const filled = async (
  empty: Pick<FactsWorld, 'alone' | 'crowded' | 'keys'>,
  wish: FactsSize,
): Promise<FactsWorld> => {
  const { alone, crowded, keys } = empty;
  const [account] = await createAccounts(alone.applicationUrl, keys.publicKey, 1, 'reports');
  const [crowdedAccount] = await createAccounts(
    crowded.applicationUrl,
    keys.publicKey,
    1,
    'reports',
  );
  const own = (spaceId: string) => ({ spaceIds: [spaceId], size: wish.size, days: wish.days });
  const spaceIds = Array.from(
    { length: wish.neighbours },
    (_, index) => `spc_01kb4${String(index).padStart(21, '0')}`,
  );
  await generateFacts(alone.ownerUrl, [own(account!.spaceId)]);
  await generateFacts(crowded.ownerUrl, [
    own(crowdedAccount!.spaceId),
    { spaceIds, size: wish.neighbourSize, days: wish.neighbourDays },
  ]);
  return { ...empty, account: account!, crowdedAccount: crowdedAccount! };
};
