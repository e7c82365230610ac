import { editorialStatus } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import { type Fields, listIn } from '../wire/fields';
import { domainOf } from './ad-rules';

const MEMBERS = ['Path1', 'Path2', 'FinalUrls', 'FinalMobileUrls', 'TrackingUrlTemplate', 'FinalUrlSuffix', 'UrlCustomParameters'];

/** An ad as a read answers it. */
export function readAd(entity: Entity, now: number): Fields {
  const { id, fields } = entity;
  const editorial = editorialStatus(entity, now);
  const assets = (member: string) =>
    listIn(fields, member).map((link) => ({ PinnedField: null, ...link, AssetPerformanceLabel: null, EditorialStatus: editorial }));
  return {
    Type: fields.Type,
    Id: id,
    Status: adStatus(entity, now),
    EditorialStatus: editorial,
    Headlines: assets('Headlines'),
    Descriptions: assets('Descriptions'),
    Domain: domainOf(fields),
    ...Object.fromEntries(MEMBERS.map((member) => [member, fields[member] ?? null])),
  };
}

/** An ad that would run reads Inactive while it is in review or failed it (platform document 2c). */
export function adStatus(entity: Entity, now: number): string {
  const editorial = editorialStatus(entity, now);
  const isHeld = editorial === 'Inactive' || editorial === 'Disapproved';
  return entity.fields.Status === 'Active' && isHeld ? 'Inactive' : String(entity.fields.Status);
}
