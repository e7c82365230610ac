import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import {
  mergeConfig,
  refuseBadConfig,
  viewSource,
  type ConversionSource,
  type SourceView,
} from '../../domain';
import { requireVersion, type Expected } from '../require-version';
import { SourceSecrets } from './source-secrets';
import { Sources } from './sources';

/** `accountRef` replaces the secret, null takes it away; `config` is merged into the stored one. */
export interface SourceChanges {
  readonly config?: Readonly<Record<string, unknown>>;
  readonly accountRef?: string | null;
}

/** Change the configuration or the secret of a conversion source. `patch` turns it as it is read into what changes. */
@Injectable()
export class UpdateSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly secrets: SourceSecrets,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: Expected,
    patch: (current: SourceView) => SourceChanges,
  ): Promise<ConversionSource> {
    return this.work.run(caller, async () => {
      const before = await this.sources.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const changes = patch(viewSource(before));
      if (changes.config === undefined && changes.accountRef === undefined) return before;
      return this.sources.replace(before, {
        ...before,
        ...this.configOf(before, changes),
        ...this.secretOf(before, changes),
        updatedAt: this.clock.now(),
      });
    });
  }

  private configOf(
    before: ConversionSource,
    { config: given }: SourceChanges,
  ): Partial<ConversionSource> {
    if (given === undefined) return {};
    const config = mergeConfig(before.config, given);
    refuseBadConfig(before.type, config);
    return { config };
  }

  private secretOf(
    before: ConversionSource,
    { accountRef }: SourceChanges,
  ): Partial<ConversionSource> {
    if (accountRef === undefined) return {};
    return { secret: accountRef === null ? null : this.secrets.seal(accountRef, before) };
  }
}
