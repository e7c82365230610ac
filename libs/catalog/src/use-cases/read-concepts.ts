import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { Concept } from '../domain';
import { Concepts } from './creative-ports';
import type { ConceptFilter } from './filters';

/** Get one concept, or list them newest first. */
@Injectable()
export class ReadConcepts {
  constructor(private readonly concepts: Concepts) {}

  async get(caller: Caller, id: string): Promise<Concept> {
    const concept = await this.concepts.find(caller, id);
    if (!concept) throw notFound();
    return concept;
  }

  /** One row more than the page's limit tells that there is another page. */
  list(caller: Caller, filter: ConceptFilter, page: PageRequest): Promise<readonly Concept[]> {
    return this.concepts.list(caller, filter, page);
  }
}
