import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import { createSource, type ConversionSource, type NewSource } from '../../domain';
import { SourceSecrets } from './source-secrets';
import { Sources } from './sources';

/** What a caller writes; `accountRef` is the secret that the provider signs with. */
export interface SourceInput extends NewSource {
  readonly accountRef?: string | null;
}

/** Create a conversion source, with a receiver of its own. Throws `SOURCE_EXISTS`. */
@Injectable()
export class CreateSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly secrets: SourceSecrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, { accountRef, ...input }: SourceInput): Promise<ConversionSource> {
    return this.work.run(caller, async () => {
      const receiverId = this.ids.next('rcv');
      const secret =
        accountRef === undefined || accountRef === null
          ? null
          : this.secrets.seal(accountRef, { spaceId: caller.spaceId, receiverId });
      const source = createSource(caller.spaceId, input, secret, {
        receiverId,
        now: this.clock.now(),
      });
      await this.sources.insert(caller, source);
      return source;
    });
  }
}
