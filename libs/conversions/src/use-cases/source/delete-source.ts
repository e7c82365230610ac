import { Injectable } from '@nestjs/common';
import { notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { requireVersion, type Expected } from '../require-version';
import { Sources } from './sources';

/** Delete a conversion source: from then on its address is unknown. What it reported stays. */
@Injectable()
export class DeleteSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
  ) {}

  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const source = await this.sources.lock(caller, id);
      if (!source) throw notFound();
      requireVersion(expected, source.version);
      await this.sources.remove(caller, source);
    });
  }
}
