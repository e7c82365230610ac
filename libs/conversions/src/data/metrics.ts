import type { PlatformId } from '@switchyard/kernel';
import { Counter, Gauge } from 'prom-client';

export const conversionsAccepted = new Counter({
  name: 'switchyard_conversions_accepted_total',
  help: 'Conversions that were kept, by the door through which they came.',
  labelNames: ['door'] as const,
});

export const deliveryOutcomes = new Counter({
  name: 'switchyard_conversion_deliveries_total',
  help: 'Deliveries of conversions and adjustments that changed, by platform and new status; `failed` ones are dead.',
  labelNames: ['platform', 'status'] as const,
});

/** `received`: kept, also when it counts for nothing. `refused`: its signature is wrong. `failed`: it is repeated. */
export type WebhookOutcome = 'received' | 'ping' | 'refused' | 'failed';

export const webhooks = new Counter({
  name: 'switchyard_webhooks_total',
  help: 'Requests of providers to conversion sources, by kind of source and outcome.',
  labelNames: ['source', 'outcome'] as const,
});

interface Undelivered {
  readonly platform: PlatformId;
  readonly dueSinceMs: number;
  readonly notedAtMs: number;
}

/** Another worker may have delivered since: a turn of the connection comes more often than this. */
const BELIEVED_MS = 900_000;
const undelivered = new Map<string, Undelivered>();

/** A turn of a connection ended with something that is still due. */
export const noteUndelivered = (connectionId: string, platform: PlatformId, since: Date): void => {
  const entry = { platform, dueSinceMs: since.getTime(), notedAtMs: Date.now() };
  undelivered.set(connectionId, entry);
};

/** A turn of a connection left nothing behind that is due. */
export const noteDelivered = (connectionId: string): void => void undelivered.delete(connectionId);

new Gauge({
  name: 'switchyard_conversions_oldest_undelivered_seconds',
  help: 'Seconds since the oldest delivery that failing platforms did not take became due, by platform.',
  labelNames: ['platform'] as const,
  collect() {
    const now = Date.now();
    this.reset();
    for (const [platform, sinceMs] of oldestByPlatform(now)) {
      this.set({ platform }, Math.max(0, (now - sinceMs) / 1_000));
    }
  },
});

const oldestByPlatform = (now: number): ReadonlyMap<PlatformId, number> => {
  const oldest = new Map<PlatformId, number>();
  for (const [connectionId, { platform, dueSinceMs, notedAtMs }] of undelivered) {
    if (notedAtMs < now - BELIEVED_MS) undelivered.delete(connectionId);
    else oldest.set(platform, Math.min(oldest.get(platform) ?? Infinity, dueSinceMs));
  }
  return oldest;
};
