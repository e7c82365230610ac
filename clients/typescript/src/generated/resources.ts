/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */

import type { ApiPromise } from '../api-promise.js';
import type { BulkOutcome } from '../bulk.js';
import type { Bytes, CallOptions, ChangeOptions, CreateOptions } from '../call.js';
import type { ListPromise } from '../pages.js';
import { Resource } from '../requests.js';
import type { Ad, AdAsset, AdAssetCreate, AdAssetUpdate, AdCreate, AdGroup, AdGroupCreate, AdGroupUpdate, AdUpdate, AdjustmentResults, Alert, Angle, AngleCreate, AnglePreflight, AngleReadout, AngleUpdate, AnswerPost, Asset, AssetCreate, AssetUpdate, Assets, Attach, Attachment, Attempt, Brake, Budget, BudgetSplit, Business, BusinessCreate, BusinessUpdate, Campaign, CampaignAsset, CampaignAssetCreate, CampaignAssetUpdate, CampaignCreate, CampaignUpdate, Change, ChooseAccounts, ChosenAccounts, Concept, ConceptCreate, ConceptUpdate, ConfirmPost, Connection, ConnectionCheck, ConnectionCreate, ConnectionUpdate, ConversionAction, ConversionActionCreate, ConversionActionUpdate, ConversionAdjustment, ConversionAdjustments, ConversionEvents, ConversionResults, ConversionSource, ConversionSourceCreate, ConversionSourceUpdate, ConversionTrace, ConversionUpload, CreativeVocabulary, Disapproval, EnterKey, Grant, Identified, Identify, InboxEntry, InboxEntryDetail, InviteMember, Keyword, KeywordCreate, KeywordUpdate, ListMeta, Me, MediaRequirements, Member, MemberUpdate, MoveCampaign, OfflineConversion, Operation, PerformanceRow, PlanRequest, Platform, PlatformSummary, PostAd, PostRevision, Preview, ReadSources, Received, ReleaseBrake, Replay, ReplayInbox, ReplayedInbox, ReportMeta, ReviewPost, ScheduledCampaign, SetAdSchedule, SetBudget, SetGeoTargeting, SocialPost, SocialPostCreate, SocialPostSummary, SocialPostUpdate, Space, SpaceCreate, SpaceUpdate, SplitCampaign, StartAttempt, Stats, Sync, TargetedCampaign, TracedConversion, TriggerSync, Triggered, Unlink, Unlinked, UploadMeta, ValidateCampaign, Validation } from './models.js';
import type { operations } from './schema.js';

/** The query parameters of an operation. */
export type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

/** The JSON body of an operation. */
export type BodyOf<Operation extends keyof operations> = operations[Operation] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : never;

/** The methods of `me`. */
export class MeResource extends Resource {
  /**
   * Introspect the current token.
   *
   * User, account, plan, scopes and allowance of the token. Needs no scope: it shows whether a token works.
   *
   * `GET /api/v1/me`
   */
  get(options?: CallOptions): ApiPromise<Me> {
    return this.requests.one('GET', '/api/v1/me', [], {}, options);
  }
}

/** The methods of `spaces`. */
export class SpacesResource extends Resource {
  /**
   * List your Spaces.
   *
   * Those that the user of the token may enter, newest first. Send an id as `X-Space-Id` to work in that Space; without it the personal Space is used.
   *
   * `GET /api/v1/spaces`
   */
  list(query?: QueryOf<'listSpaces'>, options?: CallOptions): ListPromise<Space, ListMeta> {
    return this.requests.list('/api/v1/spaces', [], query, options);
  }

  /**
   * Make a shared Space.
   *
   * It belongs to the account of the token, whose user is its OWNER.
   *
   * `POST /api/v1/spaces`
   */
  create(body: SpaceCreate, options?: CreateOptions): ApiPromise<Space> {
    return this.requests.one('POST', '/api/v1/spaces', [], { body }, options);
  }

  /**
   * Get a Space.
   *
   * Without its members.
   *
   * `GET /api/v1/spaces/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Space> {
    return this.requests.one('GET', '/api/v1/spaces/{id}', [id], {}, options);
  }

  /**
   * Change a Space.
   *
   * A merge patch of its name and settings.
   *
   * `PATCH /api/v1/spaces/{id}`
   */
  update(id: string, body: SpaceUpdate, options?: ChangeOptions): ApiPromise<Space> {
    return this.requests.one('PATCH', '/api/v1/spaces/{id}', [id], { body }, options);
  }

  /**
   * List who may enter a Space.
   *
   * Members and open invitations, newest first.
   *
   * `GET /api/v1/spaces/{id}/members`
   */
  listMembers(id: string, query?: QueryOf<'listMembers'>, options?: CallOptions): ListPromise<Member, ListMeta> {
    return this.requests.list('/api/v1/spaces/{id}/members', [id], query, options);
  }

  /**
   * Invite an address into a Space.
   *
   * Only an OWNER who is a user of its account may do this. A mail invites for 7 days: a user accepts in the console, others register and confirm the address; the answer is the same. Inviting again renews the invitation.
   *
   * `POST /api/v1/spaces/{id}/members`
   */
  inviteMember(id: string, body: InviteMember, options?: CreateOptions): ApiPromise<Member> {
    return this.requests.one('POST', '/api/v1/spaces/{id}/members', [id], { body }, options);
  }

  /**
   * Get a member of a Space.
   *
   * The role and the state of one membership.
   *
   * `GET /api/v1/spaces/{id}/members/{userId}`
   */
  getMember(id: string, userId: string, options?: CallOptions): ApiPromise<Member> {
    return this.requests.one('GET', '/api/v1/spaces/{id}/members/{userId}', [id, userId], {}, options);
  }

  /**
   * Remove a member, leave a Space, or take an invitation back.
   *
   * Every member may leave. Only an OWNER who is a user of its account may remove others. The last OWNER stays.
   *
   * `DELETE /api/v1/spaces/{id}/members/{userId}`
   */
  removeMember(id: string, userId: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/spaces/{id}/members/{userId}', [id, userId], {}, options);
  }

  /**
   * Change the role of a member.
   *
   * Only an OWNER who is a user of its account may do this.
   *
   * `PATCH /api/v1/spaces/{id}/members/{userId}`
   */
  updateMember(id: string, userId: string, body: MemberUpdate, options?: ChangeOptions): ApiPromise<Member> {
    return this.requests.one('PATCH', '/api/v1/spaces/{id}/members/{userId}', [id, userId], { body }, options);
  }
}

/** The methods of `connections`. */
export class ConnectionsResource extends Resource {
  /**
   * List the connected ad accounts.
   *
   * Those of the account that owns the Space, newest first. Guests of a shared Space see names and states alone.
   *
   * `GET /api/v1/connections`
   */
  list(query?: QueryOf<'listConnections'>, options?: CallOptions): ListPromise<Connection, ListMeta> {
    return this.requests.list('/api/v1/connections', [], query, options);
  }

  /**
   * Connect an ad account.
   *
   * Connects it with credentials that you have; they are stored encrypted and never answered. Calls no platform: try them with `POST /connections/{id}/check`. To consent on the page of the platform instead, start an attempt.
   *
   * `POST /api/v1/connections`
   */
  create(body: ConnectionCreate, options?: CreateOptions): ApiPromise<Connection> {
    return this.requests.one('POST', '/api/v1/connections', [], { body }, options);
  }

  /**
   * Get a connected ad account.
   *
   * Calls no platform: `status` is what the last call reported.
   *
   * `GET /api/v1/connections/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Connection> {
    return this.requests.one('GET', '/api/v1/connections/{id}', [id], {}, options);
  }

  /**
   * Disconnect an ad account.
   *
   * 409 `CONNECTION_IN_USE` while campaigns are linked: `details.campaignIds` names those of your Spaces, `details.hiddenCampaigns` counts others.
   *
   * `DELETE /api/v1/connections/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/connections/{id}', [id], {}, options);
  }

  /**
   * Change a connected ad account.
   *
   * A merge patch. `DISABLED` stops every call to the platform; it pauses nothing there.
   *
   * `PATCH /api/v1/connections/{id}`
   */
  update(id: string, body: ConnectionUpdate, options?: ChangeOptions): ApiPromise<Connection> {
    return this.requests.one('PATCH', '/api/v1/connections/{id}', [id], { body }, options);
  }

