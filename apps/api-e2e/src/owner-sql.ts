import type { System } from '@switchyard/test-kit';

/** Changes rows as the owner of the database: for what time alone would bring about. Answers how many rows it touched. */
export const ownerSql = (
  system: System,
  text: string,
  values: readonly unknown[],
): Promise<number> => system.owner.count(text, values);
