import { ACCOUNT_REFUSAL_TEXTS } from './account-refusal-texts';
import type { RefusalCode } from './refusal';

/** What each refusal means, for docs/errors.md. */
export const REFUSAL_TEXTS = {
  VALIDATION_ERROR: {
    meaning:
      'The body, a query parameter or a header breaks a rule. `details.issues` lists every fault with its path and an issue code.',
    example: 'start must be a time such as 08:30. Minutes are 00, 15, 30 or 45.',
    fix: 'Correct each member that `details.issues` names and send the request again.',
  },
  INVALID_REQUEST: {
    meaning:
      'The request cannot be read: broken JSON, a wrong content type, a header that is missing or malformed, or text that cannot be stored.',
    example: 'The body is not valid JSON.',
    fix: 'Correct what the message names and send the request again.',
  },
  RADIUS_EXCLUSION_UNSUPPORTED: {
    meaning: 'A circle is to be excluded. Platforms exclude named places only.',
    example: 'A circle cannot be excluded. Exclude named places instead.',
    fix: 'Replace the excluded circle with the countries, regions or cities that it covers.',
  },
  ONLY_EXCLUSIONS: {
    meaning: 'All rows of `geoTargets` are exclusions, so nothing would be left to show ads in.',
    example: 'Every place is an exclusion. Include at least one place.',
    fix: 'Add at least one place that is not negative.',
  },
  TOO_MANY_WINDOWS: {
    meaning: 'The ad schedule has more windows than one campaign can hold.',
    example: 'A schedule has at most 42 windows; this one has 60.',
    fix: 'Join windows that touch, or use the same hours for several days.',
  },
  PLACE_NOT_FOUND: {
    meaning: 'A location name in the request is not known.',
    example:
      'No location is called "MIT". Add a type such as UNIVERSITY, or use lat and lng with a radius.',
    fix: 'Correct the name, add `countryCode` or `type`, or send `lat` and `lng` with a radius.',
  },
  INVALID_TOKEN: {
    meaning:
      'The request has no access token, or the token is malformed, unknown, expired or revoked. The answer is the same in every case.',
    example: 'A valid access token is needed in the Authorization header.',
    fix: 'Send `Authorization: Bearer` with a living token. Create a new one if it has expired or was revoked.',
  },
  INVALID_SIGNATURE: {
    meaning:
      'A signed request has no valid signature of the secret that belongs to its receiver, or its time stamp is too old.',
    example: 'The request is not signed with the secret of its receiver.',
    fix: 'Copy the signing secret of the provider into the conversion source and let the provider send again.',
  },
  NOT_SIGNED_IN: {
    meaning:
      'A route of the application API has no cookie of a living session. Sessions end 12 hours after the last request, 30 days after the sign-in, or when they are ended.',
    example: 'Sign in first: this needs the cookie of a session.',
    fix: 'Sign in again.',
  },
  WRONG_CREDENTIALS: {
    meaning:
      'The e-mail address and the password do not belong together. The answer is the same when the address has no user.',
    example: 'The e-mail address or the password is wrong.',
    fix: 'Correct them, or ask for a link to set a new password.',
  },
  WRONG_CODE: {
    meaning: 'The code of the second factor is wrong, too old, or was used before.',
    example: 'The code is wrong or was used before.',
    fix: 'Wait for the next code of the authenticator app, or use a recovery code.',
  },
  LIMIT_REACHED: {
    meaning:
      'The plan lacks the capability, its allowance is used up, its subscription has expired, or the plan no longer exists: `reason` says which. The body has no `error` envelope.',
    example: 'The plan of this account does not include this.',
    fix: 'Change or renew the plan at `upgradeUrl`; with `QUOTA_SPENT` wait until `resetAt`; with `PLAN_UNAVAILABLE` ask support.',
  },
  SUBSCRIPTION_REQUIRED: {
    meaning: 'The account has no subscription, and this operation needs one.',
    example: 'This account has no subscription.',
    fix: 'Choose a plan. Reading stays possible where the plan allows it.',
  },
  SUBSCRIPTION_EXPIRED: {
    meaning: 'The subscription of the account has ended.',
    example: 'The subscription of this account has expired. Renewing restores access.',
    fix: 'Renew the subscription. Nothing is deleted in the meantime.',
  },
  API_ACCESS_NOT_IN_PLAN: {
    meaning: 'The plan of the account does not include the API.',
    example: 'The plan of this account does not include the API.',
    fix: 'Change to a plan that includes the API.',
  },
  INSUFFICIENT_SCOPE: {
    meaning:
      'The token is valid but lacks a scope that the operation needs. `details.required` lists the scopes.',
    example: 'The token lacks the scope sync:write.',
    fix: 'Use a token that has the scope. Scopes of a token cannot be changed: create a new token.',
  },
  READ_ONLY_MODE: {
    meaning: 'The plan of the account allows reading only.',
    example: 'The plan of this account allows reading only. Renew or change the plan.',
    fix: 'Renew or change the plan. GET requests keep working.',
  },
  NOT_A_MEMBER: {
    meaning: 'The user of the token is not a member of the Space that the request names.',
    example: 'You are not a member of this Space.',
    fix: 'Ask the owner of the Space for an invitation, or name another Space in `X-Space-Id`.',
  },
  ROLE_TOO_LOW: {
    meaning: "The user's role in the Space does not allow this operation.",
    example:
      'Your role in this Space allows reading only. Ask the owner of the Space to change it.',
    fix: 'Ask the owner of the Space to do it or to change your role.',
  },
  ORIGIN_NOT_ALLOWED: {
    meaning: 'A website key was used from a page that is not one of its websites.',
    example: 'This website key works only on its websites, and this origin is none of them.',
    fix: 'Call from one of the websites of the key, or create a key that lists the origin.',
  },
  CROSS_SITE_REQUEST: {
    meaning:
      'A write to the application API does not come from its own pages: `Origin` or `Sec-Fetch-Site` names another site, or the header `X-Switchyard-App` is missing.',
    example:
      'Requests that change something must come from the own pages of this installation and carry the header X-Switchyard-App: 1.',
    fix: 'Send the request from a page of this installation, with the header `X-Switchyard-App: 1`.',
  },
  ADDRESS_NOT_CONFIRMED: {
    meaning: 'The e-mail address of the user is not confirmed yet, so there are no tokens.',
    example:
      'Confirm your e-mail address first. The link is in the mail that was sent when you registered.',
    fix: 'Open the link in the mail. Registering again with the same address sends a new one.',
  },
  PROOF_NEEDED: {
    meaning:
      'Something sensitive is asked for, and the last password or second factor is more than 10 minutes old.',
    example:
      'Give your password or a second factor again: the last time was more than 10 minutes ago.',
    fix: 'Send POST /app/session/proof with the password or a code, or open /app/session/proof/openid in the browser, then repeat the request.',
  },
  LINK_NOT_VALID: {
    meaning: 'The link of a mail is unknown, was used before, or is too old.',
    example: 'This link is not valid any more. Ask for a new one.',
    fix: 'Ask for a new one.',
  },
  EXTERNAL_SIGN_IN_FAILED: {
    meaning:
      'A sign-in through the provider of OpenID Connect did not come about; `details.reason` says why. Only pages and the audit trail show it. A provider that is away or gives a wrong answer is 503 or 502.',
    example: 'The sign-in took more than 10 minutes. Begin again.',
    fix: 'Begin again from the sign-in page, or sign in with a password.',
  },
  NOT_FOUND: {
    meaning:
      'Nothing answers to this address or id in this Space: it never existed, is malformed or lives in another Space. The answer is the same for all ids. A name that was not found is answered with the nearest known name, an unknown route with the nearest route.',
    example: 'No conversion action is called "Payd". Did you mean "Paid"?',
    fix: 'Check the id, name or path (`details.path` says where it is in the body). List routes show what exists.',
  },
  SPACE_NOT_FOUND: {
    meaning: 'The Space that the request names does not exist.',
    example: 'There is no such Space.',
    fix: 'Correct `X-Space-Id`. GET /api/v1/spaces lists your Spaces.',
  },
  PLAN_NOT_FOUND: {
    meaning: 'No preview of this Space returned this `planHash`.',
    example: 'There is no plan with this hash in this Space.',
    fix: 'Preview again and send the `planHash` of that preview.',
  },
  METHOD_NOT_ALLOWED: {
    meaning:
      'The path exists but does not take this HTTP method. The header `Allow` lists the methods that it takes.',
    example: 'This path takes GET, PATCH.',
    fix: 'Use one of the methods that `Allow` lists.',
  },
  NAME_TAKEN: {
    meaning: 'Another object of the same kind has this name already.',
    example: 'The name "Autumn" is taken.',
    fix: 'Choose another name, or rename the other object first.',
  },
  EXTERNAL_KEY_TAKEN: {
    meaning:
      'Another object of the same parent has this `externalKey` already: a campaign or asset in the Space, an ad group in the campaign, an ad in the ad group.',
    example: 'The externalKey "spring/brand" is taken.',
    fix: 'Choose another key, or clear that of the object in `details.conflictingId` first.',
  },
  KEYWORD_TAKEN: {
    meaning: 'The ad group has the same keyword with the same match type already.',
    example: 'The ad group already has this keyword with this match type.',
    fix: 'Change the existing keyword, or choose another match type.',
  },
  LEAD_STAGE_TAKEN: {
    meaning: 'Another conversion action of the Space has this lead stage.',
    example:
      'Another conversion action has the leadStage "paid" already. Take it from that action first.',
    fix: 'Clear `leadStage` of the other action, or choose another stage.',
  },
  EVENT_NAME_TAKEN: {
    meaning: 'Another conversion action of the Space takes the events of this name.',
    example:
      'Another conversion action has the eventName "add_to_cart" already. Take it from that action first.',
    fix: 'Clear `eventName` of the other action, or choose another name.',
  },
  SOURCE_EXISTS: {
    meaning: 'The Space has a conversion source with this id.',
    example: 'This Space has a conversion source with the id "shop" already.',
    fix: 'Choose another id, or change the existing source with PATCH.',
  },
  CONVERSION_ACTION_IN_USE: {
    meaning: 'Campaigns bid on the conversion action that is to be deleted.',
    example: 'Campaigns bid on this conversion action.',
    fix: 'Take it out of their `conversionActionIds`, or delete it with `?force=true`, which does that.',
  },
  ORDER_TAKEN: {
    meaning: 'The order was counted by another conversion since the delivery failed.',
    example: 'The order "A-17" was counted by another conversion in the meantime.',
    fix: 'Nothing: replaying it would count the order twice.',
  },
  NOTHING_TO_REPLAY: {
    meaning: 'No delivery of the conversion has failed in a way that can be sent again.',
    example: 'No delivery of this conversion has failed in a way that can be sent again.',
    fix: 'Read the deliveries of the conversion. What is pending or waiting is sent without a replay.',
  },
  TOKEN_LIMIT_REACHED: {
    meaning: 'The account holds the most tokens that it may have.',
    example:
      'An account has at most 100 tokens that are neither expired nor revoked. Revoke one that is no longer used.',
    fix: 'Revoke a token that is no longer used.',
  },
  SECOND_FACTOR_ON: {
    meaning: 'A second factor is switched on already.',
    example: 'A second factor is on already. Switch it off first to set up another one.',
    fix: 'Switch it off first to set up another one.',
  },
  SECOND_FACTOR_OFF: {
    meaning: 'No second factor is being set up or switched on.',
    example: 'No second factor is set up. Start with POST /app/second-factor.',
    fix: 'Start with POST /app/second-factor.',
  },
  MEMBER_EXISTS: {
    meaning: 'The user is a member of the Space already.',
    example: 'The user is already a member of this Space.',
    fix: 'Nothing.',
  },
  ...ACCOUNT_REFUSAL_TEXTS,
  LAST_OWNER: {
    meaning:
      'The member is the last OWNER of the Space who is a user of its account. Without one no user could manage its members.',
    example: 'This is the last owner of the Space. Make another member of its account OWNER first.',
    fix: 'Make another member OWNER, then repeat the request.',
  },
  ALREADY_LINKED: {
    meaning: 'The campaign is linked to this platform through another connection.',
    example: 'The campaign is linked to meta-ads through another connection. Unlink it first.',
    fix: 'Unlink the campaign from the platform, then choose the other connection.',
  },
  GRANT_IN_USE: {
    meaning: 'Connections use the grant. `details.connections` names them.',
    example:
      'Connections use this grant. Delete them, or connect their ad accounts through another grant.',
    fix: 'Delete the connections first, or connect their ad accounts through another grant with `takeOver`.',
  },
  ATTEMPT_NOT_READY: {
    meaning:
      'The attempt to connect an ad account is not at this step. `details.status` says where it is.',
    example: 'The person has not consented yet.',
    fix: 'Read the attempt. Choose accounts when its status is CHOOSE; start another attempt when it is FAILED or DONE.',
  },
  PLATFORM_NOT_SET_UP: {
    meaning: 'The operator of this installation has not registered an application at the platform.',
    example:
      'This installation has no application at LinkedIn. Its operator registers one (docs/connecting.md).',
    fix: 'Ask the operator, or create the connection with credentials of your own: POST /api/v1/connections.',
  },
  CREDENTIALS_REFUSED: {
    meaning:
      'The platform does not answer with the credentials of the connection: they ended, or they lack a permission.',
    example: 'The platform does not accept the credentials of this connection.',
    fix: 'Renew the grant of the connection, or send new credentials with PATCH /api/v1/connections/:id. POST /api/v1/connections/:id/check says what is missing.',
  },
  CONNECT_STATE_INVALID: {
    meaning:
      'The answer of a consent page belongs to no attempt of this session: it was answered before, is too old, was started in another browser, or is of another platform. Its code was dropped.',
    example: 'This consent was not started in this browser, or was answered before.',
    fix: 'Start again in the browser in which you are signed in.',
  },
  CONNECTION_EXISTS: {
    meaning:
      'The ad account is connected in this Space. `details.connectionId` names the connection.',
    example: 'This ad account is connected already. Change that connection instead.',
    fix: 'Change the existing connection with PATCH instead.',
  },
  CONNECTION_IN_USE: {
    meaning: 'Campaigns still hold objects through this connection.',
    example: 'Campaigns are linked through this connection.',
    fix: 'Unlink them first, or delete the connection with the parameter that abandons them.',
  },
  BUSINESS_IN_USE: {
    meaning: 'Campaigns or angles belong to the business that is to be deleted.',
    example: 'Campaigns or angles belong to this business.',
    fix: 'Delete them first, or give the campaigns another `businessId`. A deleted campaign counts until a sync has removed it from its platforms.',
  },
  ASSET_IN_USE: {
    meaning: 'The asset is attached somewhere.',
    example: 'The asset is in use. Detach it first, or delete it with force=true.',
    fix: 'Detach it, or delete it with `?force=true`.',
  },
  ASSET_ALREADY_ATTACHED: {
    meaning: 'The asset has this role at this object already.',
    example: 'The asset already has this role there.',
    fix: 'Nothing, or choose another role.',
  },
  ASSET_TAKES_NO_CONTENT: {
    meaning: 'Bytes were sent for an asset of a type that has none, such as a sitelink.',
    example: 'An asset of type SITELINK has no bytes of its own.',
    fix: 'Change its members with PATCH instead.',
  },
  CAMPAIGN_REMOVED: {
    meaning:
      'The campaign is deleted, so neither it nor anything below it can be changed. `details.restorable` says whether it can be restored.',
    example:
      'The campaign was removed. Restore it with POST /api/v1/campaigns/cmp_…/restore before changing it.',
    fix: 'If `details.restorable` is true, restore it first. If not, create a new campaign.',
  },
  CAMPAIGN_NOT_REMOVED: {
    meaning: 'A campaign is to be restored that is not deleted.',
    example: 'The campaign is not removed, so there is nothing to restore.',
    fix: 'Nothing.',
  },
  BRAKE_ENGAGED: {
    meaning: 'The Emergency Brake holds the campaign, so it cannot be enabled.',
    example: 'The Emergency Brake holds this campaign. Release the brake before enabling it.',
    fix: 'Raise the account budget or release the brake with POST /api/v1/budget/brake/release, or wait for the next budget period.',
  },
  BRAKE_NOT_ENGAGED: {
    meaning: 'The brake is to be released, but it holds nothing here.',
    example: 'Nothing here is held by the Emergency Brake.',
    fix: 'Nothing. GET /api/v1/budget/brake shows the state.',
  },
  BRAKE_STILL_SPENT: {
    meaning:
      'Releasing the brake at this amount would engage it again at once, because more was spent.',
    example: 'More was spent than this amount: the brake would engage again at once.',
    fix: 'Raise the amount of the account budget first, or release with `mode: resume`.',
  },
  BUDGET_TOO_SMALL: {
    meaning: 'The budget cannot be split so that each platform gets its least amount.',
    example: '3 platforms need at least 3 EUR per day together.',
    fix: 'Raise the budget, or remove a platform from the campaign.',
  },
  NO_PERFORMANCE_DATA: {
    meaning:
      'As a refusal: no platform has figures to split the budget by. As a warning: one platform has none and gets the least amount.',
    example:
      'No platform has spend and conversions in the last 30 days. Split by another mode first.',
    fix: 'Split by another mode until there are figures.',
  },
  RELEASE_PENDING: {
    meaning:
      'The campaign is to move to another Space, and what it was unlinked from is not paused, removed or renamed on the platform yet. `details.releases` lists the platforms and why the last attempt failed.',
    example: 'google-ads has not confirmed yet what unlinking the campaign asked for.',
    fix: 'Wait until `deliverySummary` no longer says `UNLINKED_BUT_SERVING` and the old object is renamed. If the attempt fails, mend what `details.releases` names. Then send the move again.',
  },
  BRAKE_UNDER_WAY: {
    meaning:
      'The campaign is to move to another Space while the Emergency Brake is pausing it on a platform, or is enabling it again after a release.',
    example: 'The Emergency Brake is pausing or enabling this campaign on a platform.',
    fix: 'Wait until `GET /budget/brake` shows that the platforms have confirmed it. Then send the move again.',
  },
  OUTCOME_UNKNOWN: {
    meaning:
      'The campaign is to move to another Space, and a platform never answered whether it created an object of it.',
    example: 'google-ads has not answered whether it created an object of this campaign.',
    fix: 'Preview and sync the campaign in its present Space: the plan looks for the object. Then send the move again.',
  },
  CONVERSION_ACTION_MISSING: {
    meaning:
      'The campaign is to move to another Space and bids for conversion actions that have no action of the same name there. `details.actions` lists them.',
    example: 'The other Space has no conversion action called "Paid".',
    fix: 'Create an action of that name in the other Space, or take it out of `conversionActionIds`. Then send the move again.',
  },
  SYNC_ALREADY_ACTIVE: {
    meaning: 'Another sync of the Space is running. `details.syncId` names it.',
    example: 'Another sync of this Space is running.',
    fix: 'Wait until it ends, or cancel it.',
  },
  SYNC_NOT_ACTIVE: {
    meaning: 'The sync that is to be cancelled has ended.',
    example: 'This sync is over.',
    fix: 'Nothing. Read its operations for what was done.',
  },
  SYNC_PLAN_DRIFT: {
    meaning:
      'Campaigns, settings or the platforms changed after the preview, so the plan no longer says what would happen. `details.changed` lists what moved.',
    example: 'Something changed since the plan was made. Preview again.',
    fix: 'Preview again, read the new plan and sync with its `planHash`.',
  },
  PLAN_EXPIRED: {
    meaning: 'The plan is older than a plan may be.',
    example: 'The plan is older than 24 hours. Preview again.',
    fix: 'Preview again and sync with the new `planHash`.',
  },
  PLAN_ALREADY_APPLIED: {
    meaning: 'A sync applied this plan before. `details.syncId` names it.',
    example: 'This plan was applied by an earlier sync.',
    fix: 'Read that sync. Preview again to send later changes.',
  },
  PLAN_BLOCKED: {
    meaning: 'Findings of the kind `requirement` block everything in the plan.',
    example: 'Every campaign of the plan is blocked.',
    fix: "Read `blocked` of the preview, do what each finding's `fix` says and preview again.",
  },
  QUESTIONS_OPEN: {
    meaning:
      'Questions of the interview are open. `details.questionIds` names them. A draft is written after each was answered or declined.',
    example: 'Answer or decline q1, q2 first.',
    fix: 'Send an answer, or `declined: true`, for each of them to POST /social/posts/:id/answers.',
  },
  NOTHING_TO_DRAFT_FROM: {
    meaning:
      'No source gave a fact and no question was answered, so that a draft could only be invented. `details.questionIds` names the questions that wait.',
    example: 'There is no fact and no answer to write a draft from.',
    fix: 'Add a source that can be read, or answer at least one question.',
  },
  POST_NOT_READY: {
    meaning:
      'What was asked needs another status of the post, or the end of a step. `details` has `status` and `step`.',
    example: 'The post is interviewing, and a draft is under way. Wait until it is over.',
    fix: 'Read the post until `step` is null, and do what its status asks for.',
  },
  POST_CONFIRMED: {
    meaning: 'The post is confirmed. It is what was approved, and is neither changed nor deleted.',
    example: 'The post is confirmed and cannot be changed. Create another one.',
    fix: 'Create another post.',
  },
  POST_HAS_REQUIREMENTS: {
    meaning:
      'Findings of the kind `requirement` block the confirmation. `details.findings` lists them.',
    example: 'The claim "Half of all bakers agree" is in no source and in no answer.',
    fix: 'Change the draft with PATCH, add a source, or answer the question that gives the proof.',
  },
  REVISION_CHANGED: {
    meaning:
      'The draft is another revision than the one that the request names. `details.revision` is the present one.',
    example: 'The draft is at revision 3 now. Read it again.',
    fix: 'Read the post, look at its draft, and send its `revision`.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    meaning: 'A request with the same `Idempotency-Key` is still being worked on.',
    example: 'A request with this Idempotency-Key is still running.',
    fix: 'Wait as long as `Retry-After` says and send the same request again.',
  },
  PRECONDITION_FAILED: {
    meaning:
      'The object has another version than `If-Match` or `version` names: it was changed after you read it.',
    example: 'The resource was changed after you read it. Read it again and repeat your change.',
    fix: 'Read the object again and repeat the change with its new version.',
  },
  PAYLOAD_TOO_LARGE: {
    meaning: 'The body is larger than the operation takes.',
    example: 'The body is larger than this operation takes.',
    fix: 'Send less at once: split a list into several requests, or compress the file.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    meaning: 'The `Idempotency-Key` was used before with another request.',
    example: 'This Idempotency-Key was used with another request.',
    fix: 'Use a new key for each new request, and the same key only to repeat the same request.',
  },
  CONTENT_REFUSED: {
    meaning:
      'The bytes of a file cannot be used. `details.reason` has a code of [Files of assets](#files-of-assets).',
    example: 'The image cannot be read.',
    fix: 'Send a file of a supported type and size.',
  },
  RATE_LIMITED: {
    meaning:
      'The caller, the account or the website key sent more requests than it may. `details.limit` says whether the minute or the day is used up.',
    example: 'The limit of 120 requests per minute is reached. Wait 17 seconds.',
    fix: 'Wait as long as `Retry-After` says. GET /api/v1/me shows the allowance.',
  },
  INTERNAL_ERROR: {
    meaning:
      'Switchyard failed because of a fault of its own. Nothing about the request needs to change.',
    example: 'Something went wrong on our side. Repeating the request is safe.',
    fix: 'Repeat the request. If it fails again, report the `requestId`.',
  },
  UNAVAILABLE: {
    meaning: 'The service, or its database, is starting, stopping or overloaded.',
    example: 'The service is stopping or overloaded. Repeat the request in a moment.',
    fix: 'Repeat the request after the time that `Retry-After` names.',
  },
} as const satisfies Readonly<Record<RefusalCode, CodeText>>;

/** What docs/errors.md says of one stable code. */
export interface CodeText {
  /** One or two plain sentences. */
  readonly meaning: string;
  readonly example: string;
  /** What a caller does about it in the state that the code reports. */
  readonly fix: string;
}