  /**
   * Start to connect ad accounts.
   *
   * A user of the account opens `connectUrl`, signs in and consents on the page of the platform within 10 minutes. Read the attempt until it is CHOOSE. `grantId` renews that grant: all its connections are ACTIVE again.
   *
   * `POST /api/v1/connections/attempts`
   */
  startAttempt(body: StartAttempt, options?: CreateOptions): ApiPromise<Attempt> {
    return this.requests.one('POST', '/api/v1/connections/attempts', [], { body }, options);
  }

  /**
   * Get an attempt to connect ad accounts.
   *
   * Kept for a day.
   *
   * `GET /api/v1/connections/attempts/{id}`
   */
  getAttempt(id: string, options?: CallOptions): ApiPromise<Attempt> {
    return this.requests.one('GET', '/api/v1/connections/attempts/{id}', [id], {}, options);
  }

  /**
   * Connect ad accounts of an attempt.
   *
   * All or none: an ad account that the attempt does not list, or one connected otherwise without `takeOver`, refuses the request.
   *
   * `POST /api/v1/connections/attempts/{id}/connections`
   */
  chooseAccounts(id: string, body: ChooseAccounts, options?: CreateOptions): ApiPromise<ChosenAccounts> {
    return this.requests.one('POST', '/api/v1/connections/attempts/{id}/connections', [id], { body }, options);
  }

  /**
   * List the grants of the account.
   *
   * A grant is what one person or key allowed the account to do on one platform.
   *
   * `GET /api/v1/connections/grants`
   */
  listGrants(query?: QueryOf<'listGrants'>, options?: CallOptions): ListPromise<Grant, ListMeta> {
    return this.requests.list('/api/v1/connections/grants', [], query, options);
  }

  /**
   * Enter a key in place of a consent.
   *
   * An API key of OpenAI or a service account of Google. Read the attempt at `/connections/attempts/:id` until it is CHOOSE, or DONE with `grantId`; then its grant exists.
   *
   * `POST /api/v1/connections/grants`
   */
  enterKey(body: EnterKey, options?: CreateOptions): ApiPromise<Attempt> {
    return this.requests.one('POST', '/api/v1/connections/grants', [], { body, exactlyOneOf: [["apiKey","serviceAccount"]] }, options);
  }

  /**
   * Get a grant.
   *
   * With the connections that use it. Secrets are never answered.
   *
   * `GET /api/v1/connections/grants/{id}`
   */
  getGrant(id: string, options?: CallOptions): ApiPromise<Grant> {
    return this.requests.one('GET', '/api/v1/connections/grants/{id}', [id], {}, options);
  }

  /**
   * End a grant.
   *
   * Deletes its secrets at once and revokes it at the platform, unless the same person has another grant here. GRANT_IN_USE: `details.connections` names the connections that use it.
   *
   * `DELETE /api/v1/connections/grants/{id}`
   */
  deleteGrant(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/connections/grants/{id}', [id], {}, options);
  }

  /**
   * List what the settings of a connection can name.
   *
   * As the platform lists them now. Set one with PATCH /connections/:id.
   *
   * `GET /api/v1/connections/{id}/assets`
   */
  listAssets(id: string, options?: CallOptions): ApiPromise<Assets> {
    return this.requests.one('GET', '/api/v1/connections/{id}/assets', [id], {}, options);
  }

  /**
   * Try a connected ad account.
   *
   * Tries credentials, ad account, currency and time zone, and says what is missing for campaigns and conversions. Changes nothing on the platform.
   *
   * `POST /api/v1/connections/{id}/check`
   */
  check(id: string, options?: CreateOptions): ApiPromise<ConnectionCheck> {
    return this.requests.one('POST', '/api/v1/connections/{id}/check', [id], {}, options);
  }
}

/** The methods of `alerts`. */
export class AlertsResource extends Resource {
  /**
   * List alerts.
   *
   * Of the account that owns the Space: what happened in Spaces of the caller and, for users of that account, to the account itself.
   *
   * `GET /api/v1/alerts`
   */
  list(query?: QueryOf<'listAlerts'>, options?: CallOptions): ListPromise<Alert, ListMeta> {
    return this.requests.list('/api/v1/alerts', [], query, options);
  }

  /**
   * Mark an alert read.
   *
   * For the caller alone.
   *
   * `POST /api/v1/alerts/{id}/read`
   */
  read(id: string, options?: CreateOptions): ApiPromise<Alert> {
    return this.requests.one('POST', '/api/v1/alerts/{id}/read', [id], {}, options);
  }
}

/** The methods of `businesses`. */
export class BusinessesResource extends Resource {
  /**
   * List businesses.
   *
   * Newest first.
   *
   * `GET /api/v1/businesses`
   */
  list(query?: QueryOf<'listBusinesses'>, options?: CallOptions): ListPromise<Business, ListMeta> {
    return this.requests.list('/api/v1/businesses', [], query, options);
  }

  /**
   * Create a business.
   *
   * Who or what is advertised: campaigns and angles refer to it. Sent to no platform.
   *
   * `POST /api/v1/businesses`
   */
  create(body: BusinessCreate, options?: CreateOptions): ApiPromise<Business> {
    return this.requests.one('POST', '/api/v1/businesses', [], { body }, options);
  }

  /**
   * Get a business.
   *
   * `version` is also the ETag.
   *
   * `GET /api/v1/businesses/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Business> {
    return this.requests.one('GET', '/api/v1/businesses/{id}', [id], {}, options);
  }

  /**
   * Delete a business.
   *
   * Refused while a campaign advertises it or an angle argues for it.
   *
   * `DELETE /api/v1/businesses/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/businesses/{id}', [id], {}, options);
  }

  /**
   * Change a business.
   *
   * A merge patch. Ads keep their own texts and addresses.
   *
   * `PATCH /api/v1/businesses/{id}`
   */
  update(id: string, body: BusinessUpdate, options?: ChangeOptions): ApiPromise<Business> {
    return this.requests.one('PATCH', '/api/v1/businesses/{id}', [id], { body }, options);
  }
}

/** The methods of `campaigns`. */
export class CampaignsResource extends Resource {
  /**
   * List campaigns.
   *
   * Newest first; without `status`, removed ones are left out. Asks no platform.
   *
   * `GET /api/v1/campaigns`
   */
  list(query?: QueryOf<'listCampaigns'>, options?: CallOptions): ListPromise<Campaign, ListMeta> {
    return this.requests.list('/api/v1/campaigns', [], query, options);
  }

  /**
   * Create a campaign.
   *
   * Always PAUSED. Stored here only; a sync sends it, and nothing is spent before.
   *
   * `POST /api/v1/campaigns`
   */
  create(body: CampaignCreate, options?: CreateOptions): ApiPromise<Campaign> {
    return this.requests.one('POST', '/api/v1/campaigns', [], { body }, options);
  }

  /**
   * Get a campaign.
   *
   * `deliverySummary` says whether it serves and, when not, why.
   *
   * `GET /api/v1/campaigns/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Campaign> {
    return this.requests.one('GET', '/api/v1/campaigns/{id}', [id], {}, options);
  }

  /**
   * Delete a campaign.
   *
   * Gone with everything below it if on no platform. Else its status is REMOVED until a sync has removed it there.
   *
   * `DELETE /api/v1/campaigns/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/campaigns/{id}', [id], {}, options);
  }

  /**
   * Change a campaign.
   *
   * A merge patch; a whole GET body can be edited and sent back. Stored here only; a sync sends it, and nothing is spent before.
   *
   * `PATCH /api/v1/campaigns/{id}`
   */
  update(id: string, body: CampaignUpdate, options?: ChangeOptions): ApiPromise<Campaign> {
    return this.requests.one('PATCH', '/api/v1/campaigns/{id}', [id], { body }, options);
  }

