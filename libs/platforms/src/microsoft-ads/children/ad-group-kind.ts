import type { CreateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import { asAttributes, attributesAs } from '../attributes/as-attributes';
import type { AdGroupAttributes } from '../attributes/child-attributes';
import { bidMicros } from '../wire/amount';
import { listOf } from '../wire/answer';
import { partialErrors } from '../wire/batch-answer';
import { todayIn } from '../wire/dates';
import { LIMITS } from '../wire/limits';
import { marksOf } from '../wire/marker';
import type { AdGroup } from '../wire/objects';
import type { Session } from '../wire/session';
import { statusOf } from '../wire/words';
import { adGroupUpdate, newAdGroup } from './ad-group-body';
import { endOf, startOf } from './ad-group-dates';
import type { ChildKind, HeldChild, Place } from './child-kind';
import { networksOf } from './networks';

export const adGroupKind: ChildKind<AdGroup> = {
  entity: 'adGroup',
  path: '/AdGroups',
  batch: LIMITS.adGroups,
  deleteBatch: LIMITS.adGroups,
  async list(session, place) {
    const { body } = await session.read(
      '/AdGroups/QueryByCampaignId',
      { CampaignId: place.parentId },
      'adGroup',
    );
    return listOf<AdGroup>(body?.['AdGroups']).flatMap((adGroup) =>
      observed(session, place, adGroup),
    );
  },
  adding: (session, parentId, changes) => ({
    CampaignId: parentId,
    AdGroups: changes.map((change) => newAdGroup(change.localId, after(change), today(session))),
  }),
  added: (answer) => listOf<string>(answer.body?.['AdGroupIds']),
  updating: (session, parentId, items) => ({
    CampaignId: parentId,
    AdGroups: items.map(({ change, held }) =>
      adGroupUpdate(
        held.source,
        attributesAs<AdGroupAttributes>(change.after),
        change.fields,
        today(session),
      ),
    ),
  }),
  naming: (parentId, objects) => ({ CampaignId: parentId, AdGroups: objects }),
  removing: (parentId, remoteIds) => ({ CampaignId: parentId, AdGroupIds: remoteIds }),
  errors: partialErrors,
};

const after = (change: CreateChange): AdGroupAttributes =>
  attributesAs<AdGroupAttributes>(change.after);

const today = ({ connection, io }: Session): string => todayIn(connection.timeZone, io.now());

const observed = (
  session: Session,
  place: Place,
  adGroup: AdGroup | null,
): readonly HeldChild<AdGroup>[] => {
  if (!adGroup?.Id) return [];
  session.shared.parents.remember(session.connection.id, adGroup.Id, place.parentId);
  const marker = marksOf(adGroup.UrlCustomParameters).id;
  const seen: Observed = {
    entity: 'adGroup',
    remoteId: adGroup.Id,
    campaignRemoteId: place.parentId,
    parentRemoteId: place.parentId,
    ...(marker ? { marker } : {}),
    attributes: asAttributes(attributesOf(session, place, adGroup)),
    parts: {},
  };
  return [{ observed: seen, source: adGroup }];
};

/** Dates and networks of a display campaign stand on the campaign; what Microsoft puts on its ad groups by itself means nothing. */
const attributesOf = (
  session: Session,
  { campaignType }: Place,
  adGroup: AdGroup,
): AdGroupAttributes => ({
  name: adGroup.Name ?? '',
  status: statusOf(adGroup.Status),
  maxCpcMicros: marksOf(adGroup.UrlCustomParameters).bid
    ? null
    : bidMicros(adGroup.CpcBid, session.currency),
  ...(campaignType === 'DISPLAY'
    ? { startDate: null, endDate: null, networks: null }
    : {
        startDate: startOf(adGroup, today(session)),
        endDate: endOf(adGroup),
        networks: networksOf(adGroup.Network),
      }),
});
