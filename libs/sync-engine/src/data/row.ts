import type { Binding } from '../domain/plan';
import type { BindingRow } from './tables';

export const toBindingRow = (spaceId: string, { address, ...rest }: Binding): BindingRow => ({
  spaceId,
  platform: address.platform,
  connectionId: address.connectionId,
  campaignId: address.campaignId,
  entity: address.entity,
  localId: address.id,
  ...rest,
});

export const toBinding = ({
  spaceId: _space,
  platform,
  connectionId,
  campaignId,
  entity,
  localId,
  ...rest
}: BindingRow): Binding => ({
  address: { platform, connectionId, campaignId, entity, id: localId } as Binding['address'],
  ...rest,
});
