import type { Entity } from '../store/entity';
import type { ConversionEvent } from './ledger';

const EVENTS: Readonly<Record<string, ConversionEvent>> = {
  LEAD: 'LEAD',
  SIGN_UP: 'SIGN_UP',
  ADD_TO_CART: 'ADD_TO_CART',
};

/** What conversions of an ad group count as: the event it optimises for, else purchases. */
export const conversionEvent = (campaign: Entity, adGroup: Entity): ConversionEvent =>
  EVENTS[String(adGroup.fields.optimization_goal ?? campaign.fields.optimization_goal)] ??
  'PURCHASE';
