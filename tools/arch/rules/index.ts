import type { Rule } from '../source-file';
import { constructors } from './constructors';
import { fileSizes } from './file-sizes';
import { contextFolders, environment, pureFolders } from './folders';
import { schemaNames } from './schema-names';
import { connectors, cycles, dependencyTable, processDoors } from './imports';

/** Every rule by the name that its violations carry. */
export const rules: Readonly<Record<string, Rule>> = {
  connectors,
  constructors,
  'context-folders': contextFolders,
  cycles,
  'dependency-table': dependencyTable,
  environment,
  'file-sizes': fileSizes,
  'process-doors': processDoors,
  'pure-folders': pureFolders,
  'schema-names': schemaNames,
};
