import { join } from 'node:path';
import {
  applicationUrl,
  asOwner,
  clusterUrl,
  copyOf,
  dropDatabase,
  templateNamed,
} from '../test-database';
import { startChild } from './child';
import { digestOfTree } from './compiled-tree';

export interface SystemDatabase {
  readonly ownerUrl: string;
  /** The application's role, under row-level security. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A database with every migration run by the product's own command; copied from one template per build. */
export const systemDatabase = async (tree: string): Promise<SystemDatabase> => {
  const template = await asOwner((client) =>
    templateNamed(client, `system_${digestOfTree()}`, async (half) => {
      const env = {
        SWITCHYARD_MIGRATION_DATABASE_URL: clusterUrl(half),
        SWITCHYARD_DATABASE_URL: applicationUrl(half),
      };
      await startChild({ main: join(tree, 'tools', 'migrations', 'main.js'), env, ends: true });
    }),
  );
  const name = await copyOf(template);
  return { ownerUrl: clusterUrl(name), url: applicationUrl(name), drop: () => dropDatabase(name) };
};
