import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  notFound,
  type PageRequest,
  requireVersion,
  UnitOfWork,
} from '@switchyard/kernel';
import { CredentialsOfSources } from '../../data/source-credentials';
import { type SourceFilter, Sources, SourceSecrets } from '../../data/sources';
import {
  type ConversionSource,
  createSource,
  mergeConfig,
  type NewSource,
  readCredentials,
  refuseIncompleteConfig,
  rollSecret,
  type SourceView,
  viewSource,
  withoutExpiredSecret,
} from '../../domain';
import type { Json } from '../../domain/source/payload/members';

/** What a caller writes; `accountRef` is the secret that the provider signs with. */
export interface SourceInput extends NewSource {
  readonly accountRef?: string | null;
  /** `SourceCredentials`, not checked yet. */
  readonly credentials?: Json | null;
}

/** Create a conversion source, with a receiver of its own. Throws `SOURCE_EXISTS`. */
@Injectable()
export class CreateSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly secrets: SourceSecrets,
    private readonly credentials: CredentialsOfSources,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    { accountRef, credentials, ...input }: SourceInput,
  ): Promise<ConversionSource> {
    return this.work.run(caller, async () => {
      const receiverId = this.ids.next('rcv');
      const secret =
        accountRef === undefined || accountRef === null
          ? null
          : this.secrets.seal(accountRef, { spaceId: caller.spaceId, receiverId });
      const made = createSource(caller.spaceId, input, secret, {
        receiverId,
        now: this.clock.now(),
      });
      const read = credentials ? readCredentials(made.type, credentials) : null;
      const source = { ...made, hasCredentials: read !== null };
      await this.sources.insert(caller, source);
      await this.credentials.replace(source, read);
      return source;
    });
  }
}

/** Get one conversion source, or list them newest first. */
@Injectable()
export class ReadSources {
  constructor(
    private readonly sources: Sources,
    private readonly clock: Clock,
  ) {}

  async get(caller: Caller, id: string): Promise<ConversionSource> {
    const source = await this.sources.find(caller, id);
    if (!source) throw notFound();
    return withoutExpiredSecret(source, this.clock.now());
  }

  /** One row more than the page's limit means that there is another page. */
  async list(
    caller: Caller,
    filter: SourceFilter,
    page: PageRequest,
  ): Promise<readonly ConversionSource[]> {
    const now = this.clock.now();
    const rows = await this.sources.list(caller, filter, page);
    return rows.map((row) => withoutExpiredSecret(row, now));
  }
}

/**
 * `accountRef` replaces the secret, which stays valid for a day, and `credentials` the credentials;
 * null takes them away. `config` is merged into the stored one.
 */
export interface SourceChanges {
  readonly config?: Json;
  readonly accountRef?: string | null;
  readonly credentials?: Json | null;
}

/**
 * Change the configuration or the secret of a conversion source. `patch` turns it as it is read
 * into what changes.
 */
@Injectable()
export class UpdateSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly secrets: SourceSecrets,
    private readonly credentials: CredentialsOfSources,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    patch: (current: SourceView) => SourceChanges,
  ): Promise<ConversionSource> {
    return this.work.run(caller, async () => {
      const stored = await this.sources.lock(caller, id);
      if (!stored) throw notFound();
      const before = withoutExpiredSecret(stored, this.clock.now());
      requireVersion(expected, before.version);
      const changes = patch(viewSource(before));
      if (Object.values(changes).every((change) => change === undefined)) return before;
      return this.sources.replace(stored, {
        ...before,
        ...this.configOf(before, changes),
        ...this.secretOf(before, changes),
        ...(await this.replaceCredentials(before, changes)),
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
    refuseIncompleteConfig(before.type, config);
    return { config };
  }

  private async replaceCredentials(
    before: ConversionSource,
    { credentials: given }: SourceChanges,
  ): Promise<Partial<ConversionSource>> {
    if (given === undefined) return {};
    const read = given === null ? null : readCredentials(before.type, given);
    await this.credentials.replace(before, read);
    return { hasCredentials: read !== null };
  }

  private secretOf(
    before: ConversionSource,
    { accountRef }: SourceChanges,
  ): Partial<ConversionSource> {
    if (accountRef === undefined) return {};
    return rollSecret(
      before,
      accountRef === null ? null : this.secrets.seal(accountRef, before),
      this.clock.now(),
    );
  }
}

/** Delete a conversion source: from then on its address is unknown. What it reported stays. */
@Injectable()
export class DeleteSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly credentials: CredentialsOfSources,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<void> {
    return this.work.run(caller, async () => {
      const source = await this.sources.lock(caller, id);
      if (!source) throw notFound();
      requireVersion(expected, source.version);
      await this.credentials.replace(source, null);
      await this.sources.remove(caller, source);
    });
  }
}
