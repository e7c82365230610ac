import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import { viewPlaced, type PlacedActionView } from '../../domain';
import { ActionPlatforms } from './action-platforms';
import { Actions, type ActionFilter } from './actions';

/** A row of a list, with what its page is found by. */
export interface ListedAction {
  readonly id: string;
  readonly createdAt: Date;
  readonly view: PlacedActionView;
}

/** Get one conversion action, or list them newest first, each with where it was found or made. */
@Injectable()
export class ReadActions {
  constructor(
    private readonly actions: Actions,
    private readonly platforms: ActionPlatforms,
  ) {}

  async get(caller: Caller, id: string): Promise<PlacedActionView> {
    const action = await this.actions.find(caller, id);
    if (!action) throw notFound();
    return viewPlaced(action, (await this.platforms.of(caller, [id])).get(id) ?? []);
  }

  /** One row more than the page's limit tells that there is another page. */
  async list(
    caller: Caller,
    filter: ActionFilter,
    page: PageRequest,
  ): Promise<readonly ListedAction[]> {
    const actions = await this.actions.list(caller, filter, page);
    const placed = await this.platforms.of(
      caller,
      actions.map(({ id }) => id),
    );
    return actions.map((action) => ({
      id: action.id,
      createdAt: action.createdAt,
      view: viewPlaced(action, placed.get(action.id) ?? []),
    }));
  }
}
