import { dayIn } from '../accounts/account';
import { calendarDate } from '../rules/calendar-date';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, objectIn } from '../../json/fields';

const MEMBERS = [
  'Name',
  'StartDate',
  'EndDate',
  'Language',
  'CpcBid',
  'Network',
  'AdRotation',
  'AudienceAdsBidAdjustment',
  'Settings',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];

/** An ad group as a read answers it; past its end date its status is Expired. */
export function readAdGroup(entity: Entity, additional: readonly string[], world: World): Fields {
  const { id, parentId, fields } = entity;
  const asked = ['AdScheduleUseSearcherTimeZone', 'MultimediaAdsBidAdjustment'].filter((member) =>
    additional.includes(member),
  );
  const campaign = world.table('Campaign').get(parentId);
  return {
    Id: id,
    ...Object.fromEntries([...MEMBERS, ...asked].map((member) => [member, fields[member] ?? null])),
    Status: adGroupStatus(entity, world),
    BiddingScheme: {
      Type: 'InheritFromParent',
      InheritedBidStrategyType: objectIn(campaign?.fields ?? {}, 'BiddingScheme').Type ?? null,
    },
  };
}

/** The status with the service's own Expired in it. */
export function adGroupStatus({ accountId, fields }: Entity, world: World): string {
  const account = world.accounts.get(accountId);
  const end = calendarDate(fields, 'EndDate');
  const isOver = account !== undefined && end !== undefined && end < dayIn(account, world.now());
  return isOver ? 'Expired' : String(fields.Status);
}
