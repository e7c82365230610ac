import { type DynamicModule, Module } from '@nestjs/common';
import type { KeyRing } from '@switchyard/identity';
import { Erasure } from './data/erasure';
import { ErasePerson } from './use-cases/person/erase-person';
import { SECRET_KEYS } from './use-cases/settings';

/**
 * Erasing persons, alone: for tools that report nothing. Needs DatabaseModule, IdentityModule, and
 * `Clock` from the application.
 */
@Module({})
export class ErasureModule {
  /** `SWITCHYARD_SECRET_KEYS` of the processes: no person is found under other ones. */
  static forRoot(secretKeys: KeyRing): DynamicModule {
    return {
      module: ErasureModule,
      providers: [{ provide: SECRET_KEYS, useValue: secretKeys }, Erasure, ErasePerson],
      exports: [ErasePerson],
    };
  }
}