  /**
   * Take a removed campaign back.
   *
   * It comes back PAUSED. Possible until every platform has removed it.
   *
   * `POST /api/v1/campaigns/{id}/restore`
   */
  restore(id: string, options?: CreateOptions): ApiPromise<Campaign> {
    return this.requests.one('POST', '/api/v1/campaigns/{id}/restore', [id], {}, options);
  }

  /**
   * Set the ad schedule.
   *
   * Replaces the hours. `adSchedule` reads back as a preset name when one of its own was given alone in account time, else as `adScheduleStructured`. The same again changes nothing, not even `version`. Stored here only; a sync sends it.
   *
   * `PUT /api/v1/campaigns/{id}/ad-schedule`
   */
  setAdSchedule(id: string, body: SetAdSchedule, options?: ChangeOptions): ApiPromise<ScheduledCampaign> {
    return this.requests.one('PUT', '/api/v1/campaigns/{id}/ad-schedule', [id], { body }, options);
  }

  /**
   * Set geo targeting.
   *
   * Replaces where ads show: `geoTargets`, or `include`, `exclude` and `radii` together; an empty set means everywhere. Names are looked up by `type`, `countryCode` and population, countries first; warnings list other matches. PLACE_NOT_FOUND: `details.places` has near spellings of unknown names. The same again changes nothing, not even `version`. Stored here only; a sync sends it.
   *
   * `PUT /api/v1/campaigns/{id}/geo-targeting`
   */
  setGeoTargeting(id: string, body: SetGeoTargeting, options?: ChangeOptions): ApiPromise<TargetedCampaign> {
    return this.requests.one('PUT', '/api/v1/campaigns/{id}/geo-targeting', [id], { body }, options);
  }

  /**
   * Split the budget over the platforms.
   *
   * Writes `_platformBudgets`, rounded to the minor unit, each at least one; the first of `platforms` gets the remainder, so that they sum to the budget exactly. The same again changes nothing, not even `version`. Stored here only; a sync sends it.
   *
   * `PUT /api/v1/campaigns/{id}/budget-split`
   */
  setBudgetSplit(id: string, body: BudgetSplit, options?: ChangeOptions): ApiPromise<SplitCampaign> {
    return this.requests.one('PUT', '/api/v1/campaigns/{id}/budget-split', [id], { body }, options);
  }

  /**
   * Validate a campaign before export.
   *
   * Checks the campaign and all below it against each platform's rules. Changes nothing and calls no platform; a preview shows what only a platform knows.
   *
   * `POST /api/v1/campaigns/{id}/validate`
   */
  validate(id: string, body: ValidateCampaign, options?: CreateOptions): ApiPromise<Validation> {
    return this.requests.one('POST', '/api/v1/campaigns/{id}/validate', [id], { body }, options);
  }

  /**
   * Unlink campaigns from a platform.
   *
   * The link is gone here at once. What ends or lowers spending there begins at once, without a plan, and is tried until the platform confirms; until then the delivery summary says `UNLINKED_BUT_SERVING`. `PAUSE` also renames it where names are unique in an ad account. The old one is never taken over again: a campaign still wanted there is created anew by the next sync. One unlinked before is `not_linked`, and its earlier `remote` stays. Refused while a sync of the Space runs.
   *
   * `POST /api/v1/campaigns/unlink`
   */
  unlink(body: Unlink, options?: CreateOptions): ApiPromise<Unlinked> {
    return this.requests.one('POST', '/api/v1/campaigns/unlink', [], { body }, options);
  }

  /**
   * Move a campaign to another Space.
   *
   * The campaign keeps its id, all below it, its links, its figures and its state of the Emergency Brake. Nothing is sent because of it. Its business, assets, angles and concepts are used where the other Space has the same, else copied. Syncs, previews and conversions stay behind. Refused while something of the campaign is under way or a sync runs in either Space.
   *
   * `POST /api/v1/campaigns/{id}/move`
   */
  move(id: string, body: MoveCampaign, options?: CreateOptions): ApiPromise<Campaign> {
    return this.requests.one('POST', '/api/v1/campaigns/{id}/move', [id], { body }, options);
  }
}

/** The methods of `adGroups`. */
export class AdGroupsResource extends Resource {
  /**
   * List ad groups.
   *
   * Newest first.
   *
   * `GET /api/v1/ad-groups`
   */
  list(query?: QueryOf<'listAdGroups'>, options?: CallOptions): ListPromise<AdGroup, ListMeta> {
    return this.requests.list('/api/v1/ad-groups', [], query, options);
  }

  /**
   * Create an ad group.
   *
   * Stored here only; a sync sends it.
   *
   * `POST /api/v1/ad-groups`
   */
  create(body: AdGroupCreate, options?: CreateOptions): ApiPromise<AdGroup> {
    return this.requests.one('POST', '/api/v1/ad-groups', [], { body }, options);
  }

  /**
   * Get an ad group.
   *
   * Its ads and keywords are lists of their own.
   *
   * `GET /api/v1/ad-groups/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<AdGroup> {
    return this.requests.one('GET', '/api/v1/ad-groups/{id}', [id], {}, options);
  }

  /**
   * Delete an ad group.
   *
   * With the ads and keywords below it.
   *
   * `DELETE /api/v1/ad-groups/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/ad-groups/{id}', [id], {}, options);
  }

  /**
   * Change an ad group.
   *
   * A merge patch. Stored here only; a sync sends it.
   *
   * `PATCH /api/v1/ad-groups/{id}`
   */
  update(id: string, body: AdGroupUpdate, options?: ChangeOptions): ApiPromise<AdGroup> {
    return this.requests.one('PATCH', '/api/v1/ad-groups/{id}', [id], { body }, options);
  }

  /**
   * Create ad groups.
   *
   * Up to 1,000 items; a refused one blocks no other.
   *
   * `POST /api/v1/ad-groups/bulk`
   */
  createMany(items: readonly BodyOf<'createAdGroups'>['items'][number][], options?: CreateOptions): Promise<BulkOutcome> {
    return this.requests.many('POST', '/api/v1/ad-groups/bulk', 'items', items, options);
  }

  /**
   * Change ad groups.
   *
   * Up to 1,000 items; a refused one blocks no other. `version` of an item replaces If-Match, which is refused.
   *
   * `PATCH /api/v1/ad-groups/bulk`
   */
  updateMany(items: readonly BodyOf<'updateAdGroups'>['items'][number][], options?: CallOptions): Promise<BulkOutcome> {
    return this.requests.many('PATCH', '/api/v1/ad-groups/bulk', 'items', items, options);
  }

  /**
   * Delete ad groups.
   *
   * Up to 1,000 items; a refused one blocks no other.
   *
   * `POST /api/v1/ad-groups/bulk-delete`
   */
  deleteMany(ids: readonly BodyOf<'deleteAdGroups'>['ids'][number][], options?: CreateOptions): Promise<BulkOutcome> {
    return this.requests.many('POST', '/api/v1/ad-groups/bulk-delete', 'ids', ids, options);
  }
}

/** The methods of `ads`. */
export class AdsResource extends Resource {
  /**
   * List ads.
   *
   * Newest first.
   *
   * `GET /api/v1/ads`
   */
  list(query?: QueryOf<'listAds'>, options?: CallOptions): ListPromise<Ad, ListMeta> {
    return this.requests.list('/api/v1/ads', [], query, options);
  }

  /**
   * Create an ad.
   *
   * `type` decides its members. Stored here only; a sync sends it, and platforms review it then.
   *
   * `POST /api/v1/ads`
   */
  create(body: AdCreate, options?: CreateOptions): ApiPromise<Ad> {
    return this.requests.one('POST', '/api/v1/ads', [], { body }, options);
  }

  /**
   * Get an ad.
   *
   * `version` is also the ETag.
   *
   * `GET /api/v1/ads/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Ad> {
    return this.requests.one('GET', '/api/v1/ads/{id}', [id], {}, options);
  }

  /**
   * Delete an ad.
   *
   * The next sync removes it on the platforms.
   *
   * `DELETE /api/v1/ads/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/ads/{id}', [id], {}, options);
  }

  /**
   * Change an ad.
   *
   * A merge patch. Stored here only; a sync sends it, and platforms may review it again.
   *
   * `PATCH /api/v1/ads/{id}`
   */
  update(id: string, body: AdUpdate, options?: ChangeOptions): ApiPromise<Ad> {
    return this.requests.one('PATCH', '/api/v1/ads/{id}', [id], { body }, options);
  }

