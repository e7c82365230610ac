import { join } from 'node:path';
import { type Description, describedOperations } from './described-operations';
import { errorClasses, errorTable } from './typescript-errors';
import { clientResources, resourceClasses } from './typescript-resources';
import { modelTypes, schemaTypes } from './typescript-types';

const FOLDER = join('clients', 'typescript', 'src', 'generated');

const NOTE = '/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */\n\n';

/** The generated files of `@switchyard/client`: their text by their path. */
export const typescriptClient = async (text: string): Promise<ReadonlyMap<string, string>> => {
  const document = JSON.parse(text) as Description;
  const operations = describedOperations(document);
  const files = {
    'schema.ts': await schemaTypes(text),
    'models.ts': modelTypes(document.components.schemas),
    'resources.ts': resourceClasses(operations),
    'client-resources.ts': clientResources(operations),
    'errors.ts': errorClasses(document),
    'errors-of-codes.ts': errorTable(document),
  };
  return new Map(
    Object.entries(files).map(([name, code]) => [join(FOLDER, name), `${NOTE}${code}`]),
  );
};
