import { Injectable } from '@nestjs/common';
import { Clock, Ids, referenceNotFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { createConcept, type Concept, type ConceptInput } from '../domain';
import { Angles, Concepts } from './creative-ports';

/** Create a concept of an angle. */
@Injectable()
export class CreateConcept {
  constructor(
    private readonly work: UnitOfWork,
    private readonly angles: Angles,
    private readonly concepts: Concepts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: ConceptInput): Promise<Concept> {
    return this.work.run(caller, async () => {
      if (!(await this.angles.lock(caller, input.angleId))) throw referenceNotFound('/angleId');
      const concept = createConcept(caller.spaceId, input, {
        ids: this.ids,
        now: this.clock.now(),
      });
      await this.concepts.insert(concept);
      return concept;
    });
  }
}
