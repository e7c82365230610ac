import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';
import { patched, type OpenApi } from './oracle-patches';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/** Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read the environment. */
const FOLDER =
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'openai-ads.openapi.json');

/** Errors of a value against a schema such as `CreateCampaignBody`; empty when it fits. */
export type Oracle = (schema: string, value: unknown) => readonly string[];

/** The vendor's own description of June, with what came since; undefined where it is not at hand. */
export function findOracle(): Oracle | undefined {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { unixtime: true, binary: true },
  });
  ajv.addSchema({
    ...patched(JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi),
    $id: 'openai-ads',
  });
  return (schema, value) => {
    const validate = ajv.getSchema(`openai-ads#/components/schemas/${schema}`);
    if (!validate) throw new Error(`no schema ${schema}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map(
          (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
        );
  };
}
