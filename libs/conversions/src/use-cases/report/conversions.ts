import type { ConversionEvent, Delivery, DeliveryStatus } from '../../domain';

export interface UploadFilter {
  readonly actionIds?: readonly string[];
  readonly status?: DeliveryStatus;
}

/** An offline conversion with its status on its one platform. */
export type Upload = ConversionEvent &
  Pick<
    Delivery,
    'platform' | 'connectionId' | 'status' | 'reason' | 'until' | 'attempts' | 'platformError'
  >;

/** `valueMicros` is null when several currencies meet. */
export interface UploadTotals {
  readonly count: number;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly lastUploadAt: Date | null;
}

/** An order of an action, and the conversion that has it. */
export interface ClaimedOrder {
  readonly actionId: string;
  readonly orderId: string;
  readonly eventId: string;
}
