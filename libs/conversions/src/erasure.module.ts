import { Module, type DynamicModule } from '@nestjs/common';
import type { KeyRing } from '@switchyard/identity';
import { SqlErasure } from './data/sql-erasure';
import { ErasePerson } from './use-cases/erase/erase-person';
import { Erasure } from './use-cases/erase/erasure';
import { SECRET_KEYS } from './use-cases/settings';

/** Erasing persons, alone: for tools that report nothing. Needs DatabaseModule, IdentityModule, and `Clock` from the application. */
@Module({})
export class ErasureModule {
  /** `SWITCHYARD_SECRET_KEYS` of the processes: nobody is found under other ones. */
  static forRoot(secretKeys: KeyRing): DynamicModule {
    return {
      module: ErasureModule,
      providers: [
        { provide: SECRET_KEYS, useValue: secretKeys },
        { provide: Erasure, useClass: SqlErasure },
        ErasePerson,
      ],
      exports: [ErasePerson],
    };
  }
}
