import { Refusal } from '@switchyard/kernel';

/** The order was free after its conversion failed, and another conversion has it now: replayed, it would be counted twice. */
export const orderTaken = (orderId: string, conflictingId: string): Refusal =>
  new Refusal(
    'ORDER_TAKEN',
    `The order "${orderId}" was counted by another conversion in the meantime. Replaying this one would count it twice.`,
    {
      orderId,
      conflictingId,
    },
  );

/** No delivery failed, or none that could be taken another time. */
export const nothingToReplay = (): Refusal =>
  new Refusal(
    'NOTHING_TO_REPLAY',
    'No delivery of this conversion has failed in a way that can be sent again. Its deliveries show where it stands.',
  );
