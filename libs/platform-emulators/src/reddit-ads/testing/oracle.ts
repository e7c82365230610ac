import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read
 * the environment.
 */
const FOLDER =
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'reddit-ads-v3.schema.json');

/** Errors of a value against a definition such as `ad_group_create_manual`; empty when it fits. */
export type Oracle = (definition: string, value: unknown) => readonly string[];

/** The schema transcribed from the vendor's own OpenAPI; undefined where it is not at hand. */
export function findOracle(): Oracle | undefined {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), $id: 'v3' });
  return (definition, value) => {
    const validate = ajv.getSchema(`v3#/$defs/${definition}`);
    if (!validate) throw new Error(`no definition ${definition}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map(
          (error) => `${definition}${error.instancePath} ${error.message}`,
        );
  };
}
