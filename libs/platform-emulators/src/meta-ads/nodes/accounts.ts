import { DateTime } from 'luxon';
import { textIn } from '../../core/json';
import type { VendorAnswer, VendorRequest } from '../../vendor';
import { minimumDailyBudget, spentOf } from '../money';
import { tasksOf } from '../people/people';
import type { Entity, World } from '../store';
import { UNVERIFIED } from '../unverified';
import { type NodeType, OWN_READERS, type Scene, words } from './fields';

const accountOf = (entity: Entity, { world }: Scene) => world.account(entity);
const kindEdge =
  (kind: Entity['kind']) =>
  ({ accountId }: Entity, { world }: Scene) =>
    world.table(kind).ofAccount(accountId);

/**
 * The ad account (platform document 1a). Fields of its list that have no value here are left out of
 * the answer, not refused.
 */
export const accountNode: NodeType = {
  typeName: 'AdAccount',
  names: words(`
    account_id account_status ad_account_promotable_objects age agency_client_declaration amount_spent attribution_spec balance brand_safety_content_filter_levels business
    business_city business_country_code business_name business_state business_street business_street2 business_zip can_create_brand_lift_study capabilities
    created_time currency default_dsa_beneficiary default_dsa_payor direct_deals_tos_accepted disable_reason end_advertiser end_advertiser_name
    existing_customers extended_credit_invoice_group failed_delivery_checks fb_entity funding_source funding_source_details has_migrated_permissions
    has_page_authorized_adaccount id io_number is_attribution_spec_system_default is_direct_deals_enabled is_in_3ds_authorization_enabled_market
    is_notifications_enabled is_personal is_prepay_account is_tax_id_required line_numbers media_agency min_campaign_group_spend_cap min_daily_budget name
    offsite_pixels_tos_accepted owner partner rf_spec show_checkout_experience spend_cap tax_id tax_id_status tax_id_type timezone_id timezone_name
    timezone_offset_hours_utc tos_accepted user_tasks user_tos_accepted
  `),
  readers: {
    account_id: ({ accountId }: Entity) => accountId,
    account_status: (entity: Entity, scene: Scene) => accountOf(entity, scene).status,
    currency: (entity: Entity, scene: Scene) => accountOf(entity, scene).currency,
    name: (entity: Entity, scene: Scene) => accountOf(entity, scene).name,
    timezone_name: (entity: Entity, scene: Scene) => accountOf(entity, scene).timeZone,
    timezone_offset_hours_utc: (entity: Entity, scene: Scene) =>
      DateTime.fromMillis(scene.world.now(), { zone: accountOf(entity, scene).timeZone }).offset /
      60,
    min_daily_budget: (entity: Entity, scene: Scene) =>
      minimumDailyBudget(accountOf(entity, scene).currency),
    amount_spent: (entity: Entity, scene: Scene) =>
      String(
        scene.world
          .table('campaign')
          .ofAccount(entity.accountId)
          .reduce((sum, one) => sum + spentOf(one, scene), 0),
      ),
    balance: () => '0',
    spend_cap: () => '0',
    disable_reason: () => 0,
    owner: (entity: Entity, scene: Scene) => accountOf(entity, scene).userId,
    user_tasks: ({ accountId }: Entity, { caller }: Scene) =>
      tasksOf(caller?.reached(accountId)?.role ?? 'MANAGE'),
    business: ({ accountId }: Entity, { world, caller }: Scene) => {
      const business = world.people.businessOf(accountId);
      const isShown = caller === undefined || caller.scopes.includes('business_management');
      return business && isShown ? { id: business.id, name: business.name } : undefined;
    },
  },
  edges: {
    campaigns: kindEdge('campaign'),
    adsets: kindEdge('adset'),
    ads: kindEdge('ad'),
    adcreatives: kindEdge('adcreative'),
    adimages: kindEdge('adimage'),
    adspixels: kindEdge('adspixel'),
    promote_pages: kindEdge('page'),
  },
};

/** The person behind a token. */
export const userNode: NodeType = {
  typeName: 'User',
  names: words('id name first_name last_name email client_business_id'),
  readers: {},
  edges: { adaccounts: kindEdge('adaccount'), accounts: kindEdge('page') },
};

