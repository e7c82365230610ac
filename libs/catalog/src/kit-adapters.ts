import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { WorkBook } from '@switchyard/queue-kit';
import { FetchPromises } from './use-cases/asset-ports';
import { FETCH_ASSET, fetchWorkId } from './use-cases/fetch-work';
import { ScheduleRounds } from './use-cases/ports';
import { REFRESH_SCHEDULES, scheduleWorkId } from './use-cases/schedule-work';
import type { Asset } from './domain';

@Injectable()
export class QueueFetchPromises extends FetchPromises {
  constructor(private readonly book: WorkBook) {
    super();
  }

  promise({ spaceId, accountId }: Tenant, asset: Asset): Promise<void> {
    return this.book.promise({
      id: fetchWorkId(asset),
      queue: 'answers',
      kind: FETCH_ASSET,
      spaceId,
      accountId,
    });
  }
}

@Injectable()
export class QueueScheduleRounds extends ScheduleRounds {
  constructor(private readonly book: WorkBook) {
    super();
  }

  keepUp({ spaceId, accountId }: Tenant): Promise<void> {
    return this.book.promiseStanding({
      id: scheduleWorkId({ spaceId }),
      queue: 'syncs',
      kind: REFRESH_SCHEDULES,
      spaceId,
      accountId,
    });
  }
}
