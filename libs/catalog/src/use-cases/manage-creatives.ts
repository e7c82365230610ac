import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  notFound,
  type PageRequest,
  referenceNotFound,
  requireVersion,
  UnitOfWork,
} from '@switchyard/kernel';
import { Angles } from '../data/angles';
import { Businesses } from '../data/businesses';
import { Concepts } from '../data/concepts';
import {
  type Angle,
  type AngleChanges,
  type AngleInput,
  type AngleView,
  type Concept,
  type ConceptChanges,
  type ConceptInput,
  type ConceptView,
  createAngle,
  createConcept,
  reviseAngle,
  reviseConcept,
  viewAngle,
  viewConcept,
} from '../domain';
import type { AngleFilter, ConceptFilter } from './filters';

/** Create an angle of a business. */
@Injectable()
export class CreateAngle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
    private readonly angles: Angles,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: AngleInput): Promise<Angle> {
    return this.work.run(caller, async () => {
      if (!(await this.businesses.lock(caller, input.businessId))) {
        throw referenceNotFound('/businessId');
      }
      const angle = createAngle(caller.spaceId, input, { ids: this.ids, now: this.clock.now() });
      await this.angles.insert(angle);
      return angle;
    });
  }
}

/** Change an angle. `patch` turns the angle as it is read into what changes. */
@Injectable()
export class UpdateAngle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
    private readonly angles: Angles,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    patch: (current: AngleView) => AngleChanges,
  ): Promise<Angle> {
    return this.work.run(caller, async () => {
      const before = await this.angles.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const changes = patch(viewAngle(before));
      if (changes.businessId && !(await this.businesses.lock(caller, changes.businessId))) {
        throw referenceNotFound('/businessId');
      }
      const after = reviseAngle(before, changes, this.clock.now());
      return after === before ? before : this.angles.replace(before, after);
    });
  }
}

/** Delete an angle and its concepts. Ads keep the stamp. */
@Injectable()
export class DeleteAngle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly angles: Angles,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<void> {
    return this.work.run(caller, async () => {
      const angle = await this.angles.lock(caller, id);
      if (!angle) throw notFound();
      requireVersion(expected, angle.version);
      await this.angles.remove(caller, id);
    });
  }
}

/** Get one angle, or list them newest first. */
@Injectable()
export class ReadAngles {
  constructor(private readonly angles: Angles) {}

  async get(caller: Caller, id: string): Promise<Angle> {
    const angle = await this.angles.find(caller, id);
    if (!angle) throw notFound();
    return angle;
  }

  /** One row more than the page's limit means that there is another page. */
  list(caller: Caller, filter: AngleFilter, page: PageRequest): Promise<readonly Angle[]> {
    return this.angles.list(caller, filter, page);
  }
}

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
    expected: ExpectedVersion,
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

/** Delete a concept. Ads keep the stamp. */
@Injectable()
export class DeleteConcept {
  constructor(
    private readonly work: UnitOfWork,
    private readonly concepts: Concepts,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<void> {
    return this.work.run(caller, async () => {
      const concept = await this.concepts.lock(caller, id);
      if (!concept) throw notFound();
      requireVersion(expected, concept.version);
      await this.concepts.remove(caller, id);
    });
  }
}

/** Get one concept, or list them newest first. */
@Injectable()
export class ReadConcepts {
  constructor(private readonly concepts: Concepts) {}

  async get(caller: Caller, id: string): Promise<Concept> {
    const concept = await this.concepts.find(caller, id);
    if (!concept) throw notFound();
    return concept;
  }

  /** One row more than the page's limit means that there is another page. */
  list(caller: Caller, filter: ConceptFilter, page: PageRequest): Promise<readonly Concept[]> {
    return this.concepts.list(caller, filter, page);
  }
}
