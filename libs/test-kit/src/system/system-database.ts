import { join } from 'node:path';
import {
  addressesOf,
  asOwner,
  clusterUrl,
  copyOf,
  dropDatabase,
  migrationEnv,
  templateNamed,
  type RoleAddresses,
} from '../test-database';
import { startChild } from './child';
import { digestOfTree } from './compiled-tree';

/** Each process reaches it as its own role; none of them owns anything. */
export interface SystemDatabase extends RoleAddresses {
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** A database with every migration run by the product's own command; copied from one template per build. */
export const systemDatabase = async (tree: string): Promise<SystemDatabase> => {
  const template = await asOwner((client) =>
    templateNamed(client, `system_${digestOfTree()}`, async (half) => {
      const env = migrationEnv(clusterUrl(half), addressesOf(half));
      await startChild({ main: join(tree, 'tools', 'migrations', 'main.js'), env, ends: true });
    }),
  );
  const name = await copyOf(template);
  return { ownerUrl: clusterUrl(name), ...addressesOf(name), drop: () => dropDatabase(name) };
};
