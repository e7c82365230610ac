import { type DynamicModule, Module } from '@nestjs/common';
import type { KeyRing } from '@switchyard/identity/worker';
import { type AllowList, SafeFetch } from '@switchyard/safe-fetch';
import { Writer } from '../domain';
import { FetchSource } from './research/fetch-source';
import { StepRunner } from './run-steps';
import { RunCheck, RunDraft, RunResearch, SocialHandlers } from './steps';
import { createWriter, openWriterSettings, type WriterSettings } from './writers/settings';

export interface SocialWorkerSettings {
  /** Hosts that sources may be fetched from although they are private. */
  readonly fetchAllow: AllowList;
  readonly writer: WriterSettings;
  /** Open a key that is sealed. */
  readonly privateKeys: KeyRing;
}

/** Researches, drafts and checks posts. Needs SocialModule and `QueueModule.working`. */
@Module({})
export class SocialWorkerModule {
  static forRoot({ fetchAllow, writer, privateKeys }: SocialWorkerSettings): DynamicModule {
    return {
      module: SocialWorkerModule,
      providers: [
        { provide: SafeFetch, useFactory: () => new SafeFetch({ allow: fetchAllow }) },
        {
          provide: Writer,
          useFactory: async () => createWriter(await openWriterSettings(writer, privateKeys)),
        },
        FetchSource,
        StepRunner,
        RunResearch,
        RunDraft,
        RunCheck,
        SocialHandlers,
      ],
    };
  }
}
