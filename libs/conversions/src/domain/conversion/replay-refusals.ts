import { Refusal } from '@switchyard/kernel';

/** The order was free after its conversion failed, and another conversion has it now: replayed, it would be counted twice. */
export const orderTaken = (orderId: string, conflictingId: string): Refusal =>
  new Refusal('ORDER_TAKEN', `Another conversion has the order "${orderId}" now.`, {
    orderId,
    conflictingId,
  });

/** No delivery failed, or none that could be taken another time. */
export const nothingToReplay = (): Refusal =>
  new Refusal('NOTHING_TO_REPLAY', 'Nothing of it has failed that could be sent again.');
