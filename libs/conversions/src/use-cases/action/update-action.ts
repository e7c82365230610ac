import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { reviseAction, viewPlaced, type ActionChanges, type PlacedActionView } from '../../domain';
import { requireVersion, type Expected } from '../require-version';
import { ActionPlatforms } from './action-platforms';
import { Actions } from './actions';

/** Change a conversion action. `patch` turns the action as it is read into what changes. Throws `NAME_TAKEN`, `LEAD_STAGE_TAKEN`. */
@Injectable()
export class UpdateAction {
  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: Actions,
    private readonly platforms: ActionPlatforms,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: Expected,
    patch: (current: PlacedActionView) => ActionChanges,
  ): Promise<PlacedActionView> {
    return this.work.run(caller, async () => {
      const before = await this.actions.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const on = (await this.platforms.of(caller, [id])).get(id) ?? [];
      const after = reviseAction(before, patch(viewPlaced(before, on)), this.clock.now());
      return viewPlaced(after === before ? before : await this.actions.replace(before, after), on);
    });
  }
}
