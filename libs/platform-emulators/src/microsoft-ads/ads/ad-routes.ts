import { collectionRoutes, parentOf, SERVICE } from '../store/collection-routes';
import { editorialStatus } from '../store/editorial-status';
import { readByIds } from '../store/read-by-ids';
import type { Entity } from '../store/entity';
import { type Fields, listIn, textIn } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { id, list, type Members } from '../wire/shape';
import { adAdditionalFields, adTypes, editorialStatusShape } from './ad-shape';
import { ads } from './ads';
import { readAd } from './read-ad';

const MAX_IDS = 20;
const reading: Members = {
  AdGroupId: id,
  AdTypes: adTypes,
  ReturnAdditionalFields: adAdditionalFields,
};

/** Without `AdTypes` every type is answered (from memory, unverified). */
function isAsked(call: Call, { fields }: Entity): boolean {
  const types = listIn<string>(call.body, 'AdTypes');
  return types.length === 0 || types.includes(String(fields.Type));
}

const read = (call: Call, ad: Entity): Fields =>
  readAd(ad, textIn(call.body, 'ReturnAdditionalFields').split(/, ?/), call.world);

function query(call: Call, isWanted: (ad: Entity) => boolean): Fields {
  const held = [...call.world.table('Ad').under(parentOf(ads, call))].filter(
    (ad) => isAsked(call, ad) && isWanted(ad),
  );
  return { Ads: held.map((ad) => read(call, ad)) };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, ads, parentOf(ads, call), MAX_IDS, (ad) => read(call, ad));

const queryByEditorialStatus = (call: Call): Fields =>
  query(call, (ad) => editorialStatus(ad, call.world.now()) === call.body.EditorialStatus);

export const adRoutes: readonly Route[] = [
  ...collectionRoutes(ads),
  route('POST', `${SERVICE}/Ads/QueryByAdGroupId`, reading, (call) => query(call, () => true)),
  route('POST', `${SERVICE}/Ads/QueryByIds`, { ...reading, AdIds: list(id) }, queryByIds),
  route(
    'POST',
    `${SERVICE}/Ads/QueryByEditorialStatus`,
    { ...reading, EditorialStatus: editorialStatusShape },
    queryByEditorialStatus,
  ),
];
