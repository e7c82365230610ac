import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { ConversionAction } from '../../domain';
import { Actions, type ActionFilter } from './actions';

/** Get one conversion action, or list them newest first. */
@Injectable()
export class ReadActions {
  constructor(private readonly actions: Actions) {}

  async get(caller: Caller, id: string): Promise<ConversionAction> {
    const action = await this.actions.find(caller, id);
    if (!action) throw notFound();
    return action;
  }

  /** One row more than the page's limit tells that there is another page. */
  list(caller: Caller, filter: ActionFilter, page: PageRequest): Promise<readonly ConversionAction[]> {
    return this.actions.list(caller, filter, page);
  }
}