  /**
   * Create ads.
   *
   * Up to 1,000 items; a refused one blocks no other.
   *
   * `POST /api/v1/ads/bulk`
   */
  createMany(items: readonly BodyOf<'createAds'>['items'][number][], options?: CreateOptions): Promise<BulkOutcome> {
    return this.requests.many('POST', '/api/v1/ads/bulk', 'items', items, options);
  }

  /**
   * Change ads.
   *
   * Up to 1,000 items; a refused one blocks no other. `version` of an item replaces If-Match, which is refused.
   *
   * `PATCH /api/v1/ads/bulk`
   */
  updateMany(items: readonly BodyOf<'updateAds'>['items'][number][], options?: CallOptions): Promise<BulkOutcome> {
    return this.requests.many('PATCH', '/api/v1/ads/bulk', 'items', items, options);
  }

  /**
   * Delete ads.
   *
   * Up to 1,000 items; a refused one blocks no other.
   *
   * `POST /api/v1/ads/bulk-delete`
   */
  deleteMany(ids: readonly BodyOf<'deleteAds'>['ids'][number][], options?: CreateOptions): Promise<BulkOutcome> {
    return this.requests.many('POST', '/api/v1/ads/bulk-delete', 'ids', ids, options);
  }
}

/** The methods of `keywords`. */
export class KeywordsResource extends Resource {
  /**
   * List keywords.
   *
   * Newest first, negative ones included.
   *
   * `GET /api/v1/keywords`
   */
  list(query?: QueryOf<'listKeywords'>, options?: CallOptions): ListPromise<Keyword, ListMeta> {
    return this.requests.list('/api/v1/keywords', [], query, options);
  }

  /**
   * Create a keyword.
   *
   * Stored here only; a sync sends it.
   *
   * `POST /api/v1/keywords`
   */
  create(body: KeywordCreate, options?: CreateOptions): ApiPromise<Keyword> {
    return this.requests.one('POST', '/api/v1/keywords', [], { body }, options);
  }

  /**
   * Get a keyword.
   *
   * `version` is also the ETag.
   *
   * `GET /api/v1/keywords/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Keyword> {
    return this.requests.one('GET', '/api/v1/keywords/{id}', [id], {}, options);
  }

  /**
   * Delete a keyword.
   *
   * The next sync removes it on the platforms.
   *
   * `DELETE /api/v1/keywords/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/keywords/{id}', [id], {}, options);
  }

  /**
   * Change a keyword.
   *
   * A merge patch. Stored here only; a sync sends it.
   *
   * `PATCH /api/v1/keywords/{id}`
   */
  update(id: string, body: KeywordUpdate, options?: ChangeOptions): ApiPromise<Keyword> {
    return this.requests.one('PATCH', '/api/v1/keywords/{id}', [id], { body }, options);
  }

  /**
   * Create keywords.
   *
   * Up to 1,000 items; a refused one blocks no other.
   *
   * `POST /api/v1/keywords/bulk`
   */
  createMany(items: readonly BodyOf<'createKeywords'>['items'][number][], options?: CreateOptions): Promise<BulkOutcome> {
    return this.requests.many('POST', '/api/v1/keywords/bulk', 'items', items, options);
  }

  /**
   * Change keywords.
   *
   * Up to 1,000 items; a refused one blocks no other. `version` of an item replaces If-Match, which is refused.
   *
   * `PATCH /api/v1/keywords/bulk`
   */
  updateMany(items: readonly BodyOf<'updateKeywords'>['items'][number][], options?: CallOptions): Promise<BulkOutcome> {
    return this.requests.many('PATCH', '/api/v1/keywords/bulk', 'items', items, options);
  }

  /**
   * Delete keywords.
   *
   * Up to 1,000 items; a refused one blocks no other.
   *
   * `POST /api/v1/keywords/bulk-delete`
   */
  deleteMany(ids: readonly BodyOf<'deleteKeywords'>['ids'][number][], options?: CreateOptions): Promise<BulkOutcome> {
    return this.requests.many('POST', '/api/v1/keywords/bulk-delete', 'ids', ids, options);
  }
}

/** The methods of `angles`. */
export class AnglesResource extends Resource {
  /**
   * List angles.
   *
   * Newest first. Their figures are in the read-out.
   *
   * `GET /api/v1/angles`
   */
  list(query?: QueryOf<'listAngles'>, options?: CallOptions): ListPromise<Angle, ListMeta> {
    return this.requests.list('/api/v1/angles', [], query, options);
  }

  /**
   * Create an angle.
   *
   * A claim that ads of a business can argue. Sent to no platform: ads are stamped with it, so that their figures can be compared.
   *
   * `POST /api/v1/angles`
   */
  create(body: AngleCreate, options?: CreateOptions): ApiPromise<Angle> {
    return this.requests.one('POST', '/api/v1/angles', [], { body }, options);
  }

  /**
   * Get an angle.
   *
   * `version` is also the ETag.
   *
   * `GET /api/v1/angles/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Angle> {
    return this.requests.one('GET', '/api/v1/angles/{id}', [id], {}, options);
  }

  /**
   * Delete an angle.
   *
   * Deletes its concepts. Ads keep the stamp, which can still be read and filtered by.
   *
   * `DELETE /api/v1/angles/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/angles/{id}', [id], {}, options);
  }

  /**
   * Change an angle.
   *
   * A merge patch. Ads that carry it are not changed.
   *
   * `PATCH /api/v1/angles/{id}`
   */
  update(id: string, body: AngleUpdate, options?: ChangeOptions): ApiPromise<Angle> {
    return this.requests.one('PATCH', '/api/v1/angles/{id}', [id], { body }, options);
  }

  /**
   * Which angle wins.
   *
   * The order stays while nothing new is read. A business is one test, of its ACTIVE angles and others with figures in the window. `decided`: the leader is the best with at least 95 % probability, is expected to cost less than 1 % of its rate and beats each other angle in a sequential test, valid at every look. `no_difference`: any choice costs less than 3 %. `ahead`: the leader is the best with at least 80 %. Else, and below 100 trials of each and 20 successes of all, `collecting`. docs/angles.md explains the method and the flags.
   *
   * `GET /api/v1/angles/readout`
   */
  readOut(query?: QueryOf<'readOutAngles'>, options?: CallOptions): ListPromise<AngleReadout, ListMeta> {
    return this.requests.list('/api/v1/angles/readout', [], query, options);
  }

  /**
   * How long a test of angles takes.
   *
   * Rehearses 50 tests of `count` angles that share the delivery of the last 90 days; one converts 30 % better. Each is read once a week for up to 26 weeks. The same figures give the same answer.
   *
   * `GET /api/v1/angles/preflight`
   */
  preflight(query: QueryOf<'preflightAngles'>, options?: CallOptions): ApiPromise<AnglePreflight> {
    return this.requests.one('GET', '/api/v1/angles/preflight', [], { query }, options);
  }
}

/** The methods of `concepts`. */
export class ConceptsResource extends Resource {
  /**
   * List concepts.
   *
   * Newest first.
   *
   * `GET /api/v1/concepts`
   */
  list(query?: QueryOf<'listConcepts'>, options?: CallOptions): ListPromise<Concept, ListMeta> {
    return this.requests.list('/api/v1/concepts', [], query, options);
  }

  /**
   * Create a concept.
   *
   * A way of making the claim of an angle. Sent to no platform: ads are stamped with it.
   *
   * `POST /api/v1/concepts`
   */
  create(body: ConceptCreate, options?: CreateOptions): ApiPromise<Concept> {
    return this.requests.one('POST', '/api/v1/concepts', [], { body }, options);
  }

