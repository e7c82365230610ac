import type { Grant } from '../../google-ads/routes/grants';
import type { Json } from '../../google-ads/schema/field';
import { listOf, partOf } from '../../google-ads/state/row';
import type { VendorRequest } from '../../vendor';
import type { DataManager } from '../data-manager';
import { findTargets } from '../events/find-targets';
import { settle } from '../events/settle';
import type { Target } from '../events/target';
import { requestViolations } from '../rules/request-rules';
import { INGEST_EVENTS_REQUEST } from '../schema/messages';
import { readBody } from '../wire/read-call';
import { invalidRequest } from '../wire/rpc-refused';

/** `POST /v1/events:ingest`: all events are taken, or none. With `validateOnly` nothing is kept and the id leads nowhere. */
export function ingestEvents(
  manager: DataManager,
  grant: Grant,
  request: VendorRequest,
  requestId: string,
): Json {
  const now = manager.world.clock.now();
  manager.quota.spend(grant.clientId, now);
  const body = readBody(INGEST_EVENTS_REQUEST, request);
  const targets = findTargets(manager.world, grant, listOf(body, 'destinations'));
  const violations = requestViolations(body, targets, now);
  if (violations.length) throw invalidRequest(violations);
  if (body['validateOnly'] !== true) {
    accept(
      manager,
      grant,
      body,
      targets.filter((target) => target !== undefined),
      requestId,
      now,
    );
  }
  return { requestId };
}

function accept(
  manager: DataManager,
  { refreshToken }: Grant,
  body: Json,
  targets: readonly Target[],
  requestId: string,
  now: Date,
): void {
  const sent = {
    requestId,
    now,
    events: listOf(body, 'events'),
    consent: partOf(body, 'consent'),
    isEncrypted: body['encryptionInfo'] !== undefined,
    nextId: () => manager.world.nextId(),
  };
  const destinations = targets.map((target) => ({
    destination: target.destination,
    ...settle(manager.book, target, sent),
  }));
  manager.requests.set(requestId, { refreshToken, acceptedAt: now, destinations });
}
