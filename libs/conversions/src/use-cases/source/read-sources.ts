import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { ConversionSource } from '../../domain';
import { Sources, type SourceFilter } from './sources';

/** Get one conversion source, or list them newest first. */
@Injectable()
export class ReadSources {
  constructor(private readonly sources: Sources) {}

  async get(caller: Caller, id: string): Promise<ConversionSource> {
    const source = await this.sources.find(caller, id);
    if (!source) throw notFound();
    return source;
  }

  /** One row more than the page's limit tells that there is another page. */
  list(
    caller: Caller,
    filter: SourceFilter,
    page: PageRequest,
  ): Promise<readonly ConversionSource[]> {
    return this.sources.list(caller, filter, page);
  }
}