  /**
   * Get a concept.
   *
   * `version` is also the ETag.
   *
   * `GET /api/v1/concepts/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Concept> {
    return this.requests.one('GET', '/api/v1/concepts/{id}', [id], {}, options);
  }

  /**
   * Delete a concept.
   *
   * Ads keep the stamp, which can still be read and filtered by.
   *
   * `DELETE /api/v1/concepts/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/concepts/{id}', [id], {}, options);
  }

  /**
   * Change a concept.
   *
   * A merge patch. Ads that carry it are not changed.
   *
   * `PATCH /api/v1/concepts/{id}`
   */
  update(id: string, body: ConceptUpdate, options?: ChangeOptions): ApiPromise<Concept> {
    return this.requests.one('PATCH', '/api/v1/concepts/{id}', [id], { body }, options);
  }
}

/** The methods of `creativeVocabulary`. */
export class CreativeVocabularyResource extends Resource {
  /**
   * Get the words for angles and concepts.
   *
   * The same for everybody. Words are added without notice.
   *
   * `GET /api/v1/creative-vocabulary`
   */
  get(options?: CallOptions): ApiPromise<CreativeVocabulary> {
    return this.requests.one('GET', '/api/v1/creative-vocabulary', [], {}, options);
  }
}

/** The methods of `assets`. */
export class AssetsResource extends Resource {
  /**
   * List assets.
   *
   * Newest first, without their bytes.
   *
   * `GET /api/v1/assets`
   */
  list(query?: QueryOf<'listAssets'>, options?: CallOptions): ListPromise<Asset, ListMeta> {
    return this.requests.list('/api/v1/assets', [], query, options);
  }

  /**
   * Create an asset.
   *
   * The bytes of a sourceUrl are fetched afterwards: poll until `fetch.status` is not PENDING.
   *
   * `POST /api/v1/assets`
   */
  create(body: AssetCreate, options?: CreateOptions): ApiPromise<Asset> {
    return this.requests.one('POST', '/api/v1/assets', [], { body }, options);
  }

  /**
   * Get an asset.
   *
   * `fetch` says whether its bytes are here.
   *
   * `GET /api/v1/assets/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Asset> {
    return this.requests.one('GET', '/api/v1/assets/{id}', [id], {}, options);
  }

  /**
   * Delete an asset.
   *
   * Refused while it is in use, unless force=true, which detaches it.
   *
   * `DELETE /api/v1/assets/{id}`
   */
  delete(id: string, query?: QueryOf<'deleteAsset'>, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/assets/{id}', [id], { query }, options);
  }

  /**
   * Change an asset.
   *
   * Another sourceUrl is fetched again. Every campaign that uses it has local changes then.
   *
   * `PATCH /api/v1/assets/{id}`
   */
  update(id: string, body: AssetUpdate, options?: ChangeOptions): ApiPromise<Asset> {
    return this.requests.one('PATCH', '/api/v1/assets/{id}', [id], { body }, options);
  }

  /**
   * Send the bytes of an asset.
   *
   * The bytes decide their media type, not the content type. sourceUrl becomes null. Larger videos: set sourceUrl instead.
   *
   * `PUT /api/v1/assets/{id}/content`
   */
  putContent(id: string, content: Bytes, options?: ChangeOptions): ApiPromise<Asset> {
    return this.requests.one('PUT', '/api/v1/assets/{id}/content', [id], { bytes: content }, options);
  }

  /**
   * List where an asset is attached.
   *
   * Every campaign, ad group and ad that uses it, with its role there.
   *
   * `GET /api/v1/assets/{id}/attach`
   */
  listAttachments(id: string, query?: QueryOf<'listAssetAttachments'>, options?: CallOptions): ListPromise<Attachment, ListMeta> {
    return this.requests.list('/api/v1/assets/{id}/attach', [id], query, options);
  }

  /**
   * Attach an asset.
   *
   * To a campaign, an ad group or an ad. Stored here only; a sync sends it.
   *
   * `POST /api/v1/assets/{id}/attach`
   */
  attach(id: string, body: Attach, options?: CreateOptions): ApiPromise<Attachment> {
    return this.requests.one('POST', '/api/v1/assets/{id}/attach', [id], { body, exactlyOneOf: [["campaignId","adGroupId","adId"]] }, options);
  }

  /**
   * Detach an asset.
   *
   * In one role, or in all without `role`.
   *
   * `DELETE /api/v1/assets/{id}/attach`
   */
  detach(id: string, query?: QueryOf<'detachAsset'>, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/assets/{id}/attach', [id], { query }, options);
  }
}

/** The methods of `campaignAssets`. */
export class CampaignAssetsResource extends Resource {
  /**
   * List campaign assets.
   *
   * Those of campaigns themselves. Assets of their ads and ad groups are ad assets.
   *
   * `GET /api/v1/campaign-assets`
   */
  list(query?: QueryOf<'listCampaignAssets'>, options?: CallOptions): ListPromise<CampaignAsset, ListMeta> {
    return this.requests.list('/api/v1/campaign-assets', [], query, options);
  }

  /**
   * Attach an asset to a campaign.
   *
   * In one role. Stored here only; a sync sends it.
   *
   * `POST /api/v1/campaign-assets`
   */
  create(body: CampaignAssetCreate, options?: CreateOptions): ApiPromise<CampaignAsset> {
    return this.requests.one('POST', '/api/v1/campaign-assets', [], { body }, options);
  }

  /**
   * Get a campaign asset.
   *
   * The asset itself is at `/assets/{id}`.
   *
   * `GET /api/v1/campaign-assets/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<CampaignAsset> {
    return this.requests.one('GET', '/api/v1/campaign-assets/{id}', [id], {}, options);
  }

  /**
   * Detach an asset from a campaign.
   *
   * The asset stays.
   *
   * `DELETE /api/v1/campaign-assets/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/campaign-assets/{id}', [id], {}, options);
  }

  /**
   * Change the role of a campaign asset.
   *
   * Stored here only; a sync sends it.
   *
   * `PATCH /api/v1/campaign-assets/{id}`
   */
  update(id: string, body: CampaignAssetUpdate, options?: ChangeOptions): ApiPromise<CampaignAsset> {
    return this.requests.one('PATCH', '/api/v1/campaign-assets/{id}', [id], { body }, options);
  }
}

/** The methods of `adAssets`. */
export class AdAssetsResource extends Resource {
  /**
   * List ad assets.
   *
   * Needs exactly one of adId, adGroupId and campaignId.
   *
   * `GET /api/v1/ad-assets`
   */
  list(query?: QueryOf<'listAdAssets'>, options?: CallOptions): ListPromise<AdAsset, ListMeta> {
    return this.requests.list('/api/v1/ad-assets', [], query, options);
  }

  /**
   * Attach an asset to an ad or ad group.
   *
   * In one role. Stored here only; a sync sends it.
   *
   * `POST /api/v1/ad-assets`
   */
  create(body: AdAssetCreate, options?: CreateOptions): ApiPromise<AdAsset> {
    return this.requests.one('POST', '/api/v1/ad-assets', [], { body, exactlyOneOf: [["adId","adGroupId"]] }, options);
  }

  /**
   * Get an ad asset.
   *
   * The asset itself is at `/assets/{id}`.
   *
   * `GET /api/v1/ad-assets/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<AdAsset> {
    return this.requests.one('GET', '/api/v1/ad-assets/{id}', [id], {}, options);
  }

  /**
   * Detach an asset from an ad or ad group.
   *
   * The asset stays.
   *
   * `DELETE /api/v1/ad-assets/{id}`
   */
  delete(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/ad-assets/{id}', [id], {}, options);
  }

  /**
   * Change the role of an ad asset.
   *
   * Stored here only; a sync sends it.
   *
   * `PATCH /api/v1/ad-assets/{id}`
   */
  update(id: string, body: AdAssetUpdate, options?: ChangeOptions): ApiPromise<AdAsset> {
    return this.requests.one('PATCH', '/api/v1/ad-assets/{id}', [id], { body }, options);
  }
}

/** The methods of `budget`. */
export class BudgetResource extends Resource {
  /**
   * Get the budget of the account.
   *
   * The same in all Spaces of the account; for users of the account only. Before the first write: no amount, version 0, and what protects switched on.
   *
   * `GET /api/v1/budget`
   */
  get(options?: CallOptions): ApiPromise<Budget> {
    return this.requests.one('GET', '/api/v1/budget', [], {}, options);
  }

