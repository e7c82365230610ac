import type { Rule } from '../violation';
import { connectors } from './connectors';
import { contextFolders } from './context-folders';
import { cycles } from './cycles';
import { dependencyTable } from './dependency-table';
import { environment } from './environment';
import { fileSizes } from './file-sizes';
import { processDoors } from './process-doors';
import { pureFolders } from './pure-folders';

/** Every rule by the name that its violations carry. */
export const rules: Readonly<Record<string, Rule>> = {
  connectors,
  'context-folders': contextFolders,
  cycles,
  'dependency-table': dependencyTable,
  environment,
  'file-sizes': fileSizes,
  'process-doors': processDoors,
  'pure-folders': pureFolders,
};