/** The page that ads speak for. */
export const pageNode: NodeType = {
  typeName: 'Page',
  names: words(
    'id name category link username is_published instagram_business_account access_token tasks',
  ),
  readers: {
    category: () => 'Brand',
    is_published: () => true,
    tasks: () => ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MANAGE'],
    link: ({ id }: Entity) => `https://www.facebook.com/${id}`,
    instagram_business_account: (entity: Entity, scene: Scene) => ({
      id: accountOf(entity, scene).instagramUserId,
    }),
  },
  edges: {},
};

/** The pixel that conversions are counted by. */
export const pixelNode: NodeType = {
  typeName: 'AdsPixel',
  names: words('id name code creation_time last_fired_time is_unavailable owner_ad_account'),
  readers: { is_unavailable: () => false },
  edges: {},
};

const PATH = /^\/scontent\/(\d+)\/([0-9a-f]{32})$/;

export const pictureAddress = (baseUrl: string, accountId: string, hash: string): string =>
  `${baseUrl}/scontent/${accountId}/${hash}`;

/**
 * Serves a picture at the address that the vendor named; needs no token. Undefined for other paths.
 */
export function pictureFile(
  world: World,
  { method, path }: Pick<VendorRequest, 'method' | 'path'>,
): VendorAnswer | undefined {
  const [, accountId = '', hash = ''] = PATH.exec(path) ?? [];
  if (hash === '' || method !== 'GET') return undefined;
  const id = `${accountId}:${hash}`;
  const [image, bytes] = [world.table('adimage').get(id), world.files.get(id)];
  return image && bytes
    ? { status: 200, headers: { 'content-type': textIn(image.fields, 'mime') }, body: bytes }
    : { status: 404, body: 'Not found' };
}

const address = ({ accountId, fields }: Entity, { baseUrl }: Scene): string =>
  pictureAddress(baseUrl, accountId, textIn(fields, 'hash'));

/** Pictures as they are read (the vendor's field list). */
export const imageNode: NodeType = {
  typeName: 'AdImage',
  names: words(`
    account_id created_time creatives hash height id is_associated_creatives_in_adgroups name original_height original_width owner_business permalink_url status
    updated_time url url_128 width
  `),
  readers: {
    account_id: OWN_READERS.account_id,
    created_time: OWN_READERS.created_time,
    updated_time: OWN_READERS.updated_time,
    url: address,
    url_128: address,
    permalink_url: address,
  },
  edges: {},
};

const isReady = ({ createdAt }: Entity, { world }: Scene): boolean =>
  world.now() >= createdAt + UNVERIFIED.videoSeconds * 1_000;

/** Videos as they are read: ready some time after the upload (platform document 1b). */
export const videoNode: NodeType = {
  typeName: 'Video',
  names: words(
    'id title description length status created_time updated_time source picture published permalink_url',
  ),
  readers: {
    created_time: OWN_READERS.created_time,
    updated_time: OWN_READERS.updated_time,
    status: (entity: Entity, scene: Scene) => ({
      video_status: isReady(entity, scene) ? 'ready' : 'processing',
    }),
    published: () => true,
  },
  edges: {},
};

const isDone = ({ createdAt }: Entity, { world }: Scene): boolean =>
  world.now() >= createdAt + UNVERIFIED.reportSeconds * 1_000;

/** The answer to a poll without `fields`: other objects answer only their id then. */
export const USUAL_RUN_FIELDS = words(
  'account_id time_ref time_completed async_status async_percent_completion',
);

/** A report that was ordered (platform document 1d). */
export const runNode: NodeType = {
  typeName: 'AdReportRun',
  names: words(
    'id account_id async_percent_completion async_status date_start date_stop is_running is_bookmarked schedule_id time_completed time_ref',
  ),
  readers: {
    account_id: ({ accountId }: Entity) => accountId,
    async_status: (entity: Entity, scene: Scene) =>
      isDone(entity, scene) ? 'Job Completed' : 'Job Running',
    async_percent_completion: (entity: Entity, scene: Scene) => (isDone(entity, scene) ? 100 : 50),
    is_running: (entity: Entity, scene: Scene) => !isDone(entity, scene),
    time_ref: ({ createdAt }: Entity) => Math.floor(createdAt / 1_000),
    time_completed: (entity: Entity, scene: Scene) =>
      isDone(entity, scene)
        ? Math.floor(entity.createdAt / 1_000) + UNVERIFIED.reportSeconds
        : undefined,
  },
  edges: {},
};
