import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import {
  reviseConcept,
  viewConcept,
  type Concept,
  type ConceptChanges,
  type ConceptView,
} from '../domain';
import { Concepts } from './creative-ports';
import { requireVersion, type Expected } from './require-version';

/** Change a concept. `patch` turns the concept as it is read into what changes. */
@Injectable()
export class UpdateConcept {
  constructor(
    private readonly work: UnitOfWork,
    private readonly concepts: Concepts,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: Expected,
    patch: (current: ConceptView) => ConceptChanges,
  ): Promise<Concept> {
    return this.work.run(caller, async () => {
      const before = await this.concepts.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const after = reviseConcept(before, patch(viewConcept(before)), this.clock.now());
      return after === before ? before : this.concepts.replace(before, after);
    });
  }
}
