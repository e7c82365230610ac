import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import type { Asset } from './domain';
import { FETCH_ASSET, fetchWorkId } from './use-cases/assets/fetch-asset';
import { REFRESH_SCHEDULES, scheduleWorkId } from './use-cases/campaigns/schedule-campaigns';
import { FetchJobs, ScheduleRounds } from './use-cases/ports';

@Injectable()
export class QueueFetchJobs extends FetchJobs {
  constructor(private readonly book: Outbox) {
    super();
  }

  promise({ spaceId, accountId }: Tenant, asset: Asset): Promise<void> {
    return this.book.enqueue({
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
  constructor(private readonly book: Outbox) {
    super();
  }

  keepUp({ spaceId, accountId }: Tenant): Promise<void> {
    return this.book.enqueueStanding({
      id: scheduleWorkId({ spaceId }),
      queue: 'syncs',
      kind: REFRESH_SCHEDULES,
      spaceId,
      accountId,
    });
  }
}
