import { type Acting, FailedProof } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { actingOn } from '../answers/attribution.interceptor';
import { findAccount, findCaller, findRefused } from '../hooks/request-state';

/** A request that was refused because of who asked. */
export interface RefusedRequest extends Acting {
  /** 401 or 403 in words, such as `INSUFFICIENT_SCOPE`. */
  readonly code: string;
  /** Of a valid credential, or of the user that the caller claimed to be; otherwise undefined. */
  readonly accountId?: string;
  readonly spaceId?: string;
}

/** Keeps account of refused requests. Implemented by identity. */
export abstract class RefusalRecord {
  /** Returns at once and never throws. */
  abstract note(refused: RefusedRequest): void;
}

/** A hook of Fastify, once an answer is out: notes refusals because of who asked. */
export const noteRefused =
  (record: RefusalRecord) =>
  async (request: FastifyRequest): Promise<void> => {
    const refusal = findRefused(request);
    if (refusal?.status !== 401 && refusal?.status !== 403) return;
    const claimed = refusal instanceof FailedProof ? refusal.claimed : undefined;
    const accountId = claimed?.accountId ?? findAccount(request);
    const caller = findCaller(request);
    record.note({
      ...actingOn(request),
      ...(claimed ? { userId: claimed.userId } : {}),
      code: refusal.code,
      ...(accountId === undefined ? {} : { accountId }),
      ...(caller ? { spaceId: caller.spaceId } : {}),
    });
  };
