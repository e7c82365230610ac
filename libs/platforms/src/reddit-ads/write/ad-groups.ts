import { type Failure, PlatformFailure } from '../../port/failure';
import { markedName } from '../../translation/marked-name';
import { type AdGroupAttributes, attributesAs } from '../attributes';
import { type AdGroup, allLiving, statusName, type Targeting } from '../client/objects';
import { createPath, objectPath } from '../client/requests';
import { observeAdGroup } from '../read/observe';
import { type LevelKind, refusal } from './levels';

const TARGETING_FIELDS = ['geoTargets', 'languages', 'devices', 'keywords'] as const;

/**
 * Null means the campaign's own (vendor's OpenAPI): so a change of its bid needs no change here.
 */
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

type Body = Readonly<Record<string, unknown>>;

/** Members that are ours, whatever was there. */
type Own =
  | 'geolocations'
  | 'excluded_geolocations'
  | 'keywords'
  | 'excluded_keywords'
  | 'languages'
  | 'devices'
  | 'expand_targeting';

/**
 * What a user chose at Reddit itself and our fields cannot express: a patch replaces the whole, so
 * it is sent again.
 */
const KEPT = [
  'carriers',
  'communities',
  'custom_audience_ids',
  'excluded_communities',
  'excluded_custom_audience_ids',
  'excluded_interests',
  'gender',
  'interests',
  'locations',
  'platforms',
  'suppression_event_types',
  'view_modes',
] as const;

/** Placements (not places): the feed and beside comments. */
const EVERY_PLACEMENT = { locations: ['FEED', 'COMMENTS_PAGE'] };

/** The whole targeting of an ad group. Reddit must not widen it by itself. */
const targetingBody = (after: AdGroupAttributes, current: Targeting | null | undefined): Body => ({
  ...EVERY_PLACEMENT,
  ...keptOf(current ?? {}),
  ...ownOf(after),
});

const ownOf = ({
  geoTargets,
  keywords,
  languages,
  devices,
}: AdGroupAttributes): Readonly<Record<Own, unknown>> => {
  const areas = (negative: boolean): readonly string[] =>
    geoTargets.flatMap((row) =>
      row.kind === 'AREA' && row.negative === negative ? [row.redditLocationId] : [],
    );
  const words = (negative: boolean): readonly string[] =>
    keywords.filter((keyword) => keyword.negative === negative).map(({ text }) => text);
  return {
    geolocations: areas(false),
    excluded_geolocations: areas(true),
    keywords: words(false),
    excluded_keywords: words(true),
    languages: languages.map((language) => language.toUpperCase()),
    devices: devices === null ? [] : [{ type: devices.desktop ? 'DESKTOP' : 'MOBILE' }],
    expand_targeting: false,
  };
};

const keptOf = (current: Targeting): Body =>
  Object.fromEntries(
    KEPT.flatMap((member) => (isSet(current[member]) ? [[member, current[member]]] : [])),
  );

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * Why these fields of an ad group must not be sent: its ads would show to people who were not
 * meant.
 */
const unsendable = (
  { geoTargets, devices }: AdGroupAttributes,
  fields: readonly string[],
): Failure | undefined => {
  if (fields.includes('geoTargets') && geoTargets.some(({ kind }) => kind === 'UNHELD')) {
    return refusal(
      'PLACE_NOT_RESOLVED',
      'Reddit can target none of the locations in `geoTargets`. The ads would show everywhere.',
      'geoTargets',
    );
  }
  if (fields.includes('devices') && devices && !devices.desktop && !devices.mobile) {
    return refusal(
      'DEVICES_UNHELD',
      '`targeting/devices` disables every device. The ads would show on all of them.',
      'devices',
    );
  }
  return undefined;
};
