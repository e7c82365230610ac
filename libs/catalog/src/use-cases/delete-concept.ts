import { Injectable } from '@nestjs/common';
import { notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { Concepts } from './creative-ports';
import { requireVersion, type Expected } from './require-version';

/** Delete a concept. Ads keep the stamp. */
@Injectable()
export class DeleteConcept {
  constructor(
    private readonly work: UnitOfWork,
    private readonly concepts: Concepts,
  ) {}

  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const concept = await this.concepts.lock(caller, id);
      if (!concept) throw notFound();
      requireVersion(expected, concept.version);
      await this.concepts.remove(caller, id);
    });
  }
}
