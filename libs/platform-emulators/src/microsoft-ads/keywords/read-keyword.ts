import { editorialStatus } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, objectIn } from '../../json/fields';

const MEMBERS = [
  'Text',
  'MatchType',
  'Status',
  'Bid',
  'Param1',
  'Param2',
  'Param3',
  'DestinationUrl',
  'FinalUrls',
  'FinalMobileUrls',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];

/** A keyword as a read answers it. */
export function readKeyword(entity: Entity, world: World): Fields {
  const { id, parentId, fields } = entity;
  const adGroup = world.table('AdGroup').get(parentId);
  const campaign = world.table('Campaign').get(adGroup?.parentId ?? '');
  return {
    Id: id,
    ...Object.fromEntries(MEMBERS.map((member) => [member, fields[member] ?? null])),
    EditorialStatus: editorialStatus(entity, world.now()),
    BiddingScheme: {
      Type: 'InheritFromParent',
      InheritedBidStrategyType: objectIn(campaign?.fields ?? {}, 'BiddingScheme').Type ?? null,
    },
  };
}
