import type { Observed } from '@switchyard/platforms';
import type { Binding, Seen } from '../../domain/plan';

const key = (entity: string, remoteId: string): string => `${entity} ${remoteId}`;

/** What was observed of bound objects, under our own addresses. */
export const seenOf = (bindings: readonly Binding[], observed: readonly Observed[]): Seen[] => {
  const byRemote = new Map(bindings.map((binding) => [key(binding.address.entity, binding.remoteId), binding.address]));
  return observed.flatMap(({ entity, remoteId, attributes }) => {
    const address = byRemote.get(key(entity, remoteId));
    return address ? [{ address, remoteId, attributes }] : [];
  });
};
