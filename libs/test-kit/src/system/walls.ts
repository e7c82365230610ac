import { Client } from 'pg';
import { preloadOf } from './preload-of';

/** Which of the two walls between Spaces stand: the application's own filters, the database's policies. */
export const WALLS = ['both', 'policies', 'filters', 'none'] as const;
export type Walls = (typeof WALLS)[number];

/** The walls of this run: `SWITCHYARD_TEST_WALLS`, both when it is not set. Throws for a word that is none. */
export const wallsOfRun = (word = process.env['SWITCHYARD_TEST_WALLS'] ?? 'both'): Walls => {
  const walls = WALLS.find((one) => one === word);
  if (!walls) throw new Error(`SWITCHYARD_TEST_WALLS must be one of ${WALLS.join(', ')}`);
  return walls;
};

const stands = (walls: Walls, wall: 'policies' | 'filters'): boolean =>
  walls === 'both' || walls === wall;

/** What a process of the product must load first. */
export const wallEnv = (tree: string, walls: Walls): Readonly<Record<string, string>> =>
  stands(walls, 'filters') ? {} : { NODE_OPTIONS: preloadOf(tree, 'without-space-filter') };

const GUARDED = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relrowsecurity`;

/** Takes the policies away, as the owner, when they are not to stand. */
export const settleWalls = async (ownerUrl: string, walls: Walls): Promise<void> => {
  if (stands(walls, 'policies')) return;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(GUARDED);
  if (rows.length === 0) throw new Error('no table is under row-level security');
  for (const { name } of rows) {
    await client.query(
      `alter table ${name} disable row level security; alter table ${name} no force row level security`,
    );
  }
  await client.end();
};
