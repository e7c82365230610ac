import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster, type Cluster } from '../../embedded-postgres/src/index';

let cluster: Cluster | undefined;
let folder: string | undefined;

/**
 * Jest's global set-up of medium and large tests: one PostgreSQL for the whole run, announced to
 * every worker.
 */
export default async function setup(): Promise<void> {
  if (process.env['SWITCHYARD_TEST_CLUSTER_URL']) return;
  folder = await mkdtemp(join(tmpdir(), 'switchyard-test-'));
  // Root's PostgreSQL runs as another user, who must be able to walk in.
  await chmod(folder, 0o711);
  cluster = await startCluster({
    dataFolder: join(folder, 'postgres'),
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      log_line_prefix: '%p %d ',
    },
  });
  process.env['SWITCHYARD_TEST_CLUSTER_URL'] = cluster.ownerUrl('postgres');
  const log = join(folder, 'server.log');
  cluster.process.stderr?.pipe(createWriteStream(log));
  process.env['SWITCHYARD_TEST_CLUSTER_LOG'] = log;
}

export const teardown = async (): Promise<void> => {
  await cluster?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
};
