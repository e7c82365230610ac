import { dayIn } from '../accounts/account';
import { readImages, readTexts } from '../assets/asset-links';
import { calendarDate } from '../rules/calendar-date';
import { editorialStatus } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, listIn } from '../../json/fields';

const MEMBERS = [
  'Name',
  'StartDate',
  'EndDate',
  'Path1',
  'Path2',
  'BusinessName',
  'CallToAction',
  'FinalUrls',
  'FinalMobileUrls',
];
const ONLY_WHEN_ASKED = [
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
  'AssetGroupSearchThemes',
];

/** An asset group as a read answers it; tracking and search themes only when `additional` asks for them. */
export function readAssetGroup(
  entity: Entity,
  additional: readonly string[],
  world: World,
): Fields {
  const { id, fields } = entity;
  const editorial = editorialStatus(entity, world.now());
  const members = [...MEMBERS, ...ONLY_WHEN_ASKED.filter((member) => additional.includes(member))];
  const texts = ['Headlines', 'LongHeadlines', 'Descriptions'].map(
    (member) => [member, readTexts(fields, member, editorial)] as const,
  );
  return {
    Id: id,
    ...Object.fromEntries(members.map((member) => [member, fields[member] ?? null])),
    ...Object.fromEntries(texts),
    Images: readImages(listIn(fields, 'Images')),
    Status: assetGroupStatus(entity, world),
    EditorialStatus: editorial,
  };
}

/** The status with the service's own Expired in it. */
export function assetGroupStatus({ accountId, fields }: Entity, world: World): string {
  const account = world.accounts.get(accountId);
  const end = calendarDate(fields, 'EndDate');
  return account !== undefined && end !== undefined && end < dayIn(account, world.now())
    ? 'Expired'
    : String(fields.Status);
}
