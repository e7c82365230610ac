import type { Provider } from '@nestjs/common';
import { SealedSecrets } from './data/sealed-secrets';
import { SqlOrderNames } from './data/sql-order-names';
import { SqlSources } from './data/sql-sources';
import { OrderNames } from './use-cases/report/order-names';
import { CreateSource } from './use-cases/source/create-source';
import { DeleteSource } from './use-cases/source/delete-source';
import { ReadSources } from './use-cases/source/read-sources';
import { SourceSecrets } from './use-cases/source/source-secrets';
import { Sources } from './use-cases/source/sources';
import { UpdateSource } from './use-cases/source/update-source';

/** Providers of conversions, and what is made of what they tell. */
export const sourceProviders: Provider[] = [
  { provide: OrderNames, useClass: SqlOrderNames }, { provide: Sources, useClass: SqlSources }, { provide: SourceSecrets, useClass: SealedSecrets }, CreateSource, DeleteSource, ReadSources, UpdateSource,
];
