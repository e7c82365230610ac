import { Global, Module, type Provider } from '@nestjs/common';
import { SqlActions } from './data/sql-actions';
import { Actions } from './use-cases/action/actions';
import { CreateAction } from './use-cases/action/create-action';
import { DeleteAction } from './use-cases/action/delete-action';
import { ReadActions } from './use-cases/action/read-actions';
import { UpdateAction } from './use-cases/action/update-action';

const providers: Provider[] = [{ provide: Actions, useClass: SqlActions }, CreateAction, DeleteAction, ReadActions, UpdateAction];

/** Conversion actions. Needs DatabaseModule, CatalogModule, and `Clock` and `Ids` from the application. */
@Global()
@Module({ providers, exports: providers })
export class ConversionsModule {}
