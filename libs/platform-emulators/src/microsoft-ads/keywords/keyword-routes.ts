import { editorialStatusShape } from '../ads/ad-shape';
import { collectionRoutes, parentOf, returnInherited, SERVICE } from '../store/collection-routes';
import { editorialStatus } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import { readByIds } from '../store/read-by-ids';
import type { Fields } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { id, list, type Members } from '../wire/shape';
import { keywordAdditionalFields } from './keyword-shape';
import { keywords } from './keywords';
import { readKeyword } from './read-keyword';

const reading: Members = { AdGroupId: id, ReturnAdditionalFields: keywordAdditionalFields };

function query(call: Call, isWanted: (keyword: Entity) => boolean): Fields {
  const held = [...call.world.table('Keyword').under(parentOf(keywords, call))].filter(isWanted);
  return { Keywords: held.map((keyword) => readKeyword(keyword, call.world)) };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, keywords, parentOf(keywords, call), keywords.maxPerCall, (keyword) =>
    readKeyword(keyword, call.world),
  );

const queryByEditorialStatus = (call: Call): Fields =>
  query(
    call,
    (keyword) => editorialStatus(keyword, call.world.now()) === call.body.EditorialStatus,
  );

export const keywordRoutes: readonly Route[] = [
  ...collectionRoutes(keywords, returnInherited),
  route('POST', `${SERVICE}/Keywords/QueryByAdGroupId`, reading, (call) => query(call, () => true)),
  route('POST', `${SERVICE}/Keywords/QueryByIds`, { ...reading, KeywordIds: list(id) }, queryByIds),
  route(
    'POST',
    `${SERVICE}/Keywords/QueryByEditorialStatus`,
    { ...reading, EditorialStatus: editorialStatusShape },
    queryByEditorialStatus,
  ),
];
