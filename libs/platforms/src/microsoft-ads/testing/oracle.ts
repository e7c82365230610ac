import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/** Jest hands `SWITCHYARD_ORACLES` on as a global, because libraries do not read the environment. */
const FOLDER =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'microsoft-ads-v13.schema.json');

/** What is wrong with a value by Microsoft's own generated client; empty when nothing. */
export type Oracle = (definition: string, value: unknown) => readonly string[];

/** Undefined where the schema is not at hand. */
export const findOracle = (): Oracle | undefined => {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), $id: 'v13' });
  return (definition, value) => {
    const validate = ajv.getSchema(`v13#/definitions/${definition}`);
    if (!validate) throw new Error(`no definition ${definition}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
};
