import { readImages, readTexts } from '../assets/asset-links';
import { withAutoCrops } from '../assets/auto-crops';
import { editorialStatus } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, listIn } from '../../json/fields';
import { domainOf } from './search-ad-rules';

const SHARED = [
  'FinalUrls',
  'FinalMobileUrls',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];

/** An ad as a read answers it; some members of responsive ads only when `additional` asks for them. */
export function readAd(entity: Entity, additional: readonly string[], world: World): Fields {
  const { id, fields } = entity;
  const editorial = editorialStatus(entity, world.now());
  const own =
    fields.Type === 'ResponsiveAd'
      ? responsiveMembers(fields, additional, editorial, world)
      : searchMembers(fields);
  return {
    Type: fields.Type,
    Id: id,
    Status: adStatus(entity, world.now()),
    EditorialStatus: editorial,
    Headlines: readTexts(fields, 'Headlines', editorial),
    Descriptions: readTexts(fields, 'Descriptions', editorial),
    ...membersOf(fields, SHARED),
    ...own,
  };
}

const membersOf = (fields: Fields, members: readonly string[]): Fields =>
  Object.fromEntries(members.map((member) => [member, fields[member] ?? null]));

const searchMembers = (fields: Fields): Fields => ({
  Domain: domainOf(fields),
  ...membersOf(fields, ['Path1', 'Path2']),
});

function responsiveMembers(
  fields: Fields,
  additional: readonly string[],
  editorial: string,
  world: World,
): Fields {
  const long = readTexts(fields, 'LongHeadlines', editorial);
  return {
    ...membersOf(fields, ['BusinessName', 'CallToAction', 'CallToActionLanguage']),
    LongHeadline: long[0] ?? null,
    Images: readImages(withAutoCrops(listIn(fields, 'Images'), world)),
    ...(additional.includes('LongHeadlines') ? { LongHeadlines: long } : {}),
    ...membersOf(
      fields,
      ['ImpressionTrackingUrls'].filter((member) => additional.includes(member)),
    ),
  };
}

/** An ad that would run reads Inactive while it is in review or failed it (platform document 2c). */
export function adStatus(entity: Entity, now: number): string {
  const editorial = editorialStatus(entity, now);
  const isHeld = editorial === 'Inactive' || editorial === 'Disapproved';
  return entity.fields.Status === 'Active' && isHeld ? 'Inactive' : String(entity.fields.Status);
}
