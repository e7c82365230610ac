import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { UNVERIFIED_STATUS, unverifiedCodes } from '../unverified';
import { documented } from './documented-codes';
import { Fault, gateFault, operationFault } from './fault';
import { failure } from './failure';
import { accountOf } from './gate';
import { readBody } from './read-body';
import { requestNature } from './request-nature';
import type { Call, Route } from './route';

/** Answers one request of a service, or throws its fault. */
type Handler = (request: VendorRequest) => VendorAnswer;

/** A door whose every answer carries a `TrackingId`, in its header and inside faults (platform document 2a). */
export function trackedDoor(prefix: string, host: string, handler: Handler): VendorDoor {
  return {
    prefix,
    hosts: [host],
    handle: (request) => tracked(request, handler),
    nature: requestNature,
    failure,
  };
}

function tracked(request: VendorRequest, handler: Handler): VendorAnswer {
  const trackingId = randomUUID();
  try {
    const answer = handler(request);
    return { ...answer, headers: { ...answer.headers, TrackingId: trackingId } };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return {
      status: fault.status,
      headers: { TrackingId: trackingId },
      body: fault.body(trackingId),
    };
  }
}

/** Finds the operation by path and method, checks who calls and what is sent, and answers it. */
export function accountRoutes(world: () => World, routes: readonly Route[]): Handler {
  return (request) => {
    const here = routes.filter((one) => one.path === request.path);
    if (here.length === 0) {
      return {
        status: 404,
        body: { Message: 'No HTTP resource was found that matches the request URI.' },
      };
    }
    const found = here.find((one) => one.method === request.method);
    if (!found) {
      return { status: 405, headers: { Allow: here.map((one) => one.method).join(', ') } };
    }
    return { status: 200, body: found.answer(admit(request, world(), found)) };
  };
}

function admit(request: VendorRequest, world: World, found: Route): Call {
  const account = accountOf(request.headers, world);
  if (!world.callRate.admits(account.customerId, world.now())) {
    throw gateFault(
      UNVERIFIED_STATUS.callRateExceeded,
      documented.callRateExceeded,
      'Wait 60 seconds.',
    );
  }
  const body = readBody(request, found.body);
  if ('AccountId' in found.body && body.AccountId !== account.id) {
    throw operationFault(
      unverifiedCodes.invalidAccountId,
      'AccountId must be the CustomerAccountId of the headers.',
    );
  }
  return { world, account, body, baseUrl: request.baseUrl };
}
