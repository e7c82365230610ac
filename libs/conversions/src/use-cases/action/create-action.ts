import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import { createAction, viewPlaced, type ActionInput, type PlacedActionView } from '../../domain';
import { Actions } from './actions';

/** Create a conversion action: stored here only; the worker makes it on a platform when something is to be sent there. Throws `NAME_TAKEN`, `LEAD_STAGE_TAKEN`. */
@Injectable()
export class CreateAction {
  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: Actions,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: ActionInput): Promise<PlacedActionView> {
    return this.work.run(caller, async () => {
      const action = createAction(caller.spaceId, input, { ids: this.ids, now: this.clock.now() });
      await this.actions.insert(action);
      return viewPlaced(action, []);
    });
  }
}