  /**
   * Set the budget of the account.
   *
   * What is left out returns to its default. Lowering protection (brake off, a higher budget, threshold or campaign amount, another period, currency or lower rate) also needs the scope sync:write. The same again changes nothing, not even `version`.
   *
   * `PUT /api/v1/budget`
   */
  set(body: SetBudget, options?: ChangeOptions): ApiPromise<Budget> {
    return this.requests.one('PUT', '/api/v1/budget', [], { body }, options);
  }

  /**
   * Get the Emergency Brake.
   *
   * Each watched amount, what was spent of it in this period, and when the brake engaged. For users of the account only.
   *
   * `GET /api/v1/budget/brake`
   */
  getBrake(options?: CallOptions): ApiPromise<Brake> {
    return this.requests.one('GET', '/api/v1/budget/brake', [], {}, options);
  }

  /**
   * Release the Emergency Brake.
   *
   * Enables the campaigns that the brake paused and whose status no user changed since: here at once, on the platforms within seconds. What another engaged level covers stays paused.
   *
   * `POST /api/v1/budget/brake/release`
   */
  releaseBrake(body: ReleaseBrake, options?: CreateOptions): ApiPromise<Brake> {
    return this.requests.one('POST', '/api/v1/budget/brake/release', [], { body }, options);
  }
}

/** The methods of `reports`. */
export class ReportsResource extends Resource {
  /**
   * Read figures by group.
   *
   * One row per group and currency, in the order of `groupBy`. Currencies are added only with `currency`, as far as the account's rates lead there. Recorded figures: no platform is asked. Platforms restate days; `dataAsOf` says how fresh the figures are.
   *
   * `GET /api/v1/reports/performance`
   */
  listPerformance(query?: QueryOf<'listPerformance'>, options?: CallOptions): ListPromise<PerformanceRow, ReportMeta> {
    return this.requests.list('/api/v1/reports/performance', [], query, options);
  }

  /**
   * Read all figures as one object.
   *
   * In several currencies money is null, and in `byCurrency`; with `currency` it is added as far as the account's rates lead there. Recorded figures: no platform is asked. Platforms restate days; `dataAsOf` says how fresh the figures are.
   *
   * `GET /api/v1/reports/stats`
   */
  getStats(query?: QueryOf<'getStats'>, options?: CallOptions): ApiPromise<Stats> {
    return this.requests.one('GET', '/api/v1/reports/stats', [], { query }, options);
  }

  /**
   * List what platforms do not let serve.
   *
   * Ads first, then keywords, the newest first: each as the platform judged it last. Those of removed campaigns are left out.
   *
   * `GET /api/v1/reports/disapprovals`
   */
  listDisapprovals(query?: QueryOf<'listDisapprovals'>, options?: CallOptions): ListPromise<Disapproval, ListMeta> {
    return this.requests.list('/api/v1/reports/disapprovals', [], query, options);
  }
}

/** The methods of `conversions`. */
export class ConversionsResource extends Resource {
  /**
   * List adjustments of conversions.
   *
   * Newest first.
   *
   * `GET /api/v1/conversions/adjustments`
   */
  listAdjustments(query?: QueryOf<'listConversionAdjustments'>, options?: CallOptions): ListPromise<ConversionAdjustment, ListMeta> {
    return this.requests.list('/api/v1/conversions/adjustments', [], query, options);
  }

  /**
   * Adjust conversions.
   *
   * Kept when answered, and sent after its original. Each item has its own result. One whose original is not known is `parked` and joined when that arrives within 90 days; then `reason` of a delivery says what does not fit (`ADJUSTMENT_PRECEDES_CONVERSION`, `CURRENCY_DIFFERS`, `VALUE_TOO_PRECISE`). A `duplicate`: a second retraction or enhancement of an original; a restatement with the same value and `occurredAt`, or, without one, that equals the latest.
   *
   * `POST /api/v1/conversions/adjustments`
   */
  adjust(body: ConversionAdjustments, options?: CreateOptions): ApiPromise<AdjustmentResults> {
    return this.requests.one('POST', '/api/v1/conversions/adjustments', [], { body }, options);
  }

  /**
   * List conversion actions.
   *
   * Created ones, and those that events made on first use.
   *
   * `GET /api/v1/conversions/actions`
   */
  listActions(query?: QueryOf<'listConversionActions'>, options?: CallOptions): ListPromise<ConversionAction, ListMeta> {
    return this.requests.list('/api/v1/conversions/actions', [], query, options);
  }

  /**
   * Create a conversion action.
   *
   * Stored here only: a platform gets it before the first conversion that goes there.
   *
   * `POST /api/v1/conversions/actions`
   */
  createAction(body: ConversionActionCreate, options?: CreateOptions): ApiPromise<ConversionAction> {
    return this.requests.one('POST', '/api/v1/conversions/actions', [], { body }, options);
  }

  /**
   * Get a conversion action.
   *
   * Its `version` is also the ETag.
   *
   * `GET /api/v1/conversions/actions/{id}`
   */
  getAction(id: string, options?: CallOptions): ApiPromise<ConversionAction> {
    return this.requests.one('GET', '/api/v1/conversions/actions/{id}', [id], {}, options);
  }

  /**
   * Delete a conversion action.
   *
   * While campaigns bid on it only with `force=true`, which takes it from them.
   *
   * `DELETE /api/v1/conversions/actions/{id}`
   */
  deleteAction(id: string, query?: QueryOf<'deleteConversionAction'>, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/conversions/actions/{id}', [id], { query }, options);
  }

  /**
   * Change a conversion action.
   *
   * A merge patch. `type` is fixed. Conversions that were sent stay as they are.
   *
   * `PATCH /api/v1/conversions/actions/{id}`
   */
  updateAction(id: string, body: ConversionActionUpdate, options?: ChangeOptions): ApiPromise<ConversionAction> {
    return this.requests.one('PATCH', '/api/v1/conversions/actions/{id}', [id], { body }, options);
  }

  /**
   * List conversions of all doors.
   *
   * Events, uploads, and what providers and websites reported, newest first. `status` is one word over all platforms; what needs a person comes first in it.
   *
   * `GET /api/v1/conversions/events`
   */
  listEvents(query?: QueryOf<'listConversionEvents'>, options?: CallOptions): ListPromise<TracedConversion, ListMeta> {
    return this.requests.list('/api/v1/conversions/events', [], query, options);
  }

  /**
   * Report conversion events.
   *
   * Kept when answered, matched to a click of the last 90 days by click id, e-mail, phone or external id, and sent afterwards: to the platform of the most recent click, else to each that can match the person. Each item has its own result. A sale from a website is a claim until a server reports the same order.
   *
   * `POST /api/v1/conversions/events`
   */
  reportEvents(body: ConversionEvents, options?: CreateOptions): ApiPromise<ConversionResults> {
    return this.requests.one('POST', '/api/v1/conversions/events', [], { body }, options);
  }

  /**
   * Identify a visitor.
   *
   * Keeps click ids, consent and page of a visitor for 90 days, under the address and under the id separately, so that later events find their click. Answers what is known of this person, never of another.
   *
   * `POST /api/v1/conversions/identify`
   */
  identifyVisitor(body: Identify, options?: CreateOptions): ApiPromise<Identified> {
    return this.requests.one('POST', '/api/v1/conversions/identify', [], { body }, options);
  }

  /**
   * List offline conversions.
   *
   * Newest first; `meta.totals` is of all pages.
   *
   * `GET /api/v1/conversions/offline`
   */
  listOffline(query?: QueryOf<'listOfflineConversions'>, options?: CallOptions): ListPromise<OfflineConversion, UploadMeta> {
    return this.requests.list('/api/v1/conversions/offline', [], query, options);
  }

  /**
   * Upload offline conversions.
   *
   * Kept when answered, and sent afterwards. Each item has its own result.
   *
   * `POST /api/v1/conversions/offline`
   */
  uploadOffline(body: ConversionUpload, options?: CreateOptions): ApiPromise<ConversionResults> {
    return this.requests.one('POST', '/api/v1/conversions/offline', [], { body, exactlyOneOf: [["gclid","gbraid","wbraid","msclkid","fbclid","li_fat_id","rdt_cid","oppref"]] }, options);
  }

