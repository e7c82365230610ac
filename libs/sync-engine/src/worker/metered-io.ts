import type { PlatformIo } from '@switchyard/platforms';
import type { AccountQuota } from '../use-cases/quota/account-quota';
import { quotaSpentError } from '../use-cases/quota/quota-spent';

/**
 * The same world, in which every request is counted against the platform's daily quota right before it goes out, whether or not it
 * arrives. Of writes that no longer fit nothing is sent. What `isUrgent` goes out in any case: the platform itself may still take it.
 */
export const meteredIo = (
  io: PlatformIo,
  quota: AccountQuota | undefined,
  isUrgent: boolean,
): PlatformIo => {
  if (!quota) return io;
  return {
    ...io,
    send: async (request) => {
      if (!request.counted) return io.send(request);
      const { dayCost } = request;
      const cost = quota.share.quota.counts === 'operations' ? (dayCost ?? 1) : 1;
      if (dayCost === undefined || isUrgent) await quota.count(cost);
      else await takeOrRefuse(quota, cost, io.now());
      return io.send(request);
    },
  };
};

const takeOrRefuse = async (quota: AccountQuota, cost: number, now: number): Promise<void> => {
  const resumesAt = await quota.take(cost);
  if (resumesAt) throw quotaSpentError(resumesAt, now);
};
