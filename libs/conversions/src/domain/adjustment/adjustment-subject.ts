import type { ClickId } from '@switchyard/platforms';
import type { ConversionEvent } from '../conversion/conversion-event';
import type { ConversionAdjustment } from './conversion-adjustment';

/** Click ids that an adjustment may name its original by. */
export const ADJUSTABLE_CLICK_IDS = ['gclid', 'msclkid'] as const;

type Naming = Pick<ConversionAdjustment, 'actionId' | 'orderId' | 'clickId' | 'originalAt'>;

/** What names the original of an adjustment, until it is known: its order, else its click and the second in which it happened. Platforms are told seconds. */
export const subjectOf = ({ actionId, orderId, clickId, originalAt }: Naming): string => {
  if (orderId !== null) return ofOrder(actionId, orderId);
  if (!clickId || !originalAt) throw new Error('an adjustment that names no original');
  return ofClick(actionId, clickId, originalAt);
};

/** Everything that adjustments may name a conversion by. */
export const subjectsOf = ({
  actionId,
  orderId,
  clickIds,
  occurredAt,
}: Pick<
  ConversionEvent,
  'actionId' | 'orderId' | 'clickIds' | 'occurredAt'
>): readonly string[] => [
  ...(orderId === null ? [] : [ofOrder(actionId, orderId)]),
  ...clickIds
    .filter(({ kind }) => (ADJUSTABLE_CLICK_IDS as readonly string[]).includes(kind))
    .map((click) => ofClick(actionId, click, occurredAt)),
];

/** The second that a moment lies in. */
export const secondOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / 1000) * 1000);

const ofOrder = (actionId: string, orderId: string): string => `${actionId} order ${orderId}`;
const ofClick = (actionId: string, { kind, value }: ClickId, at: Date): string =>
  `${actionId} ${kind} ${value} ${secondOf(at).toISOString()}`;
