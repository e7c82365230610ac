import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, Ids, UnitOfWork, validationError, type Caller } from '@switchyard/kernel';
import {
  actionIssues,
  newDelivery,
  valueWarnings,
  PLATFORM_OF_CLICK,
  readItem,
  worthOf,
  type ConversionAction,
  type ConversionEvent,
  type OfflineItem,
} from '../../domain';
import { OrderNames } from '../report/order-names';
import { underCountedNames } from '../report/under-counted-names';
import {
  AcceptConversions,
  type Acceptable,
  type AcceptResult,
} from '../accept/accept-conversions';
import { inOrder, judgeEach, type Rejected } from '../accept/judge-each';
import { ActionsByReference } from './actions-by-reference';
import { chooseConnection, type KnownConnection } from './choose-connection';

export interface PlacedItem {
  readonly index: number;
  /** Where it stands in the body, like `/conversions/3`. */
  readonly path: string;
  readonly item: OfflineItem;
}

export type UploadResult = AcceptResult | Rejected;

/** Upload offline conversions. Kept when answered; nothing is sent here, the worker does that. Items are independent. */
@Injectable()
export class UploadOffline {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly byReference: ActionsByReference,
    private readonly accept: AcceptConversions,
    private readonly names: OrderNames,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, items: readonly PlacedItem[]): Promise<readonly UploadResult[]> {
    const connections = await this.identity.connectionsOf(caller);
    return this.work.run(caller, async () => {
      const actions = await this.byReference.of(
        caller,
        items.map(({ item }) => item.conversionAction),
      );
      const { good, rejected } = judgeEach(
        await underCountedNames(this.names, caller, items),
        (placed) =>
          this.acceptable(
            caller,
            placed,
            actions(placed.item.conversionAction, placed.path),
            connections,
          ),
      );
      return inOrder([...(await this.accept.execute(caller, good)), ...rejected]);
    });
  }

  private acceptable(
    { spaceId }: Caller,
    { index, path, item }: PlacedItem,
    action: ConversionAction,
    connections: readonly KnownConnection[],
  ): Acceptable {
    const now = this.clock.now();
    const { read, issues } = readItem(item, path, now);
    const all = [...issues, ...(read ? actionIssues(action, read.click.kind, path) : [])];
    if (!read || all.length > 0) throw validationError(all);
    const id = this.ids.next('off');
    const { platform, connectionId } = chooseConnection(
      item,
      PLATFORM_OF_CLICK[read.click.kind],
      connections,
      path,
    );
    const event: ConversionEvent = {
      ...NOBODY,
      spaceId,
      id,
      door: 'offline',
      actionId: action.id,
      occurredAt: read.occurredAt,
      ...worthOf(action, read),
      orderId: item.orderId ?? null,
      clickIds: [read.click],
      matchedBy: 'clickId',
      createdAt: now,
    };
    return {
      index,
      event,
      warnings: valueWarnings(action, read, path),
      deliveries: [
        newDelivery(
          { spaceId, eventId: id, kind: 'conversion', platform, connectionId },
          action,
          now,
        ),
      ],
    };
  }
}

/** An upload names a click and nobody. */
const NOBODY = {
  source: null,
  persons: [],
  personKeys: [],
  consent: null,
  url: null,
  claim: null,
  confirmedBy: null,
} as const;