  /**
   * List conversion sources.
   *
   * Providers that report conversions by themselves.
   *
   * `GET /api/v1/conversions/sources`
   */
  listSources(query?: QueryOf<'listConversionSources'>, options?: CallOptions): ListPromise<ConversionSource, ListMeta> {
    return this.requests.list('/api/v1/conversions/sources', [], query, options);
  }

  /**
   * Create a conversion source.
   *
   * Give the provider `receiveUrl`, and its signing secret here as `accountRef`.
   *
   * `POST /api/v1/conversions/sources`
   */
  createSource(body: ConversionSourceCreate, options?: CreateOptions): ApiPromise<ConversionSource> {
    return this.requests.one('POST', '/api/v1/conversions/sources', [], { body }, options);
  }

  /**
   * Get a conversion source.
   *
   * The secret is never answered.
   *
   * `GET /api/v1/conversions/sources/{id}`
   */
  getSource(id: string, options?: CallOptions): ApiPromise<ConversionSource> {
    return this.requests.one('GET', '/api/v1/conversions/sources/{id}', [id], {}, options);
  }

  /**
   * Delete a conversion source.
   *
   * Its address is 404 from then on. What it reported stays.
   *
   * `DELETE /api/v1/conversions/sources/{id}`
   */
  deleteSource(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/conversions/sources/{id}', [id], {}, options);
  }

  /**
   * Change a conversion source.
   *
   * A merge patch, of `config` too. `receiveUrl` stays.
   *
   * `PATCH /api/v1/conversions/sources/{id}`
   */
  updateSource(id: string, body: ConversionSourceUpdate, options?: ChangeOptions): ApiPromise<ConversionSource> {
    return this.requests.one('PATCH', '/api/v1/conversions/sources/{id}', [id], { body }, options);
  }

  /**
   * List what a source received.
   *
   * Newest first. Kept for 30 days, failed ones for 90.
   *
   * `GET /api/v1/conversions/sources/{id}/inbox`
   */
  listInboxEntries(id: string, query?: QueryOf<'listInboxEntries'>, options?: CallOptions): ListPromise<InboxEntry, ListMeta> {
    return this.requests.list('/api/v1/conversions/sources/{id}/inbox', [id], query, options);
  }

  /**
   * Get an entry of the inbox.
   *
   * With its payload; personal data in it is masked.
   *
   * `GET /api/v1/conversions/sources/{id}/inbox/{entryId}`
   */
  getInboxEntry(id: string, entryId: string, options?: CallOptions): ApiPromise<InboxEntryDetail> {
    return this.requests.one('GET', '/api/v1/conversions/sources/{id}/inbox/{entryId}', [id, entryId], {}, options);
  }

  /**
   * Read an entry again.
   *
   * With today's configuration. An order is counted once.
   *
   * `POST /api/v1/conversions/sources/{id}/inbox/{entryId}/replay`
   */
  replayInboxEntry(id: string, entryId: string, options?: CreateOptions): ApiPromise<InboxEntry> {
    return this.requests.one('POST', '/api/v1/conversions/sources/{id}/inbox/{entryId}/replay', [id, entryId], {}, options);
  }

  /**
   * Read entries again.
   *
   * The oldest first; see the replay of one.
   *
   * `POST /api/v1/conversions/sources/{id}/inbox/replay`
   */
  replayInbox(id: string, body: ReplayInbox, options?: CreateOptions): ApiPromise<ReplayedInbox> {
    return this.requests.one('POST', '/api/v1/conversions/sources/{id}/inbox/replay', [id], { body }, options);
  }

  /**
   * Trace a conversion.
   *
   * What became of an event (`cve_…`) or an offline conversion (`off_…`): its match, repetitions left out, every platform's answer, every adjustment.
   *
   * `GET /api/v1/conversions/events/{id}`
   */
  trace(id: string, options?: CallOptions): ApiPromise<ConversionTrace> {
    return this.requests.one('GET', '/api/v1/conversions/events/{id}', [id], {}, options);
  }

  /**
   * Send again what failed.
   *
   * Failed deliveries of an event, an offline conversion or an adjustment are due now, as if never tried; adjustments skipped because the conversion did not count follow it. The order is reserved again first: 409 `ORDER_TAKEN` names the conversion that has it. An adjustment that does not fit its original is not sent again.
   *
   * `POST /api/v1/conversions/events/{id}/replay`
   */
  replay(id: string, options?: CreateOptions): ApiPromise<Replay> {
    return this.requests.one('POST', '/api/v1/conversions/events/{id}/replay', [id], {}, options);
  }
}

/** The methods of `hooks`. */
export class HooksResource extends Resource {
  /**
   * Receive what a provider reports.
   *
   * No token: the provider's signature over the body as sent, with the secret of the source; of a generic webhook `X-Signature: sha256=<hex>`. docs/conversions/README.md has the form of each provider. An unknown receiver is 404; any wrong signature is the same 401; what is signed is 200, also when it is ignored. What cannot be stored is listed in `replaced`.
   *
   * `POST /api/v1/hooks/{receiverId}`
   */
  receiveConversions(receiverId: string, body: BodyOf<'receiveConversions'>, options?: CreateOptions): ApiPromise<Received> {
    return this.requests.one('POST', '/api/v1/hooks/{receiverId}', [receiverId], { body }, options);
  }

  /**
   * Receive GA4 events.
   *
   * The same for senders that add the path of the Measurement Protocol to an address.
   *
   * `POST /api/v1/hooks/{receiverId}/mp/collect`
   */
  receiveMeasurementProtocol(receiverId: string, body: BodyOf<'receiveMeasurementProtocol'>, options?: CreateOptions): ApiPromise<Received> {
    return this.requests.one('POST', '/api/v1/hooks/{receiverId}/mp/collect', [receiverId], { body }, options);
  }
}

/** The methods of `social`. */
export class SocialResource extends Resource {
  /**
   * List social posts.
   *
   * Newest first, without what they are made of.
   *
   * `GET /api/v1/social/posts`
   */
  listPosts(query?: QueryOf<'listPosts'>, options?: CallOptions): ListPromise<SocialPostSummary, ListMeta> {
    return this.requests.list('/api/v1/social/posts', [], query, options);
  }

  /**
   * Create a social post.
   *
   * Its sources are researched, then `questions` ask for what the goal needs and no source says. Nothing is published, and nothing is counted before a draft.
   *
   * `POST /api/v1/social/posts`
   */
  createPost(body: SocialPostCreate, options?: CreateOptions): ApiPromise<SocialPost> {
    return this.requests.one('POST', '/api/v1/social/posts', [], { body }, options);
  }

  /**
   * Get a social post.
   *
   * Read it until `step` is null. `version` is also the ETag.
   *
   * `GET /api/v1/social/posts/{id}`
   */
  getPost(id: string, options?: CallOptions): ApiPromise<SocialPost> {
    return this.requests.one('GET', '/api/v1/social/posts/{id}', [id], {}, options);
  }

  /**
   * Delete a social post.
   *
   * With its sources and revisions. A confirmed post stays.
   *
   * `DELETE /api/v1/social/posts/{id}`
   */
  deletePost(id: string, options?: ChangeOptions): ApiPromise<void> {
    return this.requests.one('DELETE', '/api/v1/social/posts/{id}', [id], {}, options);
  }

  /**
   * Change a social post or its draft.
   *
   * A merge patch. Another `draft` or `channel` is checked again; another source, topic, goal, template or language is researched again.
   *
   * `PATCH /api/v1/social/posts/{id}`
   */
  updatePost(id: string, body: SocialPostUpdate, options?: ChangeOptions): ApiPromise<SocialPost> {
    return this.requests.one('PATCH', '/api/v1/social/posts/{id}', [id], { body }, options);
  }

  /**
   * List what was read of the sources of a post.
   *
   * In their order.
   *
   * `GET /api/v1/social/posts/{id}/sources`
   */
  listPostSources(id: string, options?: CallOptions): ApiPromise<ReadSources> {
    return this.requests.one('GET', '/api/v1/social/posts/{id}/sources', [id], {}, options);
  }

