import type { DeliveryReason } from '../../port/delivery';

export const reason = (
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
): DeliveryReason => ({ code, severity, message });
