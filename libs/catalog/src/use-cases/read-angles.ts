import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { Angle } from '../domain';
import { Angles } from './creative-ports';
import type { AngleFilter } from './filters';

/** Get one angle, or list them newest first. */
@Injectable()
export class ReadAngles {
  constructor(private readonly angles: Angles) {}

  async get(caller: Caller, id: string): Promise<Angle> {
    const angle = await this.angles.find(caller, id);
    if (!angle) throw notFound();
    return angle;
  }

  /** One row more than the page's limit tells that there is another page. */
  list(caller: Caller, filter: AngleFilter, page: PageRequest): Promise<readonly Angle[]> {
    return this.angles.list(caller, filter, page);
  }
}
