import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Written whole, readable by its owner only. */
export const writePrivately = (file: string, content: object): void => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
};

/** The JSON in a file; undefined without the file, or when it cannot be read. */
export const readPrivately = <T>(file: string): T | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};
