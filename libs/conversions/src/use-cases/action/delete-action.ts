import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { conversionActionInUse } from '../../domain';
import { requireVersion, type Expected } from '../require-version';
import { Actions } from './actions';

/** Delete a conversion action that no campaign bids on; by force it is taken from those that do. Throws `CONVERSION_ACTION_IN_USE`. */
@Injectable()
export class DeleteAction {
  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: Actions,
    private readonly catalog: CatalogFacade,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, id: string, expected: Expected, force: boolean): Promise<void> {
    return this.work.run(caller, async () => {
      const action = await this.actions.lock(caller, id);
      if (!action) throw notFound();
      requireVersion(expected, action.version);
      const campaignIds = force ? [] : await this.catalog.campaignsBiddingFor(caller, id);
      if (campaignIds.length > 0) throw conversionActionInUse(campaignIds);
      await this.catalog.dropConversionAction(caller, id, this.clock.now());
      await this.actions.remove(caller, id);
    });
  }
}
