import { markedName } from '../../marked-name';
import type { LevelKind } from '../apply/level-kind';
import { refusal } from '../apply/refused';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import { attributesAs } from '../attributes/as-attributes';
import { PlatformFailure } from '../../port/failure';
import { createPath, objectPath } from '../wire/list-path';
import { allLiving } from '../wire/living';
import type { AdGroup } from '../wire/objects';
import { statusName } from '../wire/status';
import { observeAdGroup } from './observe-ad-group';
import { targetingBody } from './targeting-body';
import { unsendable } from './unsendable';

const TARGETING_FIELDS = ['geoTargets', 'languages', 'devices', 'keywords'] as const;

/** Null means the campaign's own (vendor's OpenAPI): so a change of its bid needs no change here. */
const AS_THE_CAMPAIGN = { bid_strategy: null, bid_type: null } as const;

/** Ad groups of campaigns that hold the budget: whom the ads are for. */
export const adGroupKind: LevelKind<AdGroup> = {
  level: 'adGroup',
  byIds: async (session, id) =>
    (await allLiving(session, 'adGroup', { id })).map((source) => ({
      source,
      observed: observeAdGroup(source),
    })),
  prepare: async (_, changes) =>
    new Map(
      changes.flatMap((change) => {
        const obstacle = unsendable(
          attributesAs<AdGroupAttributes>(change.after),
          change.action === 'create' ? Object.keys(change.after) : change.fields,
        );
        return obstacle ? [[change.id, obstacle] as const] : [];
      }),
    ),
  async create(session, change) {
    const after = attributesAs<AdGroupAttributes>(change.after);
    if (change.parentRemoteId === undefined) {
      throw new PlatformFailure(
        refusal('PARENT_UNKNOWN', 'Nothing says which campaign this ad group belongs to.'),
      );
    }
    const data = {
      campaign_id: change.parentRemoteId,
      name: markedName(after.name, change.localId),
      configured_status: statusName(after.status),
      ...AS_THE_CAMPAIGN,
      conversion_pixel_id: session.setting('pixelId'),
      targeting: targetingBody(after, undefined),
    };
    return observeAdGroup(
      await session.write<AdGroup>({
        method: 'POST',
        path: createPath(session.accountId, 'adGroup'),
        data,
        entity: 'adGroup',
        change,
      }),
    );
  },
  async update(session, change, { source }) {
    const after = attributesAs<AdGroupAttributes>(change.after);
    const has = (field: string): boolean => change.fields.includes(field);
    const data = {
      ...(has('name') ? { name: markedName(after.name, change.localId) } : {}),
      ...(has('status') ? { configured_status: statusName(after.status) } : {}),
      ...(TARGETING_FIELDS.some(has) ? { targeting: targetingBody(after, source.targeting) } : {}),
    };
    return observeAdGroup(
      await session.write<AdGroup>({
        method: 'PATCH',
        path: objectPath('adGroup', change.remoteId),
        data,
        entity: 'adGroup',
        change,
      }),
    );
  },
};