  /**
   * List the drafts of a post.
   *
   * Newest first.
   *
   * `GET /api/v1/social/posts/{id}/revisions`
   */
  listPostRevisions(id: string, query?: QueryOf<'listPostRevisions'>, options?: CallOptions): ListPromise<PostRevision, ListMeta> {
    return this.requests.list('/api/v1/social/posts/{id}/revisions', [id], query, options);
  }

  /**
   * Answer or decline the questions of a post.
   *
   * When none is open any more, the draft is started, which the plan counts. Answers are kept even where it is refused.
   *
   * `POST /api/v1/social/posts/{id}/answers`
   */
  answerPost(id: string, body: AnswerPost, options?: CreateOptions): ApiPromise<SocialPost> {
    return this.requests.one('POST', '/api/v1/social/posts/{id}/answers', [id], { body }, options);
  }

  /**
   * Have a draft written.
   *
   * The plan counts it, unless it fails. After `changes_requested` the note is followed.
   *
   * `POST /api/v1/social/posts/{id}/draft`
   */
  draftPost(id: string, options?: CreateOptions): ApiPromise<SocialPost> {
    return this.requests.one('POST', '/api/v1/social/posts/{id}/draft', [id], {}, options);
  }

  /**
   * Try again what failed of a post.
   *
   * The step that failed, or the sources that could not be read.
   *
   * `POST /api/v1/social/posts/{id}/retry`
   */
  retryPost(id: string, options?: CreateOptions): ApiPromise<SocialPost> {
    return this.requests.one('POST', '/api/v1/social/posts/{id}/retry', [id], {}, options);
  }

  /**
   * Approve a draft, or ask for changes.
   *
   * To approve is to confirm. What is asked for is kept in `changesNote`.
   *
   * `POST /api/v1/social/posts/{id}/review`
   */
  reviewPost(id: string, body: ReviewPost, options?: CreateOptions): ApiPromise<SocialPost> {
    return this.requests.one('POST', '/api/v1/social/posts/{id}/review', [id], { body }, options);
  }

  /**
   * Confirm a post.
   *
   * It is immutable then; the audit trail says who confirmed which revision.
   *
   * `POST /api/v1/social/posts/{id}/confirm`
   */
  confirmPost(id: string, body: ConfirmPost, options?: CreateOptions): ApiPromise<SocialPost> {
    return this.requests.one('POST', '/api/v1/social/posts/{id}/confirm', [id], { body }, options);
  }

  /**
   * Make an ad of a confirmed post.
   *
   * Stored here only, PAUSED unless stated; a sync sends it.
   *
   * `POST /api/v1/social/posts/{id}/ad`
   */
  createPostAd(id: string, body: PostAd, options?: CreateOptions): ApiPromise<Ad> {
    return this.requests.one('POST', '/api/v1/social/posts/{id}/ad', [id], { body }, options);
  }
}

/** The methods of `sync`. */
export class SyncMethods extends Resource {
  /**
   * Preview a sync plan.
   *
   * Compares the Space with the platforms and answers the plan; changes nothing there. Waits up to 30 seconds; a longer one is answered 202, to be polled at Location. `failure` says why it `failed`.
   *
   * `POST /api/v1/sync/preview`
   */
  preview(body: PlanRequest, options?: CreateOptions): ApiPromise<Preview> {
    return this.requests.one('POST', '/api/v1/sync/preview', [], { body }, options);
  }

  /**
   * Get a sync plan.
   *
   * By the id of a preview, or a planHash: the newest preview with it.
   *
   * `GET /api/v1/sync/preview/{id}`
   */
  getPreview(id: string, options?: CallOptions): ApiPromise<Preview> {
    return this.requests.one('GET', '/api/v1/sync/preview/{id}', [id], {}, options);
  }

  /**
   * List every change of a sync plan.
   *
   * In the order of the plan.
   *
   * `GET /api/v1/sync/preview/{id}/changes`
   */
  listPreviewChanges(id: string, query?: QueryOf<'listSyncPreviewChanges'>, options?: CallOptions): ListPromise<Change, ListMeta> {
    return this.requests.list('/api/v1/sync/preview/{id}/changes', [id], query, options);
  }

  /**
   * List the syncs of the Space.
   *
   * Newest first, with the present state.
   *
   * `GET /api/v1/sync`
   */
  list(query?: QueryOf<'listSyncs'>, options?: CallOptions): ListPromise<Sync, ListMeta> {
    return this.requests.list('/api/v1/sync', [], query, options);
  }

  /**
   * Trigger a sync.
   *
   * With a `planHash` exactly that plan: an applied one is 409 `PLAN_ALREADY_APPLIED` with the sync's id, so that a trigger can be sent again. A change here since is 409 `SYNC_PLAN_DRIFT`, a plan with everything blocked 409 `PLAN_BLOCKED`, an empty one 200 `nothing_to_sync`. Without one the scope is planned and applied at once. One sync of a Space runs at a time.
   *
   * `POST /api/v1/sync`
   */
  trigger(body: TriggerSync, options?: CreateOptions): ApiPromise<Triggered> {
    return this.requests.one('POST', '/api/v1/sync', [], { body }, options);
  }

  /**
   * Get a sync.
   *
   * Poll until `effectiveStatus` is an end state; Retry-After says how often.
   *
   * `GET /api/v1/sync/{id}`
   */
  get(id: string, options?: CallOptions): ApiPromise<Sync> {
    return this.requests.one('GET', '/api/v1/sync/{id}', [id], {}, options);
  }

  /**
   * List what a sync does, operation by operation.
   *
   * In the order of the plan.
   *
   * `GET /api/v1/sync/{id}/operations`
   */
  listOperations(id: string, query?: QueryOf<'listSyncOperations'>, options?: CallOptions): ListPromise<Operation, ListMeta> {
    return this.requests.list('/api/v1/sync/{id}/operations', [id], query, options);
  }

  /**
   * Preview the undoing of a sync.
   *
   * Answers a plan that reverts the sync here and on the platforms; apply it by its `planHash`. What the sync made leaves the platform and stays here (`STAYS_HERE`); what it removed is restored here and created anew there; what it took over is released. A later edit stays (`CHANGED_SINCE`). `warnings` lists what cannot be reverted (`NOT_SET_BACK`).
   *
   * `POST /api/v1/sync/{id}/undo`
   */
  undo(id: string, options?: CreateOptions): ApiPromise<Preview> {
    return this.requests.one('POST', '/api/v1/sync/{id}/undo', [id], {}, options);
  }

  /**
   * Cancel a sync.
   *
   * Takes effect before the next request to a platform. What was sent stays.
   *
   * `POST /api/v1/sync/{id}/cancel`
   */
  cancel(id: string, options?: CreateOptions): ApiPromise<Sync> {
    return this.requests.one('POST', '/api/v1/sync/{id}/cancel', [id], {}, options);
  }
}

/** The methods of `platforms`. */
export class PlatformsResource extends Resource {
  /**
   * List the ad platforms.
   *
   * The platforms that campaigns can be sent to, in a fixed order.
   *
   * `GET /api/v1/platforms`
   */
  list(query?: QueryOf<'listPlatforms'>, options?: CallOptions): ListPromise<PlatformSummary, ListMeta> {
    return this.requests.list('/api/v1/platforms', [], query, options);
  }

  /**
   * Get what a platform can hold.
   *
   * What becomes of every field, type and bidding strategy, and the limits, as Validate reads them. 404 while campaigns cannot be sent there.
   *
   * `GET /api/v1/platforms/{platformId}`
   */
  get(platformId: string, options?: CallOptions): ApiPromise<Platform> {
    return this.requests.one('GET', '/api/v1/platforms/{platformId}', [platformId], {}, options);
  }
}

/** The methods of `mediaRequirements`. */
export class MediaRequirementsResource extends Resource {
  /**
   * List what platforms ask of files and texts.
   *
   * One entry per platform and type of campaign that it takes, as Validate reads them.
   *
   * `GET /api/v1/media-requirements`
   */
  list(query?: QueryOf<'listMediaRequirements'>, options?: CallOptions): ListPromise<MediaRequirements, ListMeta> {
    return this.requests.list('/api/v1/media-requirements', [], query, options);
  }
}
