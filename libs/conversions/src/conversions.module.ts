import { Global, Module, type Provider } from '@nestjs/common';
import { SqlActions } from './data/sql-actions';
import { SqlConversions } from './data/sql-conversions';
import { AcceptConversions } from './use-cases/accept/accept-conversions';
import { Conversions } from './use-cases/accept/conversions';
import { Actions } from './use-cases/action/actions';
import { CreateAction } from './use-cases/action/create-action';
import { DeleteAction } from './use-cases/action/delete-action';
import { ReadActions } from './use-cases/action/read-actions';
import { UpdateAction } from './use-cases/action/update-action';
import { ActionsByReference } from './use-cases/offline/actions-by-reference';
import { ReadUploads } from './use-cases/offline/read-uploads';
import { UploadOffline } from './use-cases/offline/upload-offline';

const providers: Provider[] = [
  { provide: Actions, useClass: SqlActions }, { provide: Conversions, useClass: SqlConversions },
  AcceptConversions, ActionsByReference, CreateAction, DeleteAction, ReadActions, ReadUploads, UpdateAction, UploadOffline,
];

/** Conversion actions and conversions. Needs DatabaseModule, CatalogModule, IdentityModule, and `Clock` and `Ids` from the application. */
@Global()
@Module({ providers, exports: providers })
export class ConversionsModule {}
