import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { reviseAction, viewAction, type ActionChanges, type ActionView, type ConversionAction } from '../../domain';
import { requireVersion, type Expected } from '../require-version';
import { Actions } from './actions';

/** Change a conversion action. `patch` turns the action as it is read into what changes. Throws `NAME_TAKEN`, `LEAD_STAGE_TAKEN`. */
@Injectable()
export class UpdateAction {
  constructor(private readonly work: UnitOfWork, private readonly actions: Actions, private readonly clock: Clock) {}

  execute(caller: Caller, id: string, expected: Expected, patch: (current: ActionView) => ActionChanges): Promise<ConversionAction> {
    return this.work.run(caller, async () => {
      const before = await this.actions.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const after = reviseAction(before, patch(viewAction(before)), this.clock.now());
      return after === before ? before : this.actions.replace(before, after);
    });
  }
}
