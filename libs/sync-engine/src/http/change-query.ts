import { IdOf, ListQuery, OneOf } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { OPERATION_STATUSES, type OperationStatus } from '../domain/plan';
import { CHANGE_ACTIONS, type WireAction } from './change.dto';
import { exampleId } from './example-id';

class PartQuery extends ListQuery {
  @OneOf(PLATFORM_IDS, {
    description: 'Only of this platform.',
    example: 'google-ads',
    optional: true,
  })
  readonly platform?: PlatformId;
  @IdOf('cmp', { description: 'Only of this campaign.', example: exampleId('cmp'), optional: true })
  readonly campaignId?: string;
}

/** Query of `GET /sync/preview/:id/changes`. */
export class ChangeQuery extends PartQuery {
  @OneOf(CHANGE_ACTIONS, { description: 'Only this action.', example: 'create', optional: true })
  readonly action?: WireAction;
}

/** Query of `GET /sync/:id/operations`. */
export class OperationQuery extends PartQuery {
  @OneOf(OPERATION_STATUSES, {
    description: 'Only with this status.',
    example: 'failed',
    optional: true,
  })
  readonly status?: OperationStatus;
}
