import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv from 'ajv';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/** Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read the environment. */
const FOLDER =
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'microsoft-ads-v13.schema.json');
/** Undefined where it is not at hand. */
export const oracleFile = existsSync(FILE) ? FILE : undefined;

/** Errors of a value against a definition such as `campaign.AddCampaignsRequest`; empty when it fits. */
export type Oracle = (definition: string, value: unknown) => readonly string[];

/** The schema made from Microsoft's own REST client; undefined where it is not at hand. */
export function findOracle(): Oracle | undefined {
  if (oracleFile === undefined) return undefined;
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ ...JSON.parse(withNullIds(readFileSync(oracleFile, 'utf8'))), $id: 'v13' });
  return (definition, value) => {
    const validate = ajv.getSchema(`v13#/definitions/${definition}`);
    if (!validate) throw new Error(`no definition ${definition}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

interface Definition {
  properties?: Record<string, unknown>;
}

/** Id lists of answers hold null where an item failed; the generated schema does not say so. */
function withNullIds(schema: string): string {
  const { definitions, ...rest } = JSON.parse(schema) as {
    definitions: Record<string, Definition>;
  };
  for (const [name, definition] of Object.entries(definitions)) {
    if (!name.endsWith('Response') && !name.endsWith('.IdCollection')) continue;
    const relaxed = Object.entries(definition.properties ?? {}).map(([member, value]) => [
      member,
      isIdList(member, value) ? NULLABLE_IDS : value,
    ]);
    definition.properties = Object.fromEntries(relaxed);
  }
  return JSON.stringify({ ...rest, definitions });
}

const NULLABLE_IDS = { type: 'array', items: { type: ['string', 'null'] } };
const isIdList = (member: string, value: unknown): boolean =>
  member.endsWith('Ids') && !JSON.stringify(value).includes('$ref');
