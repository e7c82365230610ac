/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */

export interface paths {
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Introspect the current token
         * @description User, account, plan, scopes and allowance of the token. Needs no scope: it shows whether a token works.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your Spaces
         * @description Those that the user of the token may enter, newest first. Send an id as `X-Space-Id` to work in that Space; without it the personal Space is used.
         */
        get: operations["listSpaces"];
        put?: never;
        /**
         * Make a shared Space
         * @description It belongs to the account of the token, whose user is its OWNER.
         */
        post: operations["createSpace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a Space
         * @description Without its members.
         */
        get: operations["getSpace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a Space
         * @description A merge patch of its name and settings.
         */
        patch: operations["updateSpace"];
        trace?: never;
    };
    "/api/v1/spaces/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who may enter a Space
         * @description Members and open invitations, newest first.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite an address into a Space
         * @description Only an OWNER who is a user of its account may do this. A mail invites for 7 days: a user accepts in the console, others register and confirm the address; the answer is the same. Inviting again renews the invitation.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spaces/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member of a Space
         * @description The role and the state of one membership.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member, leave a Space, or take an invitation back
         * @description Every member may leave. Only an OWNER who is a user of its account may remove others. The last OWNER stays.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Only an OWNER who is a user of its account may do this.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected ad accounts
         * @description Those of the account that owns the Space, newest first. Guests of a shared Space see names and states alone.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Connect an ad account
         * @description Connects it with credentials that you have; they are stored encrypted and never answered. Calls no platform: try them with `POST /connections/{id}/check`. To consent on the page of the platform instead, start an attempt.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connected ad account
         * @description Calls no platform: `status` is what the last call reported.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Disconnect an ad account
         * @description 409 `CONNECTION_IN_USE` while campaigns are linked: `details.campaignIds` names those of your Spaces, `details.hiddenCampaigns` counts others.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        /**
         * Change a connected ad account
         * @description A merge patch. `DISABLED` stops every call to the platform; it pauses nothing there.
         */
        patch: operations["updateConnection"];
        trace?: never;
    };
    "/api/v1/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts
         * @description Of the account that owns the Space: what happened in Spaces of the caller and, for users of that account, to the account itself.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/alerts/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an alert read
         * @description For the caller alone.
         */
        post: operations["readAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List businesses
         * @description Newest first.
         */
        get: operations["listBusinesses"];
        put?: never;
        /**
         * Create a business
         * @description Who or what is advertised: campaigns and angles refer to it. Sent to no platform.
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/businesses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a business
         * @description `version` is also the ETag.
         */
        get: operations["getBusiness"];
        put?: never;
        post?: never;
        /**
         * Delete a business
         * @description Refused while a campaign advertises it or an angle argues for it.
         */
        delete: operations["deleteBusiness"];
        options?: never;
        head?: never;
        /**
         * Change a business
         * @description A merge patch. Ads keep their own texts and addresses.
         */
        patch: operations["updateBusiness"];
        trace?: never;
    };
    "/api/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Newest first; without `status`, removed ones are left out. Asks no platform.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign
         * @description Always PAUSED. Stored here only; a sync sends it, and nothing is spent before.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description `deliverySummary` says whether it serves and, when not, why.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Gone with everything below it if on no platform. Else its status is REMOVED until a sync has removed it there.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Change a campaign
         * @description A merge patch; a whole GET body can be edited and sent back. Stored here only; a sync sends it, and nothing is spent before.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/api/v1/campaigns/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a removed campaign back
         * @description It comes back PAUSED. Possible until every platform has removed it.
         */
        post: operations["restoreCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/ad-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the ad schedule
         * @description Replaces the hours. `adSchedule` reads back as a preset name when one of its own was given alone in account time, else as `adScheduleStructured`. The same again changes nothing, not even `version`. Stored here only; a sync sends it.
         */
        put: operations["setAdSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ad-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ad groups
         * @description Newest first.
         */
        get: operations["listAdGroups"];
        put?: never;
        /**
         * Create an ad group
         * @description Stored here only; a sync sends it.
         */
        post: operations["createAdGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ad-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ad group
         * @description Its ads and keywords are lists of their own.
         */
        get: operations["getAdGroup"];
        put?: never;
        post?: never;
        /**
         * Delete an ad group
         * @description With the ads and keywords below it.
         */
        delete: operations["deleteAdGroup"];
        options?: never;
        head?: never;
        /**
         * Change an ad group
         * @description A merge patch. Stored here only; a sync sends it.
         */
        patch: operations["updateAdGroup"];
        trace?: never;
    };
    "/api/v1/ad-groups/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create ad groups
         * @description Up to 1,000 items; a refused one blocks no other.
         */
        post: operations["createAdGroups"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change ad groups
         * @description Up to 1,000 items; a refused one blocks no other. `version` of an item replaces If-Match, which is refused.
         */
        patch: operations["updateAdGroups"];
        trace?: never;
    };
    "/api/v1/ad-groups/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete ad groups
         * @description Up to 1,000 items; a refused one blocks no other.
         */
        post: operations["deleteAdGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ads
         * @description Newest first.
         */
        get: operations["listAds"];
        put?: never;
        /**
         * Create an ad
         * @description `type` decides its members. Stored here only; a sync sends it, and platforms review it then.
         */
        post: operations["createAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ad
         * @description `version` is also the ETag.
         */
        get: operations["getAd"];
        put?: never;
        post?: never;
        /**
         * Delete an ad
         * @description The next sync removes it on the platforms.
         */
        delete: operations["deleteAd"];
        options?: never;
        head?: never;
        /**
         * Change an ad
         * @description A merge patch. Stored here only; a sync sends it, and platforms may review it again.
         */
        patch: operations["updateAd"];
        trace?: never;
    };
    "/api/v1/ads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create ads
         * @description Up to 1,000 items; a refused one blocks no other.
         */
        post: operations["createAds"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change ads
         * @description Up to 1,000 items; a refused one blocks no other. `version` of an item replaces If-Match, which is refused.
         */
        patch: operations["updateAds"];
        trace?: never;
    };
    "/api/v1/ads/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete ads
         * @description Up to 1,000 items; a refused one blocks no other.
         */
        post: operations["deleteAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keywords
         * @description Newest first, negative ones included.
         */
        get: operations["listKeywords"];
        put?: never;
        /**
         * Create a keyword
         * @description Stored here only; a sync sends it.
         */
        post: operations["createKeyword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keywords/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a keyword
         * @description `version` is also the ETag.
         */
        get: operations["getKeyword"];
        put?: never;
        post?: never;
        /**
         * Delete a keyword
         * @description The next sync removes it on the platforms.
         */
        delete: operations["deleteKeyword"];
        options?: never;
        head?: never;
        /**
         * Change a keyword
         * @description A merge patch. Stored here only; a sync sends it.
         */
        patch: operations["updateKeyword"];
        trace?: never;
    };
    "/api/v1/keywords/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create keywords
         * @description Up to 1,000 items; a refused one blocks no other.
         */
        post: operations["createKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change keywords
         * @description Up to 1,000 items; a refused one blocks no other. `version` of an item replaces If-Match, which is refused.
         */
        patch: operations["updateKeywords"];
        trace?: never;
    };
    "/api/v1/keywords/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete keywords
         * @description Up to 1,000 items; a refused one blocks no other.
         */
        post: operations["deleteKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/angles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List angles
         * @description Newest first. Their figures are in the read-out.
         */
        get: operations["listAngles"];
        put?: never;
        /**
         * Create an angle
         * @description A claim that ads of a business can argue. Sent to no platform: ads are stamped with it, so that their figures can be compared.
         */
        post: operations["createAngle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/angles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an angle
         * @description `version` is also the ETag.
         */
        get: operations["getAngle"];
        put?: never;
        post?: never;
        /**
         * Delete an angle
         * @description Deletes its concepts. Ads keep the stamp, which can still be read and filtered by.
         */
        delete: operations["deleteAngle"];
        options?: never;
        head?: never;
        /**
         * Change an angle
         * @description A merge patch. Ads that carry it are not changed.
         */
        patch: operations["updateAngle"];
        trace?: never;
    };
    "/api/v1/concepts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List concepts
         * @description Newest first.
         */
        get: operations["listConcepts"];
        put?: never;
        /**
         * Create a concept
         * @description A way of making the claim of an angle. Sent to no platform: ads are stamped with it.
         */
        post: operations["createConcept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/concepts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a concept
         * @description `version` is also the ETag.
         */
        get: operations["getConcept"];
        put?: never;
        post?: never;
        /**
         * Delete a concept
         * @description Ads keep the stamp, which can still be read and filtered by.
         */
        delete: operations["deleteConcept"];
        options?: never;
        head?: never;
        /**
         * Change a concept
         * @description A merge patch. Ads that carry it are not changed.
         */
        patch: operations["updateConcept"];
        trace?: never;
    };
    "/api/v1/creative-vocabulary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the words for angles and concepts
         * @description The same for everybody. Words are added without notice.
         */
        get: operations["getCreativeVocabulary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/geo-targeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set geo targeting
         * @description Replaces where ads show: `geoTargets`, or `include`, `exclude` and `radii` together; an empty set means everywhere. Names are looked up by `type`, `countryCode` and population, countries first; warnings list other matches. PLACE_NOT_FOUND: `details.places` has near spellings of unknown names. The same again changes nothing, not even `version`. Stored here only; a sync sends it.
         */
        put: operations["setGeoTargeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assets
         * @description Newest first, without their bytes.
         */
        get: operations["listAssets"];
        put?: never;
        /**
         * Create an asset
         * @description The bytes of a sourceUrl are fetched afterwards: poll until `fetch.status` is not PENDING.
         */
        post: operations["createAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an asset
         * @description `fetch` says whether its bytes are here.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        /**
         * Delete an asset
         * @description Refused while it is in use, unless force=true, which detaches it.
         */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        /**
         * Change an asset
         * @description Another sourceUrl is fetched again. Every campaign that uses it has local changes then.
         */
        patch: operations["updateAsset"];
        trace?: never;
    };
    "/api/v1/assets/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send the bytes of an asset
         * @description The bytes decide their media type, not the content type. sourceUrl becomes null. Larger videos: set sourceUrl instead.
         */
        put: operations["putAssetContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/assets/{id}/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where an asset is attached
         * @description Every campaign, ad group and ad that uses it, with its role there.
         */
        get: operations["listAssetAttachments"];
        put?: never;
        /**
         * Attach an asset
         * @description To a campaign, an ad group or an ad. Stored here only; a sync sends it.
         */
        post: operations["attachAsset"];
        /**
         * Detach an asset
         * @description In one role, or in all without `role`.
         */
        delete: operations["detachAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaign-assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaign assets
         * @description Those of campaigns themselves. Assets of their ads and ad groups are ad assets.
         */
        get: operations["listCampaignAssets"];
        put?: never;
        /**
         * Attach an asset to a campaign
         * @description In one role. Stored here only; a sync sends it.
         */
        post: operations["createCampaignAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaign-assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign asset
         * @description The asset itself is at `/assets/{id}`.
         */
        get: operations["getCampaignAsset"];
        put?: never;
        post?: never;
        /**
         * Detach an asset from a campaign
         * @description The asset stays.
         */
        delete: operations["deleteCampaignAsset"];
        options?: never;
        head?: never;
        /**
         * Change the role of a campaign asset
         * @description Stored here only; a sync sends it.
         */
        patch: operations["updateCampaignAsset"];
        trace?: never;
    };
    "/api/v1/ad-assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ad assets
         * @description Needs exactly one of adId, adGroupId and campaignId.
         */
        get: operations["listAdAssets"];
        put?: never;
        /**
         * Attach an asset to an ad or ad group
         * @description In one role. Stored here only; a sync sends it.
         */
        post: operations["createAdAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ad-assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ad asset
         * @description The asset itself is at `/assets/{id}`.
         */
        get: operations["getAdAsset"];
        put?: never;
        post?: never;
        /**
         * Detach an asset from an ad or ad group
         * @description The asset stays.
         */
        delete: operations["deleteAdAsset"];
        options?: never;
        head?: never;
        /**
         * Change the role of an ad asset
         * @description Stored here only; a sync sends it.
         */
        patch: operations["updateAdAsset"];
        trace?: never;
    };
    "/api/v1/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the budget of the account
         * @description The same in all Spaces of the account; for users of the account only. Before the first write: no amount, version 0, and what protects switched on.
         */
        get: operations["getBudget"];
        /**
         * Set the budget of the account
         * @description What is left out returns to its default. Lowering protection (brake off, a higher budget, threshold or campaign amount, another period, currency or lower rate) also needs the scope sync:write. The same again changes nothing, not even `version`.
         */
        put: operations["setBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/brake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Emergency Brake
         * @description Each watched amount, what was spent of it in this period, and when the brake engaged. For users of the account only.
         */
        get: operations["getBrake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/brake/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the Emergency Brake
         * @description Enables the campaigns that the brake paused and whose status no user changed since: here at once, on the platforms within seconds. What another engaged level covers stays paused.
         */
        post: operations["releaseBrake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/budget-split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Split the budget over the platforms
         * @description Writes `_platformBudgets`, rounded to the minor unit, each at least one; the first of `platforms` gets the remainder, so that they sum to the budget exactly. The same again changes nothing, not even `version`. Stored here only; a sync sends it.
         */
        put: operations["setBudgetSplit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read figures by group
         * @description One row per group and currency, in the order of `groupBy`. Currencies are added only with `currency`, as far as the account's rates lead there. Recorded figures: no platform is asked. Platforms restate days; `dataAsOf` says how fresh the figures are.
         */
        get: operations["listPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all figures as one object
         * @description In several currencies money is null, and in `byCurrency`; with `currency` it is added as far as the account's rates lead there. Recorded figures: no platform is asked. Platforms restate days; `dataAsOf` says how fresh the figures are.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/disapprovals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what platforms do not let serve
         * @description Ads first, then keywords, the newest first: each as the platform judged it last. Those of removed campaigns are left out.
         */
        get: operations["listDisapprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List adjustments of conversions
         * @description Newest first.
         */
        get: operations["listConversionAdjustments"];
        put?: never;
        /**
         * Adjust conversions
         * @description Kept when answered, and sent after its original. Each item has its own result. One whose original is not known is `parked` and joined when that arrives within 90 days; then `reason` of a delivery says what does not fit (`ADJUSTMENT_PRECEDES_CONVERSION`, `CURRENCY_DIFFERS`, `VALUE_TOO_PRECISE`). A `duplicate`: a second retraction or enhancement of an original; a restatement with the same value and `occurredAt`, or, without one, that equals the latest.
         */
        post: operations["adjustConversions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversion actions
         * @description Created ones, and those that events made on first use.
         */
        get: operations["listConversionActions"];
        put?: never;
        /**
         * Create a conversion action
         * @description Stored here only: a platform gets it before the first conversion that goes there.
         */
        post: operations["createConversionAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversion action
         * @description Its `version` is also the ETag.
         */
        get: operations["getConversionAction"];
        put?: never;
        post?: never;
        /**
         * Delete a conversion action
         * @description While campaigns bid on it only with `force=true`, which takes it from them.
         */
        delete: operations["deleteConversionAction"];
        options?: never;
        head?: never;
        /**
         * Change a conversion action
         * @description A merge patch. `type` is fixed. Conversions that were sent stay as they are.
         */
        patch: operations["updateConversionAction"];
        trace?: never;
    };
    "/api/v1/conversions/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversions of all doors
         * @description Events, uploads, and what providers and websites reported, newest first. `status` is one word over all platforms; what needs a person comes first in it.
         */
        get: operations["listConversionEvents"];
        put?: never;
        /**
         * Report conversion events
         * @description Kept when answered, matched to a click of the last 90 days by click id, e-mail, phone or external id, and sent afterwards: to the platform of the most recent click, else to each that can match the person. Each item has its own result. A sale from a website is a claim until a server reports the same order.
         */
        post: operations["reportConversionEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/identify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Identify a visitor
         * @description Keeps click ids, consent and page of a visitor for 90 days, under the address and under the id separately, so that later events find their click. Answers what is known of this person, never of another.
         */
        post: operations["identifyVisitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/offline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offline conversions
         * @description Newest first; `meta.totals` is of all pages.
         */
        get: operations["listOfflineConversions"];
        put?: never;
        /**
         * Upload offline conversions
         * @description Kept when answered, and sent afterwards. Each item has its own result.
         */
        post: operations["uploadOfflineConversions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversion sources
         * @description Providers that report conversions by themselves.
         */
        get: operations["listConversionSources"];
        put?: never;
        /**
         * Create a conversion source
         * @description Give the provider `receiveUrl`, and its signing secret here as `accountRef`.
         */
        post: operations["createConversionSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversion source
         * @description The secret is never answered.
         */
        get: operations["getConversionSource"];
        put?: never;
        post?: never;
        /**
         * Delete a conversion source
         * @description Its address is 404 from then on. What it reported stays.
         */
        delete: operations["deleteConversionSource"];
        options?: never;
        head?: never;
        /**
         * Change a conversion source
         * @description A merge patch, of `config` too. `receiveUrl` stays.
         */
        patch: operations["updateConversionSource"];
        trace?: never;
    };
    "/api/v1/hooks/{receiverId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive what a provider reports
         * @description No token: the provider's signature over the body as sent, with the secret of the source; of a generic webhook `X-Signature: sha256=<hex>`. docs/conversions/README.md has the form of each provider. An unknown receiver is 404; any wrong signature is the same 401; what is signed is 200, also when it is ignored. What cannot be stored is listed in `replaced`.
         */
        post: operations["receiveConversions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/hooks/{receiverId}/mp/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive GA4 events
         * @description The same for senders that add the path of the Measurement Protocol to an address.
         */
        post: operations["receiveMeasurementProtocol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/sources/{id}/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a source received
         * @description Newest first. Kept for 30 days, failed ones for 90.
         */
        get: operations["listInboxEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/sources/{id}/inbox/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry of the inbox
         * @description With its payload; personal data in it is masked.
         */
        get: operations["getInboxEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/sources/{id}/inbox/{entryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an entry again
         * @description With today's configuration. An order is counted once.
         */
        post: operations["replayInboxEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/sources/{id}/inbox/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read entries again
         * @description The oldest first; see the replay of one.
         */
        post: operations["replayInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trace a conversion
         * @description What became of an event (`cve_…`) or an offline conversion (`off_…`): its match, repetitions left out, every platform's answer, every adjustment.
         */
        get: operations["traceConversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversions/events/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what failed
         * @description Failed deliveries of an event, an offline conversion or an adjustment are due now, as if never tried; adjustments skipped because the conversion did not count follow it. The order is reserved again first: 409 `ORDER_TAKEN` names the conversion that has it. An adjustment that does not fit its original is not sent again.
         */
        post: operations["replayConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to connect ad accounts
         * @description A user of the account opens `connectUrl`, signs in and consents on the page of the platform within 10 minutes. Read the attempt until it is CHOOSE. `grantId` renews that grant: all its connections are ACTIVE again.
         */
        post: operations["startAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an attempt to connect ad accounts
         * @description Kept for a day.
         */
        get: operations["getAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/attempts/{id}/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect ad accounts of an attempt
         * @description All or none: an ad account that the attempt does not list, or one connected otherwise without `takeOver`, refuses the request.
         */
        post: operations["chooseAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grants of the account
         * @description A grant is what one person or key allowed the account to do on one platform.
         */
        get: operations["listGrants"];
        put?: never;
        /**
         * Enter a key in place of a consent
         * @description An API key of OpenAI or a service account of Google. Read the attempt at `/connections/attempts/:id` until it is CHOOSE, or DONE with `grantId`; then its grant exists.
         */
        post: operations["enterKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a grant
         * @description With the connections that use it. Secrets are never answered.
         */
        get: operations["getGrant"];
        put?: never;
        post?: never;
        /**
         * End a grant
         * @description Deletes its secrets at once and revokes it at the platform, unless the same person has another grant here. GRANT_IN_USE: `details.connections` names the connections that use it.
         */
        delete: operations["deleteGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the settings of a connection can name
         * @description As the platform lists them now. Set one with PATCH /connections/:id.
         */
        get: operations["listConnectionAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List social posts
         * @description Newest first, without what they are made of.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Create a social post
         * @description Its sources are researched, then `questions` ask for what the goal needs and no source says. Nothing is published, and nothing is counted before a draft.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a social post
         * @description Read it until `step` is null. `version` is also the ETag.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Delete a social post
         * @description With its sources and revisions. A confirmed post stays.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Change a social post or its draft
         * @description A merge patch. Another `draft` or `channel` is checked again; another source, topic, goal, template or language is researched again.
         */
        patch: operations["updatePost"];
        trace?: never;
    };
    "/api/v1/social/posts/{id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was read of the sources of a post
         * @description In their order.
         */
        get: operations["listPostSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the drafts of a post
         * @description Newest first.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer or decline the questions of a post
         * @description When none is open any more, the draft is started, which the plan counts. Answers are kept even where it is refused.
         */
        post: operations["answerPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a draft written
         * @description The plan counts it, unless it fails. After `changes_requested` the note is followed.
         */
        post: operations["draftPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again what failed of a post
         * @description The step that failed, or the sources that could not be read.
         */
        post: operations["retryPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a draft, or ask for changes
         * @description To approve is to confirm. What is asked for is kept in `changesNote`.
         */
        post: operations["reviewPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a post
         * @description It is immutable then; the audit trail says who confirmed which revision.
         */
        post: operations["confirmPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/social/posts/{id}/ad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an ad of a confirmed post
         * @description Stored here only, PAUSED unless stated; a sync sends it.
         */
        post: operations["createPostAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a sync plan
         * @description Compares the Space with the platforms and answers the plan; changes nothing there. Waits up to 30 seconds; a longer one is answered 202, to be polled at Location. `failure` says why it `failed`.
         */
        post: operations["previewSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sync plan
         * @description By the id of a preview, or a planHash: the newest preview with it.
         */
        get: operations["getSyncPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync/preview/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every change of a sync plan
         * @description In the order of the plan.
         */
        get: operations["listSyncPreviewChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the syncs of the Space
         * @description Newest first, with the present state.
         */
        get: operations["listSyncs"];
        put?: never;
        /**
         * Trigger a sync
         * @description With a `planHash` exactly that plan: an applied one is 409 `PLAN_ALREADY_APPLIED` with the sync's id, so that a trigger can be sent again. A change here since is 409 `SYNC_PLAN_DRIFT`, a plan with everything blocked 409 `PLAN_BLOCKED`, an empty one 200 `nothing_to_sync`. Without one the scope is planned and applied at once. One sync of a Space runs at a time.
         */
        post: operations["triggerSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sync
         * @description Poll until `effectiveStatus` is an end state; Retry-After says how often.
         */
        get: operations["getSync"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync/{id}/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a sync does, operation by operation
         * @description In the order of the plan.
         */
        get: operations["listSyncOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the undoing of a sync
         * @description Answers a plan that reverts the sync here and on the platforms; apply it by its `planHash`. What the sync made leaves the platform and stays here (`STAYS_HERE`); what it removed is restored here and created anew there; what it took over is released. A later edit stays (`CHANGED_SINCE`). `warnings` lists what cannot be reverted (`NOT_SET_BACK`).
         */
        post: operations["undoSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sync/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a sync
         * @description Takes effect before the next request to a platform. What was sent stays.
         */
        post: operations["cancelSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a connected ad account
         * @description Tries credentials, ad account, currency and time zone, and says what is missing for campaigns and conversions. Changes nothing on the platform.
         */
        post: operations["checkConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a campaign before export
         * @description Checks the campaign and all below it against each platform's rules. Changes nothing and calls no platform; a preview shows what only a platform knows.
         */
        post: operations["validateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink campaigns from a platform
         * @description The link is gone here at once. What ends or lowers spending there begins at once, without a plan, and is tried until the platform confirms; until then the delivery summary says `UNLINKED_BUT_SERVING`. `PAUSE` also renames it where names are unique in an ad account. The old one is never taken over again: a campaign still wanted there is created anew by the next sync. One unlinked before is `not_linked`, and its earlier `remote` stays. Refused while a sync of the Space runs.
         */
        post: operations["unlinkCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a campaign to another Space
         * @description The campaign keeps its id, all below it, its links, its figures and its state of the Emergency Brake. Nothing is sent because of it. Its business, assets, angles and concepts are used where the other Space has the same, else copied. Syncs, previews and conversions stay behind. Refused while something of the campaign is under way or a sync runs in either Space.
         */
        post: operations["moveCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ad platforms
         * @description The platforms that campaigns can be sent to, in a fixed order.
         */
        get: operations["listPlatforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/platforms/{platformId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a platform can hold
         * @description What becomes of every field, type and bidding strategy, and the limits, as Validate reads them. 404 while campaigns cannot be sent there.
         */
        get: operations["getPlatform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media-requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what platforms ask of files and texts
         * @description One entry per platform and type of campaign that it takes, as Validate reads them.
         */
        get: operations["listMediaRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/angles/readout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which angle wins
         * @description The order stays while nothing new is read. A business is one test, of its ACTIVE angles and others with figures in the window. `decided`: the leader is the best with at least 95 % probability, is expected to cost less than 1 % of its rate and beats each other angle in a sequential test, valid at every look. `no_difference`: any choice costs less than 3 %. `ahead`: the leader is the best with at least 80 %. Else, and below 100 trials of each and 20 successes of all, `collecting`. docs/angles.md explains the method and the flags.
         */
        get: operations["readOutAngles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/angles/preflight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long a test of angles takes
         * @description Rehearses 50 tests of `count` angles that share the delivery of the last 90 days; one converts 30 % better. Each is read once a week for up to 26 weeks. The same figures give the same answer.
         */
        get: operations["preflightAngles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the machine-readable description
         * @description OpenAPI 3.1, minified, compressed where the client takes it. No token is needed. The only read that answers 304.
         */
        get: operations["getDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ConceptUpdate: {
            /**
             * @description A name for people.
             * @example A runner tells
             */
            name?: string;
            /** @description How it makes the claim; see `/creative-vocabulary`. */
            attributes?: components["schemas"]["ConceptAttributesInput"];
            /**
             * @description Whether it is in use; ads keep their own status.
             * @example ACTIVE
             */
            status?: components["schemas"]["CreativeStatus"];
        };
        SpaceCreate: {
            /**
             * @description A name for people.
             * @example Client work
             */
            name: string;
        };
        ConceptCreate: {
            /**
             * @description Its angle; fixed after creation.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId: string;
            /**
             * @description A name for people.
             * @example A runner tells
             */
            name: string;
            /** @description How it makes the claim; see `/creative-vocabulary`. */
            attributes?: components["schemas"]["ConceptAttributesInput"];
            /**
             * @description Whether it is in use; ads keep their own status.
             * @default ACTIVE
             * @example ACTIVE
             */
            status?: components["schemas"]["CreativeStatus"];
        };
        CampaignAsset: {
            /** @description The campaign asset. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description The campaign. */
            campaignId: string;
            /** @description The asset; fixed after creation. */
            assetId: string;
            /** @description Its use; must fit the asset type. */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL" | (string & {});
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        AdGroupUpdate: {
            /**
             * @description Unique in the campaign; case does not count.
             * @example Running shoes
             */
            name?: string;
            /**
             * @description On or off.
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description Conversations it fits, for platforms without keywords.
             * @example [
             *       "running shoes for beginners"
             *     ]
             */
            contextHints?: string[];
            /**
             * @description Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
        };
        KeywordCreate: {
            /**
             * @description Its ad group; fixed after creation.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string;
            /**
             * @description Unique in the ad group with matchType and negative; case and blanks do not count.
             * @example running shoes
             */
            text: string;
            /**
             * @description How searches must match.
             * @example PHRASE
             */
            matchType: components["schemas"]["MatchType"];
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description Whether ads must not show on it.
             * @default false
             * @example false
             */
            negative?: boolean;
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency; not on negative keywords.
             * @example 0.8
             */
            maxCpc?: number | null;
        };
        /** @description One of the kinds that `type` names. */
        AssetCreate: components["schemas"]["ImageAssetCreate"] | components["schemas"]["LogoAssetCreate"] | components["schemas"]["VideoAssetCreate"] | components["schemas"]["YoutubeVideoAssetCreate"] | components["schemas"]["SitelinkAssetCreate"] | components["schemas"]["CalloutAssetCreate"] | components["schemas"]["StructuredSnippetAssetCreate"] | components["schemas"]["CallAssetCreate"];
        KeywordUpdate: {
            /**
             * @description Unique in the ad group with matchType and negative; case and blanks do not count.
             * @example running shoes
             */
            text?: string;
            /**
             * @description How searches must match.
             * @example PHRASE
             */
            matchType?: components["schemas"]["MatchType"];
            /**
             * @description On or off.
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description Whether ads must not show on it.
             * @example false
             */
            negative?: boolean;
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency; not on negative keywords.
             * @example 0.8
             */
            maxCpc?: number | null;
        };
        AdGroup: {
            /** @description The ad group. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its campaign; fixed after creation. */
            campaignId: string;
            /** @description Unique in the campaign. */
            name: string;
            /** @description On or off. */
            status: "ENABLED" | "PAUSED" | (string & {});
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency.
             */
            maxCpc: number | null;
            /** @description Conversations it fits. */
            contextHints: string[];
            /** @description Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no sync. */
            externalKey: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        AdGroupBulkUpdate: {
            /**
             * @description Unique in the campaign; case does not count.
             * @example Running shoes
             */
            name?: string;
            /**
             * @description On or off.
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description Conversations it fits, for platforms without keywords.
             * @example [
             *       "running shoes for beginners"
             *     ]
             */
            contextHints?: string[];
            /**
             * @description Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description The ad group.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * Format: int32
             * @description The version read; PRECONDITION_FAILED when the record changed since.
             * @example 3
             */
            version?: number;
        };
        CampaignBrakeInput: {
            /**
             * @description The campaign, in any Space of the account.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * Format: double
             * @description Per period, in the currency of the budget.
             * @example 500
             */
            amount: number;
        };
        /** @enum {string} */
        AssetType: "IMAGE" | "LOGO" | "VIDEO" | "YOUTUBE_VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
        AdAsset: {
            /** @description The ad asset. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description At an ad, or at an ad group for all its ads. */
            scope: "AD" | "AD_GROUP" | (string & {});
            /** @description The ad; null at an ad group. */
            adId: string | null;
            /** @description The ad group; null at an ad. */
            adGroupId: string | null;
            /** @description Its campaign. */
            campaignId: string;
            /** @description The asset; fixed after creation. */
            assetId: string;
            /** @description Its use; must fit the asset type. */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | (string & {});
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        Attachment: {
            /** @description The campaign asset (cas_…) or ad asset (ada_…). */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description At what. */
            scope: "CAMPAIGN" | "AD_GROUP" | "AD" | (string & {});
            /** @description Its campaign. */
            campaignId: string;
            /** @description The ad group; null unless it is attached to one. */
            adGroupId: string | null;
            /** @description The ad; null unless it is attached to one. */
            adId: string | null;
            /** @description The asset; fixed after creation. */
            assetId: string;
            /** @description Its use; must fit the asset type. */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL" | (string & {});
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        AdGroupCreate: {
            /**
             * @description Its campaign; fixed after creation.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Unique in the campaign; case does not count.
             * @example Running shoes
             */
            name: string;
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description Conversations it fits, for platforms without keywords.
             * @example [
             *       "running shoes for beginners"
             *     ]
             */
            contextHints?: string[];
            /**
             * @description Your own key, unique in the campaign; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
        };
        CalloutAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CALLOUT";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description What is called out. Only of CALLOUT (needed).
             * @example Free delivery
             */
            calloutText: string;
        };
        LogoAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "LOGO";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * Format: uri
             * @description Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
             * @example https://example.com/shoe.png
             */
            sourceUrl?: string | null;
        };
        SitelinkAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SITELINK";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description What the link says. Only of SITELINK (needed).
             * @example Opening hours
             */
            linkText: string;
            /**
             * @description First line below the link. Only of SITELINK.
             * @example When the shop is open
             */
            description1?: string | null;
            /**
             * @description Second line below the link. Only of SITELINK.
             * @example Six days a week
             */
            description2?: string | null;
            /**
             * Format: uri
             * @description Where the link leads. Only of SITELINK (needed).
             * @example https://example.com/hours
             */
            finalUrl: string;
        };
        AdCreate: {
            /**
             * @description Its ad group; fixed after creation.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string;
            /**
             * @description Fixed after creation.
             * @example RESPONSIVE_SEARCH
             */
            type: components["schemas"]["AdType"];
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /** @description Headlines. */
            headlines?: components["schemas"]["AdTextInput"][];
            /** @description Descriptions. */
            descriptions?: components["schemas"]["AdTextInput"][];
            /**
             * @description A long headline.
             * @example Running shoes, fitted in the shop
             */
            longHeadline?: string | null;
            /**
             * @description The name that the ad shows.
             * @example Runner’s Corner
             */
            businessName?: string | null;
            /**
             * Format: uri
             * @description Where it leads.
             * @example https://example.com/shoes
             */
            finalUrl: string;
            /**
             * @description First part of the shown path.
             * @example shoes
             */
            path1?: string | null;
            /**
             * @description Second part of the shown path; needs path1.
             * @example sale
             */
            path2?: string | null;
            /**
             * @description What the button says.
             * @example SHOP_NOW
             */
            callToAction?: string | null;
            /**
             * @description Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description Sent to no platform. A stored one stays when the angle is deleted; a new one must exist.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
            /**
             * @description A concept of `angleId`. Written without another `angleId`, it sets its own angle. A stored one stays when the concept is deleted.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId?: string | null;
        };
        PostAd: {
            /**
             * @description Where the ad goes.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string;
            /**
             * @description What it becomes.
             * @example SINGLE_IMAGE
             */
            type: components["schemas"]["PostAdType"];
            /**
             * @description On or off.
             * @default PAUSED
             * @example PAUSED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description Else the first line of the post, or its topic.
             * @example Bread baked at night
             */
            headline?: string | null;
            /**
             * @description Else the post, or its first claim that fits.
             * @example The oven is lit at two in the morning.
             */
            description?: string | null;
            /**
             * Format: uri
             * @description Else the business's `url`.
             * @example https://bakery.example/bread
             */
            finalUrl?: string | null;
            /**
             * @description Your own key.
             * @example spring/post
             */
            externalKey?: string | null;
            /**
             * @description An angle.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
            /**
             * @description A concept of it.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId?: string | null;
        };
        BusinessCreate: {
            /**
             * @description Its name.
             * @example Runner’s Corner
             */
            name: string;
            /**
             * Format: uri
             * @description Its website.
             * @example https://example.com
             */
            url?: string | null;
            /**
             * @description What it does.
             * @example Running shoes, fitted in the shop.
             */
            description?: string | null;
            /**
             * @description The line of business.
             * @example Sports retail
             */
            industry?: string | null;
            /**
             * @description Who it sells to.
             * @example [
             *       "Runners over 30"
             *     ]
             */
            targetAudiences?: string[];
            /**
             * @description Words people find it by.
             * @example [
             *       "running shoes"
             *     ]
             */
            seoKeywords?: string[];
            /**
             * @description How it speaks.
             * @example Friendly and exact.
             */
            brandVoice?: string | null;
            /**
             * @description Its logo.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            logoAssetId?: string | null;
        };
        YoutubeVideoAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "YOUTUBE_VIDEO";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * Format: uri
             * @description Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
             * @example https://example.com/shoe.png
             */
            sourceUrl: string;
        };
        /** @description One way to show an angle. */
        Concept: {
            /** @description The concept. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its angle; fixed after creation. */
            angleId: string;
            /** @description A name for people. */
            name: string;
            /** @description How it makes the claim; see `/creative-vocabulary`. */
            attributes: components["schemas"]["ConceptAttributes"];
            /** @description Whether it is in use; ads keep their own status. */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED" | (string & {});
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        AngleUpdate: {
            /**
             * @description Its business.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId?: string;
            /**
             * @description A name for people.
             * @example Fitted in the shop
             */
            name?: string;
            /**
             * @description Kind of claim; see `/creative-vocabulary`.
             * @example QUALITY
             */
            angleType?: components["schemas"]["AngleType"];
            /**
             * @description The claim in words.
             * @example Shoes that fit, because somebody looked at how you run.
             */
            claim?: string;
            /**
             * @description Whether it is in use; ads keep their own status.
             * @example ACTIVE
             */
            status?: components["schemas"]["CreativeStatus"];
        };
        SpaceUpdate: {
            /**
             * @description A name for people.
             * @example Client work
             */
            name?: string;
            /** @description For its conversions. */
            settings?: components["schemas"]["SpaceSettingsInput"];
        };
        KeywordBulkUpdate: {
            /**
             * @description Unique in the ad group with matchType and negative; case and blanks do not count.
             * @example running shoes
             */
            text?: string;
            /**
             * @description How searches must match.
             * @example PHRASE
             */
            matchType?: components["schemas"]["MatchType"];
            /**
             * @description On or off.
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description Whether ads must not show on it.
             * @example false
             */
            negative?: boolean;
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency; not on negative keywords.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description The keyword.
             * @example kwd_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * Format: int32
             * @description The version read; PRECONDITION_FAILED when the record changed since.
             * @example 3
             */
            version?: number;
        };
        AngleCreate: {
            /**
             * @description Its business.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string;
            /**
             * @description A name for people.
             * @example Fitted in the shop
             */
            name: string;
            /**
             * @description Kind of claim; see `/creative-vocabulary`.
             * @example QUALITY
             */
            angleType: components["schemas"]["AngleType"];
            /**
             * @description The claim in words.
             * @example Shoes that fit, because somebody looked at how you run.
             */
            claim: string;
            /**
             * @description Whether it is in use; ads keep their own status.
             * @default ACTIVE
             * @example ACTIVE
             */
            status?: components["schemas"]["CreativeStatus"];
        };
        NegativeKeywordInput: {
            /**
             * @description The words.
             * @example free
             */
            text: string;
            /**
             * @description How searches must match.
             * @example PHRASE
             */
            matchType: components["schemas"]["MatchType"];
        };
        Keyword: {
            /** @description The keyword. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its campaign. */
            campaignId: string;
            /** @description Its ad group; fixed after creation. */
            adGroupId: string;
            /** @description Unique in the ad group with matchType and negative; case and blanks do not count. */
            text: string;
            /** @description How searches must match. */
            matchType: "EXACT" | "PHRASE" | "BROAD" | (string & {});
            /** @description On or off. */
            status: "ENABLED" | "PAUSED" | (string & {});
            /** @description Whether ads must not show on it. */
            negative: boolean;
            /**
             * Format: double
             * @description Maximum per click, in the campaign's currency.
             */
            maxCpc: number | null;
            /** @description What each platform decided about it. */
            review: {
                [key: string]: components["schemas"]["Review"];
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        NegativeKeyword: {
            /** @description The words. */
            text: string;
            /** @description How searches must match. */
            matchType: "EXACT" | "PHRASE" | "BROAD" | (string & {});
        };
        ImageAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "IMAGE";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * Format: uri
             * @description Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
             * @example https://example.com/shoe.png
             */
            sourceUrl?: string | null;
        };
        AdBulkUpdate: {
            /**
             * @description On or off.
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /** @description Headlines. */
            headlines?: components["schemas"]["AdTextInput"][];
            /** @description Descriptions. */
            descriptions?: components["schemas"]["AdTextInput"][];
            /**
             * @description A long headline.
             * @example Running shoes, fitted in the shop
             */
            longHeadline?: string | null;
            /**
             * @description The name that the ad shows.
             * @example Runner’s Corner
             */
            businessName?: string | null;
            /**
             * Format: uri
             * @description Where it leads.
             * @example https://example.com/shoes
             */
            finalUrl?: string;
            /**
             * @description First part of the shown path.
             * @example shoes
             */
            path1?: string | null;
            /**
             * @description Second part of the shown path; needs path1.
             * @example sale
             */
            path2?: string | null;
            /**
             * @description What the button says.
             * @example SHOP_NOW
             */
            callToAction?: string | null;
            /**
             * @description Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description Sent to no platform. A stored one stays when the angle is deleted; a new one must exist.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
            /**
             * @description A concept of `angleId`. Written without another `angleId`, it sets its own angle. A stored one stays when the concept is deleted.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId?: string | null;
            /**
             * @description The ad.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * Format: int32
             * @description The version read; PRECONDITION_FAILED when the record changed since.
             * @example 3
             */
            version?: number;
        };
        Ad: {
            /** @description The ad. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its campaign. */
            campaignId: string;
            /** @description Its ad group; fixed after creation. */
            adGroupId: string;
            /** @description Fixed after creation. */
            type: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {});
            /** @description On or off. */
            status: "ENABLED" | "PAUSED" | (string & {});
            /** @description Headlines. */
            headlines: components["schemas"]["AdText"][];
            /** @description Descriptions. */
            descriptions: components["schemas"]["AdText"][];
            /** @description A long headline. */
            longHeadline: string | null;
            /** @description The name that the ad shows. */
            businessName: string | null;
            /**
             * Format: uri
             * @description Where it leads.
             */
            finalUrl: string;
            /** @description First part of the shown path. */
            path1: string | null;
            /** @description Second part of the shown path. */
            path2: string | null;
            /** @description What the button says. */
            callToAction: string | null;
            /** @description Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no sync. */
            externalKey: string | null;
            /** @description Stays when the angle is deleted. */
            angleId: string | null;
            /** @description Stays when the concept is deleted. */
            conceptId: string | null;
            /** @description Who put angle and concept on; null without them. */
            stampProvenance: "user" | (string & {}) | null;
            /** @description What each platform decided about it. */
            review: {
                [key: string]: components["schemas"]["Review"];
            };
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        CampaignBrake: {
            /** @description The campaign, in any Space of the account. */
            campaignId: string;
            /**
             * Format: double
             * @description Per period, in the currency of the budget.
             */
            amount: number;
        };
        StructuredSnippetAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STRUCTURED_SNIPPET";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description What the values are. Only of STRUCTURED_SNIPPET (needed).
             * @example Brands
             */
            header: components["schemas"]["SnippetHeader"];
            /**
             * @description The values. Only of STRUCTURED_SNIPPET (needed).
             * @example [
             *       "Northway",
             *       "Fjellrev",
             *       "Ostrava"
             *     ]
             */
            values: string[];
        };
        AssetUpdate: {
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name?: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * Format: uri
             * @description Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
             * @example https://example.com/shoe.png
             */
            sourceUrl?: string | null;
            /**
             * @description What the link says. Only of SITELINK (needed).
             * @example Opening hours
             */
            linkText?: string | null;
            /**
             * @description First line below the link. Only of SITELINK.
             * @example When the shop is open
             */
            description1?: string | null;
            /**
             * @description Second line below the link. Only of SITELINK.
             * @example Six days a week
             */
            description2?: string | null;
            /**
             * Format: uri
             * @description Where the link leads. Only of SITELINK (needed).
             * @example https://example.com/hours
             */
            finalUrl?: string | null;
            /**
             * @description What is called out. Only of CALLOUT (needed).
             * @example Free delivery
             */
            calloutText?: string | null;
            /**
             * @description What the values are. Only of STRUCTURED_SNIPPET (needed).
             * @example Brands
             */
            header?: components["schemas"]["SnippetHeader"] | null;
            /**
             * @description The values. Only of STRUCTURED_SNIPPET (needed).
             * @example [
             *       "Northway",
             *       "Fjellrev",
             *       "Ostrava"
             *     ]
             */
            values?: string[] | null;
            /**
             * @description A telephone number, national or international. Only of CALL (needed).
             * @example +49 30 901820
             */
            phoneNumber?: string | null;
            /**
             * @description The country of the number, ISO 3166-1. Only of CALL (needed).
             * @example DE
             */
            countryCode?: string | null;
        };
        CallAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "CALL";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description A telephone number, national or international. Only of CALL (needed).
             * @example +49 30 901820
             */
            phoneNumber: string;
            /**
             * @description The country of the number, ISO 3166-1. Only of CALL (needed).
             * @example DE
             */
            countryCode: string;
        };
        /** @enum {string} */
        CampaignAssetRole: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
        Asset: {
            /** @description The asset. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Decides its members; fixed after creation. */
            type: "IMAGE" | "LOGO" | "VIDEO" | "YOUTUBE_VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL" | (string & {});
            /** @description A name for people. */
            name: string;
            /** @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync. */
            externalKey: string | null;
            /**
             * Format: uri
             * @description Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
             */
            sourceUrl: string | null;
            /** @description What the link says. Only of SITELINK (needed). */
            linkText: string | null;
            /** @description First line below the link. Only of SITELINK. */
            description1: string | null;
            /** @description Second line below the link. Only of SITELINK. */
            description2: string | null;
            /**
             * Format: uri
             * @description Where the link leads. Only of SITELINK (needed).
             */
            finalUrl: string | null;
            /** @description What is called out. Only of CALLOUT (needed). */
            calloutText: string | null;
            /** @description What the values are. Only of STRUCTURED_SNIPPET (needed). */
            header: "Amenities" | "Brands" | "Courses" | "Degree programs" | "Destinations" | "Featured hotels" | "Insurance coverage" | "Models" | "Neighborhoods" | "Service catalog" | "Shows" | "Styles" | "Types" | (string & {}) | null;
            /** @description The values. Only of STRUCTURED_SNIPPET (needed). */
            values: string[] | null;
            /** @description A telephone number, national or international. Only of CALL (needed). */
            phoneNumber: string | null;
            /** @description The country of the number, ISO 3166-1. Only of CALL (needed). */
            countryCode: string | null;
            /** @description Whether all that it needs is here. */
            fetch: components["schemas"]["AssetFetch"];
            /**
             * Format: int32
             * @description Bytes; null while there are none.
             */
            size: number | null;
            /**
             * Format: int32
             * @description Width in pixels; null for videos and while there are no bytes.
             */
            width: number | null;
            /**
             * Format: int32
             * @description Height in pixels; null for videos and while there are no bytes.
             */
            height: number | null;
            /** @description The media type that the bytes show. */
            mimeType: string | null;
            /** @description Their digest in hexadecimal. */
            sha256: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        PostSourceInput: {
            /**
             * Format: uri
             * @description A page, PDF or text to fetch; not with `text`.
             * @example https://bakery.example/about
             */
            url?: string | null;
            /**
             * @description How drafts name it. Needed with `text`; of a page its own otherwise.
             * @example About us
             */
            title?: string | null;
            /**
             * @description The text itself; not with `url`.
             * @example The oven is lit at two in the morning.
             */
            text?: string | null;
        };
        BusinessUpdate: {
            /**
             * @description Its name.
             * @example Runner’s Corner
             */
            name?: string;
            /**
             * Format: uri
             * @description Its website.
             * @example https://example.com
             */
            url?: string | null;
            /**
             * @description What it does.
             * @example Running shoes, fitted in the shop.
             */
            description?: string | null;
            /**
             * @description The line of business.
             * @example Sports retail
             */
            industry?: string | null;
            /**
             * @description Who it sells to.
             * @example [
             *       "Runners over 30"
             *     ]
             */
            targetAudiences?: string[];
            /**
             * @description Words people find it by.
             * @example [
             *       "running shoes"
             *     ]
             */
            seoKeywords?: string[];
            /**
             * @description How it speaks.
             * @example Friendly and exact.
             */
            brandVoice?: string | null;
            /**
             * @description Its logo.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            logoAssetId?: string | null;
        };
        PostSource: {
            /**
             * Format: uri
             * @description A page, PDF or text to fetch; not with `text`.
             */
            url?: string | null;
            /** @description How drafts name it. Needed with `text`; of a page its own otherwise. */
            title?: string | null;
            /** @description The text itself; not with `url`. */
            text?: string | null;
        };
        ReviewPost: {
            /**
             * @description `approve` confirms the post; `changes` needs `note`.
             * @example changes
             */
            decision: components["schemas"]["PostReviewDecision"];
            /**
             * @description What is to be changed.
             * @example Shorter.
             */
            note?: string | null;
            /**
             * Format: int32
             * @description The revision that was read; another one is refused with REVISION_CHANGED.
             * @example 1
             */
            revision?: number | null;
        };
        /** @enum {string} */
        AngleType: "PRICE" | "QUALITY" | "SPEED" | "CONVENIENCE" | "TRUST" | "SOCIAL_PROOF" | "AUTHORITY" | "SCARCITY" | "NOVELTY" | "RISK_REVERSAL" | "PAIN" | "ASPIRATION" | "IDENTITY" | "COMPARISON";
        Angle: {
            /** @description The angle. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its business. */
            businessId: string;
            /** @description A name for people. */
            name: string;
            /** @description Kind of claim; see `/creative-vocabulary`. */
            angleType: "PRICE" | "QUALITY" | "SPEED" | "CONVENIENCE" | "TRUST" | "SOCIAL_PROOF" | "AUTHORITY" | "SCARCITY" | "NOVELTY" | "RISK_REVERSAL" | "PAIN" | "ASPIRATION" | "IDENTITY" | "COMPARISON" | (string & {});
            /** @description The claim in words. */
            claim: string;
            /** @description Whether it is in use; ads keep their own status. */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED" | (string & {});
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        Business: {
            /** @description The business. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: uri
             * @description Its website.
             */
            url: string | null;
            /** @description What it does. */
            description: string | null;
            /** @description The line of business. */
            industry: string | null;
            /** @description Who it sells to. */
            targetAudiences: string[];
            /** @description Words people find it by. */
            seoKeywords: string[];
            /** @description How it speaks. */
            brandVoice: string | null;
            /** @description Its logo. */
            logoAssetId: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        Space: {
            /** @description Goes into X-Space-Id. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Personal, or shared with others. */
            type: "PERSONAL" | "SHARED" | (string & {});
            /** @description For its conversions. */
            settings: components["schemas"]["SpaceSettings"];
            /** @description VIEWER reads, EDITOR changes, OWNER also manages. */
            role: "OWNER" | "EDITOR" | "VIEWER" | (string & {});
            /**
             * Format: int32
             * @description Campaigns in it that are not removed.
             */
            campaignCount: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last renamed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description +1 with every change; the ETag.
             */
            version: number;
        };
        VideoAssetCreate: {
            /**
             * @description Decides its members; fixed after creation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "VIDEO";
            /**
             * @description A name for people.
             * @example Shoe on white
             */
            name: string;
            /**
             * @description Your own key, unique among assets of the Space; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * Format: uri
             * @description Where the bytes are fetched from, once; of a YOUTUBE_VIDEO its address, not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
             * @example https://example.com/shoe.png
             */
            sourceUrl?: string | null;
        };
        AdUpdate: {
            /**
             * @description On or off.
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /** @description Headlines. */
            headlines?: components["schemas"]["AdTextInput"][];
            /** @description Descriptions. */
            descriptions?: components["schemas"]["AdTextInput"][];
            /**
             * @description A long headline.
             * @example Running shoes, fitted in the shop
             */
            longHeadline?: string | null;
            /**
             * @description The name that the ad shows.
             * @example Runner’s Corner
             */
            businessName?: string | null;
            /**
             * Format: uri
             * @description Where it leads.
             * @example https://example.com/shoes
             */
            finalUrl?: string;
            /**
             * @description First part of the shown path.
             * @example shoes
             */
            path1?: string | null;
            /**
             * @description Second part of the shown path; needs path1.
             * @example sale
             */
            path2?: string | null;
            /**
             * @description What the button says.
             * @example SHOP_NOW
             */
            callToAction?: string | null;
            /**
             * @description Your own key, unique in the ad group; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description Sent to no platform. A stored one stays when the angle is deleted; a new one must exist.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
            /**
             * @description A concept of `angleId`. Written without another `angleId`, it sets its own angle. A stored one stays when the concept is deleted.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId?: string | null;
        };
        Campaign: {
            /** @description The campaign. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its business. */
            businessId: string | null;
            /** @description Your own key, unique in the Space among campaigns not removed; case counts. Sent to no platform; a change needs no sync. */
            externalKey: string | null;
            /** @description Unique in the Space among campaigns not removed. */
            name: string;
            /** @description Fixed after creation. */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {});
            /** @description What it is for. */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS" | (string & {});
            /** @description Where it runs. */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
            /** @description Ad account per platform, where chosen or pinned. */
            connectionIds: {
                [key: string]: string;
            };
            /** @description REMOVED: deleted here; a sync removes it on the platforms. */
            status: "PAUSED" | "ENABLED" | "REMOVED" | (string & {});
            /** @description On or off per platform. */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED" | (string & {});
            };
            /**
             * Format: double
             * @description Per day, in major units of `currency`.
             */
            budget: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Split of the budget; sums to it exactly. */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /** @description How it bids. */
            biddingStrategy: components["schemas"]["BiddingStrategy"];
            /** @description When ads show, as it was last written. */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM" | (string & {})) | components["schemas"]["StructuredSchedule"];
            /** @description `adSchedule` expanded. */
            adScheduleStructured: components["schemas"]["ExpandedSchedule"];
            /** @description Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the platform supports it. */
            scheduleZone: "account" | "searcher" | (string & {});
            /** @description Where ads show; none means everywhere. */
            geoTargets: components["schemas"]["GeoTarget"][];
            /** @description People in the places, or also those interested in them. */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST" | (string & {});
            /** @description Devices and audiences. */
            targeting: components["schemas"]["CampaignTargeting"];
            /** @description Languages to reach; none means all. */
            languages: string[];
            /** @description Where ads of a search network show. */
            networks: components["schemas"]["Networks"];
            /** @description Searches it must not show on. */
            negativeKeywords: components["schemas"]["NegativeKeyword"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Default landing page of its ads.
             */
            finalUrl: string | null;
            /** @description Tracking template. */
            trackingTemplate: string | null;
            /** @description What it bids for. */
            conversionActionIds: string[];
            /** @description Declarations that laws and platforms require. */
            declarations: components["schemas"]["Declarations"] | null;
            /** @description What ties it to each platform. */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLink"];
            };
            /** @description Set while the brake holds it. */
            hold: components["schemas"]["CampaignHold"] | null;
            /** @description Whether it serves and, when not, why. */
            deliverySummary: components["schemas"]["DeliverySummary"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
        };
        /** @enum {string} */
        PostStatus: "researching" | "interviewing" | "drafted" | "in_review" | "changes_requested" | "confirmed" | "failed";
        /** @enum {string} */
        CreativeStatus: "ACTIVE" | "PAUSED" | "ARCHIVED";
        /** @enum {string} */
        ServingStatus: "ENABLED" | "PAUSED";
        /** @enum {string} */
        SpaceRole: "OWNER" | "EDITOR" | "VIEWER";
        /** @enum {string} */
        ReplayedStatus: "failed" | "ignored" | "waiting" | "taken";
        /** @enum {string} */
        PostAdType: "SINGLE_IMAGE" | "CHAT_CARD";
        /** @enum {string} */
        InboxStatus: "taken" | "ignored" | "waiting" | "failed" | "refused" | "ping";
        /** @description A post, its draft and what the checks say of it. */
        SocialPost: {
            /** @description The post. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Whom it is for; fixed after creation. */
            businessId: string;
            /** @description Where a person will publish it. */
            channel: "linkedin" | "x" | "facebook" | "instagram" | "reddit" | "threads" | (string & {});
            /** @description What it is about. */
            topic: string;
            /** @description What it is to achieve. */
            goal: string;
            /** @description The order of the draft, and what is asked. Chosen by the words of `goal` if left out. */
            template: "announce" | "explain" | "prove" | "offer" | "invite" | (string & {});
            /** @description ISO 639-1. */
            language: string;
            /** @description Read by the worker. Null titles and texts are the same as left out. */
            sources: components["schemas"]["PostSource"][];
            /** @description Where it is. */
            status: "researching" | "interviewing" | "drafted" | "in_review" | "changes_requested" | "confirmed" | "failed" | (string & {});
            /** @description What is under way; null: nothing. */
            step: "research" | "draft" | "check" | (string & {}) | null;
            /** @description With `failed`: why. `retry` tries again. */
            failure: components["schemas"]["PostFailure"] | null;
            /** @description What the sources say. */
            facts: components["schemas"]["Fact"][];
            /** @description What the goal needs beyond the facts. */
            questions: components["schemas"]["Question"][];
            /** @description Of the writer, or of a person (PATCH). */
            draft: components["schemas"]["Draft"] | null;
            /** @description Of sources and draft. */
            findings: components["schemas"]["PostFinding"][];
            /**
             * Format: int32
             * @description Of the draft; 0: there is none.
             */
            revision: number;
            /** @description What a reviewer wants changed. */
            changesNote: string | null;
            /**
             * Format: date-time
             * @description When it was confirmed.
             */
            confirmedAt: string | null;
            /** @description Who confirmed it. */
            confirmedBy: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change, also by the worker.
             */
            version: number;
        };
        PostRevision: {
            /**
             * Format: int32
             * @description Its number.
             */
            revision: number;
            /** @description The draft. */
            draft: components["schemas"]["Draft"];
            /** @description Of the check. */
            findings: components["schemas"]["PostFinding"][];
            /** @description Who wrote it; null: the writer. */
            userId: string | null;
            /** @description Of the writer. */
            spend: components["schemas"]["WriterSpend"] | null;
            /** @description What a reviewer wanted changed. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
        };
        ConfirmPost: {
            /**
             * Format: int32
             * @description The revision that was read; another one is refused with REVISION_CHANGED.
             * @example 1
             */
            revision?: number | null;
        };
        Claim: {
            /** @description A part of `text`. */
            text: string;
            /** @description Facts. */
            factIds?: string[];
            /** @description Answered questions. */
            questionIds?: string[];
        };
        Member: {
            /** @description Stands in the path: the id of the user, or that of the invitation. */
            id: string;
            /** @description The user; null until the invitation is accepted. */
            userId: string | null;
            /** @description The e-mail address. */
            email: string;
            /** @description VIEWER reads, EDITOR changes, OWNER also manages if a user of the account of the Space. */
            role: "OWNER" | "EDITOR" | "VIEWER" | (string & {});
            /** @description INVITED: becomes a member by accepting the invitation. */
            status: "ACTIVE" | "INVITED" | (string & {});
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the invitation ends; null for members.
             */
            expiresAt: string | null;
        };
        InboxEntry: {
            /** @description The entry. */
            id: string;
            /** @description Its source. */
            sourceId: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            receivedAt: string;
            /** @description The provider's id. */
            providerEventId: string | null;
            /** @description The provider's kind. */
            type: string | null;
            /** @description What became of it. */
            status: "taken" | "ignored" | "waiting" | "failed" | "refused" | "ping" | (string & {});
            /** @description Why. */
            reasons: components["schemas"]["InboxReason"][];
            /** @description Conversions and adjustments that it made. */
            madeIds: string[];
            /**
             * Format: int32
             * @description Bytes of the request.
             */
            size: number;
            /**
             * Format: date-time
             * @description Waits until.
             */
            waitUntil: string | null;
        };
        WriterSpend: {
            /** @description Who wrote. */
            writer: "embedded" | "openai" | "anthropic" | (string & {});
            /** @description The vendor's name. */
            model: string | null;
            /**
             * Format: int32
             * @description Sent to the vendor.
             */
            requests: number;
            /**
             * Format: int32
             * @description Read.
             */
            inputTokens: number;
            /**
             * Format: int32
             * @description Written.
             */
            outputTokens: number;
        };
        Question: {
            /** @description Within the post. */
            id: string;
            /** @description What is missing. */
            kind: "who" | "proof" | "number" | "offer" | "date" | (string & {});
            /** @description For a person. */
            question: string;
            /** @description Why the goal needs it. */
            reason: string;
            /** @description Null: none yet, or declined. */
            answer: string | null;
            /** @description There will be no answer; the draft does without. */
            declined: boolean;
        };
        PostAnswer: {
            /**
             * @description Of `questions`.
             * @example q1
             */
            questionId: string;
            /**
             * @description Not with `declined`.
             * @example From 1 December on.
             */
            answer?: string | null;
            /**
             * @description There will be no answer.
             * @example false
             */
            declined?: boolean;
        };
        /** @enum {string} */
        SnippetHeader: "Amenities" | "Brands" | "Courses" | "Degree programs" | "Destinations" | "Featured hotels" | "Insurance coverage" | "Models" | "Neighborhoods" | "Service catalog" | "Shows" | "Styles" | "Types";
        /** @enum {string} */
        SocialChannel: "linkedin" | "x" | "facebook" | "instagram" | "reddit" | "threads";
        Fact: {
            /** @description Within the post. */
            id: string;
            /** @description What it says. */
            statement: string;
            /**
             * Format: int32
             * @description Of `sources`, from 0.
             */
            sourceIndex: number;
            /** @description The words of the source. */
            quote: string;
            /**
             * Format: int32
             * @description Where the quote starts in what was read.
             */
            start: number;
            /**
             * Format: int32
             * @description Where it ends.
             */
            end: number;
        };
        InboxEntryDetail: {
            /** @description The entry. */
            id: string;
            /** @description Its source. */
            sourceId: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            receivedAt: string;
            /** @description The provider's id. */
            providerEventId: string | null;
            /** @description The provider's kind. */
            type: string | null;
            /** @description What became of it. */
            status: "taken" | "ignored" | "waiting" | "failed" | "refused" | "ping" | (string & {});
            /** @description Why. */
            reasons: components["schemas"]["InboxReason"][];
            /** @description Conversions and adjustments that it made. */
            madeIds: string[];
            /**
             * Format: int32
             * @description Bytes of the request.
             */
            size: number;
            /**
             * Format: date-time
             * @description Waits until.
             */
            waitUntil: string | null;
            /** @description Personal data masked; null: none kept, or no JSON. */
            payload: unknown;
        };
        SocialPostSummary: {
            /** @description The post. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Whom it is for; fixed after creation. */
            businessId: string;
            /** @description Where a person will publish it. */
            channel: "linkedin" | "x" | "facebook" | "instagram" | "reddit" | "threads" | (string & {});
            /** @description What it is about. */
            topic: string;
            /** @description What it is to achieve. */
            goal: string;
            /** @description The order of the draft, and what is asked. Chosen by the words of `goal` if left out. */
            template: "announce" | "explain" | "prove" | "offer" | "invite" | (string & {});
            /** @description ISO 639-1. */
            language: string;
            /** @description Where it is. */
            status: "researching" | "interviewing" | "drafted" | "in_review" | "changes_requested" | "confirmed" | "failed" | (string & {});
            /** @description What is under way; null: nothing. */
            step: "research" | "draft" | "check" | (string & {}) | null;
            /** @description With `failed`: why. `retry` tries again. */
            failure: components["schemas"]["PostFailure"] | null;
            /** @description Of the writer, or of a person (PATCH). */
            draft: components["schemas"]["Draft"] | null;
            /** @description Of sources and draft. */
            findings: components["schemas"]["PostFinding"][];
            /**
             * Format: int32
             * @description Of the draft; 0: there is none.
             */
            revision: number;
            /** @description What a reviewer wants changed. */
            changesNote: string | null;
            /**
             * Format: date-time
             * @description When it was confirmed.
             */
            confirmedAt: string | null;
            /** @description Who confirmed it. */
            confirmedBy: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change, also by the worker.
             */
            version: number;
        };
        /** @enum {string} */
        SocialTemplate: "announce" | "explain" | "prove" | "offer" | "invite";
        /** @enum {string} */
        PostReviewDecision: "approve" | "changes";
        SocialPostUpdate: {
            /**
             * @description Where a person will publish it.
             * @example linkedin
             */
            channel?: components["schemas"]["SocialChannel"];
            /**
             * @description What it is about.
             * @example Bread baked at night
             */
            topic?: string;
            /**
             * @description What it is to achieve.
             * @example Announce the new oven
             */
            goal?: string;
            /**
             * @description The order of the draft, and what is asked. Chosen by the words of `goal` if left out.
             * @example announce
             */
            template?: components["schemas"]["SocialTemplate"] | null;
            /**
             * @description ISO 639-1.
             * @example en
             */
            language?: string;
            /** @description Read by the worker. Null titles and texts are the same as left out. */
            sources?: components["schemas"]["PostSourceInput"][];
            /** @description Of the writer, or of a person (PATCH). */
            draft?: components["schemas"]["DraftInput"];
        };
        ClaimInput: {
            /**
             * @description A part of `text`.
             * @example The oven is lit at two in the morning.
             */
            text: string;
            /**
             * @description Facts.
             * @example [
             *       "f1"
             *     ]
             */
            factIds?: string[];
            /**
             * @description Answered questions.
             * @example [
             *       "q1"
             *     ]
             */
            questionIds?: string[];
        };
        TargetedCampaign: {
            /** @description The campaign. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its business. */
            businessId: string | null;
            /** @description Your own key, unique in the Space among campaigns not removed; case counts. Sent to no platform; a change needs no sync. */
            externalKey: string | null;
            /** @description Unique in the Space among campaigns not removed. */
            name: string;
            /** @description Fixed after creation. */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {});
            /** @description What it is for. */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS" | (string & {});
            /** @description Where it runs. */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
            /** @description Ad account per platform, where chosen or pinned. */
            connectionIds: {
                [key: string]: string;
            };
            /** @description REMOVED: deleted here; a sync removes it on the platforms. */
            status: "PAUSED" | "ENABLED" | "REMOVED" | (string & {});
            /** @description On or off per platform. */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED" | (string & {});
            };
            /**
             * Format: double
             * @description Per day, in major units of `currency`.
             */
            budget: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Split of the budget; sums to it exactly. */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /** @description How it bids. */
            biddingStrategy: components["schemas"]["BiddingStrategy"];
            /** @description When ads show, as it was last written. */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM" | (string & {})) | components["schemas"]["StructuredSchedule"];
            /** @description `adSchedule` expanded. */
            adScheduleStructured: components["schemas"]["ExpandedSchedule"];
            /** @description Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the platform supports it. */
            scheduleZone: "account" | "searcher" | (string & {});
            /** @description Where ads show; none means everywhere. */
            geoTargets: components["schemas"]["GeoTarget"][];
            /** @description People in the places, or also those interested in them. */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST" | (string & {});
            /** @description Devices and audiences. */
            targeting: components["schemas"]["CampaignTargeting"];
            /** @description Languages to reach; none means all. */
            languages: string[];
            /** @description Where ads of a search network show. */
            networks: components["schemas"]["Networks"];
            /** @description Searches it must not show on. */
            negativeKeywords: components["schemas"]["NegativeKeyword"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Default landing page of its ads.
             */
            finalUrl: string | null;
            /** @description Tracking template. */
            trackingTemplate: string | null;
            /** @description What it bids for. */
            conversionActionIds: string[];
            /** @description Declarations that laws and platforms require. */
            declarations: components["schemas"]["Declarations"] | null;
            /** @description What ties it to each platform. */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLink"];
            };
            /** @description Set while the brake holds it. */
            hold: components["schemas"]["CampaignHold"] | null;
            /** @description Whether it serves and, when not, why. */
            deliverySummary: components["schemas"]["DeliverySummary"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
            /** @description What its writer should know. */
            warnings: components["schemas"]["GeoWarning"][];
            /** @description Where ads show, in plain words. */
            sentence: string;
        };
        /** @enum {string} */
        DriftField: "name" | "status" | "budget" | "biddingStrategy" | "geoTargets" | "locationIntent" | "adScheduleStructured" | "targeting/devices" | "languages" | "networks" | "negativeKeywords" | "startDate" | "endDate" | "trackingTemplate" | "declarations/politicalAdvertising" | "maxCpc" | "type" | "headlines" | "descriptions" | "finalUrl" | "path1" | "path2" | "longHeadline" | "businessName" | "callToAction" | "images" | "youtubeVideoIds" | "adGroupName" | "extensions" | "scheduleZone" | "text" | "matchType" | "negative" | "objective" | "targeting/linkedin" | "declarations/specialAdCategories" | "specialAdCategoryCountries" | "declarations/advertiserIdentity" | "contextHints" | "keywords" | "optimizationGoal" | "audienceNetwork";
        CampaignUpdate: {
            /**
             * @description Its business.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId?: string | null;
            /**
             * @description Your own key, unique in the Space among campaigns not removed; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description Unique in the Space among campaigns not removed; case does not count.
             * @example Autumn
             */
            name?: string;
            /**
             * @description What it is for.
             * @example TRAFFIC
             */
            objective?: components["schemas"]["CampaignObjective"];
            /**
             * @description Where it runs.
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms?: components["schemas"]["PlatformId"][];
            /**
             * @description Ad account per platform; where absent, the default one, pinned at the first export.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds?: {
                [key: string]: string;
            };
            /**
             * @description Created PAUSED; PATCH enables it.
             * @example PAUSED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description On or off per platform; ENABLED where absent.
             * @example {
             *       "microsoft-ads": "PAUSED"
             *     }
             */
            platformStatus?: {
                [key: string]: components["schemas"]["ServingStatus"];
            };
            /**
             * Format: double
             * @description Per day, in major units of `currency`.
             * @example 50
             */
            budget?: number;
            /**
             * @description ISO 4217; the account's when left out.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Split of the budget; sums to it exactly. Replaced whole.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets?: {
                [key: string]: number;
            } | null;
            /** @description How it bids. Replaced whole. */
            biddingStrategy?: components["schemas"]["BiddingStrategyPatch"];
            /** @description When ads show: a preset name or a weekly schedule. */
            adSchedule?: components["schemas"]["SchedulePreset"] | components["schemas"]["StructuredSchedulePatch"];
            /** @description Where ads show; none means everywhere. */
            geoTargets?: components["schemas"]["GeoTargetPatch"][];
            /**
             * @description People in the places, or also those interested in them.
             * @example PRESENCE
             */
            locationIntent?: components["schemas"]["LocationIntent"];
            /** @description Devices and audiences. */
            targeting?: components["schemas"]["CampaignTargetingInput"] | null;
            /**
             * @description Languages to reach; none means all.
             * @example [
             *       "en"
             *     ]
             */
            languages?: string[];
            /** @description Where ads of a search network show. */
            networks?: components["schemas"]["NetworksPatch"];
            /** @description Searches it must not show on. */
            negativeKeywords?: components["schemas"]["NegativeKeywordInput"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             * @example 2026-12-01
             */
            startDate?: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             * @example 2026-12-31
             */
            endDate?: string | null;
            /**
             * Format: uri
             * @description Default landing page of its ads.
             * @example https://example.com
             */
            finalUrl?: string | null;
            /**
             * @description Tracking template.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate?: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds?: string[];
            /** @description Declarations that laws and platforms require; else those of the connection. */
            declarations?: components["schemas"]["DeclarationsInput"] | null;
        };
        ConversionActionUpdate: {
            /**
             * @description Unique in the Space; case does not count.
             * @example Paid orders
             */
            name?: string;
            /**
             * @description What the conversion is.
             * @example PURCHASE
             */
            category?: components["schemas"]["ActionCategory"];
            /**
             * @description A paused action records nothing.
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description Google takes gbraid and wbraid on MANY_PER_CLICK only.
             * @example ONE_PER_CLICK
             */
            countingType?: components["schemas"]["CountingType"];
            /** @description What it is worth. */
            valueSettings?: components["schemas"]["ValueSettingsPatch"];
            /**
             * Format: int32
             * @description Days after a click; platforms cap it at 30 unless it is about calls.
             * @example 30
             */
            clickThroughLookbackWindowDays?: number | null;
            /**
             * Format: int32
             * @description Days after a view.
             * @example 1
             */
            viewThroughLookbackWindowDays?: number | null;
            /**
             * @description How a platform shares a conversion among clicks.
             * @example DATA_DRIVEN
             */
            attributionModel?: components["schemas"]["AttributionModel"] | null;
            /**
             * @description Matches uploads that have a hashed email or phone only.
             * @example false
             */
            enhancedConversionsForLeads?: boolean;
            /**
             * @description Events with this `event` count for it; one action per stage.
             * @example paid
             */
            leadStage?: components["schemas"]["LeadStage"] | null;
            /**
             * @description Events of this name count for it; one action per name. Not with `leadStage`.
             * @example add_to_cart
             */
            eventName?: string | null;
            /**
             * @description What a platform shall call it, instead of its usual name for it.
             * @example {
             *       "meta-ads": "AddToCart"
             *     }
             */
            platformEvents?: {
                [key: string]: string;
            } | null;
            /**
             * @description Which platforms get its conversions; null: as the Space sets it.
             * @example lastClick
             */
            routing?: components["schemas"]["Routing"] | null;
            /**
             * Format: double
             * @description The value of events without one.
             * @example 20
             */
            defaultEventValue?: number | null;
            /**
             * @description Whether the platform optimises for it and counts it among its headline conversions.
             * @example true
             */
            includeInConversionsMetric?: boolean;
        };
        ValidateCampaign: {
            /**
             * @description Platforms, connected or not; else those of the campaign.
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms?: components["schemas"]["PlatformId"][];
        };
        SplitCampaign: {
            /** @description The campaign. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its business. */
            businessId: string | null;
            /** @description Your own key, unique in the Space among campaigns not removed; case counts. Sent to no platform; a change needs no sync. */
            externalKey: string | null;
            /** @description Unique in the Space among campaigns not removed. */
            name: string;
            /** @description Fixed after creation. */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {});
            /** @description What it is for. */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS" | (string & {});
            /** @description Where it runs. */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
            /** @description Ad account per platform, where chosen or pinned. */
            connectionIds: {
                [key: string]: string;
            };
            /** @description REMOVED: deleted here; a sync removes it on the platforms. */
            status: "PAUSED" | "ENABLED" | "REMOVED" | (string & {});
            /** @description On or off per platform. */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED" | (string & {});
            };
            /**
             * Format: double
             * @description Per day, in major units of `currency`.
             */
            budget: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Split of the budget; sums to it exactly. */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /** @description How it bids. */
            biddingStrategy: components["schemas"]["BiddingStrategy"];
            /** @description When ads show, as it was last written. */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM" | (string & {})) | components["schemas"]["StructuredSchedule"];
            /** @description `adSchedule` expanded. */
            adScheduleStructured: components["schemas"]["ExpandedSchedule"];
            /** @description Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the platform supports it. */
            scheduleZone: "account" | "searcher" | (string & {});
            /** @description Where ads show; none means everywhere. */
            geoTargets: components["schemas"]["GeoTarget"][];
            /** @description People in the places, or also those interested in them. */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST" | (string & {});
            /** @description Devices and audiences. */
            targeting: components["schemas"]["CampaignTargeting"];
            /** @description Languages to reach; none means all. */
            languages: string[];
            /** @description Where ads of a search network show. */
            networks: components["schemas"]["Networks"];
            /** @description Searches it must not show on. */
            negativeKeywords: components["schemas"]["NegativeKeyword"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Default landing page of its ads.
             */
            finalUrl: string | null;
            /** @description Tracking template. */
            trackingTemplate: string | null;
            /** @description What it bids for. */
            conversionActionIds: string[];
            /** @description Declarations that laws and platforms require. */
            declarations: components["schemas"]["Declarations"] | null;
            /** @description What ties it to each platform. */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLink"];
            };
            /** @description Set while the brake holds it. */
            hold: components["schemas"]["CampaignHold"] | null;
            /** @description Whether it serves and, when not, why. */
            deliverySummary: components["schemas"]["DeliverySummary"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
            /** @description What its writer should know. */
            warnings: components["schemas"]["SplitWarning"][];
        };
        CampaignCreate: {
            /**
             * @description Its business.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId?: string | null;
            /**
             * @description Your own key, unique in the Space among campaigns not removed; case counts. Sent to no platform; a change needs no sync.
             * @example spring/brand
             */
            externalKey?: string | null;
            /**
             * @description Unique in the Space among campaigns not removed; case does not count.
             * @example Autumn
             */
            name: string;
            /**
             * @description Fixed after creation.
             * @example SEARCH
             */
            type: components["schemas"]["CampaignType"];
            /**
             * @description What it is for.
             * @default TRAFFIC
             * @example TRAFFIC
             */
            objective?: components["schemas"]["CampaignObjective"];
            /**
             * @description Where it runs.
             * @default [
             *       "google-ads"
             *     ]
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms?: components["schemas"]["PlatformId"][];
            /**
             * @description Ad account per platform; where absent, the default one, pinned at the first export.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds?: {
                [key: string]: string;
            };
            /**
             * @description Created PAUSED; PATCH enables it.
             * @default PAUSED
             * @example PAUSED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description On or off per platform; ENABLED where absent.
             * @example {
             *       "microsoft-ads": "PAUSED"
             *     }
             */
            platformStatus?: {
                [key: string]: components["schemas"]["ServingStatus"];
            };
            /**
             * Format: double
             * @description Per day, in major units of `currency`.
             * @example 50
             */
            budget: number;
            /**
             * @description ISO 4217; the account's when left out.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Split of the budget; sums to it exactly. Replaced whole.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets?: {
                [key: string]: number;
            } | null;
            /** @description How it bids. Replaced whole. */
            biddingStrategy?: components["schemas"]["BiddingStrategyInput"];
            /**
             * @description When ads show: a preset name or a weekly schedule.
             * @default ALL_HOURS_ALL_DAYS
             */
            adSchedule?: components["schemas"]["SchedulePreset"] | components["schemas"]["StructuredScheduleInput"];
            /** @description Where ads show; none means everywhere. */
            geoTargets?: components["schemas"]["GeoTargetInput"][];
            /**
             * @description People in the places, or also those interested in them.
             * @default PRESENCE
             * @example PRESENCE
             */
            locationIntent?: components["schemas"]["LocationIntent"];
            /** @description Devices and audiences. */
            targeting?: components["schemas"]["CampaignTargetingInput"] | null;
            /**
             * @description Languages to reach; none means all.
             * @default [
             *       "en"
             *     ]
             * @example [
             *       "en"
             *     ]
             */
            languages?: string[];
            /** @description Where ads of a search network show. */
            networks?: components["schemas"]["NetworksInput"];
            /** @description Searches it must not show on. */
            negativeKeywords?: components["schemas"]["NegativeKeywordInput"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             * @example 2026-12-01
             */
            startDate?: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             * @example 2026-12-31
             */
            endDate?: string | null;
            /**
             * Format: uri
             * @description Default landing page of its ads.
             * @example https://example.com
             */
            finalUrl?: string | null;
            /**
             * @description Tracking template.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate?: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds?: string[];
            /** @description Declarations that laws and platforms require; else those of the connection. */
            declarations?: components["schemas"]["DeclarationsInput"] | null;
        };
        SocialPostCreate: {
            /**
             * @description Whom it is for; fixed after creation.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string;
            /**
             * @description Where a person will publish it.
             * @example linkedin
             */
            channel: components["schemas"]["SocialChannel"];
            /**
             * @description What it is about.
             * @example Bread baked at night
             */
            topic: string;
            /**
             * @description What it is to achieve.
             * @example Announce the new oven
             */
            goal: string;
            /**
             * @description The order of the draft, and what is asked. Chosen by the words of `goal` if left out.
             * @example announce
             */
            template?: components["schemas"]["SocialTemplate"] | null;
            /**
             * @description ISO 639-1.
             * @example en
             */
            language: string;
            /** @description Read by the worker. Null titles and texts are the same as left out. */
            sources?: components["schemas"]["PostSourceInput"][];
        };
        ConversionActionCreate: {
            /**
             * @description Unique in the Space; case does not count.
             * @example Paid orders
             */
            name: string;
            /**
             * @description The upload types are for conversions reported here. Fixed after creation.
             * @example UPLOAD_CLICKS
             */
            type: components["schemas"]["ActionType"];
            /**
             * @description What the conversion is.
             * @example PURCHASE
             */
            category: components["schemas"]["ActionCategory"];
            /**
             * @description A paused action records nothing.
             * @default ENABLED
             * @example ENABLED
             */
            status?: components["schemas"]["ServingStatus"];
            /**
             * @description Google takes gbraid and wbraid on MANY_PER_CLICK only.
             * @default ONE_PER_CLICK
             * @example ONE_PER_CLICK
             */
            countingType?: components["schemas"]["CountingType"];
            /** @description What it is worth. */
            valueSettings?: components["schemas"]["ValueSettings"];
            /**
             * Format: int32
             * @description Days after a click; platforms cap it at 30 unless it is about calls.
             * @example 30
             */
            clickThroughLookbackWindowDays?: number | null;
            /**
             * Format: int32
             * @description Days after a view.
             * @example 1
             */
            viewThroughLookbackWindowDays?: number | null;
            /**
             * @description How a platform shares a conversion among clicks.
             * @example DATA_DRIVEN
             */
            attributionModel?: components["schemas"]["AttributionModel"] | null;
            /**
             * @description Matches uploads that have a hashed email or phone only.
             * @default false
             * @example false
             */
            enhancedConversionsForLeads?: boolean;
            /**
             * @description Events with this `event` count for it; one action per stage.
             * @example paid
             */
            leadStage?: components["schemas"]["LeadStage"] | null;
            /**
             * @description Events of this name count for it; one action per name. Not with `leadStage`.
             * @example add_to_cart
             */
            eventName?: string | null;
            /**
             * @description What a platform shall call it, instead of its usual name for it.
             * @example {
             *       "meta-ads": "AddToCart"
             *     }
             */
            platformEvents?: {
                [key: string]: string;
            } | null;
            /**
             * @description Which platforms get its conversions; null: as the Space sets it.
             * @example lastClick
             */
            routing?: components["schemas"]["Routing"] | null;
            /**
             * Format: double
             * @description The value of events without one.
             * @example 20
             */
            defaultEventValue?: number | null;
            /**
             * @description Whether the platform optimises for it and counts it among its headline conversions.
             * @default true
             * @example true
             */
            includeInConversionsMetric?: boolean;
        };
        BudgetSplit: {
            /**
             * @description EQUAL: the same for each. SHARES: in the ratio of `shares`. AMOUNTS: `amounts`. PERFORMANCE: by conversions per spend of the last 30 days, at least 10 % each.
             * @example SHARES
             */
            mode: components["schemas"]["BudgetSplitMode"];
            /**
             * @description For SHARES: one weight per platform of the campaign.
             * @example {
             *       "google-ads": 3,
             *       "microsoft-ads": 1
             *     }
             */
            shares?: {
                [key: string]: number;
            };
            /**
             * @description For AMOUNTS: one per platform of the campaign; sums to the budget exactly.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            amounts?: {
                [key: string]: number;
            };
            /**
             * @description True: answers the same and changes nothing.
             * @default false
             * @example false
             */
            dry_run?: boolean;
        };
        SetAdSchedule: {
            /**
             * @description Mon–Fri 09:00–17:00 (BUSINESS_HOURS), every day 22:00–06:00 (OVERNIGHT), Sat and Sun (WEEKENDS), Mon–Fri 08:00–20:00 and Sat 09:00–18:00 (PHARMACY_OPEN_HOURS).
             * @example BUSINESS_HOURS
             */
            preset?: components["schemas"]["HoursPreset"];
            /** @description Hours beside those of the preset. Where modifiers differ the later one applies (WINDOWS_OVERLAP). None and no preset means always. */
            windows?: components["schemas"]["SetAdScheduleWindow"][];
            /**
             * @description `local` (that of the viewer where the platform supports it; else account time and a warning), `UTC` or an IANA name; the account's when left out. Another zone is converted to account time by present offsets, anew every day.
             * @example America/New_York
             */
            timezone?: string;
            /**
             * @description Whose rules about zones apply. When left out: the only one, or the first of `platforms` that takes weekly hours.
             * @example microsoft-ads
             */
            platform?: components["schemas"]["PlatformId"];
            /**
             * @description True: answers the same and changes nothing.
             * @default false
             * @example false
             */
            dry_run?: boolean;
        };
        LinkedinTargetingInput: {
            /** @description Who to reach. */
            include?: components["schemas"]["LinkedinFacetsInput"];
            /** @description Who to leave out. */
            exclude?: components["schemas"]["LinkedinFacetsInput"];
            /**
             * @description Whether one facet is enough.
             * @example ANY
             */
            matching?: components["schemas"]["LinkedinMatching"];
            /**
             * @description Lets the platform add similar people.
             * @example false
             */
            audienceExpansion?: boolean;
        };
        SetGeoTargeting: {
            /** @description Replaces the stored list. Rows without an id of their place are looked up by name. */
            geoTargets?: components["schemas"]["GeoTargetInput"][];
            /** @description Places to show ads in. Replaced together with `exclude` and `radii`; what is left out is empty. */
            include?: (string | components["schemas"]["NamedArea"])[];
            /** @description Places left out of the included ones. */
            exclude?: (string | components["schemas"]["NamedArea"])[];
            /** @description Circles to show ads in. */
            radii?: components["schemas"]["RadiusInput"][];
            /**
             * @description People in the places, or also those interested in them. Sent alone it changes only that.
             * @example PRESENCE
             */
            locationIntent?: components["schemas"]["LocationIntent"];
            /**
             * @description True: answers the resolved rows and the sentence, and changes nothing.
             * @default false
             * @example false
             */
            dry_run?: boolean;
        };
        LinkedinTargeting: {
            /** @description Who to reach. */
            include?: components["schemas"]["LinkedinFacets"];
            /** @description Who to leave out. */
            exclude?: components["schemas"]["LinkedinFacets"];
            /** @description Whether one facet is enough. */
            matching?: "ANY" | "ALL" | (string & {});
            /** @description Lets the platform add similar people. */
            audienceExpansion?: boolean;
        };
        ScheduledCampaign: {
            /** @description The campaign. */
            id: string;
            /** @description Its Space. */
            spaceId: string;
            /** @description Its business. */
            businessId: string | null;
            /** @description Your own key, unique in the Space among campaigns not removed; case counts. Sent to no platform; a change needs no sync. */
            externalKey: string | null;
            /** @description Unique in the Space among campaigns not removed. */
            name: string;
            /** @description Fixed after creation. */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {});
            /** @description What it is for. */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS" | (string & {});
            /** @description Where it runs. */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
            /** @description Ad account per platform, where chosen or pinned. */
            connectionIds: {
                [key: string]: string;
            };
            /** @description REMOVED: deleted here; a sync removes it on the platforms. */
            status: "PAUSED" | "ENABLED" | "REMOVED" | (string & {});
            /** @description On or off per platform. */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED" | (string & {});
            };
            /**
             * Format: double
             * @description Per day, in major units of `currency`.
             */
            budget: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Split of the budget; sums to it exactly. */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /** @description How it bids. */
            biddingStrategy: components["schemas"]["BiddingStrategy"];
            /** @description When ads show, as it was last written. */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM" | (string & {})) | components["schemas"]["StructuredSchedule"];
            /** @description `adSchedule` expanded. */
            adScheduleStructured: components["schemas"]["ExpandedSchedule"];
            /** @description Clock of the hours: `adScheduleStructured.timezone`, or that of the viewer where the platform supports it. */
            scheduleZone: "account" | "searcher" | (string & {});
            /** @description Where ads show; none means everywhere. */
            geoTargets: components["schemas"]["GeoTarget"][];
            /** @description People in the places, or also those interested in them. */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST" | (string & {});
            /** @description Devices and audiences. */
            targeting: components["schemas"]["CampaignTargeting"];
            /** @description Languages to reach; none means all. */
            languages: string[];
            /** @description Where ads of a search network show. */
            networks: components["schemas"]["Networks"];
            /** @description Searches it must not show on. */
            negativeKeywords: components["schemas"]["NegativeKeyword"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Default landing page of its ads.
             */
            finalUrl: string | null;
            /** @description Tracking template. */
            trackingTemplate: string | null;
            /** @description What it bids for. */
            conversionActionIds: string[];
            /** @description Declarations that laws and platforms require. */
            declarations: components["schemas"]["Declarations"] | null;
            /** @description What ties it to each platform. */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLink"];
            };
            /** @description Set while the brake holds it. */
            hold: components["schemas"]["CampaignHold"] | null;
            /** @description Whether it serves and, when not, why. */
            deliverySummary: components["schemas"]["DeliverySummary"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by a caller.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The ETag; +1 with every change by a caller.
             */
            version: number;
            /** @description What its writer should know. */
            warnings: components["schemas"]["ScheduleWarning"][];
        };
        ConversionAction: {
            /** @description The conversion action. */
            id: string;
            /** @description The Space that it lives in. */
            spaceId: string;
            /** @description Unique in the Space; case does not count. */
            name: string;
            /** @description The upload types are for conversions reported here. Fixed after creation. */
            type: "WEBPAGE" | "AD_CALL" | "WEBSITE_CALL" | "UPLOAD_CLICKS" | "UPLOAD_CALLS" | (string & {});
            /** @description What the conversion is. */
            category: "PURCHASE" | "ADD_TO_CART" | "BEGIN_CHECKOUT" | "SUBSCRIBE_PAID" | "SUBMIT_LEAD_FORM" | "SIGNUP" | "CONTACT" | "BOOK_APPOINTMENT" | "REQUEST_QUOTE" | "GET_DIRECTIONS" | "PAGE_VIEW" | "DOWNLOAD" | "PHONE_CALL_LEAD" | "ENGAGEMENT" | "DEFAULT" | (string & {});
            /** @description A paused action records nothing. */
            status: "ENABLED" | "PAUSED" | (string & {});
            /** @description Google takes gbraid and wbraid on MANY_PER_CLICK only. */
            countingType: "ONE_PER_CLICK" | "MANY_PER_CLICK" | (string & {});
            /** @description What it is worth. */
            valueSettings: components["schemas"]["ReadValueSettings"];
            /**
             * Format: int32
             * @description Days after a click; platforms cap it at 30 unless it is about calls.
             */
            clickThroughLookbackWindowDays: number | null;
            /**
             * Format: int32
             * @description Days after a view.
             */
            viewThroughLookbackWindowDays: number | null;
            /** @description How a platform shares a conversion among clicks. */
            attributionModel: "DATA_DRIVEN" | "LAST_CLICK" | (string & {}) | null;
            /** @description Matches uploads that have a hashed email or phone only. */
            enhancedConversionsForLeads: boolean;
            /** @description Events with this `event` count for it; one action per stage. */
            leadStage: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion" | (string & {}) | null;
            /** @description Events of this name count for it; one action per name. Not with `leadStage`. */
            eventName: string | null;
            /** @description What a platform shall call it, instead of its usual name for it. */
            platformEvents: {
                [key: string]: string;
            } | null;
            /** @description Which platforms get its conversions; null: as the Space sets it. */
            routing: "lastClick" | "allMatching" | (string & {}) | null;
            /**
             * Format: double
             * @description The value of events without one.
             */
            defaultEventValue: number | null;
            /** @description Whether the platform optimises for it and counts it among its headline conversions. */
            includeInConversionsMetric: boolean;
            /** @description Where it is: from the first conversion that goes there. */
            platforms: components["schemas"]["ActionPlatform"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description +1 with every change of what a caller can write; the ETag.
             */
            version: number;
        };
        Grant: {
            /** @description The grant. */
            id: string;
            /** @description The ad platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Who consented, as the platform names them; empty when unknown. */
            person: string;
            /** @description NEEDS_REAUTH: the person must consent again, at `renewUrl`. */
            status: "ACTIVE" | "NEEDS_REAUTH" | (string & {});
            /** @description What the person allowed, in the platform's own words. */
            scopes: string[];
            /** @description What the person did not allow. */
            missingScopes: components["schemas"]["MissingScope"][];
            /** @description Connections that use it. */
            connections: components["schemas"]["GrantConnection"][];
            /**
             * Format: date-time
             * @description When it ends unless the person consents again; null: by no date.
             */
            endsAt: string | null;
            /** @description Where the person consents again. */
            renewUrl: string;
            /** @description Where the person takes the consent back at the platform; null for keys. */
            withdrawAt: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description +1 with every consent and status; the ETag.
             */
            version: number;
        };
        BrakePause: {
            /** @description The campaign. */
            campaignId: string;
            /** @description The platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its connection. */
            connectionId: string;
            /** @description Whether the platform confirmed that it is paused or gone. It is asked again until it does. */
            confirmed: boolean;
            /**
             * Format: date-time
             * @description When it was confirmed, else first asked.
             */
            since: string;
            /** @description Why it is not confirmed, in the platform's words; null when it is. */
            reason: string | null;
        };
        AssetFetch: {
            /** @description PENDING until the bytes are here; READY; FAILED when they will not come. */
            status: "PENDING" | "READY" | "FAILED" | (string & {});
            /** @description Stable; why it is PENDING or FAILED. */
            code: string | null;
            /** @description The same for people. */
            reason: string | null;
        };
        Attempt: {
            /** @description The attempt. */
            id: string;
            /** @description The ad platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description WAITING: for the person or the worker. CHOOSE: from `accounts`. FAILED: see `problem`. DONE: over. */
            status: "WAITING" | "CHOOSE" | "DONE" | "FAILED" | (string & {});
            /** @description Why it is FAILED; null otherwise. */
            problem: components["schemas"]["AccessProblem"] | null;
            /** @description Where a user of the account signs in and consents. */
            connectUrl: string;
            /** @description Its grant; null before. */
            grantId: string | null;
            /** @description The grant to renew; null: a new one. */
            renewsGrantId: string | null;
            /** @description The person differs from that of the grant to renew: choosing accounts makes a grant of its own. */
            isOtherPerson: boolean;
            /** @description Who consented, as the platform names them; null while unknown. */
            person: string | null;
            /** @description Ad accounts to choose from, once it is CHOOSE or DONE. */
            accounts: components["schemas"]["ChoosableAccount"][];
            /**
             * Format: date-time
             * @description When it was started.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description From then on no consent is taken.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        ActionPlatform: {
            /** @description The platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description The connection. */
            connectionId: string;
            /** @description Its id there, or the name of an event. */
            remoteId: string;
            /**
             * Format: date-time
             * @description The platform takes it from then on; null: now.
             */
            usableFrom: string | null;
            /** @description What the platform holds otherwise, or in part. */
            conflicts: components["schemas"]["ActionConflict"][];
            /**
             * Format: date-time
             * @description When it was last checked.
             */
            checkedAt: string;
        };
        ActionConflict: {
            /** @description Our field. */
            field: string;
            /** @description What is the matter. */
            code: string;
            /** @description In words. */
            message: string;
        };
        PostFailure: {
            /** @description Which. */
            step: "research" | "draft" | "check" | (string & {});
            /** @description Stable. */
            code: string;
            /** @description For people. */
            message: string;
            /** @description Null: nothing was spent. */
            spend: components["schemas"]["WriterSpend"] | null;
        };
        InboxReason: {
            /** @description Stable. */
            code: string;
            /** @description For people; may change. */
            message: string;
            /** @description In the payload. */
            path?: string;
        };
        Failure: {
            /** @description Stable code. */
            code: string;
            /** @description For people; may change. */
            message: string;
        };
        OperationWarning: {
            /** @description Stable code. */
            code: string;
            /** @description Our field. */
            field: string;
            /** @description Sent; money in major units. */
            local: unknown;
            /** @description Set on the platform. */
            remote: unknown;
            /** @description For people; may change. */
            message: string;
        };
        ScheduleWarning: {
            /** @description Stable. */
            code: "WINDOWS_OVERLAP" | "DST_SHIFT_AHEAD" | "ZONE_ROUNDED" | "SEARCHER_ZONE_UNSUPPORTED" | "SCHEDULE_UNSUPPORTED" | "BID_MODIFIER_UNSUPPORTED" | (string & {});
            /** @description For people. */
            message: string;
            /** @description JSON pointer into the body. */
            path?: string;
            /** @description The platform it is about. */
            platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /**
             * Format: date
             * @description The day it is about.
             */
            date?: string;
        };
        PlatformSummary: {
            /** @description The platform. */
            id: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its name for people. */
            name: string;
            /** @description `unsupported` ones are not sent. */
            campaignTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported" | (string & {});
            };
            /** @description `unsupported` ones are not sent. */
            adTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported" | (string & {});
            };
        };
        Operation: {
            /** @description The operation. */
            id: string;
            /** @description The campaign. */
            campaignId: string;
            /** @description What kind of object it is. */
            entity: "campaign" | "adGroup" | "ad" | "keyword" | (string & {});
            /** @description Our id of the object. */
            entityId: string;
            /** @description Where. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description What is done. */
            action: "create" | "update" | "replace" | "remove" | "adopt" | "import" | "release" | "forget" | (string & {});
            /** @description `uncertain`: the answer was lost, the next sync finds out. `drifted`: not sent, edited there. `deferred`: waits for a quota. */
            status: "pending" | "started" | "succeeded" | "failed" | "uncertain" | "skipped" | "drifted" | "deferred" | (string & {});
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts: number;
            /** @description Which fields it changes. */
            fields: string[];
            /** @description The platform's id of the object. */
            remoteId: string | null;
            /** @description Why it was not done. */
            error: components["schemas"]["OperationError"] | null;
            /** @description Edits on the platform between the last look and the write, overwritten. Only Meta shows them, for campaigns and ad groups. */
            warnings: components["schemas"]["OperationWarning"][];
            /**
             * Format: date-time
             * @description When its status last changed.
             */
            updatedAt: string;
        };
        Release: {
            /** @description The campaign. */
            campaignId: string;
            /** @description Where. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description `confirmed`: done there, or nothing to do. `failed`: the last try failed; it is tried again while the connection exists. */
            status: "pending" | "confirmed" | "failed" | (string & {});
            /** @description Why the last try failed. */
            error: string | null;
        };
        Drift: {
            /** @description The campaign. */
            campaignId: string;
            /** @description Where it was changed. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description What kind of object it is. */
            entity: "campaign" | "adGroup" | "ad" | "keyword" | (string & {});
            /** @description Our id of the object. */
            id: string;
            /** @description As `resolve` takes it. */
            field: string;
            /** @description What we last applied, money in major units. */
            applied: unknown;
            /** @description What we want it to be. */
            local: unknown;
            /** @description What the platform has. */
            remote: unknown;
        };
        Blocked: {
            /** @description The campaign. */
            campaignId: string;
            /** @description Its name. */
            name: string;
            /** @description Where it is blocked. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description What it still needs. */
            findings: components["schemas"]["Finding"][];
        };
        PlanWarning: {
            /** @description Stable code. */
            code: string;
            /** @description The first of `platforms`; null: the whole plan. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}) | null;
            /** @description Platforms that it holds for; empty: the whole plan. */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
            /** @description The campaign; null: the whole plan. */
            campaignId: string | null;
            /** @description What kind of object it is; null: the whole plan. */
            entity: "campaign" | "adGroup" | "ad" | "keyword" | (string & {}) | null;
            /** @description Our id of the object; null: the whole plan. */
            id: string | null;
            /** @description Our field path; null: the whole object. */
            field: string | null;
            /** @description For people; may change. */
            message: string;
        };
        /** @enum {string} */
        ActionCategory: "PURCHASE" | "ADD_TO_CART" | "BEGIN_CHECKOUT" | "SUBSCRIBE_PAID" | "SUBMIT_LEAD_FORM" | "SIGNUP" | "CONTACT" | "BOOK_APPOINTMENT" | "REQUEST_QUOTE" | "GET_DIRECTIONS" | "PAGE_VIEW" | "DOWNLOAD" | "PHONE_CALL_LEAD" | "ENGAGEMENT" | "DEFAULT";
        /** @enum {string} */
        CampaignObjective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS";
        /** @enum {string} */
        CountingType: "ONE_PER_CLICK" | "MANY_PER_CLICK";
        /** @enum {string} */
        LeadStage: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion";
        /** @enum {string} */
        DriftSide: "local" | "remote";
        /** @enum {string} */
        MatchType: "EXACT" | "PHRASE" | "BROAD";
        /** @enum {string} */
        CampaignStatus: "PAUSED" | "ENABLED" | "REMOVED";
        /** @enum {string} */
        LocationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST";
        /** @enum {string} */
        UnlinkEffect: "PAUSE" | "REMOVE" | "LEAVE";
        /** @enum {string} */
        ActionType: "WEBPAGE" | "AD_CALL" | "WEBSITE_CALL" | "UPLOAD_CLICKS" | "UPLOAD_CALLS";
        /** @enum {string} */
        HoursPreset: "ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "OVERNIGHT" | "WEEKENDS" | "PHARMACY_OPEN_HOURS";
        /** @enum {string} */
        SchedulePreset: "ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM";
        /** @enum {string} */
        ConnectionSwitch: "ACTIVE" | "DISABLED";
        /** @enum {string} */
        ChangeAction: "create" | "update" | "replace" | "remove" | "adopt" | "import" | "release" | "forget";
        /** @enum {string} */
        AdAssetScope: "AD" | "AD_GROUP";
        /** @enum {string} */
        BudgetSplitMode: "EQUAL" | "SHARES" | "AMOUNTS" | "PERFORMANCE";
        /** @enum {string} */
        DriftPolicy: "MERGE" | "LOCAL_WINS" | "REMOTE_WINS";
        /** @enum {string} */
        BrakeReleaseMode: "raise" | "resume";
        /** @enum {string} */
        BudgetPeriod: "daily" | "monthly";
        /** @enum {string} */
        AttributionModel: "DATA_DRIVEN" | "LAST_CLICK";
        /** @enum {string} */
        ReportDimension: "day" | "platform" | "campaign" | "adGroup" | "ad" | "keyword" | "angle";
        CheckFinding: {
            /** @description Stable code. */
            code: string;
            /** @description ERROR: it cannot be used as it is. */
            severity: "ERROR" | "WARNING" | (string & {});
            /** @description What an ERROR prevents; `always`: everything. */
            neededFor: "always" | "campaigns" | "conversions" | (string & {});
            /** @description For people; may change. */
            message: string;
            /** @description What to change. */
            fix: string;
        };
        FieldChange: {
            /** @description Our field, or a path such as `targeting/devices`. */
            field: string;
            /** @description Money in major units; null when it was not set. */
            before: unknown;
            /** @description Its value after. */
            after: unknown;
            /** @description Who changed it since the last sync. */
            owner: "local" | "remote" | "both" | (string & {});
        };
        Finding: {
            /** @description `requirement`: nothing is sent until it is met. `unsupported`: left out. `degraded`: sent, not quite as asked for. `recommendation`: sent as it is. */
            kind: "requirement" | "unsupported" | "degraded" | "recommendation" | (string & {});
            /** @description Whose rule it is. */
            source: "platform" | "switchyard" | (string & {});
            /** @description Stable code. */
            code: string;
            /** @description The first of `platforms`. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Platforms that it holds for. */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
            /** @description What it is about. */
            entity: components["schemas"]["FindingEntity"];
            /** @description Our field path; null: the whole object. Missing or surplus files are at the ad or campaign, as `assets` or `assets/<role>`. */
            field: string | null;
            /** @description For people; may change. */
            message: string;
            /** @description What the platform takes. */
            limit?: unknown;
            /** @description What was found. */
            actual?: unknown;
            /** @description What to change. */
            fix: string;
        };
        CurrencySpend: {
            /** @description ISO 4217 of the ad accounts. */
            currency: string;
            /**
             * Format: double
             * @description A day, before the plan: what is enabled on the platforms, drift included.
             */
            dailyBefore: number;
            /**
             * Format: double
             * @description A day, after it; what is blocked stays.
             */
            dailyAfter: number;
            /**
             * Format: double
             * @description Most spend from now to the end of the month, as platforms go past daily budgets (`overdelivery` of `GET /platforms/{id}`).
             */
            worstCaseMonthToEnd: number;
            /** @description False: the budget has no rate for it; no sum has it. */
            added: boolean;
        };
        Spend: {
            /** @description ISO 4217 of the sums: the budget's, where it has a rate. */
            currency: string;
            /** @description Daily budgets of what is enabled. */
            perPlatform: components["schemas"]["PlatformSpend"][];
            /**
             * Format: double
             * @description Most spend from now to the end of the month, as platforms go past daily budgets (`overdelivery` of `GET /platforms/{id}`).
             */
            worstCaseMonthToEnd: number;
            /** @description By currency of the ad accounts. */
            perCurrency: components["schemas"]["CurrencySpend"][];
            /**
             * Format: double
             * @description What the account may spend: its monthly budget, or its daily one times the days left of the month. Absent without a budget.
             */
            accountBudget?: number;
            /**
             * Format: double
             * @description What is left of it after the amount spent and the worst case; null while the amount spent is unknown. Excludes other campaigns.
             */
            headroom?: number | null;
        };
        Review: {
            /** @description The verdict. */
            status: "PENDING" | "APPROVED" | "LIMITED" | "DISAPPROVED" | "UNKNOWN" | (string & {});
            /** @description Why, in the words of the platform. */
            reasons: string[];
            /** @description Where it counts. */
            affectedMarkets: string[];
        };
        AccessProblem: {
            /** @description Stable code. */
            code: "ACCESS_DENIED" | "ADMIN_CONSENT_REQUIRED" | "APP_NOT_ACCEPTED" | "APP_NOT_APPROVED" | "CODE_REFUSED" | "CONSENT_EXPIRED" | "ENDED_AT_PLATFORM" | "KEY_REFUSED" | "NO_ADS_USER" | "NO_ANSWER" | "SCOPE_MISSING" | (string & {});
            /** @description For people; may change. */
            message: string;
            /** @description What to do. */
            fix: string;
        };
        GeoWarning: {
            /** @description Stable. */
            code: "AMBIGUOUS_PLACE" | "RADIUS_CLAMPED_TO_MIN" | "RADIUS_CLAMPED_TO_MAX" | (string & {});
            /** @description JSON pointer into the body. */
            path: string;
            /** @description For people. */
            message: string;
            /** @description AMBIGUOUS_PLACE: what else it could have meant, likeliest first. */
            alternatives?: components["schemas"]["PlaceAlternative"][];
        };
        SplitWarning: {
            /** @description Stable. */
            code: "SHARE_RAISED_TO_MINIMUM" | "NO_PERFORMANCE_DATA" | (string & {});
            /** @description The platform it is about. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description For people. */
            message: string;
        };
        /** @enum {string} */
        PlatformId: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
        OperationError: {
            /** @description Stable code. */
            code: string;
            /** @description For people, mostly the platform's words. */
            message: string;
            /** @description Our field path; null: the whole object. */
            field: string | null;
            /** @description The platform's own code. */
            platformCode: string | null;
            /** @description The platform's id of the request. */
            platformRequestId: string | null;
            /** @description Whether another sync may succeed unchanged. */
            retryable: boolean;
            /** @description Our id of the object whose failure was the cause. */
            cause?: string;
        };
        Validation: {
            /** @description True when no `requirement` is left. */
            valid: boolean;
            /** @description By platform, the campaign first, then what is below it. What several platforms say alike is one finding, at the first of them. */
            findings: components["schemas"]["Finding"][];
        };
        /** @description Why the item failed. */
        BulkError: {
            /** @description Stable; `x-error-codes` of the operation lists them, docs/errors.md explains each. */
            code: string;
            /** @description For people; may change. */
            message: string;
            /** @description As in X-Request-Id. */
            requestId?: string;
            /** @description What the code needs beside itself. */
            details?: {
                /** @description With VALIDATION_ERROR: every issue at once. */
                issues?: components["schemas"]["Issue"][];
            } & {
                [key: string]: unknown;
            };
        };
        PostFinding: {
            /** @description `requirement`: blocks confirmation. */
            kind: "requirement" | "recommendation" | (string & {});
            /** @description Stable. */
            code: "SOURCE_UNREADABLE" | "DRAFT_REFUSED_BY_PLAN" | "UNGROUNDED_CLAIM" | "UNKNOWN_NUMBER" | "UNKNOWN_NAME" | "UNKNOWN_DATE" | "UNKNOWN_LINK" | "QUOTE_NOT_LITERAL" | "TEXT_TOO_LONG" | "TOO_MANY_HASHTAGS" | "TOO_MANY_LINKS" | "LINK_NOT_FOLLOWED" | "SUPERLATIVE" | "REGULATED_WORD" | "OTHER_LANGUAGE" | (string & {});
            /** @description Of the post. */
            field: string;
            /** @description For people; may change. */
            message: string;
            /** @description What to do. */
            fix: string;
        };
        /** @description One thing wrong with a request. */
        Issue: {
            /** @description JSON pointer into the body, or `query.<name>` or `header.<name>`. */
            path: string;
            /** @description Stable; docs/errors.md explains each. */
            code: "REQUIRED" | "UNKNOWN_FIELD" | "READ_ONLY" | "TOO_LONG" | "TOO_SHORT" | "OUT_OF_RANGE" | "NOT_ONE_OF" | "WRONG_TYPE" | "BAD_FORMAT" | "TOO_PRECISE" | "TOO_MANY" | "TOO_FEW" | "DUPLICATE" | "CONFLICT" | "NOT_ALLOWED" | "SUM_MISMATCH" | (string & {});
            /** @description For people; may change. */
            message: string;
        };
        Manager: {
            /** @description Its id there. */
            id: string;
            /** @description Its name there. */
            name: string;
        };
        MissingScope: {
            /** @description The platform's own word. */
            scope: string;
            /** @description What does not work without it. */
            neededFor: "always" | "campaigns" | "conversions" | (string & {});
            /** @description For people: what cannot be done. */
            meaning: string;
        };
        /** @description What went wrong. */
        ApiError: {
            /** @description Stable; `x-error-codes` of the operation lists them, docs/errors.md explains each. */
            code: string;
            /** @description For people; may change. */
            message: string;
            /** @description As in X-Request-Id. */
            requestId: string;
            /** @description What the code needs beside itself. */
            details?: {
                /** @description With VALIDATION_ERROR: every issue at once. */
                issues?: components["schemas"]["Issue"][];
            } & {
                [key: string]: unknown;
            };
        };
        CreativeVocabulary: {
            /** @description What an angle can be. */
            angleTypes: components["schemas"]["VocabularyEntry"][];
            /** @description The attributes of a concept. */
            conceptAttributes: components["schemas"]["VocabularyAttribute"][];
        };
        /** @enum {string} */
        OperationStatus: "pending" | "started" | "succeeded" | "failed" | "uncertain" | "skipped" | "drifted" | "deferred";
        Triggered: {
            /** @description The sync to poll; null: nothing to do. */
            syncId: string | null;
            /** @description Whether anything is being done. */
            status: "started" | "nothing_to_sync" | (string & {});
        };
        CampaignDetail: {
            /** @description The campaign. */
            campaignId: string;
            /** @description Its name. */
            name: string;
            /** @description Where. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description `blocked`: nothing was sent, requirements are not met. */
            status: "pending" | "in_progress" | "completed" | "partial" | "failed" | "skipped" | "drifted" | "deferred" | "blocked" | (string & {});
            /** @description Stable code of the first error. */
            error: string | null;
            /** @description The first error; `/operations?status=failed` lists all. */
            errorDetails: components["schemas"]["OperationError"] | null;
        };
        Change: {
            /** @description `replace`: the platform cannot change a field in place; review and history are lost. `import`: we take over what was changed on the platform. `release`: an unlinked campaign is paused or removed there. `forget`: the platform has it no more. */
            action: "create" | "update" | "replace" | "remove" | "adopt" | "import" | "release" | "forget" | (string & {});
            /** @description What kind of object it is. */
            entity: "campaign" | "adGroup" | "ad" | "keyword" | (string & {});
            /** @description Our id of the object. */
            id: string;
            /** @description Its campaign. */
            campaignId: string;
            /** @description Where. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its name or words. */
            name: string;
            /** @description What changes in it. */
            fields: components["schemas"]["FieldChange"][];
            /** @description Why, for people. */
            reason: string;
        };
        Disapproval: {
            /** @description What it is. */
            entity: "ad" | "keyword" | (string & {});
            /** @description The ad or keyword. */
            id: string;
            /** @description Its campaign. */
            campaignId: string;
            /** @description The platform that decided. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description DISAPPROVED: does not serve. LIMITED: not everywhere, or not to everybody. */
            reviewStatus: "DISAPPROVED" | "LIMITED" | (string & {});
            /** @description Why, in the words of the platform. */
            reasons: string[];
            /** @description Where it holds; empty where the platform does not say. */
            affectedMarkets: string[];
        };
        ConnectionCheck: {
            /** @description The same as `readyFor.campaigns`. */
            ok: boolean;
            /** @description Campaigns: without an ERROR needed for them. Conversions: without any finding needed for them. */
            readyFor: components["schemas"]["ReadyFor"];
            /** @description What is wrong, or may be. */
            findings: components["schemas"]["CheckFinding"][];
            /** @description Ad accounts that the credentials reach. */
            accounts: components["schemas"]["ReachableAccount"][];
        };
        PlatformSpend: {
            /** @description The ad platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /**
             * Format: double
             * @description A day, before the plan: what is enabled on the platforms, drift included.
             */
            dailyBefore: number;
            /**
             * Format: double
             * @description A day, after it; what is blocked stays.
             */
            dailyAfter: number;
        };
        PlatformPlan: {
            /** @description The ad platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description The ad account. */
            connectionId: string;
            /** @description The first 100 changes. */
            changes: components["schemas"]["Change"][];
            /**
             * Format: int32
             * @description How many more there are; `/changes` lists all.
             */
            more: number;
            /** @description What it takes. */
            quota: components["schemas"]["Quota"];
        };
        ItemWarning: {
            /** @description JSON pointer into the body. */
            path: string;
            /** @description What was taken otherwise than sent, or is not counted. */
            code: "VALUE_NOT_COUNTED" | "PHONE_DROPPED" | "EMAIL_DROPPED" | "EXTERNAL_ID_DROPPED" | "IP_DROPPED" | "BIRTH_DATE_DROPPED" | "MEMBER_DROPPED" | "READ_AS_TEXT" | "READ_AS_AMOUNT" | "READ_AS_CURRENCY" | "READ_AS_TIME" | "READ_IN_SPACE_ZONE" | "READ_AS_NATIONAL_PHONE" | "TEXT_REPLACED" | "ACTION_SOURCE_CHANGED" | "CONSENT_NOT_RAISED" | "CONSENT_MISSING" | "NO_ORDER_AND_EVENT_ID" | "TAX_NOT_KNOWN" | (string & {});
            /** @description For people; may change. */
            message: string;
        };
        Platform: {
            /** @description The platform. */
            id: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its name for people. */
            name: string;
            /** @description `unsupported` ones are not sent. */
            campaignTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported" | (string & {});
            };
            /** @description `unsupported` ones are not sent. */
            adTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported" | (string & {});
            };
            /** @description Levels that are objects there; others are kept on the parent, or nowhere. */
            levels: ("campaign" | "adGroup" | "ad" | "keyword" | (string & {}))[];
            /** @description Of one ad account, by all workers together; empty where the platform publishes none. */
            rateLimits: components["schemas"]["RateLimit"][];
            /** @description Of one application, over all ad accounts; null: no limit. */
            dailyQuota: components["schemas"]["DailyQuota"] | null;
            /** @description Spend past a daily budget; plans include it. */
            overdelivery: components["schemas"]["Overdelivery"];
            /** @description What becomes of each field. */
            fields: components["schemas"]["FieldRule"][];
            /** @description Limits that Validate checks. */
            limits: components["schemas"]["LimitRule"][];
            /** @description What becomes of each bidding strategy. */
            bidding: components["schemas"]["BiddingRule"][];
            /** @description Rules for files; `GET /media-requirements` has them per type of campaign. */
            media: components["schemas"]["MediaRule"][];
            /** @description Files of several roles counted together. */
            mediaTotals: components["schemas"]["MediaTotalRule"][];
            /** @description What `callToAction` may be; empty: no choice. */
            callsToAction: string[];
            /** @description Whether ads of an ad group must lead to one domain. */
            oneDomainPerAdGroup: boolean;
            /** @description Languages that can be targeted. */
            languages: string[];
            /** @description Whether `declarations.politicalAdvertising` is needed. */
            requiresPoliticalDeclaration: boolean;
            /** @description Match types of negative keywords. */
            negativeMatchTypes: ("EXACT" | "PHRASE" | "BROAD" | (string & {}))[];
            /** @description Member that an AREA row needs; null: none. */
            placeKey: "criterionId" | "msLocationId" | "redditLocationId" | "metaLocationId" | "openaiLocationId" | "linkedinLocationId" | (string & {}) | null;
            /** @description What `settings` of a connection must hold. */
            settingsRequired: components["schemas"]["PlatformSetting"][];
            /** @description What `credentials` of a connection must hold. */
            credentialsRequired: string[];
            /** @description What it takes of conversions. */
            conversions: components["schemas"]["PlatformConversions"];
        };
        MediaTotalRule: {
            /** @description Its type of ad; null: it belongs to the campaign. */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {}) | null;
            /** @description Roles counted together. */
            roles: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | (string & {}))[];
            /**
             * Format: int32
             * @description Files of all of them.
             */
            max: number;
            /** @description The type of campaign. */
            campaignType: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {});
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        MediaRule: {
            /** @description The role of the file. */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | (string & {});
            /** @description Its type of ad; null: it belongs to the campaign. */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {}) | null;
            /** @description Whether nothing goes there without one. */
            required: boolean;
            /** @description Roles of which one file is enough and shown, the first that is there; absent when a role counts by itself. */
            oneOf?: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | (string & {}))[];
            /**
             * Format: int32
             * @description Least files of an ad, or of the campaign.
             */
            min: number;
            /**
             * Format: int32
             * @description Most files.
             */
            max: number;
            /**
             * Format: double
             * @description Width over height; null: any.
             */
            aspectRatio: number | null;
            /**
             * Format: double
             * @description How far a file may be from it, as a part of it.
             */
            ratioTolerance: number;
            /**
             * Format: int32
             * @description Least width.
             */
            minWidth: number | null;
            /**
             * Format: int32
             * @description Least height.
             */
            minHeight: number | null;
            /**
             * Format: int32
             * @description Most width; null: none.
             */
            maxWidth: number | null;
            /**
             * Format: int32
             * @description Most height; null: none.
             */
            maxHeight: number | null;
            /**
             * Format: int32
             * @description Recommended width.
             */
            recommendedWidth: number | null;
            /**
             * Format: int32
             * @description Recommended height.
             */
            recommendedHeight: number | null;
            /**
             * Format: int32
             * @description Most bytes.
             */
            maxBytes: number | null;
            /** @description Empty when there is no file (videos on YouTube). */
            mimeTypes: string[];
            /** @description The type of campaign. */
            campaignType: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {});
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        /** @enum {string} */
        AdType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP";
        LimitRule: {
            /** @description The kind of object. */
            entity: "campaign" | "adGroup" | "ad" | "keyword" | (string & {});
            /** @description Our field; a dot leads into an object or every entry of a list. */
            field: string;
            /** @description How it is measured. */
            kind: "maxLength" | "shortestMaxLength" | "minCount" | "maxCount" | "min" | "max" | "maxWords" | "forbiddenPattern" | (string & {});
            /** @description A number, or a pattern that texts must not match. */
            value: unknown;
            /** @description `units`: UTF-16, `bytes`: UTF-8, `shownUnits`: UTF-16 with dynamic text by its default, `shownWide`: the same, wide East Asian characters as two. Absent: characters. */
            counts?: "units" | "bytes" | "shownUnits" | "shownWide" | (string & {});
            /** @description True when equal texts count once. */
            distinct?: boolean;
            /** @description Only for ads of this type. */
            adType?: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {});
            /** @description Only on these types of campaign; absent: on all. */
            campaignTypes?: ("SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {}))[];
            /** @description Only where the campaign bids by one of these. */
            strategies?: ("MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE" | (string & {}))[];
            /**
             * Format: int32
             * @description Only so many first entries of a list; others are left out.
             */
            first?: number;
            /** @description Code of the finding when it is broken. */
            code: string;
            /** @description What to change then. */
            fix: string;
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        DailyQuota: {
            /** @description What is counted. */
            counts: "operations" | "requests" | (string & {});
            /**
             * Format: int32
             * @description The published figure; null: none.
             */
            perDay: number | null;
            /** @description Figures by access level. */
            levels: components["schemas"]["QuotaLevel"][];
            /** @description `sliding`: the last 24 hours count. Else the zone whose midnight resets it. */
            resets: string;
            /** @description What it means. */
            note: string;
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        /** @enum {string} */
        AdAssetRole: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO";
        ReadyFor: {
            /** @description Campaigns can be sent. */
            campaigns: boolean;
            /** @description Conversions can be reported. */
            conversions: boolean;
        };
        TextRequirement: {
            /** @description Member of the ad. */
            field: string;
            /** @description Its type of ad; null: it belongs to the campaign. */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {}) | null;
            /**
             * Format: int32
             * @description Least texts.
             */
            min: number;
            /**
             * Format: int32
             * @description Most texts.
             */
            max: number;
            /**
             * Format: int32
             * @description Characters of each.
             */
            maxLength: number;
        };
        MediaRole: {
            /** @description The role of the file. */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | (string & {});
            /** @description Its type of ad; null: it belongs to the campaign. */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {}) | null;
            /** @description Whether nothing goes there without one. */
            required: boolean;
            /** @description Roles of which one file is enough and shown, the first that is there; absent when a role counts by itself. */
            oneOf?: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | (string & {}))[];
            /**
             * Format: int32
             * @description Least files of an ad, or of the campaign.
             */
            min: number;
            /**
             * Format: int32
             * @description Most files.
             */
            max: number;
            /**
             * Format: double
             * @description Width over height; null: any.
             */
            aspectRatio: number | null;
            /**
             * Format: double
             * @description How far a file may be from it, as a part of it.
             */
            ratioTolerance: number;
            /**
             * Format: int32
             * @description Least width.
             */
            minWidth: number | null;
            /**
             * Format: int32
             * @description Least height.
             */
            minHeight: number | null;
            /**
             * Format: int32
             * @description Most width; null: none.
             */
            maxWidth: number | null;
            /**
             * Format: int32
             * @description Most height; null: none.
             */
            maxHeight: number | null;
            /**
             * Format: int32
             * @description Recommended width.
             */
            recommendedWidth: number | null;
            /**
             * Format: int32
             * @description Recommended height.
             */
            recommendedHeight: number | null;
            /**
             * Format: int32
             * @description Most bytes.
             */
            maxBytes: number | null;
            /** @description Empty when there is no file (videos on YouTube). */
            mimeTypes: string[];
        };
        /** @enum {string} */
        CampaignType: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
        FieldRule: {
            /** @description The kind of object. */
            entity: "campaign" | "adGroup" | "ad" | "keyword" | (string & {});
            /** @description Our field; a dot leads into an object or every entry of a list. */
            field: string;
            /** @description What becomes of it. */
            support: "native" | "translated" | "clamped" | "dropped" | "unsupported" | (string & {});
            /** @description Only on these types of campaign; absent: on all. */
            campaignTypes?: ("SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {}))[];
            /** @description Only for these types of ad; absent: for all. */
            adTypes?: ("RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {}))[];
            /** @description What happens, and why. */
            note: string;
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        AdText: {
            /** @description The words. Limits of each platform are findings of Validate. */
            text: string;
            /**
             * Format: int32
             * @description The place it is pinned to, from 1.
             */
            pinned?: number | null;
        };
        ReplacedPart: {
            /** @description JSON pointer into the body as sent. */
            path: string;
            /** @description What was there. A character becomes U+FFFD; a number, or what is nested too deeply, null; a member with a forbidden name is left out. */
            reason: "NUL" | "LONE_SURROGATE" | "NOT_UTF8" | "TOO_LARGE" | "TOO_DEEP" | "FORBIDDEN_NAME" | (string & {});
        };
        BiddingRule: {
            /** @description The strategy. */
            strategy: "MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE" | (string & {});
            /** @description Only on these types of campaign; absent: on all. */
            campaignTypes?: ("SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {}))[];
            /** @description What becomes of it. */
            support: "native" | "translated" | "clamped" | "dropped" | "unsupported" | (string & {});
            /** @description Members of `biddingStrategy` that must be set. */
            requires: ("targetCpa" | "targetRoas" | "targetImpressionShare" | "maxCpcBidCeiling" | (string & {}))[];
            /** @description Members of the connection's `settings` that must be set. */
            requiresSettings?: string[];
            /** @description What it becomes, when not native. */
            becomes?: "MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE" | (string & {});
            /** @description What happens, and why. */
            note: string;
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        AssetChoice: {
            /** @description Member of the connection's `settings`. */
            setting: string;
            /** @description What the setting is needed for. */
            neededFor: "campaigns" | "conversions" | (string & {});
            /** @description What the setting is to hold. */
            value: string;
            /** @description Its name there. */
            name: string;
            /** @description False: it cannot be taken; `note` says why. */
            isUsable: boolean;
            /** @description What to know; may be empty. */
            note: string;
        };
        Overdelivery: {
            /**
             * Format: int32
             * @description The most on one day, in percent of a daily budget.
             */
            dayPercent: number;
            /** @description Null when nothing evens out. */
            evensOut: components["schemas"]["EveningOut"] | null;
            /** @description What it means. */
            note: string;
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        EveningOut: {
            /** @description Over what. */
            over: "week" | "month" | (string & {});
            /**
             * Format: int32
             * @description The most in it, in percent of a daily budget.
             */
            percent: number;
        };
        MediaTotal: {
            /** @description Its type of ad; null: it belongs to the campaign. */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | (string & {}) | null;
            /** @description Roles counted together. */
            roles: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | (string & {}))[];
            /**
             * Format: int32
             * @description Files of all of them.
             */
            max: number;
        };
        AdTextInput: {
            /**
             * @description The words. Limits of each platform are findings of Validate.
             * @example Shoes that fit
             */
            text: string;
            /**
             * Format: int32
             * @description The place it is pinned to, from 1.
             * @example 1
             */
            pinned?: number | null;
        };
        RateLimit: {
            /** @description Its name. */
            name: string;
            /**
             * Format: int32
             * @description Requests.
             */
            requests: number;
            /**
             * Format: int32
             * @description In so many seconds.
             */
            perSeconds: number;
            /** @description The platform's document that says so. */
            source: string;
            /** @description True when no document proves it. */
            unverified: boolean;
        };
        QuotaLevel: {
            /** @description The access level. */
            name: string;
            /**
             * Format: int32
             * @description How much; null: no limit.
             */
            perDay: number | null;
        };
        StructuredScheduleInput: {
            /** @description When ads may show: at most 84 windows (more: TOO_MANY_WINDOWS) that do not overlap. None means always. */
            windows: components["schemas"]["ScheduleWindowInput"][];
            /**
             * @description IANA zone of the hours; the account's when left out.
             * @example Europe/Berlin
             */
            timezone?: string;
        };
        DeclarationsInput: {
            /**
             * @description Whether the ads are political.
             * @example NONE
             */
            politicalAdvertising?: components["schemas"]["PoliticalAdvertising"];
            /**
             * @description Special ad categories.
             * @example [
             *       "HOUSING"
             *     ]
             */
            specialAdCategories?: string[];
            /** @description Who pays for the ads, and whom they are for. */
            advertiserIdentity?: components["schemas"]["AdvertiserIdentityInput"];
        };
        AdvertiserIdentityInput: {
            /**
             * @description Who pays.
             * @example Runner’s Corner Ltd
             */
            payer?: string;
            /**
             * @description Whom the ads are for.
             * @example Runner’s Corner Ltd
             */
            beneficiary?: string;
        };
        VocabularyAttribute: {
            /** @description The member of `attributes`. */
            id: string;
            /** @description What it says of a concept. */
            meaning: string;
            /** @description All that it can be. */
            values: components["schemas"]["VocabularyEntry"][];
        };
        VocabularyEntry: {
            /** @description As records spell it. */
            id: string;
            /** @description What it means. */
            meaning: string;
        };
        DraftInput: {
            /**
             * @description Without hashtags.
             * @example The oven is lit at two in the morning.
             */
            text: string;
            /**
             * @description Added after the text.
             * @example [
             *       "bread"
             *     ]
             */
            hashtags?: string[];
            /** @description The checker finds them anew; what a caller sends is a hint. */
            claims?: components["schemas"]["ClaimInput"][];
        };
        StructuredSchedulePatch: {
            /** @description When ads may show: at most 84 windows (more: TOO_MANY_WINDOWS) that do not overlap. None means always. */
            windows: components["schemas"]["ScheduleWindowPatch"][];
            /**
             * @description IANA zone of the hours; the account's when left out.
             * @example Europe/Berlin
             */
            timezone?: string;
        };
        Draft: {
            /** @description Without hashtags. */
            text: string;
            /** @description Added after the text. */
            hashtags?: string[];
            /** @description The checker finds them anew; what a caller sends is a hint. */
            claims?: components["schemas"]["Claim"][];
        };
        StructuredSchedule: {
            /** @description When ads may show: at most 84 windows (more: TOO_MANY_WINDOWS) that do not overlap. None means always. */
            windows: components["schemas"]["ScheduleWindow"][];
            /** @description IANA zone of the hours; the account's when left out. */
            timezone?: string;
        };
        ReasonEntity: {
            /** @description What kind of object. */
            type: string;
            /** @description Its id. */
            id: string;
        };
        AdGroupsCreate: {
            /** @description Independent of each other. */
            items: components["schemas"]["AdGroupCreate"][];
        };
        AdGroupsUpdate: {
            /** @description Independent of each other. */
            items: components["schemas"]["AdGroupBulkUpdate"][];
        };
        AdsUpdate: {
            /** @description Independent of each other. */
            items: components["schemas"]["AdBulkUpdate"][];
        };
        KeywordsUpdate: {
            /** @description Independent of each other. */
            items: components["schemas"]["KeywordBulkUpdate"][];
        };
        BulkDelete: {
            /**
             * @description Independent of each other.
             * @example [
             *       "kwd_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            ids: string[];
        };
        ExpandedSchedule: {
            /** @description Monday first. */
            windows: components["schemas"]["ExpandedWindow"][];
            /** @description IANA zone of the hours. */
            timezone: string;
        };
        KeywordsCreate: {
            /** @description Independent of each other. */
            items: components["schemas"]["KeywordCreate"][];
        };
        ChooseAccounts: {
            /** @description What to connect: all of them, or none when one is refused. */
            accounts: components["schemas"]["ChosenAccount"][];
        };
        ChosenAccounts: {
            /** @description One item for each chosen ad account. */
            connections: components["schemas"]["ChosenResult"][];
        };
        CampaignHold: {
            /**
             * Format: date-time
             * @description Since when.
             */
            since: string;
            /** @description The brake event. */
            eventId: string;
        };
        Identified: {
            /** @description Whether this address or id was known before. Always false for a website. */
            matched: boolean;
            /** @description Of the last 90 days, the most recent first. A website gets only its own. */
            clickIds: components["schemas"]["KnownClick"][];
            /**
             * Format: date-time
             * @description When it was first seen.
             */
            firstSeenAt: string;
            /**
             * Format: date-time
             * @description When it was last seen.
             */
            lastSeenAt: string;
            /** @description What was taken otherwise than sent; the first 20. */
            warnings?: components["schemas"]["ItemWarning"][];
        };
        PlatformDelivery: {
            /** @description Whether ads show. */
            serving: boolean;
            /** @description In one word. */
            status: "SERVING" | "LIMITED" | "NOT_SERVING" | "PENDING" | "UNKNOWN" | (string & {});
            /**
             * Format: date-time
             * @description When the platform was last asked; null when never.
             */
            checkedAt: string | null;
            /** @description Why not, or why less. */
            reasons: components["schemas"]["DeliveryReason"][];
        };
        MediaRequirements: {
            /** @description The ad platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description The type of campaign. */
            campaignType: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL" | (string & {});
            /** @description By the type of ad that takes them. */
            roles: components["schemas"]["MediaRole"][];
            /** @description Files of several roles counted together. */
            totals: components["schemas"]["MediaTotal"][];
            /** @description By the type of ad that has them. */
            texts: components["schemas"]["TextRequirement"][];
        };
        DeliverySummary: {
            /** @description Whether ads show. */
            serving: boolean;
            /** @description In one word. */
            status: "SERVING" | "LIMITED" | "NOT_SERVING" | "PENDING" | "UNKNOWN" | (string & {});
            /**
             * Format: date-time
             * @description When the platform was last asked; null when never.
             */
            checkedAt: string | null;
            /** @description Why not, or why less. */
            reasons: components["schemas"]["DeliveryReason"][];
            /** @description The same per platform. */
            platforms: {
                [key: string]: components["schemas"]["PlatformDelivery"];
            };
        };
        PlanScope: {
            /** @description Only these platforms; null: all. */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[] | null;
            /** @description Only these campaigns; null: all. */
            campaignIds: string[] | null;
            /** @description Whether unchanged values are sent again. */
            force: boolean;
            /** @description Which levels take part. */
            options: components["schemas"]["PlanOptions"];
        };
        AdsCreate: {
            /** @description Independent of each other. */
            items: components["schemas"]["AdCreate"][];
        };
        Unlink: {
            /**
             * @description The platform to unlink from.
             * @example google-ads
             */
            platform: components["schemas"]["PlatformId"];
            /**
             * @description The campaigns; else all that are linked there.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            campaignIds?: string[];
            /**
             * @description What happens there at once: `PAUSE` what still runs, `REMOVE` it, or `LEAVE` it alone. What is left keeps its name until the campaign is created anew; that plan renames it where the platform wants unique names.
             * @default PAUSE
             * @example PAUSE
             */
            remote?: components["schemas"]["UnlinkEffect"];
        };
        TriggerSync: {
            /**
             * @description Only these platforms.
             * @example [
             *       "google-ads"
             *     ]
             */
            platforms?: components["schemas"]["PlatformId"][];
            /**
             * @description Only these campaigns.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            campaignIds?: string[];
            /**
             * @description Send unchanged values again, nothing else.
             * @example false
             */
            force?: boolean;
            /** @description Which levels take part. */
            options?: components["schemas"]["PlanOptionsInput"];
            /** @description What to do about `drift` of an earlier preview. */
            resolve?: components["schemas"]["Resolution"][];
            /** @description Takes over campaigns not made here, with all below them. Nothing is sent. Only for users of the account that owns the Space. `blocked` lists the others. */
            adopt?: components["schemas"]["Adoption"][];
            /**
             * @description Applies exactly this plan. Goes with no other member.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            planHash?: string;
        };
        AdvertiserIdentity: {
            /** @description Who pays. */
            payer?: string;
            /** @description Whom the ads are for. */
            beneficiary?: string;
        };
        Adoption: {
            /**
             * @description Where they are.
             * @example google-ads
             */
            platform: components["schemas"]["PlatformId"];
            /**
             * @description The ad account; else the platform's default connection.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId?: string;
            /**
             * @description Their ids on the platform.
             * @example [
             *       "21478"
             *     ]
             */
            remoteIds: string[];
        };
        PlatformLink: {
            /** @description Its connection. */
            connectionId: string;
            /** @description Its id there; null when the platform refused to make it. */
            remoteId: string | null;
            /** @description The platform's own word; null when there is nothing. */
            remoteStatus: string | null;
            /**
             * Format: date-time
             * @description Since when; null when there is nothing.
             */
            linkedAt: string | null;
            /**
             * Format: date-time
             * @description When a sync last touched it.
             */
            lastSyncedAt: string | null;
            /** @description What went wrong in the last sync: the platform's code and words; null when nothing. */
            lastError: string | null;
        };
        CampaignAssetCreate: {
            /**
             * @description The campaign; fixed after creation.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The asset; fixed after creation.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            assetId: string;
            /**
             * @description Its use; must fit the asset type.
             * @example SITELINK
             */
            role: components["schemas"]["CampaignAssetRole"];
        };
        PlanRequest: {
            /**
             * @description Only these platforms.
             * @example [
             *       "google-ads"
             *     ]
             */
            platforms?: components["schemas"]["PlatformId"][];
            /**
             * @description Only these campaigns.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            campaignIds?: string[];
            /**
             * @description Send unchanged values again, nothing else.
             * @example false
             */
            force?: boolean;
            /** @description Which levels take part. */
            options?: components["schemas"]["PlanOptionsInput"];
            /** @description What to do about `drift` of an earlier preview. */
            resolve?: components["schemas"]["Resolution"][];
            /** @description Takes over campaigns not made here, with all below them. Nothing is sent. Only for users of the account that owns the Space. `blocked` lists the others. */
            adopt?: components["schemas"]["Adoption"][];
        };
        StartAttempt: {
            /**
             * @description The ad platform.
             * @example google-ads
             */
            platform: components["schemas"]["PlatformId"];
            /**
             * @description The grant to renew. Without it any person will do.
             * @example gnt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            grantId?: string;
        };
        Resolution: {
            /**
             * @description Its campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Where it drifted.
             * @example google-ads
             */
            platform: components["schemas"]["PlatformId"];
            /**
             * @description The field as `drift` names it.
             * @example budget
             */
            field: components["schemas"]["DriftField"];
            /**
             * @description `local` sends our value; `remote` takes over the platform's.
             * @example local
             */
            take: components["schemas"]["DriftSide"];
        };
        MoveCampaign: {
            /**
             * @description A Space of the account in which the caller is EDITOR or OWNER.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
        };
        ReleaseBrake: {
            /**
             * @description `raise`: watch on by the present amount; refused while more was spent. `resume`: watch again from the next period on.
             * @example raise
             */
            mode: components["schemas"]["BrakeReleaseMode"];
            /**
             * @description One level only. Default: all that are engaged.
             * @example global
             */
            scope?: string;
            /**
             * @description One event only.
             * @example bre_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            eventId?: string;
        };
        EnterKey: {
            /**
             * @description The ad platform.
             * @example openai-ads
             */
            platform: components["schemas"]["PlatformId"];
            /**
             * @description Sealed on receipt, never answered.
             * @example fake-api-key
             */
            apiKey?: string;
            /**
             * @description As its JSON file has it. Sealed on receipt, never answered.
             * @example {
             *       "type": "service_account",
             *       "client_email": "ads@shop.example"
             *     }
             */
            serviceAccount?: {
                [key: string]: unknown;
            };
            /**
             * @description The grant to renew. Without it any person will do.
             * @example gnt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            grantId?: string;
        };
        ReachableAccount: {
            /** @description Its id on the platform. */
            externalAccountId: string;
            /** @description Its name there. */
            name: string;
            /** @description ISO 4217; null when the platform does not say. */
            currency: string | null;
            /** @description IANA zone; null when the platform does not say. */
            timeZone: string | null;
        };
        FindingEntity: {
            /** @description `asset`: about one file, sitelink, callout, structured snippet or call, wherever attached. */
            type: string;
            /** @description Its id. */
            id: string;
        };
        ChosenAccount: {
            /**
             * @description As the attempt lists it.
             * @example 1234567890
             */
            externalAccountId: string;
            /**
             * @description Settings of the connection, e.g. `pageId`. What follows from the way to the ad account is set by itself.
             * @example {
             *       "conversionCustomerId": "1234567890"
             *     }
             */
            settings?: {
                [key: string]: unknown;
            };
            /**
             * @description True: this grant takes over an ad account that is connected otherwise.
             * @example false
             */
            takeOver?: boolean;
        };
        Attach: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId?: string | null;
            /**
             * @description The ad group.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId?: string | null;
            /**
             * @description The ad.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adId?: string | null;
            /**
             * @description Its use; must fit the asset type.
             * @example SITELINK
             */
            role: components["schemas"]["CampaignAssetRole"];
        };
        AdAssetCreate: {
            /**
             * @description Follows from adId or adGroupId.
             * @example AD
             */
            scope?: components["schemas"]["AdAssetScope"];
            /**
             * @description The ad; instead of adGroupId.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adId?: string | null;
            /**
             * @description The ad group, for all its ads; instead of adId.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId?: string | null;
            /**
             * @description The asset; fixed after creation.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            assetId: string;
            /**
             * @description Its use; must fit the asset type.
             * @example MARKETING_IMAGE
             */
            role: components["schemas"]["AdAssetRole"];
        };
        AdAssetUpdate: {
            /**
             * @description Its use; must fit the asset type.
             * @example MARKETING_IMAGE
             */
            role?: components["schemas"]["AdAssetRole"];
        };
        CampaignAssetUpdate: {
            /**
             * @description Its use; must fit the asset type.
             * @example SITELINK
             */
            role?: components["schemas"]["CampaignAssetRole"];
        };
        AdjustmentSupport: {
            /** @description What becomes of retractions; `degraded` ones become a restatement. */
            RETRACTION: "native" | "degraded" | "unsupported" | (string & {});
            /** @description What becomes of restatements; `degraded` ones become a restatement. */
            RESTATEMENT: "native" | "degraded" | "unsupported" | (string & {});
            /** @description What becomes of enhancements; `degraded` ones become a restatement. */
            ENHANCEMENT: "native" | "degraded" | "unsupported" | (string & {});
        };
        ChoosableAccount: {
            /** @description The ad account's id on the platform. */
            externalAccountId: string;
            /** @description Its name there. */
            name: string;
            /** @description ISO 4217; null when the platform does not say. */
            currency: string | null;
            /** @description Its IANA zone; null when the platform does not say. */
            timeZone: string | null;
            /** @description What the platform says of it. */
            status: "ACTIVE" | "SUSPENDED" | "CLOSED" | "UNDER_REVIEW" | (string & {});
            /** @description It spends no money, and its ads show nowhere. */
            isTest: boolean;
            /** @description The person may read it and not change it. */
            isReadOnly: boolean;
            /** @description Managers above it, the highest first. */
            managerPath: components["schemas"]["Manager"][];
            /** @description Its connection; null without one. */
            connectionId: string | null;
            /** @description That connection uses this grant. */
            isOfThisGrant: boolean;
            /** @description Proposed: not test, suspended, read-only or connected. */
            isPreselected: boolean;
        };
        Declarations: {
            /** @description Whether the ads are political. */
            politicalAdvertising?: "NONE" | "POLITICAL" | (string & {});
            /** @description Special ad categories. */
            specialAdCategories?: string[];
            /** @description Who pays for the ads, and whom they are for. */
            advertiserIdentity?: components["schemas"]["AdvertiserIdentity"];
        };
        /** @enum {string} */
        PoliticalAdvertising: "NONE" | "POLITICAL";
        InviteMember: {
            /**
             * Format: email
             * @description Becomes a member by accepting within 7 days, or by registering and confirming the address.
             * @example grace@example.com
             */
            email: string;
            /**
             * @description VIEWER reads, EDITOR changes, OWNER also manages if a user of the account of the Space.
             * @example VIEWER
             */
            role: components["schemas"]["SpaceRole"];
        };
        DeliveryReason: {
            /** @description Stable code. */
            code: "NEVER_SYNCED" | "LAST_SYNC_FAILED" | "CAMPAIGN_PAUSED" | "BRAKE_ENGAGED" | "BRAKE_BLIND" | "NOT_STARTED" | "ENDED" | "OUTSIDE_SCHEDULE" | "NO_ENABLED_AD_GROUP" | "NO_ENABLED_AD" | "NO_ENABLED_KEYWORD" | "ADS_UNDER_REVIEW" | "ADS_DISAPPROVED" | "BUDGET_EXHAUSTED" | "BILLING_PROBLEM" | "BID_TOO_LOW" | "LOCAL_CHANGES_NOT_SYNCED" | "REMOVED_BUT_SERVING" | "UNLINKED_BUT_SERVING" | "REMOTE_MISSING" | "REMOTE_DRIFT" | "CONNECTION_NEEDS_REAUTH" | "PLATFORM_REASON" | (string & {});
            /** @description The platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description How much it matters. */
            severity: "BLOCKING" | "LIMITING" | "INFO" | (string & {});
            /** @description For people. */
            message: string;
            /** @description What it is about. */
            entity: components["schemas"]["ReasonEntity"];
            /**
             * Format: date-time
             * @description Since when, where known.
             */
            since?: string;
            /** @description What to do about it. */
            fix: string;
        };
        /** @enum {string} */
        SourceType: "stripe" | "webhook" | "hubspot" | "salesforce" | "ga4" | "shopify" | "woocommerce";
        ConversionSource: {
            /** @description Yours, unique in the Space: letters, digits, `_` and `-`. Else its type. */
            id: string;
            /** @description The Space that it lives in. */
            spaceId: string;
            /** @description Whose payloads it takes. Fixed after creation. */
            type: "stripe" | "webhook" | "hubspot" | "salesforce" | "ga4" | "shopify" | "woocommerce" | (string & {});
            /** @description How payloads are read; merged by PATCH. All: `conversionActions` (stage → action by name or id). `stripe`: `livemode`, `disputes`, `renewals`, `clientReference`, `value`, `orderId`. `hubspot`, `salesforce`: `stages` (theirs → ours), `currency`, `fields`; `salesforce`: `organizationId`. `ga4`: `stages`, `currency`, `customData`. `webhook`: dotted paths of members, `stages`, `signature`. `shopify`: `shop` (needed), `value`. `woocommerce`: `value`. docs/conversions/ explains them, a page per type. */
            config: {
                [key: string]: unknown;
            };
            /** @description Where the provider posts to, on this service. */
            receiveUrl: string;
            /** @description Whether `credentials` are set. */
            hasCredentials: boolean;
            /**
             * Format: date-time
             * @description Until when the secret before this one is valid.
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When a signed request last arrived.
             */
            lastReceivedAt: string | null;
            /** @description The last thing wrong: `code`, `message`, `at`. It stays until the next; compare `at` with `lastReceivedAt`. */
            lastError: {
                [key: string]: unknown;
            } | null;
            /** @description Of Stripe: the types to select for the endpoint. */
            eventTypes?: components["schemas"]["ArrivedType"][];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description +1 with every change of what a caller can write; the ETag.
             */
            version: number;
        };
        Alert: {
            /** @description The alert. */
            id: string;
            /** @description The Space it is about; null: the whole account. */
            spaceId: string | null;
            /** @description What happened. */
            kind: "BRAKE_ENGAGED" | "BRAKE_CONFIRMED" | "BRAKE_NEAR" | "BRAKE_BLIND" | "CONNECTION_NEEDS_REAUTH" | "GRANT_ENDS_SOON" | "PLATFORM_VERSION_ENDS" | "CONNECTION_CORRECTED" | "SYNC_FAILED" | "DISAPPROVED" | "REMOVED_BUT_SERVING" | "UNLINKED_BUT_SERVING" | "RELEASE_ABANDONED" | "CONSENT_MISSING" | "DELIVERIES_FAILING" | "WEBHOOK_REFUSED" | "WEBHOOK_FAILED" | "SYNC_STALLED" | "WORKERS_ABSENT" | "SOURCE_SILENT" | (string & {});
            /** @description CRITICAL: money or delivery is at stake now. */
            severity: "CRITICAL" | "WARNING" | "INFO" | (string & {});
            /** @description What it is about. */
            subject: components["schemas"]["AlertSubject"];
            /** @description For people; may change. */
            message: string;
            /** @description What to do about it. */
            fix: string;
            /** @description More about it, by kind. */
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the caller marked it read; null: not yet.
             */
            readAt: string | null;
            /**
             * Format: date-time
             * @description When it was over; null while it lasts.
             */
            settledAt: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description 1 until the caller has read it, then 2; the ETag.
             */
            version: number;
        };
        /** @enum {string} */
        AlertKind: "BRAKE_ENGAGED" | "BRAKE_CONFIRMED" | "BRAKE_NEAR" | "BRAKE_BLIND" | "CONNECTION_NEEDS_REAUTH" | "GRANT_ENDS_SOON" | "PLATFORM_VERSION_ENDS" | "CONNECTION_CORRECTED" | "SYNC_FAILED" | "DISAPPROVED" | "REMOVED_BUT_SERVING" | "UNLINKED_BUT_SERVING" | "RELEASE_ABANDONED" | "CONSENT_MISSING" | "DELIVERIES_FAILING" | "WEBHOOK_REFUSED" | "WEBHOOK_FAILED" | "SYNC_STALLED" | "WORKERS_ABSENT" | "SOURCE_SILENT";
        MemberUpdate: {
            /**
             * @description VIEWER reads, EDITOR changes, OWNER also manages if a user of the account of the Space.
             * @example VIEWER
             */
            role: components["schemas"]["SpaceRole"];
        };
        KnownClick: {
            /** @description Which kind of click id. */
            kind: string;
            /** @description The click id. */
            value: string;
            /**
             * Format: date-time
             * @description When it was first seen.
             */
            seenAt: string;
        };
        AlertSubject: {
            /** @description What kind of object. */
            type: "connection" | "grant" | "campaign" | "ad" | "keyword" | "sync" | "brake" | "source" | "account" | (string & {});
            /** @description Its id; for the brake `global` or `campaign:<id>`. */
            id: string;
        };
        /** @enum {string} */
        ClickIdType: "gclid" | "gbraid" | "wbraid" | "msclkid" | "fbclid" | "li_fat_id" | "rdt_cid" | "oppref";
        TracedClickId: {
            /** @description Whose click id it is. */
            kind: "gclid" | "gbraid" | "wbraid" | "msclkid" | "fbclid" | "li_fat_id" | "rdt_cid" | "oppref" | (string & {});
            /** @description The click id. */
            value: string;
        };
        ConversionNeed: {
            /** @description Its path. */
            member: string;
            /** @description What it is. */
            meaning: string;
        };
        PlatformSetting: {
            /** @description Member of `settings`. */
            name: string;
            /** @description What it is. */
            meaning: string;
        };
        ArrivedType: {
            /** @description The provider's name. */
            type: string;
            /**
             * Format: date-time
             * @description When one last arrived; null: never.
             */
            lastReceivedAt: string | null;
        };
        ReplayInbox: {
            /**
             * @description Entries of this status.
             * @example failed
             */
            status: components["schemas"]["ReplayedStatus"];
            /**
             * Format: date-time
             * @description Received at or after it.
             * @example 2026-11-21T09:00:00.000Z
             */
            since: string;
        };
        ConversionSourceCreate: {
            /**
             * @description Whose payloads it takes. Fixed after creation.
             * @example stripe
             */
            type: components["schemas"]["SourceType"];
            /**
             * @description Yours, unique in the Space: letters, digits, `_` and `-`. Else its type.
             * @example shop-stripe
             */
            id?: string;
            /**
             * @description How payloads are read; merged by PATCH. All: `conversionActions` (stage → action by name or id). `stripe`: `livemode`, `disputes`, `renewals`, `clientReference`, `value`, `orderId`. `hubspot`, `salesforce`: `stages` (theirs → ours), `currency`, `fields`; `salesforce`: `organizationId`. `ga4`: `stages`, `currency`, `customData`. `webhook`: dotted paths of members, `stages`, `signature`. `shopify`: `shop` (needed), `value`. `woocommerce`: `value`. docs/conversions/ explains them, a page per type.
             * @example {
             *       "conversionActions": {
             *         "paid": "Paid orders"
             *       }
             *     }
             */
            config?: {
                [key: string]: unknown;
            };
            /**
             * @description What the provider signs with: of Stripe the whole `whsec_…`, of HubSpot and Shopify the client secret, else one you chose. Sealed, never answered. Without it `receiveUrl` refuses everything. The one before it stays valid for 24 hours; null removes both.
             * @example whsec_example-not-real
             */
            accountRef?: string | null;
            /**
             * @description HubSpot: `accessToken` of a private app, to read deals and contacts. Sealed.
             * @example {
             *       "accessToken": "pat-example-not-real"
             *     }
             */
            credentials?: {
                [key: string]: unknown;
            } | null;
        };
        Replay: {
            /** @description The conversion or adjustment. */
            id: string;
            /** @description What had failed, as it is now. */
            deliveries: components["schemas"]["ConversionDelivery"][];
        };
        ReadSources: {
            /** @description In the order of `sources`. */
            sources: components["schemas"]["ReadSource"][];
        };
        ConversionResult: {
            /**
             * Format: int32
             * @description Its place in the request.
             */
            index: number;
            /** @description `duplicate`: counted already, as `id`. */
            status: "accepted" | "duplicate" | "parked" | "rejected" | (string & {});
            /** @description The conversion. */
            id?: string;
            /** @description What it was matched by; events only. */
            matched?: "clickId" | "email" | "phone" | "externalId" | "none" | (string & {});
            /** @description `code`, `message` and `details`, as in an error. */
            error?: {
                [key: string]: unknown;
            };
            /** @description What was taken otherwise than sent; the first 20. */
            warnings?: components["schemas"]["ItemWarning"][];
            /** @description Of a dry run: what each platform would be sent. */
            preview?: components["schemas"]["DeliveryPreview"][];
        };
        Assets: {
            /** @description Pages, pixels, tags and whatever else settings name. */
            assets: components["schemas"]["AssetChoice"][];
        };
        AnswerPost: {
            /** @description Of any number of questions. */
            answers: components["schemas"]["PostAnswer"][];
        };
        /** @description What became of entries that were read again. */
        ReplayedInbox: {
            /** @description The oldest 200; replay what is left with a later `since`. */
            entries: components["schemas"]["InboxEntry"][];
        };
        Unlinked: {
            /** @description By campaign. Without `campaignIds` only those that were linked. */
            results: {
                [key: string]: "unlinked" | "not_linked" | (string & {});
            };
            /** @description What became of what they gave up last. Send the same call again to see how far it is. */
            releases: components["schemas"]["Release"][];
        };
        OfflineConversion: {
            /** @description The conversion. */
            id: string;
            /** @description Its action. */
            conversionActionId: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            /**
             * Format: double
             * @description What it counts for.
             */
            value: number | null;
            /** @description ISO 4217. */
            currency: string | null;
            /** @description The order. */
            orderId: string | null;
            /** @description Where it goes. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its connection; null while the platform is not connected. */
            connectionId: string | null;
            /** @description How far it is. */
            status: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported" | (string & {});
            /** @description Why it is skipped, failed before it was sent, or is not sent yet. */
            reason: string | null;
            /**
             * Format: date-time
             * @description While it waits: the platform takes it from then on.
             */
            until: string | null;
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts: number;
            /** @description What the platform answered: `code` and `message`. */
            platformError: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createdAt: string;
        };
        /** @description The plan lacks something or its allowance is spent. With LIMIT_REACHED `error` is that word, with the members beside it; else an object, as in other refusals. */
        PlanRefusal: {
            /** @description The word LIMIT_REACHED, or an object with `code`, `message` and `requestId`. */
            error: unknown;
            /** @description Why. */
            reason?: "NOT_IN_PLAN" | "QUOTA_SPENT" | "SUBSCRIPTION_EXPIRED" | "PLAN_UNAVAILABLE" | (string & {});
            /** @description The metered action that was refused. */
            action?: string;
            /**
             * Format: int32
             * @description The allowance; 0 means unlimited.
             */
            cap?: number | null;
            /**
             * Format: int32
             * @description Use so far in the period.
             */
            currentUsage?: number | null;
            /** @description The plan field of the action. */
            capField?: string | null;
            /**
             * Format: int64
             * @description Epoch milliseconds; only for QUOTA_SPENT.
             */
            resetAt?: number | null;
            /**
             * Format: uri
             * @description Where to change the plan.
             */
            upgradeUrl?: string;
        };
        ChosenResult: {
            /** @description The ad account's id on the platform. */
            externalAccountId: string;
            /** @description Its connection. */
            connectionId: string;
            /** @description UNCHANGED: this grant served it before. */
            outcome: "CREATED" | "TAKEN_OVER" | "UNCHANGED" | (string & {});
        };
        Connection: {
            /** @description The connection. */
            id: string;
            /** @description The ad platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description The ad account's id on the platform. Absent for guests. */
            externalAccountId?: string;
            /** @description A name for people. */
            name: string;
            /** @description ISO 4217 of the ad account. Absent for guests. */
            currency?: string;
            /** @description IANA zone of the ad account. Absent for guests. */
            timeZone?: string;
            /** @description NEEDS_REAUTH: the grant is gone; consent again, or send new credentials. */
            status: "ACTIVE" | "NEEDS_REAUTH" | "DISABLED" | (string & {});
            /** @description Used by campaigns that name no connection of this platform. Absent for guests. */
            isDefault?: boolean;
            /** @description Which side wins when a person edits on the platform. Absent for guests. */
            driftPolicy?: "MERGE" | "LOCAL_WINS" | "REMOTE_WINS" | (string & {});
            /** @description Settings of the platform. Absent for guests. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description The grant through which it is reached. Null: it has credentials of its own. Absent for guests. */
            grantId?: string | null;
            /**
             * Format: date-time
             * @description When it was made. Absent for guests.
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When it last changed. Absent for guests.
             */
            updatedAt?: string;
            /**
             * Format: int32
             * @description +1 with every change; the ETag. Absent for guests.
             */
            version?: number;
        };
        GrantConnection: {
            /** @description The connection. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        Plan: {
            /** @description The plan. */
            id: "free" | "starter" | "pro" | "enterprise" | "readonly" | "no_api" | (string & {});
            /** @description A name for people. */
            name: string;
        };
        ConnectionCreate: {
            /**
             * @description The ad platform.
             * @example google-ads
             */
            platform: components["schemas"]["PlatformId"];
            /**
             * @description The ad account's id on the platform.
             * @example 1234567890
             */
            externalAccountId: string;
            /**
             * @description A name for people.
             * @example Shop EU
             */
            name: string;
            /**
             * @description ISO 4217 of the ad account.
             * @example EUR
             */
            currency: string;
            /**
             * @description IANA zone of the ad account.
             * @example Europe/Berlin
             */
            timeZone: string;
            /**
             * @description Used by campaigns that name no connection of this platform. The first one always is.
             * @example true
             */
            isDefault?: boolean;
            /**
             * @description Which side wins when a person edits on the platform.
             * @example MERGE
             */
            driftPolicy?: components["schemas"]["DriftPolicy"];
            /**
             * @description Settings of the platform, e.g. `loginCustomerId`, `customerId`, `declarations`; `consentPolicy`: require, eea (default) or signal.
             * @example {
             *       "loginCustomerId": "1234567890"
             *     }
             */
            settings?: {
                [key: string]: unknown;
            };
            /**
             * @description Secrets of the platform. Sealed on receipt, never answered.
             * @example {
             *       "refreshToken": "fake-refresh-token"
             *     }
             */
            credentials: {
                [key: string]: unknown;
            };
        };
        ConnectionUpdate: {
            /**
             * @description A name for people.
             * @example Shop EU
             */
            name?: string;
            /**
             * @description ISO 4217 of the ad account.
             * @example EUR
             */
            currency?: string;
            /**
             * @description IANA zone of the ad account.
             * @example Europe/Berlin
             */
            timeZone?: string;
            /**
             * @description Used by campaigns that name no connection of this platform. The first one always is.
             * @example true
             */
            isDefault?: boolean;
            /**
             * @description Which side wins when a person edits on the platform.
             * @example MERGE
             */
            driftPolicy?: components["schemas"]["DriftPolicy"];
            /**
             * @description Settings of the platform, e.g. `loginCustomerId`, `customerId`, `declarations`; `consentPolicy`: require, eea (default) or signal.
             * @example {
             *       "loginCustomerId": "1234567890"
             *     }
             */
            settings?: {
                [key: string]: unknown;
            };
            /**
             * @description Secrets of the platform. Sealed on receipt, never answered.
             * @example {
             *       "refreshToken": "fake-refresh-token"
             *     }
             */
            credentials?: {
                [key: string]: unknown;
            };
            /**
             * @description DISABLED stops every call to the platform.
             * @example DISABLED
             */
            status?: components["schemas"]["ConnectionSwitch"];
        };
        ConversionDelivery: {
            /** @description Where it goes. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its connection; null while the platform is not connected. */
            connectionId: string | null;
            /** @description How far it is. */
            status: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported" | (string & {});
            /** @description Why it is skipped, failed before it was sent, or is not sent yet. */
            reason: string | null;
            /**
             * Format: date-time
             * @description While it waits: the platform takes it from then on.
             */
            until: string | null;
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts: number;
            /** @description What the platform answered: `code` and `message`. */
            platformError: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it last left.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When its outcome was certain.
             */
            settledAt: string | null;
        };
        ReadSource: {
            /**
             * Format: int32
             * @description Of `sources`.
             */
            index: number;
            /** @description What came of it. */
            status: "pending" | "read" | "failed" | (string & {});
            /** @description Its address. */
            url: string | null;
            /** @description Given, or its own. */
            title: string | null;
            /** @description What facts are quoted from. */
            content: string | null;
            /** @description Whether the document goes on. */
            truncated: boolean;
            /** @description Why it could not be read. */
            problemCode: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            readAt: string | null;
        };
        ConversionAdjustment: {
            /** @description The adjustment. */
            id: string;
            /** @description What it does to its original. */
            adjustmentType: "RETRACTION" | "RESTATEMENT" | "ENHANCEMENT" | (string & {});
            /** @description Its action. */
            conversionActionId: string;
            /** @description The order of the original. */
            orderId: string | null;
            /** @description Google's click id of the original. */
            gclid: string | null;
            /** @description Microsoft's click id of the original. */
            msclkid: string | null;
            /**
             * Format: date-time
             * @description When the original happened.
             */
            originalConversionDateTime: string | null;
            /**
             * Format: double
             * @description The new total.
             */
            value: number | null;
            /** @description ISO 4217; null is the original's. */
            currency: string | null;
            /**
             * Format: date-time
             * @description When it was adjusted.
             */
            occurredAt: string;
            /** @description The way in. */
            door: "offline" | "event" | "website" | "source" | (string & {});
            /** @description The source, or its type. */
            source: string | null;
            /** @description Its original; null while that is not known. */
            originalId: string | null;
            /** @description The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a delivery has; `parked` while the original is not known. */
            status: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported" | (string & {});
            /** @description Why: `ORIGINAL_UNKNOWN` while parked, `ORIGINAL_NEVER_CAME` 90 days later, or that of a delivery. */
            reason: string | null;
            /**
             * Format: date-time
             * @description Until when it waits for its original.
             */
            parkedUntil: string | null;
            /**
             * Format: date-time
             * @description When its original was found.
             */
            joinedAt: string | null;
            /** @description One for each platform of the original. */
            deliveries: components["schemas"]["ConversionDelivery"][];
            /**
             * Format: date-time
             * @description When it was taken.
             */
            createdAt: string;
        };
        ConversionUpload: {
            /**
             * @description E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the person.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description With country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Jane
             */
            firstName?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Doe
             */
            lastName?: string;
            /**
             * @description Or the SHA-256 of `19900228`.
             * @example 1990-02-28
             */
            dateOfBirth?: string;
            /**
             * @description `f` or `m`.
             * @example f
             */
            gender?: string;
            /** @description Where the person is. */
            address?: components["schemas"]["Address"];
            /**
             * @description Meta's cookie _fbc.
             * @example fb.1.1795000000000.IwAR-example
             */
            fbc?: string;
            /**
             * @description Meta's cookie _fbp.
             * @example fb.1.1795000000000.1234567890
             */
            fbp?: string;
            /**
             * @description Reddit's cookie _rdt_uuid.
             * @example 1795000000000.0f8fad5b-example
             */
            rdtUuid?: string;
            /**
             * @description OpenAI's cookie __obref.
             * @example ob-example
             */
            obref?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example 203.0.113.7
             */
            ip?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /**
             * @description Click ids are read from its query; only origin and path are kept.
             * @example https://example.com/thanks
             */
            pageUrl?: string;
            /**
             * @description Page before; only origin and path are kept.
             * @example https://example.com/cart
             */
            referrer?: string;
            /**
             * @description Your own id of the event, as your pixel sends it.
             * @example evt-1042
             */
            eventId?: string;
            /**
             * Format: double
             * @description In major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; else the action's currency.
             * @example EUR
             */
            currency?: string;
            /**
             * @description An order is counted once per action, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /** @description What was bought. */
            items?: components["schemas"]["ConvertedItem"][];
            /**
             * @description At most 30 texts, numbers or flags of your own; nothing about a person.
             * @example {
             *       "plan": "yearly"
             *     }
             */
            customData?: {
                [key: string]: unknown;
            };
            /**
             * @description Where it happened.
             * @example website
             */
            actionSource?: components["schemas"]["ActionSource"];
            /** @description What the person agreed to; overrides Identify. */
            consent?: components["schemas"]["ConsentSignalInput"];
            /**
             * @description Name or id of the conversion action.
             * @example Paid orders
             */
            conversionAction?: string;
            /**
             * Format: date-time
             * @description When it happened; not in the future.
             * @example 2026-11-20T09:30:00Z
             */
            occurredAt?: string;
            /**
             * @description Click id of Google. Exactly one is needed.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Click id of Google, from an app. Exactly one is needed.
             * @example 0AAAAA-example
             */
            gbraid?: string;
            /**
             * @description Click id of Google, from an app to the web. Exactly one is needed.
             * @example Cl8KC-example
             */
            wbraid?: string;
            /**
             * @description Click id of Microsoft. Exactly one is needed.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * @description Click id of Meta. Exactly one is needed.
             * @example IwAR-example
             */
            fbclid?: string;
            /**
             * @description Click id of LinkedIn. Exactly one is needed.
             * @example d7fe6a8e-example
             */
            li_fat_id?: string;
            /**
             * @description Click id of Reddit. Exactly one is needed.
             * @example 3184726-example
             */
            rdt_cid?: string;
            /**
             * @description Click id of OpenAI. Exactly one is needed.
             * @example opp-example
             */
            oppref?: string;
            /**
             * @description The ad account to upload to: id of the connection or number of the account.
             * @example 1234567890
             */
            accountId?: string;
            /**
             * @description Overrides the platform of the click id.
             * @example google-ads
             */
            platformId?: components["schemas"]["PlatformId"];
            /** @description Several, instead of the members of one. */
            conversions?: components["schemas"]["ConversionItem"][];
            /**
             * @description Show in `preview` what platforms would be sent. Nothing is kept or sent.
             * @example true
             */
            dry_run?: boolean;
            /**
             * @description Let platforms check it and count nothing; what they cannot check is not sent.
             * @example true
             */
            test?: boolean;
            /**
             * @description With `test`: also send it to Meta, which counts its tests.
             * @example true
             */
            confirmTest?: boolean;
        };
        Identify: {
            /**
             * @description E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the person.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description With country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Jane
             */
            firstName?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Doe
             */
            lastName?: string;
            /**
             * @description Or the SHA-256 of `19900228`.
             * @example 1990-02-28
             */
            dateOfBirth?: string;
            /**
             * @description `f` or `m`.
             * @example f
             */
            gender?: string;
            /** @description Where the person is. */
            address?: components["schemas"]["Address"];
            /**
             * @description Click id of Google.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Click id of Google, from an app.
             * @example 0AAAAA-example
             */
            gbraid?: string;
            /**
             * @description Click id of Google, from an app to the web.
             * @example Cl8KC-example
             */
            wbraid?: string;
            /**
             * @description Click id of Microsoft.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * @description Click id of Meta.
             * @example IwAR-example
             */
            fbclid?: string;
            /**
             * @description Click id of LinkedIn.
             * @example d7fe6a8e-example
             */
            li_fat_id?: string;
            /**
             * @description Click id of Reddit.
             * @example 3184726-example
             */
            rdt_cid?: string;
            /**
             * @description Click id of OpenAI.
             * @example opp-example
             */
            oppref?: string;
            /**
             * @description Meta's cookie _fbc.
             * @example fb.1.1795000000000.IwAR-example
             */
            fbc?: string;
            /**
             * @description Meta's cookie _fbp.
             * @example fb.1.1795000000000.1234567890
             */
            fbp?: string;
            /**
             * @description Reddit's cookie _rdt_uuid.
             * @example 1795000000000.0f8fad5b-example
             */
            rdtUuid?: string;
            /**
             * @description OpenAI's cookie __obref.
             * @example ob-example
             */
            obref?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example 203.0.113.7
             */
            ip?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /**
             * @description Click ids are read from its query; only origin and path are kept.
             * @example https://example.com/thanks
             */
            pageUrl?: string;
            /**
             * @description Page before; only origin and path are kept.
             * @example https://example.com/cart
             */
            referrer?: string;
            /**
             * @description A click id, with `clickIdType`.
             * @example Cj0KCQiA-example
             */
            clickId?: string;
            /**
             * @description What `clickId` is.
             * @example gclid
             */
            clickIdType?: components["schemas"]["ClickIdType"];
            /**
             * Format: uri
             * @description Page of the visit. Click ids are read from its query; only origin and path are kept.
             * @example https://example.com/welcome?fbclid=IwAR-example
             */
            landingUrl?: string;
            /**
             * @description UTM parameters; click ids are read from them too.
             * @example {
             *       "utm_source": "newsletter"
             *     }
             */
            utm?: {
                [key: string]: unknown;
            };
            /** @description What the person agreed to. */
            consent?: components["schemas"]["ConsentSignalInput"];
        };
        TracedDelivery: {
            /** @description Where it goes. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its connection; null while the platform is not connected. */
            connectionId: string | null;
            /** @description How far it is. */
            status: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported" | (string & {});
            /** @description Why it is skipped, failed before it was sent, or is not sent yet. */
            reason: string | null;
            /**
             * Format: date-time
             * @description While it waits: the platform takes it from then on.
             */
            until: string | null;
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts: number;
            /** @description What the platform answered: `code` and `message`. */
            platformError: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it last left.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When its outcome was certain.
             */
            settledAt: string | null;
            /** @description What was last sent, masked; for 30 days. */
            sentBody?: {
                [key: string]: unknown;
            };
            /** @description Not sent yet: what would be. */
            wouldSend?: components["schemas"]["DeliveryPreview"];
        };
        DeliveryPreview: {
            /** @description The platform. */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description Its connection. */
            connectionId: string | null;
            /** @description `outcome` (`send`, or why not now), `code`, `message`. */
            verdict: {
                [key: string]: unknown;
            };
            /** @description The body: hashes cut, clear personal data masked, `sealed` where only known. */
            request: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        DeliveryStatus: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
        /** @enum {string} */
        AdjustmentType: "RETRACTION" | "RESTATEMENT" | "ENHANCEMENT";
        ConversionSourceUpdate: {
            /**
             * @description How payloads are read; merged by PATCH. All: `conversionActions` (stage → action by name or id). `stripe`: `livemode`, `disputes`, `renewals`, `clientReference`, `value`, `orderId`. `hubspot`, `salesforce`: `stages` (theirs → ours), `currency`, `fields`; `salesforce`: `organizationId`. `ga4`: `stages`, `currency`, `customData`. `webhook`: dotted paths of members, `stages`, `signature`. `shopify`: `shop` (needed), `value`. `woocommerce`: `value`. docs/conversions/ explains them, a page per type.
             * @example {
             *       "conversionActions": {
             *         "paid": "Paid orders"
             *       }
             *     }
             */
            config?: {
                [key: string]: unknown;
            };
            /**
             * @description What the provider signs with: of Stripe the whole `whsec_…`, of HubSpot and Shopify the client secret, else one you chose. Sealed, never answered. Without it `receiveUrl` refuses everything. The one before it stays valid for 24 hours; null removes both.
             * @example whsec_example-not-real
             */
            accountRef?: string | null;
            /**
             * @description HubSpot: `accessToken` of a private app, to read deals and contacts. Sealed.
             * @example {
             *       "accessToken": "pat-example-not-real"
             *     }
             */
            credentials?: {
                [key: string]: unknown;
            } | null;
        };
        TracedConversion: {
            /** @description `cve_…`, or `off_…` of an offline upload. */
            id: string;
            /** @description The way in. */
            door: "offline" | "event" | "website" | "source" | (string & {});
            /** @description The source, or its type. */
            source: string | null;
            /** @description Its action. */
            conversionActionId: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            /**
             * Format: double
             * @description What it counts for.
             */
            value: number | null;
            /** @description ISO 4217. */
            currency: string | null;
            /** @description The order. */
            orderId: string | null;
            /** @description The most recent first. */
            clickIds: components["schemas"]["TracedClickId"][];
            /** @description What it was matched by. */
            matched: "clickId" | "email" | "phone" | "externalId" | "none" | (string & {});
            /** @description As it was when accepted; null: none stated. With the reason `CONSENT_DENIED` a delivery was withheld for it, or for less agreed to later. */
            consent: components["schemas"]["ConsentSignal"] | null;
            /** @description Of a website's sale: whether a server reported it too. */
            claim: "unverified" | "confirmed" | (string & {}) | null;
            /** @description The conversion that confirmed the claim. */
            confirmedBy: string | null;
            /** @description The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a delivery has. A claim is `unverified` until a server confirms it, then `skipped`: what confirmed it is sent instead. */
            status: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported" | (string & {});
            /** @description Why: that of the first such delivery, `NOT_CONFIRMED` or `CLAIM_CONFIRMED` of a claim, `NO_PLATFORM` where none could match it. */
            reason: string | null;
            /** @description One for each platform. */
            deliveries: components["schemas"]["ConversionDelivery"][];
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createdAt: string;
        };
        TraceStep: {
            /** @description `consent` (member, state, saidBy, door), `accepted` (door, source), `matched` (by), `deduplicated`: the same order again (door, value, currency, times, firstAt), `claimed` by a website, `claimConfirmed` by a server (conversionId), `sent` (platform, attempts, consentEffect), `verdict` of a platform, or what is waited for (platform, status, reason, until, platformError), `adjusted` (adjustmentId, adjustmentType, value, currency). Steps of an adjustment have its adjustmentId. */
            step: "consent" | "accepted" | "matched" | "deduplicated" | "claimed" | "claimConfirmed" | "sent" | "verdict" | "adjusted" | (string & {});
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description The way in. */
            door?: "offline" | "event" | "website" | "source" | (string & {}) | null;
            /** @description What the consent is for. */
            member?: "ad_user_data" | "ad_personalization" | (string & {});
            /** @description The stated consent. */
            state?: "GRANTED" | "DENIED" | "UNKNOWN" | (string & {});
            /** @description Who stated it. */
            saidBy?: "server" | "website" | (string & {});
            /** @description How consent let it go. */
            consentEffect?: "sent" | "sentWithoutPerson" | "optedOut" | "limited" | (string & {}) | null;
            /** @description The source, or its type. */
            source?: string | null;
            /** @description What it was matched by. */
            by?: "clickId" | "email" | "phone" | "externalId" | "none" | (string & {});
            /**
             * Format: double
             * @description What came with it.
             */
            value?: number | null;
            /** @description ISO 4217. */
            currency?: string | null;
            /**
             * Format: int64
             * @description How often.
             */
            times?: number;
            /**
             * Format: date-time
             * @description When it came first.
             */
            firstAt?: string;
            /** @description The other conversion. */
            conversionId?: string;
            /** @description Where. */
            platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts?: number;
            /** @description `sent`: the platform took it. */
            status?: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported" | (string & {});
            /** @description Why. */
            reason?: string | null;
            /**
             * Format: date-time
             * @description The platform takes it from then on.
             */
            until?: string | null;
            /** @description What the platform answered: `code` and `message`. */
            platformError?: {
                [key: string]: unknown;
            } | null;
            /** @description The adjustment. */
            adjustmentId?: string;
            /** @description What it does. */
            adjustmentType?: "RETRACTION" | "RESTATEMENT" | "ENHANCEMENT" | (string & {});
        };
        ConversionAdjustments: {
            /**
             * @description `RETRACTION` takes the conversion back, `RESTATEMENT` sets its value, `ENHANCEMENT` adds to what is known of the person.
             * @example RESTATEMENT
             */
            adjustmentType?: components["schemas"]["AdjustmentType"];
            /**
             * @description Name or id of the conversion action.
             * @example Paid orders
             */
            conversionAction?: string;
            /**
             * @description The order of the original; excludes a click id, except that an `ENHANCEMENT` needs it and may add `gclid`. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description Google's click id of the original, with `originalConversionDateTime`.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Microsoft's click id of the original, with `originalConversionDateTime`.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * Format: date-time
             * @description When the original happened, to the second.
             * @example 2026-11-20T09:30:00Z
             */
            originalConversionDateTime?: string;
            /**
             * Format: double
             * @description The new total, in major units; `RESTATEMENT` only.
             * @example 30
             */
            value?: number;
            /**
             * @description ISO 4217 of the original, which is the default; `RESTATEMENT` only.
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date-time
             * @description When it was adjusted: not before the original, not in the future; else now.
             * @example 2026-11-21T09:00:00Z
             */
            occurredAt?: string;
            /** @description What the person agreed to. */
            consent?: components["schemas"]["ConsentSignalInput"];
            /** @description Several, instead of the members of one. */
            adjustments?: components["schemas"]["ConversionAdjustmentItem"][];
        };
        ConversionItem: {
            /**
             * @description E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the person.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description With country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Jane
             */
            firstName?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Doe
             */
            lastName?: string;
            /**
             * @description Or the SHA-256 of `19900228`.
             * @example 1990-02-28
             */
            dateOfBirth?: string;
            /**
             * @description `f` or `m`.
             * @example f
             */
            gender?: string;
            /** @description Where the person is. */
            address?: components["schemas"]["Address"];
            /**
             * @description Meta's cookie _fbc.
             * @example fb.1.1795000000000.IwAR-example
             */
            fbc?: string;
            /**
             * @description Meta's cookie _fbp.
             * @example fb.1.1795000000000.1234567890
             */
            fbp?: string;
            /**
             * @description Reddit's cookie _rdt_uuid.
             * @example 1795000000000.0f8fad5b-example
             */
            rdtUuid?: string;
            /**
             * @description OpenAI's cookie __obref.
             * @example ob-example
             */
            obref?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example 203.0.113.7
             */
            ip?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /**
             * @description Click ids are read from its query; only origin and path are kept.
             * @example https://example.com/thanks
             */
            pageUrl?: string;
            /**
             * @description Page before; only origin and path are kept.
             * @example https://example.com/cart
             */
            referrer?: string;
            /**
             * @description Your own id of the event, as your pixel sends it.
             * @example evt-1042
             */
            eventId?: string;
            /**
             * Format: double
             * @description In major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; else the action's currency.
             * @example EUR
             */
            currency?: string;
            /**
             * @description An order is counted once per action, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /** @description What was bought. */
            items?: components["schemas"]["ConvertedItem"][];
            /**
             * @description At most 30 texts, numbers or flags of your own; nothing about a person.
             * @example {
             *       "plan": "yearly"
             *     }
             */
            customData?: {
                [key: string]: unknown;
            };
            /**
             * @description Where it happened.
             * @example website
             */
            actionSource?: components["schemas"]["ActionSource"];
            /** @description What the person agreed to; overrides Identify. */
            consent?: components["schemas"]["ConsentSignalInput"];
            /**
             * @description Name or id of the conversion action.
             * @example Paid orders
             */
            conversionAction: string;
            /**
             * Format: date-time
             * @description When it happened; not in the future.
             * @example 2026-11-20T09:30:00Z
             */
            occurredAt: string;
            /**
             * @description Click id of Google. Exactly one is needed.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Click id of Google, from an app. Exactly one is needed.
             * @example 0AAAAA-example
             */
            gbraid?: string;
            /**
             * @description Click id of Google, from an app to the web. Exactly one is needed.
             * @example Cl8KC-example
             */
            wbraid?: string;
            /**
             * @description Click id of Microsoft. Exactly one is needed.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * @description Click id of Meta. Exactly one is needed.
             * @example IwAR-example
             */
            fbclid?: string;
            /**
             * @description Click id of LinkedIn. Exactly one is needed.
             * @example d7fe6a8e-example
             */
            li_fat_id?: string;
            /**
             * @description Click id of Reddit. Exactly one is needed.
             * @example 3184726-example
             */
            rdt_cid?: string;
            /**
             * @description Click id of OpenAI. Exactly one is needed.
             * @example opp-example
             */
            oppref?: string;
            /**
             * @description The ad account to upload to: id of the connection or number of the account.
             * @example 1234567890
             */
            accountId?: string;
            /**
             * @description Overrides the platform of the click id.
             * @example google-ads
             */
            platformId?: components["schemas"]["PlatformId"];
        };
        ConversionEvents: {
            /**
             * @description E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the person.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description With country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Jane
             */
            firstName?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Doe
             */
            lastName?: string;
            /**
             * @description Or the SHA-256 of `19900228`.
             * @example 1990-02-28
             */
            dateOfBirth?: string;
            /**
             * @description `f` or `m`.
             * @example f
             */
            gender?: string;
            /** @description Where the person is. */
            address?: components["schemas"]["Address"];
            /**
             * @description Click id of Google.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Click id of Google, from an app.
             * @example 0AAAAA-example
             */
            gbraid?: string;
            /**
             * @description Click id of Google, from an app to the web.
             * @example Cl8KC-example
             */
            wbraid?: string;
            /**
             * @description Click id of Microsoft.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * @description Click id of Meta.
             * @example IwAR-example
             */
            fbclid?: string;
            /**
             * @description Click id of LinkedIn.
             * @example d7fe6a8e-example
             */
            li_fat_id?: string;
            /**
             * @description Click id of Reddit.
             * @example 3184726-example
             */
            rdt_cid?: string;
            /**
             * @description Click id of OpenAI.
             * @example opp-example
             */
            oppref?: string;
            /**
             * @description Meta's cookie _fbc.
             * @example fb.1.1795000000000.IwAR-example
             */
            fbc?: string;
            /**
             * @description Meta's cookie _fbp.
             * @example fb.1.1795000000000.1234567890
             */
            fbp?: string;
            /**
             * @description Reddit's cookie _rdt_uuid.
             * @example 1795000000000.0f8fad5b-example
             */
            rdtUuid?: string;
            /**
             * @description OpenAI's cookie __obref.
             * @example ob-example
             */
            obref?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example 203.0.113.7
             */
            ip?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /**
             * @description Click ids are read from its query; only origin and path are kept.
             * @example https://example.com/thanks
             */
            pageUrl?: string;
            /**
             * @description Page before; only origin and path are kept.
             * @example https://example.com/cart
             */
            referrer?: string;
            /**
             * @description Your own id of the event, as your pixel sends it.
             * @example evt-1042
             */
            eventId?: string;
            /**
             * Format: double
             * @description In major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; else the action's currency.
             * @example EUR
             */
            currency?: string;
            /**
             * @description An order is counted once per action, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /** @description What was bought. */
            items?: components["schemas"]["ConvertedItem"][];
            /**
             * @description At most 30 texts, numbers or flags of your own; nothing about a person.
             * @example {
             *       "plan": "yearly"
             *     }
             */
            customData?: {
                [key: string]: unknown;
            };
            /**
             * @description Where it happened.
             * @example website
             */
            actionSource?: components["schemas"]["ActionSource"];
            /** @description What the person agreed to; overrides Identify. */
            consent?: components["schemas"]["ConsentSignalInput"];
            /**
             * @description signup, trial_started, qualified_lead, paid, expansion, lead, subscribe, contact, schedule, add_to_cart, begin_checkout, add_payment_info, view_item, page_view, search, or a usual other name such as purchase. Its conversion action is made on first use.
             * @example signup
             */
            event?: string;
            /**
             * @description Name or id, instead of `event`.
             * @example Paid orders
             */
            conversionAction?: string;
            /**
             * Format: date-time
             * @description When it happened; not in the future. Else now.
             * @example 2026-11-20T09:30:00Z
             */
            occurredAt?: string;
            /** @description Several, instead of the members of one; the body may be the list itself. At most 20 from a website. */
            events?: components["schemas"]["ConversionEvent"][];
            /**
             * @description Whose payload it is: stripe, webhook, hubspot, salesforce, ga4, shopify, woocommerce, or the id of a conversion source, whose configuration then counts. Not from a website.
             * @example stripe
             */
            source?: string;
            /**
             * @description The provider's own payload, with `source`. Not from a website.
             * @example {
             *       "type": "invoice.paid"
             *     }
             */
            payload?: unknown;
            /**
             * @description Mappings of this call; they override those of the source.
             * @example {
             *       "event": "paid"
             *     }
             */
            config?: {
                [key: string]: unknown;
            };
            /**
             * @description Show in `preview` what platforms would be sent. Nothing is kept or sent.
             * @example true
             */
            dry_run?: boolean;
            /**
             * @description Let platforms check it and count nothing; what they cannot check is not sent.
             * @example true
             */
            test?: boolean;
            /**
             * @description With `test`: also send it to Meta, which counts its tests.
             * @example true
             */
            confirmTest?: boolean;
        };
        ConversionTrace: {
            /** @description `cve_…`, or `off_…` of an offline upload. */
            id: string;
            /** @description The way in. */
            door: "offline" | "event" | "website" | "source" | (string & {});
            /** @description The source, or its type. */
            source: string | null;
            /** @description Its action. */
            conversionActionId: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            /**
             * Format: double
             * @description What it counts for.
             */
            value: number | null;
            /** @description ISO 4217. */
            currency: string | null;
            /** @description The order. */
            orderId: string | null;
            /** @description The most recent first. */
            clickIds: components["schemas"]["TracedClickId"][];
            /** @description What it was matched by. */
            matched: "clickId" | "email" | "phone" | "externalId" | "none" | (string & {});
            /** @description As it was when accepted; null: none stated. With the reason `CONSENT_DENIED` a delivery was withheld for it, or for less agreed to later. */
            consent: components["schemas"]["ConsentSignal"] | null;
            /** @description Of a website's sale: whether a server reported it too. */
            claim: "unverified" | "confirmed" | (string & {}) | null;
            /** @description The conversion that confirmed the claim. */
            confirmedBy: string | null;
            /** @description The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a delivery has. A claim is `unverified` until a server confirms it, then `skipped`: what confirmed it is sent instead. */
            status: "pending" | "waiting" | "sent" | "confirmed" | "tested" | "failed" | "parked" | "unverified" | "skipped" | "unsupported" | (string & {});
            /** @description Why: that of the first such delivery, `NOT_CONFIRMED` or `CLAIM_CONFIRMED` of a claim, `NO_PLATFORM` where none could match it. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createdAt: string;
            /** @description One for each platform. */
            deliveries: components["schemas"]["TracedDelivery"][];
            /** @description By time. */
            steps: components["schemas"]["TraceStep"][];
            /** @description By time. */
            adjustments: components["schemas"]["ConversionAdjustment"][];
        };
        AngleTransition: {
            /** @description The state before. */
            from: "collecting" | "ahead" | "decided" | "no_difference" | (string & {});
            /** @description The state since. */
            to: "collecting" | "ahead" | "decided" | "no_difference" | (string & {});
            /**
             * Format: date-time
             * @description When the daily evaluation found it (90 days, all platforms).
             */
            at: string;
        };
        ConversionEvent: {
            /**
             * @description E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the person.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description With country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Jane
             */
            firstName?: string;
            /**
             * @description Or its SHA-256 in hex.
             * @example Doe
             */
            lastName?: string;
            /**
             * @description Or the SHA-256 of `19900228`.
             * @example 1990-02-28
             */
            dateOfBirth?: string;
            /**
             * @description `f` or `m`.
             * @example f
             */
            gender?: string;
            /** @description Where the person is. */
            address?: components["schemas"]["Address"];
            /**
             * @description Click id of Google.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Click id of Google, from an app.
             * @example 0AAAAA-example
             */
            gbraid?: string;
            /**
             * @description Click id of Google, from an app to the web.
             * @example Cl8KC-example
             */
            wbraid?: string;
            /**
             * @description Click id of Microsoft.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * @description Click id of Meta.
             * @example IwAR-example
             */
            fbclid?: string;
            /**
             * @description Click id of LinkedIn.
             * @example d7fe6a8e-example
             */
            li_fat_id?: string;
            /**
             * @description Click id of Reddit.
             * @example 3184726-example
             */
            rdt_cid?: string;
            /**
             * @description Click id of OpenAI.
             * @example opp-example
             */
            oppref?: string;
            /**
             * @description Meta's cookie _fbc.
             * @example fb.1.1795000000000.IwAR-example
             */
            fbc?: string;
            /**
             * @description Meta's cookie _fbp.
             * @example fb.1.1795000000000.1234567890
             */
            fbp?: string;
            /**
             * @description Reddit's cookie _rdt_uuid.
             * @example 1795000000000.0f8fad5b-example
             */
            rdtUuid?: string;
            /**
             * @description OpenAI's cookie __obref.
             * @example ob-example
             */
            obref?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example 203.0.113.7
             */
            ip?: string;
            /**
             * @description Of the person; of a website from the request.
             * @example Mozilla/5.0
             */
            userAgent?: string;
            /**
             * @description Click ids are read from its query; only origin and path are kept.
             * @example https://example.com/thanks
             */
            pageUrl?: string;
            /**
             * @description Page before; only origin and path are kept.
             * @example https://example.com/cart
             */
            referrer?: string;
            /**
             * @description Your own id of the event, as your pixel sends it.
             * @example evt-1042
             */
            eventId?: string;
            /**
             * Format: double
             * @description In major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; else the action's currency.
             * @example EUR
             */
            currency?: string;
            /**
             * @description An order is counted once per action, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /** @description What was bought. */
            items?: components["schemas"]["ConvertedItem"][];
            /**
             * @description At most 30 texts, numbers or flags of your own; nothing about a person.
             * @example {
             *       "plan": "yearly"
             *     }
             */
            customData?: {
                [key: string]: unknown;
            };
            /**
             * @description Where it happened.
             * @example website
             */
            actionSource?: components["schemas"]["ActionSource"];
            /** @description What the person agreed to; overrides Identify. */
            consent?: components["schemas"]["ConsentSignalInput"];
            /**
             * @description signup, trial_started, qualified_lead, paid, expansion, lead, subscribe, contact, schedule, add_to_cart, begin_checkout, add_payment_info, view_item, page_view, search, or a usual other name such as purchase. Its conversion action is made on first use.
             * @example signup
             */
            event?: string;
            /**
             * @description Name or id, instead of `event`.
             * @example Paid orders
             */
            conversionAction?: string;
            /**
             * Format: date-time
             * @description When it happened; not in the future. Else now.
             * @example 2026-11-20T09:30:00Z
             */
            occurredAt?: string;
        };
        ValueSettingsPatch: {
            /**
             * @description Whether conversions have a value, and whose.
             * @example variableValue
             */
            type?: components["schemas"]["ValueType"];
            /**
             * Format: double
             * @description The fixed value, or the fallback.
             * @example 20
             */
            defaultValue?: number | null;
            /**
             * @description ISO 4217; the account's currency without one.
             * @example EUR
             */
            currencyCode?: string | null;
        };
        ValueSettings: {
            /**
             * @description Whether conversions have a value, and whose.
             * @default noValue
             * @example variableValue
             */
            type?: components["schemas"]["ValueType"];
            /**
             * Format: double
             * @description The fixed value, or the fallback.
             * @example 20
             */
            defaultValue?: number | null;
            /**
             * @description ISO 4217; the account's currency without one.
             * @example EUR
             */
            currencyCode?: string | null;
        };
        /** @enum {string} */
        ValueType: "noValue" | "fixedValue" | "variableValue";
        /** @enum {string} */
        ActionSource: "website" | "app" | "phone_call" | "chat" | "email" | "physical_store" | "system_generated" | "business_messaging" | "other";
        ReadValueSettings: {
            /** @description Whether conversions have a value, and whose. */
            type: "noValue" | "fixedValue" | "variableValue" | (string & {});
            /**
             * Format: double
             * @description The fixed value, or the fallback.
             */
            defaultValue?: number;
            /** @description ISO 4217; the account's currency without one. */
            currencyCode?: string;
        };
        SetBudget: {
            /**
             * Format: double
             * @description For the whole account and a period, in `currency`.
             * @example 3000
             */
            globalBudget: number;
            /**
             * @description Days and months of the account's zone.
             * @default monthly
             * @example monthly
             */
            period?: components["schemas"]["BudgetPeriod"];
            /**
             * @description ISO 4217; the account's when left out.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Units of `currency` per unit of another one. Spending in a currency without a rate is not counted.
             * @default {}
             * @example {
             *       "USD": 0.92
             *     }
             */
            rates?: {
                [key: string]: number;
            };
            /**
             * @description Whether to pause campaigns when the amount is spent.
             * @default true
             * @example true
             */
            emergencyBrake?: boolean;
            /**
             * Format: int32
             * @description Percent of the amount that causes an alert.
             * @default 90
             * @example 90
             */
            alertThresholdPercent?: number;
            /**
             * @description Amounts of single campaigns.
             * @default []
             */
            campaignBrakes?: components["schemas"]["CampaignBrakeInput"][];
        };
        PlatformConversions: {
            /**
             * Format: int32
             * @description Conversions of one request.
             */
            batch: number;
            /** @description Click ids that it matches by, by preference. */
            clickIds: ("gclid" | "gbraid" | "wbraid" | "msclkid" | "fbclid" | "li_fat_id" | "rdt_cid" | "oppref" | (string & {}))[];
            /** @description What else it matches by. */
            identifiers: ("email" | "phone" | "externalId" | (string & {}))[];
            /**
             * Format: int32
             * @description Hours after which a conversion is too old.
             */
            oldestHours: number;
            /**
             * Format: int32
             * @description Hours that conversions of a new action wait.
             */
            newActionHours: number;
            /** @description `sent`: the platform has a field for consent; denied ones go there with a click id, without the person. `required`: it has none, and nothing goes there of a person whose `ad_user_data` is `DENIED` or `UNKNOWN`. */
            consent: "sent" | "required" | (string & {});
            /** @description What becomes of adjustments. */
            adjustments: components["schemas"]["AdjustmentSupport"];
            /** @description What a connection must hold; conversions wait without. */
            needs: components["schemas"]["ConversionNeed"][];
        };
        BrakeEvent: {
            /** @description The event. */
            id: string;
            /** @description `global`, or `campaign:` with the id of a campaign. */
            scope: string;
            /**
             * Format: date-time
             * @description When it engaged.
             */
            engagedAt: string;
            /**
             * Format: date-time
             * @description When a user released it.
             */
            releasedAt?: string;
            /**
             * Format: date-time
             * @description When platforms had first confirmed every pause; absent until then.
             */
            confirmedAt?: string;
            /** @description How it was released. */
            releaseMode?: "raise" | "resume" | (string & {});
            /**
             * Format: double
             * @description The amount that was passed.
             */
            budget: number;
            /**
             * Format: double
             * @description What had been spent.
             */
            spend: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Campaigns that it paused, of Spaces that you may see. */
            pausedCampaigns: string[];
            /**
             * Format: int32
             * @description How many more it paused in other Spaces.
             */
            hiddenCampaigns: number;
            /** @description Until it is released: what platforms say of its campaigns, of Spaces that you may see. A platform not listed was not asked yet. */
            pauses: components["schemas"]["BrakePause"][];
        };
        BrakeLevel: {
            /** @description `global`, or `campaign:` with the id of a campaign. */
            scope: string;
            /** @description ALERTED: threshold reached. ENGAGED: amount passed, campaigns are held until a user releases them. OVERRULED: released with `resume`, ARMED again after `overruledUntil`. DISARMED: the brake is off. */
            state: "ARMED" | "ALERTED" | "ENGAGED" | "OVERRULED" | "DISARMED" | (string & {});
            /**
             * Format: double
             * @description Per period, in the currency of the budget; null while engaged after its amount is gone.
             */
            budget: number | null;
            /**
             * Format: double
             * @description In the running period, as far as the platforms reported.
             */
            spend: number;
            /**
             * Format: date-time
             * @description The end of the overruled period.
             */
            overruledUntil?: string;
        };
        UnknownFor: {
            /** @description Platforms that report no conversions at this level; absent where all do. */
            conversions?: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
            /** @description Platforms that report no value of conversions at this level; absent where all do. */
            conversionValue?: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {}))[];
        };
        Budget: {
            /**
             * Format: double
             * @description For the whole account and a period; null while no amount is set.
             */
            globalBudget: number | null;
            /** @description Days and months of the account's zone. */
            period: "daily" | "monthly" | (string & {});
            /** @description ISO 4217. */
            currency: string;
            /** @description Units of `currency` per unit of another one. */
            rates: {
                [key: string]: number;
            };
            /** @description Whether to pause campaigns when the amount is spent. */
            emergencyBrake: boolean;
            /**
             * Format: int32
             * @description Percent of the amount that causes an alert.
             */
            alertThresholdPercent: number;
            /** @description Amounts of single campaigns. */
            campaignBrakes: components["schemas"]["CampaignBrake"][];
            /** @description How spending goes. Read-only. */
            pacing: components["schemas"]["Pacing"];
            /**
             * Format: date-time
             * @description When it was first written.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string | null;
            /**
             * Format: int32
             * @description +1 with every change; 0 before the first write. The ETag.
             */
            version: number;
        };
        ConversionAdjustmentItem: {
            /**
             * @description `RETRACTION` takes the conversion back, `RESTATEMENT` sets its value, `ENHANCEMENT` adds to what is known of the person.
             * @example RESTATEMENT
             */
            adjustmentType: components["schemas"]["AdjustmentType"];
            /**
             * @description Name or id of the conversion action.
             * @example Paid orders
             */
            conversionAction: string;
            /**
             * @description The order of the original; excludes a click id, except that an `ENHANCEMENT` needs it and may add `gclid`. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description Google's click id of the original, with `originalConversionDateTime`.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Microsoft's click id of the original, with `originalConversionDateTime`.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * Format: date-time
             * @description When the original happened, to the second.
             * @example 2026-11-20T09:30:00Z
             */
            originalConversionDateTime?: string;
            /**
             * Format: double
             * @description The new total, in major units; `RESTATEMENT` only.
             * @example 30
             */
            value?: number;
            /**
             * @description ISO 4217 of the original, which is the default; `RESTATEMENT` only.
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date-time
             * @description When it was adjusted: not before the original, not in the future; else now.
             * @example 2026-11-21T09:00:00Z
             */
            occurredAt?: string;
            /** @description What the person agreed to. */
            consent?: components["schemas"]["ConsentSignalInput"];
        };
        ConvertedItem: {
            /**
             * @description Your id of it.
             * @example sku-1
             */
            id?: string;
            /**
             * @description Its name.
             * @example Rye bread
             */
            name?: string;
            /**
             * @description Its category.
             * @example Bread
             */
            category?: string;
            /**
             * Format: double
             * @description How many.
             * @example 2
             */
            quantity?: number;
            /**
             * Format: double
             * @description Of one, in major units.
             * @example 4.5
             */
            price?: number;
        };
        PreflightBasis: {
            /** @description What angles are compared by. */
            measure: "CONVERSIONS_PER_CLICK" | "CLICKS_PER_IMPRESSION" | (string & {});
            /**
             * Format: int32
             * @description Days of these means: from the first to the last with figures, of the last 90.
             */
            days: number;
            /**
             * Format: double
             * @description Clicks a day.
             */
            clicksPerDay: number;
            /**
             * Format: double
             * @description Conversions per click, where platforms report them; null without clicks there.
             */
            cvr: number | null;
            /**
             * Format: double
             * @description Spend a day; null in several currencies.
             */
            spendPerDay: number | null;
            /**
             * Format: double
             * @description Spend per click; null without clicks or in several currencies.
             */
            cpc: number | null;
            /** @description ISO 4217; null in several currencies or without spend. */
            currency: string | null;
            /**
             * Format: double
             * @description How much better the best angle is assumed to be.
             */
            assumedLift: number;
        };
        Stats: {
            /**
             * Format: int64
             * @description How often it was shown.
             */
            impressions: number;
            /**
             * Format: int64
             * @description How often it was clicked.
             */
            clicks: number;
            /**
             * Format: double
             * @description May be fractions. Of the platforms that report them at this level; null where none does.
             */
            conversions: number | null;
            /** @description Platforms that do not report conversions, or their value: these figures, and ratios of them, are those of the others. Empty where all report. */
            unknownFor: components["schemas"]["UnknownFor"];
            /**
             * Format: double
             * @description Clicks per impression; null without impressions.
             */
            ctr: number | null;
            /** @description ISO 4217 of the amounts; null in several currencies. */
            currency: string | null;
            /**
             * Format: double
             * @description What was spent; null in several currencies.
             */
            spend: number | null;
            /**
             * Format: double
             * @description What conversions are worth; null in several currencies.
             */
            conversionValue: number | null;
            /**
             * Format: double
             * @description Spend per click; null without clicks or in several currencies.
             */
            avgCpc: number | null;
            /**
             * Format: double
             * @description Spend per conversion, where platforms report them; null without conversions or in several currencies.
             */
            cpa: number | null;
            /**
             * Format: double
             * @description Conversion value per spend, where platforms report it; null without spend or in several currencies.
             */
            roas: number | null;
            /** @description By currency. */
            byCurrency: components["schemas"]["Metrics"][];
            /**
             * Format: date-time
             * @description When the platform with the oldest figures was asked; null: never.
             */
            dataAsOf: string | null;
        };
        Pacing: {
            /**
             * Format: double
             * @description In this period; null until the platforms' figures are read, and while some of it has no rate.
             */
            spent: number | null;
            /**
             * Format: double
             * @description At the end of the period, by the mean of the last seven complete days; null with fewer than three, and with figures older than a day.
             */
            projected: number | null;
            /** @description OVER: amount passed. AT_RISK: projection above it. UNKNOWN: no amount or no projection. */
            status: "ON_TRACK" | "AT_RISK" | "OVER" | "UNKNOWN" | (string & {});
            /**
             * Format: date-time
             * @description How fresh it is.
             */
            dataAsOf: string | null;
        };
        UploadTotals: {
            /**
             * Format: int64
             * @description Conversions.
             */
            count: number;
            /**
             * Format: double
             * @description Their sum; null without values or in several currencies.
             */
            value: number | null;
            /** @description ISO 4217 of `value`. */
            currency: string | null;
            /**
             * Format: date-time
             * @description When the last one was accepted.
             */
            lastUploadAt: string | null;
        };
        CampaignTargetingInput: {
            /** @description The stored windows. */
            readonly schedule?: components["schemas"]["ExpandedWindowInput"][];
            /** @description Per kind of device. */
            devices?: {
                [key: string]: components["schemas"]["DeviceTargetInput"];
            };
            /** @description The audience on linkedin-ads. */
            linkedin?: components["schemas"]["LinkedinTargetingInput"];
        };
        ConversionResults: {
            /**
             * Format: int32
             * @description Items that are kept and will be sent.
             */
            accepted: number;
            /**
             * Format: int32
             * @description Items that were counted already.
             */
            duplicates: number;
            /**
             * Format: int32
             * @description Items that nothing was kept of.
             */
            rejected: number;
            /** @description One for each item, in their order. */
            results: components["schemas"]["ConversionResult"][];
            /** @description Parts that cannot be stored and were replaced; absent when none. */
            replaced?: components["schemas"]["ReplacedPart"][];
        };
        Brake: {
            /** @description Whether it is switched on and has an amount to watch. */
            armed: boolean;
            /** @description Whether any level holds campaigns. */
            engaged: boolean;
            /**
             * Format: date-time
             * @description How fresh the oldest figure is; null before anything was read.
             */
            dataAsOf: string | null;
            /** @description Whether the figures are older than 6 hours: current spending is unknown. */
            stale: boolean;
            /** @description The account's amount first, then those of single campaigns. */
            levels: components["schemas"]["BrakeLevel"][];
            /** @description Newest first. */
            events: components["schemas"]["BrakeEvent"][];
        };
        AngleReadout: {
            /** @description The angle; it may be deleted. */
            angleId: string;
            /** @description Its business. */
            businessId: string | null;
            /** @description Its name; null once deleted. */
            name: string | null;
            /** @description Its status; null once deleted. */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED" | (string & {}) | null;
            /** @description `ahead` is the leader alone; `decided` and `no_difference` are all angles of a test. */
            state: "collecting" | "ahead" | "decided" | "no_difference" | (string & {});
            /** @description Whether its expected rate is the highest. */
            isLeader: boolean;
            /**
             * Format: double
             * @description P(its rate is the highest); null without successes.
             */
            probabilityBest: number | null;
            /**
             * Format: double
             * @description The part of a month's spend on it that the best angle would have saved, in `currency`. Null without successes or spend, or in several currencies.
             */
            expectedMonthlyLoss: number | null;
            /** @description What angles are compared by. */
            measure: "CONVERSIONS_PER_CLICK" | "CLICKS_PER_IMPRESSION" | (string & {});
            /**
             * Format: int64
             * @description How often its ads were shown.
             */
            impressions: number;
            /**
             * Format: int64
             * @description Clicks on its ads.
             */
            clicks: number;
            /**
             * Format: double
             * @description May be fractions. Of the platforms that report them at this level; null where none does.
             */
            conversions: number | null;
            /** @description Platforms that do not report conversions, or their value: these figures, and ratios of them, are those of the others. Empty where all report. */
            unknownFor: components["schemas"]["UnknownFor"];
            /**
             * Format: double
             * @description What was spent; null in several currencies (`GET /reports/performance?groupBy=angle` has each).
             */
            spend: number | null;
            /** @description ISO 4217; null in several currencies or without spend. */
            currency: string | null;
            /** @description What may make the comparison unfair or slow. */
            flags: ("SKEWED_DELIVERY" | "STARVED" | "PLATFORM_MIX_DIVERGES" | "TRACKING_MISSING" | (string & {}))[];
            /** @description Its last change of state; null: none. */
            lastTransition: components["schemas"]["AngleTransition"] | null;
            /**
             * Format: date
             * @description The first day, in the account's zone.
             */
            from: string;
            /**
             * Format: date
             * @description The last day: today.
             */
            to: string;
            /**
             * Format: date-time
             * @description When the platform with the oldest figures was asked; null: never.
             */
            dataAsOf: string | null;
        };
        PerformanceRow: {
            /**
             * Format: int64
             * @description How often it was shown.
             */
            impressions: number;
            /**
             * Format: int64
             * @description How often it was clicked.
             */
            clicks: number;
            /**
             * Format: double
             * @description May be fractions. Of the platforms that report them at this level; null where none does.
             */
            conversions: number | null;
            /** @description Platforms that do not report conversions, or their value: these figures, and ratios of them, are those of the others. Empty where all report. */
            unknownFor: components["schemas"]["UnknownFor"];
            /**
             * Format: double
             * @description Clicks per impression; null without impressions.
             */
            ctr: number | null;
            /** @description ISO 4217 of the amounts. */
            currency: string;
            /**
             * Format: double
             * @description What was spent.
             */
            spend: number;
            /**
             * Format: double
             * @description What conversions are worth. Of the platforms that report it at this level; null where none does.
             */
            conversionValue: number | null;
            /**
             * Format: double
             * @description Spend per click; null without clicks.
             */
            avgCpc: number | null;
            /**
             * Format: double
             * @description Spend per conversion, where platforms report them; null without conversions.
             */
            cpa: number | null;
            /**
             * Format: double
             * @description Conversion value per spend, where platforms report it; null without spend.
             */
            roas: number | null;
            /**
             * Format: date
             * @description The day, in the ad account's zone.
             */
            day?: string;
            /** @description The platform that reported it. */
            platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | (string & {});
            /** @description The campaign. */
            campaignId?: string;
            /** @description The ad group. */
            adGroupId?: string;
            /** @description The ad. */
            adId?: string;
            /** @description The keyword. */
            keywordId?: string;
            /** @description The claim that the ads argue now; it may be deleted. Null: none. */
            angleId?: string | null;
        };
        Metrics: {
            /**
             * Format: int64
             * @description How often it was shown.
             */
            impressions: number;
            /**
             * Format: int64
             * @description How often it was clicked.
             */
            clicks: number;
            /**
             * Format: double
             * @description May be fractions. Of the platforms that report them at this level; null where none does.
             */
            conversions: number | null;
            /** @description Platforms that do not report conversions, or their value: these figures, and ratios of them, are those of the others. Empty where all report. */
            unknownFor: components["schemas"]["UnknownFor"];
            /**
             * Format: double
             * @description Clicks per impression; null without impressions.
             */
            ctr: number | null;
            /** @description ISO 4217 of the amounts. */
            currency: string;
            /**
             * Format: double
             * @description What was spent.
             */
            spend: number;
            /**
             * Format: double
             * @description What conversions are worth. Of the platforms that report it at this level; null where none does.
             */
            conversionValue: number | null;
            /**
             * Format: double
             * @description Spend per click; null without clicks.
             */
            avgCpc: number | null;
            /**
             * Format: double
             * @description Spend per conversion, where platforms report them; null without conversions.
             */
            cpa: number | null;
            /**
             * Format: double
             * @description Conversion value per spend, where platforms report it; null without spend.
             */
            roas: number | null;
        };
        ReportMeta: {
            /** @description For the next page; null on the last. */
            nextCursor: string | null;
            /**
             * Format: int32
             * @description Items in this page.
             */
            total: number;
            /**
             * Format: date-time
             * @description When the platform with the oldest figures was asked; null: never.
             */
            dataAsOf: string | null;
            /** @description Currencies that no rate leads from to the one asked for; they are added to nothing. */
            unconverted: string[];
        };
        Me: {
            /** @description The user. */
            uid: string;
            /** @description The e-mail address. */
            email: string;
            /** @description The account that owns the Space. */
            accountId: string;
            /** @description The plan of that account. */
            plan: components["schemas"]["Plan"];
            /** @description What the token may do. */
            scopes: ("campaigns:read" | "campaigns:write" | "ads:read" | "ads:write" | "keywords:read" | "keywords:write" | "assets:read" | "assets:write" | "businesses:read" | "businesses:write" | "reports:read" | "sync:read" | "sync:write" | (string & {}))[];
            /** @description IANA zone of the account, for its days and months. */
            timeZone: string;
            /** @description ISO 4217 of the account. */
            currency: string;
            /** @description The environment. */
            environment: "live" | "test" | (string & {});
            /** @description The Space of this request. */
            spaceId: string;
            /** @description Alerts of the account. */
            alerts: components["schemas"]["AlertCount"];
            /** @description What requests are counted against, in the account that the token was made in. */
            allowance: components["schemas"]["Allowance"];
        };
        AnglePreflight: {
            /**
             * Format: int32
             * @description How many angles.
             */
            count: number;
            /** @description Whether four in five such tests are decided within 26 weeks. */
            resolvable: boolean;
            /** @description Null when it is not resolvable. */
            weeks: components["schemas"]["WeekRange"] | null;
            /** @description What would make it resolvable; null when it is. */
            advice: string | null;
            /** @description What it is computed from. */
            basis: components["schemas"]["PreflightBasis"];
        };
        Sync: {
            /** @description The sync. */
            id: string;
            /** @description As recorded; a stalled sync is still `in_progress`. */
            status: "queued" | "in_progress" | "stalled" | "completed" | "partial" | "failed" | "cancelled" | (string & {});
            /** @description Poll until `completed`, `partial`, `failed` or `cancelled`. `partial`: also when something was blocked. `stalled`: no progress for over 10 minutes. */
            effectiveStatus: "queued" | "in_progress" | "stalled" | "completed" | "partial" | "failed" | "cancelled" | (string & {});
            /** @description The plan; null until it is made. */
            planHash: string | null;
            /** @description What was asked for. */
            scope: components["schemas"]["PlanScope"];
            /** @description Who triggered it. */
            requestedBy: string;
            /**
             * Format: date-time
             * @description When it was triggered.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a worker took it up.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it was over.
             */
            finishedAt: string | null;
            /** @description What became of its operations. */
            counts: components["schemas"]["SyncCounts"];
            /** @description How many requests each platform got. */
            platformCalls: {
                [key: string]: number;
            };
            /**
             * Format: date-time
             * @description When deferred operations go on.
             */
            resumesAt: string | null;
            /** @description How far it is. */
            progress: components["schemas"]["SyncProgress"];
            /** @description Why it ended before there was a plan. */
            failure?: components["schemas"]["Failure"];
        };
        Preview: {
            /** @description The preview. */
            id: string;
            /** @description Poll while it is `computing`. */
            status: "computing" | "ready" | "failed" | (string & {});
            /** @description For `POST /sync`; null until the plan is ready. */
            planHash: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until then it can be triggered; it can be read for 30 days.
             */
            expiresAt: string;
            /** @description What was asked for. */
            scope: components["schemas"]["PlanScope"];
            /** @description Counts; null until the plan is ready. */
            summary: components["schemas"]["PlanSummary"] | null;
            /** @description Changes per ad account. */
            platforms: components["schemas"]["PlatformPlan"][];
            /** @description Edits on platforms that wait for `resolve`. The first 1000; `summary` counts all. */
            drift: components["schemas"]["Drift"][];
            /** @description What is blocked, and why. The first 1000; `summary` counts all. */
            blocked: components["schemas"]["Blocked"][];
            /** @description Null when no campaign takes part. */
            spend: components["schemas"]["Spend"] | null;
            /** @description What several platforms warn of alike is one warning, counted by `summary` once per platform. The first 1000. */
            warnings: components["schemas"]["PlanWarning"][];
            /** @description The sync that applied it. */
            syncId: string | null;
            /** @description Why there is no plan. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description What became of one item. */
        BulkResult: {
            /**
             * Format: int32
             * @description Place of the item in the request.
             */
            index: number;
            /** @description What was done. */
            status: "created" | "updated" | "deleted" | "failed" | (string & {});
            /** @description The record, where there is one. */
            id?: string;
            error?: components["schemas"]["BulkError"];
        };
        SyncProgress: {
            /**
             * Format: int32
             * @description Operations.
             */
            total: number;
            /**
             * Format: int32
             * @description Operations that are over.
             */
            done: number;
            /** @description Per campaign and platform. */
            campaignDetails: components["schemas"]["CampaignDetail"][];
        };
        PlanSummary: {
            /**
             * Format: int32
             * @description Objects that take over changes of a platform.
             */
            imports: number;
            /**
             * Format: int32
             * @description Objects created, updated, replaced or released.
             */
            exports: number;
            /**
             * Format: int32
             * @description Objects removed, without what goes with them.
             */
            removals: number;
            /**
             * Format: int32
             * @description Fields that drifted and are left alone.
             */
            drift: number;
            /**
             * Format: int32
             * @description Campaigns, per platform, that nothing is sent for.
             */
            blocked: number;
            /**
             * Format: int32
             * @description Objects that stay as they are.
             */
            unchanged: number;
            /**
             * Format: int32
             * @description Things to know.
             */
            warnings: number;
        };
        AlertCount: {
            /**
             * Format: int32
             * @description Alerts that the caller has not read.
             */
            unread: number;
        };
        Quota: {
            /**
             * Format: int32
             * @description Requests that only read.
             */
            readCalls: number;
            /**
             * Format: int32
             * @description Requests that write.
             */
            calls: number;
            /**
             * Format: int32
             * @description Operations as the platform's quota counts them.
             */
            operations: number;
            /**
             * Format: int32
             * @description The installation's daily limit, where known.
             */
            dailyLimit?: number;
            /**
             * Format: int32
             * @description What was left of it for the plan; the whole application draws on it.
             */
            leftToday?: number;
            /**
             * Format: int32
             * @description Days under that limit, today included, with all that this plan does through the application.
             */
            days: number;
        };
        WeekRange: {
            /**
             * Format: int32
             * @description By then one in five tests is decided.
             */
            p20: number;
            /**
             * Format: int32
             * @description By then four in five tests are decided.
             */
            p80: number;
        };
        SyncCounts: {
            /**
             * Format: int32
             * @description Taken over from a platform.
             */
            imported: number;
            /**
             * Format: int32
             * @description Created, updated or replaced on a platform.
             */
            exported: number;
            /**
             * Format: int32
             * @description Removed from a platform.
             */
            removed: number;
            /**
             * Format: int32
             * @description Failed, or of unknown outcome.
             */
            failed: number;
            /**
             * Format: int32
             * @description Not sent: a parent failed, the sync was cancelled or the object was edited.
             */
            skipped: number;
            /**
             * Format: int32
             * @description Waiting for a quota.
             */
            deferred: number;
            /**
             * Format: int32
             * @description Campaigns, per platform, that nothing is sent for.
             */
            blocked: number;
        };
        /** @description How many items came through. */
        BulkMeta: {
            /**
             * Format: int32
             * @description Items done.
             */
            succeeded: number;
            /**
             * Format: int32
             * @description Items refused.
             */
            failed: number;
        };
        /** @description Where the list goes on. */
        ListMeta: {
            /** @description For the next page; null on the last. */
            nextCursor: string | null;
            /**
             * Format: int32
             * @description Items in this page.
             */
            total: number;
        };
        UploadMeta: {
            /** @description For the next page; null on the last. */
            nextCursor: string | null;
            /**
             * Format: int32
             * @description Items of this page.
             */
            total: number;
            /** @description What all pages come to. */
            totals: components["schemas"]["UploadTotals"];
        };
        Allowance: {
            /**
             * Format: int32
             * @description Requests per minute of this token.
             */
            perMinute: number;
            /**
             * Format: int32
             * @description Requests per day (UTC) of the account; 0 is unlimited.
             */
            perDay: number;
            /**
             * Format: int64
             * @description Requests of the account since midnight (UTC), this one included.
             */
            usedToday: number;
            /**
             * Format: date-time
             * @description When the next day begins.
             */
            resetsAt: string;
        };
        AdjustmentResults: {
            /**
             * Format: int32
             * @description Items that are kept and will be sent.
             */
            accepted: number;
            /**
             * Format: int32
             * @description Items that were counted already.
             */
            duplicates: number;
            /**
             * Format: int32
             * @description Items that nothing was kept of.
             */
            rejected: number;
            /** @description One for each item, in their order. */
            results: components["schemas"]["ConversionResult"][];
            /** @description Parts that cannot be stored and were replaced; absent when none. */
            replaced?: components["schemas"]["ReplacedPart"][];
            /**
             * Format: int32
             * @description Items that wait for their original, not known yet.
             */
            parked: number;
        };
        Received: {
            /** @description Taken, known already or never to be taken: do not send it again. */
            received: boolean;
            /** @description Parts that cannot be stored and were replaced; absent when none. */
            replaced?: components["schemas"]["ReplacedPart"][];
        };
        CampaignTargeting: {
            /** @description The stored windows. */
            readonly schedule?: components["schemas"]["ExpandedWindow"][];
            /** @description Per kind of device. */
            devices?: {
                [key: string]: components["schemas"]["DeviceTarget"];
            };
            /** @description The audience on linkedin-ads. */
            linkedin?: components["schemas"]["LinkedinTargeting"];
        };
        BulkResponse: {
            /** @description One for each item of the request, in its order. */
            data: components["schemas"]["BulkResult"][];
            meta: components["schemas"]["BulkMeta"];
        };
        OperationListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Operation"][];
            meta: components["schemas"]["ListMeta"];
        };
        CampaignAssetListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["CampaignAsset"][];
            meta: components["schemas"]["ListMeta"];
        };
        CampaignListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Campaign"][];
            meta: components["schemas"]["ListMeta"];
        };
        AssetListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Asset"][];
            meta: components["schemas"]["ListMeta"];
        };
        SpaceListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Space"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The one shape of every refusal. */
        ErrorResponse: {
            error: components["schemas"]["ApiError"];
        };
        SyncListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Sync"][];
            meta: components["schemas"]["ListMeta"];
        };
        AdGroupListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["AdGroup"][];
            meta: components["schemas"]["ListMeta"];
        };
        AdAssetListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["AdAsset"][];
            meta: components["schemas"]["ListMeta"];
        };
        ConversionActionListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["ConversionAction"][];
            meta: components["schemas"]["ListMeta"];
        };
        ChangeListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Change"][];
            meta: components["schemas"]["ListMeta"];
        };
        ConversionSourceListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["ConversionSource"][];
            meta: components["schemas"]["ListMeta"];
        };
        DisapprovalListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Disapproval"][];
            meta: components["schemas"]["ListMeta"];
        };
        AdListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Ad"][];
            meta: components["schemas"]["ListMeta"];
        };
        AlertListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Alert"][];
            meta: components["schemas"]["ListMeta"];
        };
        AngleReadoutListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["AngleReadout"][];
            meta: components["schemas"]["ListMeta"];
        };
        ConversionAdjustmentListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["ConversionAdjustment"][];
            meta: components["schemas"]["ListMeta"];
        };
        ConceptListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Concept"][];
            meta: components["schemas"]["ListMeta"];
        };
        TracedConversionListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["TracedConversion"][];
            meta: components["schemas"]["ListMeta"];
        };
        ConnectionListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Connection"][];
            meta: components["schemas"]["ListMeta"];
        };
        GrantListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Grant"][];
            meta: components["schemas"]["ListMeta"];
        };
        AngleListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Angle"][];
            meta: components["schemas"]["ListMeta"];
        };
        AttachmentListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Attachment"][];
            meta: components["schemas"]["ListMeta"];
        };
        PerformanceRowListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["PerformanceRow"][];
            meta: components["schemas"]["ReportMeta"];
        };
        PostRevisionListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["PostRevision"][];
            meta: components["schemas"]["ListMeta"];
        };
        PlatformSummaryListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["PlatformSummary"][];
            meta: components["schemas"]["ListMeta"];
        };
        SocialPostSummaryListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["SocialPostSummary"][];
            meta: components["schemas"]["ListMeta"];
        };
        MemberListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Member"][];
            meta: components["schemas"]["ListMeta"];
        };
        MediaRequirementsListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["MediaRequirements"][];
            meta: components["schemas"]["ListMeta"];
        };
        KeywordListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Keyword"][];
            meta: components["schemas"]["ListMeta"];
        };
        BusinessListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["Business"][];
            meta: components["schemas"]["ListMeta"];
        };
        OfflineConversionListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["OfflineConversion"][];
            meta: components["schemas"]["UploadMeta"];
        };
        InboxEntryListResponse: {
            /** @description The records of this page. */
            data: components["schemas"]["InboxEntry"][];
            meta: components["schemas"]["ListMeta"];
        };
        AttachmentResponse: {
            data: components["schemas"]["Attachment"];
        };
        AttemptResponse: {
            data: components["schemas"]["Attempt"];
        };
        AlertResponse: {
            data: components["schemas"]["Alert"];
        };
        AnglePreflightResponse: {
            data: components["schemas"]["AnglePreflight"];
        };
        AngleResponse: {
            data: components["schemas"]["Angle"];
        };
        KeywordResponse: {
            data: components["schemas"]["Keyword"];
        };
        AdGroupResponse: {
            data: components["schemas"]["AdGroup"];
        };
        AdResponse: {
            data: components["schemas"]["Ad"];
        };
        ConversionSourceResponse: {
            data: components["schemas"]["ConversionSource"];
        };
        AdjustmentResultsResponse: {
            data: components["schemas"]["AdjustmentResults"];
        };
        AssetsResponse: {
            data: components["schemas"]["Assets"];
        };
        SyncResponse: {
            data: components["schemas"]["Sync"];
        };
        ReceivedResponse: {
            data: components["schemas"]["Received"];
        };
        ChosenAccountsResponse: {
            data: components["schemas"]["ChosenAccounts"];
        };
        MemberResponse: {
            data: components["schemas"]["Member"];
        };
        StatsResponse: {
            data: components["schemas"]["Stats"];
        };
        MeResponse: {
            data: components["schemas"]["Me"];
        };
        SocialPostResponse: {
            data: components["schemas"]["SocialPost"];
        };
        BrakeResponse: {
            data: components["schemas"]["Brake"];
        };
        ConceptResponse: {
            data: components["schemas"]["Concept"];
        };
        AssetResponse: {
            data: components["schemas"]["Asset"];
        };
        SpaceResponse: {
            data: components["schemas"]["Space"];
        };
        GrantResponse: {
            data: components["schemas"]["Grant"];
        };
        BusinessResponse: {
            data: components["schemas"]["Business"];
        };
        InboxEntryDetailResponse: {
            data: components["schemas"]["InboxEntryDetail"];
        };
        InboxEntryResponse: {
            data: components["schemas"]["InboxEntry"];
        };
        AdAssetResponse: {
            data: components["schemas"]["AdAsset"];
        };
        ReplayedInboxResponse: {
            data: components["schemas"]["ReplayedInbox"];
        };
        PlatformResponse: {
            data: components["schemas"]["Platform"];
        };
        ReplayResponse: {
            data: components["schemas"]["Replay"];
        };
        ReadSourcesResponse: {
            data: components["schemas"]["ReadSources"];
        };
        CampaignAssetResponse: {
            data: components["schemas"]["CampaignAsset"];
        };
        PreviewResponse: {
            data: components["schemas"]["Preview"];
        };
        ConversionResultsResponse: {
            data: components["schemas"]["ConversionResults"];
        };
        TriggeredResponse: {
            data: components["schemas"]["Triggered"];
        };
        IdentifiedResponse: {
            data: components["schemas"]["Identified"];
        };
        UnlinkedResponse: {
            data: components["schemas"]["Unlinked"];
        };
        ConversionTraceResponse: {
            data: components["schemas"]["ConversionTrace"];
        };
        BudgetResponse: {
            data: components["schemas"]["Budget"];
        };
        ConnectionCheckResponse: {
            data: components["schemas"]["ConnectionCheck"];
        };
        ConnectionResponse: {
            data: components["schemas"]["Connection"];
        };
        ConversionActionResponse: {
            data: components["schemas"]["ConversionAction"];
        };
        ValidationResponse: {
            data: components["schemas"]["Validation"];
        };
        CampaignResponse: {
            data: components["schemas"]["Campaign"];
        };
        SplitCampaignResponse: {
            data: components["schemas"]["SplitCampaign"];
        };
        ScheduledCampaignResponse: {
            data: components["schemas"]["ScheduledCampaign"];
        };
        TargetedCampaignResponse: {
            data: components["schemas"]["TargetedCampaign"];
        };
        CreativeVocabularyResponse: {
            data: components["schemas"]["CreativeVocabulary"];
        };
        ConsentSignalInput: {
            /**
             * @description To send their data to platforms.
             * @example GRANTED
             */
            ad_user_data?: components["schemas"]["Consent"];
            /**
             * @description To personalise ads.
             * @example DENIED
             */
            ad_personalization?: components["schemas"]["Consent"];
        };
        ConsentSignal: {
            /** @description To send their data to platforms. */
            ad_user_data?: "GRANTED" | "DENIED" | "UNKNOWN" | (string & {});
            /** @description To personalise ads. */
            ad_personalization?: "GRANTED" | "DENIED" | "UNKNOWN" | (string & {});
        };
        /** @enum {string} */
        Consent: "GRANTED" | "DENIED" | "UNKNOWN";
        /** @enum {string} */
        DeviceKind: "desktop" | "mobile" | "tablet";
        DeviceTargetInput: {
            /**
             * @description Whether ads show there.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: double
             * @description Percent by which bids change.
             * @example 20
             */
            bidAdjustment?: number;
        };
        PlanOptionsInput: {
            /**
             * @description Whether ad groups and all below them take part; else they are neither sent nor removed.
             * @default true
             * @example true
             */
            includeAdGroups?: boolean;
            /**
             * @description Whether keywords take part; else they are neither sent nor removed.
             * @default true
             * @example true
             */
            includeKeywords?: boolean;
            /**
             * @description Whether ads take part; else they are neither sent nor removed.
             * @default true
             * @example true
             */
            includeAds?: boolean;
        };
        NetworksInput: {
            /**
             * @description Result pages of the network itself.
             * @default true
             * @example true
             */
            search?: boolean;
            /**
             * @description Result pages of its partners.
             * @default false
             * @example false
             */
            searchPartners?: boolean;
            /**
             * @description Other websites.
             * @default false
             * @example false
             */
            display?: boolean;
        };
        NetworksPatch: {
            /**
             * @description Result pages of the network itself.
             * @example true
             */
            search?: boolean;
            /**
             * @description Result pages of its partners.
             * @example false
             */
            searchPartners?: boolean;
            /**
             * @description Other websites.
             * @example false
             */
            display?: boolean;
        };
        Networks: {
            /** @description Result pages of the network itself. */
            search: boolean;
            /** @description Result pages of its partners. */
            searchPartners: boolean;
            /** @description Other websites. */
            display: boolean;
        };
        PlanOptions: {
            /** @description Whether ad groups and all below them take part; else they are neither sent nor removed. */
            includeAdGroups: boolean;
            /** @description Whether keywords take part; else they are neither sent nor removed. */
            includeKeywords: boolean;
            /** @description Whether ads take part; else they are neither sent nor removed. */
            includeAds: boolean;
        };
        SpaceSettingsInput: {
            /**
             * @description Of phone numbers without a country code.
             * @example DE
             */
            defaultCountry?: string | null;
            /**
             * @description Country of persons for whom none is stated.
             * @example DE
             */
            region?: string | null;
            /**
             * @description Of times without a zone; else the account's.
             * @example Europe/Berlin
             */
            timeZone?: string | null;
            /**
             * @description `lastClick` (default): the platform of the click alone. `allMatching`: every platform that may match.
             * @example lastClick
             */
            routing?: components["schemas"]["Routing"] | null;
            /**
             * @description Take events of names that are not in the table of event names.
             * @example false
             */
            customEvents?: boolean | null;
        };
        Address: {
            /**
             * @description City.
             * @example Berlin
             */
            city?: string;
            /**
             * @description State or region.
             * @example BE
             */
            region?: string;
            /**
             * @description Postal code.
             * @example 10115
             */
            postalCode?: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example DE
             */
            countryCode?: string;
        };
        NamedArea: {
            /**
             * @description In any language; what it lies in may follow a comma: `Springfield, IL`.
             * @example Springfield
             */
            name: string;
            /**
             * @description What kind of place.
             * @example CITY
             */
            type?: components["schemas"]["LocationType"];
            /**
             * @description ISO 3166-1 code of its country.
             * @example US
             */
            countryCode?: string;
        };
        DeviceTarget: {
            /** @description Whether ads show there. */
            enabled: boolean;
            /**
             * Format: double
             * @description Percent by which bids change.
             */
            bidAdjustment?: number;
        };
        GeoTargetInput: {
            /**
             * @description Stable id of the row, chosen by you; made when left out.
             * @example geo_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id?: string;
            /**
             * @description A named place, or a circle.
             * @example AREA
             */
            kind: components["schemas"]["GeoTargetKind"];
            /**
             * @description Display name.
             * @example Berlin
             */
            name: string;
            /**
             * @description Excludes the place. Circles cannot be excluded.
             * @default false
             * @example false
             */
            negative?: boolean;
            /**
             * Format: double
             * @description Percent of change of bids; included rows only.
             * @example 10
             */
            bidAdjustment?: number | null;
            /**
             * Format: double
             * @description Audience estimate of the platform, if given.
             * @example 3600000
             */
            readonly reach?: number;
            /**
             * @description Areas: geo id on google-ads.
             * @example 1003854
             */
            criterionId?: string | null;
            /**
             * @description Areas: location id on microsoft-ads.
             * @example 126
             */
            msLocationId?: string | null;
            /**
             * @description Areas: what reddit-ads calls it, once asked.
             * @example DE:2950159
             */
            readonly redditLocationId?: string;
            /**
             * @description Areas: kind and key on meta-ads, once asked.
             * @example city:564000
             */
            readonly metaLocationId?: string;
            /**
             * @description Areas: what openai-ads calls it, once asked.
             * @example 3000194
             */
            readonly openaiLocationId?: string;
            /**
             * @description Areas: what linkedin-ads calls it, once asked.
             * @example urn:li:geo:103035651
             */
            readonly linkedinLocationId?: string;
            /**
             * @description Areas: platform-independent id of the place.
             * @example geonames:2950159
             */
            canonicalId?: string | null;
            /**
             * @description Areas: what kind of place.
             * @example CITY
             */
            type?: components["schemas"]["LocationType"] | null;
            /**
             * @description Areas: ISO 3166-1 country code.
             * @example DE
             */
            countryCode?: string | null;
            /**
             * Format: double
             * @description Circles: latitude of the centre.
             * @example 52.52
             */
            lat?: number | null;
            /**
             * Format: double
             * @description Circles: longitude of the centre.
             * @example 13.4
             */
            lng?: number | null;
            /**
             * Format: double
             * @description Circles: in `unit`; clamped to 1 to 500 when pushed.
             * @example 5
             */
            radius?: number | null;
            /**
             * @description Circles: unit of the radius; km when left out.
             * @example km
             */
            unit?: components["schemas"]["RadiusUnit"] | null;
        };
        PlaceAlternative: {
            /** @description Leads to it, given its type and country. */
            name: string;
            /** @description What kind of place. */
            type: "COUNTRY" | "REGION" | "METRO" | "CITY" | "DISTRICT" | "POSTAL_CODE" | "AIRPORT" | "UNIVERSITY" | "GLOBAL" | (string & {});
            /** @description ISO 3166-1 code. */
            countryCode: string;
            /** @description Its region. */
            region: string | null;
            /** @description Platform-independent id. */
            canonicalId: string;
        };
        RadiusInput: {
            /**
             * Format: double
             * @description In `unit`; clamped to 1 to 500 when pushed.
             * @example 20
             */
            radius: number;
            /**
             * @description Unit of the radius.
             * @default km
             * @example km
             */
            unit?: components["schemas"]["RadiusUnit"];
            /**
             * Format: double
             * @description Latitude of the centre.
             * @example 48.137
             */
            lat?: number;
            /**
             * Format: double
             * @description Longitude of the centre.
             * @example 11.575
             */
            lng?: number;
            /**
             * @description A city, district, airport or postal code in the centre.
             * @example Munich
             */
            around?: string;
            /**
             * @description Display name; says where the circle is when left out.
             * @example Around the shop
             */
            name?: string;
            /**
             * @description ISO 3166-1 code of its country.
             * @example US
             */
            countryCode?: string;
        };
        ExpandedWindowInput: {
            /**
             * @description The day of the week.
             * @example MONDAY
             */
            day: components["schemas"]["Weekday"];
            /**
             * Format: int32
             * @description The hour it starts.
             * @example 9
             */
            startHour: number;
            /**
             * @description Minutes past that hour.
             * @example ZERO
             */
            startMinute: components["schemas"]["QuarterHour"];
            /**
             * Format: int32
             * @description The hour it ends; 24 is the end of the day.
             * @example 17
             */
            endHour: number;
            /**
             * @description Minutes past that hour.
             * @example ZERO
             */
            endMinute: components["schemas"]["QuarterHour"];
            /**
             * Format: double
             * @description Multiplies bids; 1 changes nothing.
             * @example 1
             */
            bidModifier: number;
        };
        ScheduleWindowPatch: {
            /**
             * @description The day of the week.
             * @example MONDAY
             */
            day: components["schemas"]["Weekday"];
            /**
             * Format: int32
             * @description The hour it starts, in the schedule's zone.
             * @example 9
             */
            startHour: number;
            /**
             * @description Minutes past that hour.
             * @example ZERO
             */
            startMinute?: components["schemas"]["QuarterHour"];
            /**
             * Format: int32
             * @description The hour it ends; 24 is the end of the day.
             * @example 17
             */
            endHour: number;
            /**
             * @description Minutes past that hour.
             * @example ZERO
             */
            endMinute?: components["schemas"]["QuarterHour"];
            /**
             * Format: double
             * @description Multiplies bids; 1 changes nothing. Clamped to the range of the platform.
             * @example 1.2
             */
            bidModifier?: number;
        };
        /** @enum {string} */
        LocationType: "COUNTRY" | "REGION" | "METRO" | "CITY" | "DISTRICT" | "POSTAL_CODE" | "AIRPORT" | "UNIVERSITY" | "GLOBAL";
        BiddingStrategyInput: {
            /**
             * @description What it aims for.
             * @default MAXIMIZE_CLICKS
             * @example MAXIMIZE_CLICKS
             */
            type?: components["schemas"]["BiddingStrategyType"];
            /**
             * Format: double
             * @description Cost per conversion; TARGET_CPA only, and needed there.
             * @example 12.5
             */
            targetCpa?: number | null;
            /**
             * Format: double
             * @description Value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there.
             * @example 2.5
             */
            targetRoas?: number | null;
            /**
             * Format: double
             * @description Percent of impressions; TARGET_IMPRESSION_SHARE only, and needed there.
             * @example 65
             */
            targetImpressionShare?: number | null;
            /**
             * @description Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out.
             * @example TOP
             */
            impressionShareLocation?: components["schemas"]["ImpressionShareLocation"] | null;
            /**
             * Format: double
             * @description Maximum per click.
             * @example 1.2
             */
            maxCpcBidCeiling?: number | null;
        };
        GeoTargetPatch: {
            /**
             * @description Stable id of the row, chosen by you; made when left out.
             * @example geo_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id?: string;
            /**
             * @description A named place, or a circle.
             * @example AREA
             */
            kind: components["schemas"]["GeoTargetKind"];
            /**
             * @description Display name.
             * @example Berlin
             */
            name: string;
            /**
             * @description Excludes the place. Circles cannot be excluded.
             * @example false
             */
            negative?: boolean;
            /**
             * Format: double
             * @description Percent of change of bids; included rows only.
             * @example 10
             */
            bidAdjustment?: number | null;
            /**
             * Format: double
             * @description Audience estimate of the platform, if given.
             * @example 3600000
             */
            readonly reach?: number;
            /**
             * @description Areas: geo id on google-ads.
             * @example 1003854
             */
            criterionId?: string | null;
            /**
             * @description Areas: location id on microsoft-ads.
             * @example 126
             */
            msLocationId?: string | null;
            /**
             * @description Areas: what reddit-ads calls it, once asked.
             * @example DE:2950159
             */
            readonly redditLocationId?: string;
            /**
             * @description Areas: kind and key on meta-ads, once asked.
             * @example city:564000
             */
            readonly metaLocationId?: string;
            /**
             * @description Areas: what openai-ads calls it, once asked.
             * @example 3000194
             */
            readonly openaiLocationId?: string;
            /**
             * @description Areas: what linkedin-ads calls it, once asked.
             * @example urn:li:geo:103035651
             */
            readonly linkedinLocationId?: string;
            /**
             * @description Areas: platform-independent id of the place.
             * @example geonames:2950159
             */
            canonicalId?: string | null;
            /**
             * @description Areas: what kind of place.
             * @example CITY
             */
            type?: components["schemas"]["LocationType"] | null;
            /**
             * @description Areas: ISO 3166-1 country code.
             * @example DE
             */
            countryCode?: string | null;
            /**
             * Format: double
             * @description Circles: latitude of the centre.
             * @example 52.52
             */
            lat?: number | null;
            /**
             * Format: double
             * @description Circles: longitude of the centre.
             * @example 13.4
             */
            lng?: number | null;
            /**
             * Format: double
             * @description Circles: in `unit`; clamped to 1 to 500 when pushed.
             * @example 5
             */
            radius?: number | null;
            /**
             * @description Circles: unit of the radius; km when left out.
             * @example km
             */
            unit?: components["schemas"]["RadiusUnit"] | null;
        };
        BiddingStrategyPatch: {
            /**
             * @description What it aims for.
             * @example MAXIMIZE_CLICKS
             */
            type?: components["schemas"]["BiddingStrategyType"];
            /**
             * Format: double
             * @description Cost per conversion; TARGET_CPA only, and needed there.
             * @example 12.5
             */
            targetCpa?: number | null;
            /**
             * Format: double
             * @description Value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there.
             * @example 2.5
             */
            targetRoas?: number | null;
            /**
             * Format: double
             * @description Percent of impressions; TARGET_IMPRESSION_SHARE only, and needed there.
             * @example 65
             */
            targetImpressionShare?: number | null;
            /**
             * @description Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out.
             * @example TOP
             */
            impressionShareLocation?: components["schemas"]["ImpressionShareLocation"] | null;
            /**
             * Format: double
             * @description Maximum per click.
             * @example 1.2
             */
            maxCpcBidCeiling?: number | null;
        };
        GeoTarget: {
            /** @description Stable id of the row, chosen by you; made when left out. */
            id?: string;
            /** @description A named place, or a circle. */
            kind: "AREA" | "RADIUS" | (string & {});
            /** @description Display name. */
            name: string;
            /** @description Excludes the place. Circles cannot be excluded. */
            negative: boolean;
            /**
             * Format: double
             * @description Percent of change of bids; included rows only.
             */
            bidAdjustment?: number | null;
            /**
             * Format: double
             * @description Audience estimate of the platform, if given.
             */
            readonly reach?: number;
            /** @description Areas: geo id on google-ads. */
            criterionId?: string | null;
            /** @description Areas: location id on microsoft-ads. */
            msLocationId?: string | null;
            /** @description Areas: what reddit-ads calls it, once asked. */
            readonly redditLocationId?: string;
            /** @description Areas: kind and key on meta-ads, once asked. */
            readonly metaLocationId?: string;
            /** @description Areas: what openai-ads calls it, once asked. */
            readonly openaiLocationId?: string;
            /** @description Areas: what linkedin-ads calls it, once asked. */
            readonly linkedinLocationId?: string;
            /** @description Areas: platform-independent id of the place. */
            canonicalId?: string | null;
            /** @description Areas: what kind of place. */
            type?: "COUNTRY" | "REGION" | "METRO" | "CITY" | "DISTRICT" | "POSTAL_CODE" | "AIRPORT" | "UNIVERSITY" | "GLOBAL" | (string & {}) | null;
            /** @description Areas: ISO 3166-1 country code. */
            countryCode?: string | null;
            /**
             * Format: double
             * @description Circles: latitude of the centre.
             */
            lat?: number | null;
            /**
             * Format: double
             * @description Circles: longitude of the centre.
             */
            lng?: number | null;
            /**
             * Format: double
             * @description Circles: in `unit`; clamped to 1 to 500 when pushed.
             */
            radius?: number | null;
            /** @description Circles: unit of the radius; km when left out. */
            unit?: "km" | "mi" | (string & {}) | null;
        };
        ScheduleWindowInput: {
            /**
             * @description The day of the week.
             * @example MONDAY
             */
            day: components["schemas"]["Weekday"];
            /**
             * Format: int32
             * @description The hour it starts, in the schedule's zone.
             * @example 9
             */
            startHour: number;
            /**
             * @description Minutes past that hour.
             * @default ZERO
             * @example ZERO
             */
            startMinute?: components["schemas"]["QuarterHour"];
            /**
             * Format: int32
             * @description The hour it ends; 24 is the end of the day.
             * @example 17
             */
            endHour: number;
            /**
             * @description Minutes past that hour.
             * @default ZERO
             * @example ZERO
             */
            endMinute?: components["schemas"]["QuarterHour"];
            /**
             * Format: double
             * @description Multiplies bids; 1 changes nothing. Clamped to the range of the platform.
             * @default 1
             * @example 1.2
             */
            bidModifier?: number;
        };
        ScheduleWindow: {
            /** @description The day of the week. */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY" | (string & {});
            /**
             * Format: int32
             * @description The hour it starts, in the schedule's zone.
             */
            startHour: number;
            /** @description Minutes past that hour. */
            startMinute?: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE" | (string & {});
            /**
             * Format: int32
             * @description The hour it ends; 24 is the end of the day.
             */
            endHour: number;
            /** @description Minutes past that hour. */
            endMinute?: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE" | (string & {});
            /**
             * Format: double
             * @description Multiplies bids; 1 changes nothing. Clamped to the range of the platform.
             */
            bidModifier?: number;
        };
        /** @enum {string} */
        Weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        /** @enum {string} */
        QuarterHour: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE";
        /** @enum {string} */
        GeoTargetKind: "AREA" | "RADIUS";
        ExpandedWindow: {
            /** @description The day of the week. */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY" | (string & {});
            /**
             * Format: int32
             * @description The hour it starts.
             */
            startHour: number;
            /** @description Minutes past that hour. */
            startMinute: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE" | (string & {});
            /**
             * Format: int32
             * @description The hour it ends; 24 is the end of the day.
             */
            endHour: number;
            /** @description Minutes past that hour. */
            endMinute: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE" | (string & {});
            /**
             * Format: double
             * @description Multiplies bids; 1 changes nothing.
             */
            bidModifier: number;
        };
        /** @enum {string} */
        ScheduleDay: "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN" | "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY" | "WEEKDAYS" | "WEEKEND";
        SetAdScheduleWindow: {
            /**
             * @description On which days it starts.
             * @example [
             *       "MON",
             *       "TUE"
             *     ]
             */
            days: components["schemas"]["ScheduleDay"][];
            /**
             * @description `HH:MM`; minutes are 00, 15, 30 or 45.
             * @example 18:00
             */
            start: string;
            /**
             * @description `HH:MM` or `24:00`. At or before `start`: on the next day, split at midnight.
             * @example 22:30
             */
            end: string;
            /**
             * Format: double
             * @description Multiplies bids; 1 changes nothing.
             * @default 1
             * @example 1.2
             */
            bidModifier?: number;
        };
        SpaceSettings: {
            /** @description Of phone numbers without a country code. */
            defaultCountry?: string | null;
            /** @description Country of persons for whom none is stated. */
            region?: string | null;
            /** @description Of times without a zone; else the account's. */
            timeZone?: string | null;
            /** @description `lastClick` (default): the platform of the click alone. `allMatching`: every platform that may match. */
            routing?: "lastClick" | "allMatching" | (string & {}) | null;
            /** @description Take events of names that are not in the table of event names. */
            customEvents?: boolean | null;
        };
        ConceptAttributesInput: {
            /**
             * @description The shape that the message takes.
             * @example STATEMENT
             */
            format?: components["schemas"]["ConceptFormat"] | null;
            /**
             * @description What the first words catch attention with.
             * @example PROBLEM
             */
            hook?: components["schemas"]["ConceptHook"] | null;
            /**
             * @description How it sounds.
             * @example NEUTRAL
             */
            tone?: components["schemas"]["ConceptTone"] | null;
            /**
             * @description What makes it believable.
             * @example NONE
             */
            proof?: components["schemas"]["ConceptProof"] | null;
            /**
             * @description What the reader is offered beside the product itself.
             * @example NONE
             */
            offer?: components["schemas"]["ConceptOffer"] | null;
        };
        ConceptAttributes: {
            /** @description The shape that the message takes. */
            format?: "STATEMENT" | "QUESTION" | "LIST" | "STORY" | "TESTIMONIAL" | "DEMONSTRATION" | "BEFORE_AFTER" | "HOW_TO" | (string & {}) | null;
            /** @description What the first words catch attention with. */
            hook?: "PROBLEM" | "BENEFIT" | "CURIOSITY" | "STATISTIC" | "NEWS" | "CONTRADICTION" | "DEADLINE" | "AUDIENCE" | (string & {}) | null;
            /** @description How it sounds. */
            tone?: "NEUTRAL" | "FRIENDLY" | "EXPERT" | "PLAYFUL" | "URGENT" | "REASSURING" | "BOLD" | "PREMIUM" | (string & {}) | null;
            /** @description What makes it believable. */
            proof?: "NONE" | "REVIEW" | "NUMBERS" | "CASE_STUDY" | "EXPERT" | "AWARD" | "GUARANTEE" | "DEMONSTRATION" | (string & {}) | null;
            /** @description What the reader is offered beside the product itself. */
            offer?: "NONE" | "DISCOUNT" | "FREE_TRIAL" | "FREE_SHIPPING" | "GIFT" | "BUNDLE" | "MONEY_BACK" | "CONSULTATION" | (string & {}) | null;
        };
        /** @enum {string} */
        ConceptTone: "NEUTRAL" | "FRIENDLY" | "EXPERT" | "PLAYFUL" | "URGENT" | "REASSURING" | "BOLD" | "PREMIUM";
        /** @enum {string} */
        ConceptHook: "PROBLEM" | "BENEFIT" | "CURIOSITY" | "STATISTIC" | "NEWS" | "CONTRADICTION" | "DEADLINE" | "AUDIENCE";
        BiddingStrategy: {
            /** @description What it aims for. */
            type: "MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE" | (string & {});
            /**
             * Format: double
             * @description Cost per conversion; TARGET_CPA only, and needed there.
             */
            targetCpa?: number | null;
            /**
             * Format: double
             * @description Value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there.
             */
            targetRoas?: number | null;
            /**
             * Format: double
             * @description Percent of impressions; TARGET_IMPRESSION_SHARE only, and needed there.
             */
            targetImpressionShare?: number | null;
            /** @description Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out. */
            impressionShareLocation?: "ANYWHERE" | "TOP" | "ABSOLUTE_TOP" | (string & {}) | null;
            /**
             * Format: double
             * @description Maximum per click.
             */
            maxCpcBidCeiling?: number | null;
        };
        /** @enum {string} */
        BiddingStrategyType: "MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE";
        /** @enum {string} */
        RadiusUnit: "km" | "mi";
        /** @enum {string} */
        Routing: "lastClick" | "allMatching";
        /** @enum {string} */
        ConceptFormat: "STATEMENT" | "QUESTION" | "LIST" | "STORY" | "TESTIMONIAL" | "DEMONSTRATION" | "BEFORE_AFTER" | "HOW_TO";
        /** @enum {string} */
        ConceptProof: "NONE" | "REVIEW" | "NUMBERS" | "CASE_STUDY" | "EXPERT" | "AWARD" | "GUARANTEE" | "DEMONSTRATION";
        /** @enum {string} */
        ConceptOffer: "NONE" | "DISCOUNT" | "FREE_TRIAL" | "FREE_SHIPPING" | "GIFT" | "BUNDLE" | "MONEY_BACK" | "CONSULTATION";
        /** @enum {string} */
        ImpressionShareLocation: "ANYWHERE" | "TOP" | "ABSOLUTE_TOP";
        /** @enum {string} */
        LinkedinMatching: "ANY" | "ALL";
        /** @enum {string} */
        CurrencyCode: "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XAG" | "XAU" | "XBA" | "XBB" | "XBC" | "XBD" | "XCD" | "XDR" | "XOF" | "XPD" | "XPF" | "XPT" | "XSU" | "XTS" | "XUA" | "XXX" | "YER" | "ZAR" | "ZMW" | "ZWG";
        LinkedinFacetsInput: {
            /**
             * @description Job titles, as URNs.
             * @example [
             *       "urn:li:title:9"
             *     ]
             */
            jobTitles?: string[];
            /**
             * @description Job functions, as URNs.
             * @example [
             *       "urn:li:title:9"
             *     ]
             */
            jobFunctions?: string[];
            /**
             * @description Seniorities, as URNs.
             * @example [
             *       "urn:li:title:9"
             *     ]
             */
            seniorities?: string[];
            /**
             * @description Industries, as URNs.
             * @example [
             *       "urn:li:title:9"
             *     ]
             */
            industries?: string[];
            /**
             * @description Company sizes, as URNs.
             * @example [
             *       "urn:li:title:9"
             *     ]
             */
            companySizes?: string[];
            /**
             * @description Skills, as URNs.
             * @example [
             *       "urn:li:title:9"
             *     ]
             */
            skills?: string[];
            /**
             * @description Groups, as URNs.
             * @example [
             *       "urn:li:title:9"
             *     ]
             */
            memberGroups?: string[];
        };
        LinkedinFacets: {
            /** @description Job titles, as URNs. */
            jobTitles?: string[];
            /** @description Job functions, as URNs. */
            jobFunctions?: string[];
            /** @description Seniorities, as URNs. */
            seniorities?: string[];
            /** @description Industries, as URNs. */
            industries?: string[];
            /** @description Company sizes, as URNs. */
            companySizes?: string[];
            /** @description Skills, as URNs. */
            skills?: string[];
            /** @description Groups, as URNs. */
            memberGroups?: string[];
        };
    };
    responses: {
        /** @description The request is wrong; `details.issues[]` names each field. [What each code means, and what to do](/docs/errors.md). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No valid token or signature. [What each code means, and what to do](/docs/errors.md). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The plan does not allow it. [What each code means, and what to do](/docs/errors.md). */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlanRefusal"];
            };
        };
        /** @description The token or the role does not allow it. [What each code means, and what to do](/docs/errors.md). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description There is no such thing in this Space. [What each code means, and what to do](/docs/errors.md). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The path takes other methods. [What each code means, and what to do](/docs/errors.md). */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The state of things does not allow it; do not repeat blindly. [What each code means, and what to do](/docs/errors.md). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The record has changed since it was read. [What each code means, and what to do](/docs/errors.md). */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is too large. [What each code means, and what to do](/docs/errors.md). */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The operation takes another content type. [What each code means, and what to do](/docs/errors.md). */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An Idempotency-Key of another request, or bytes that are not what they must be. [What each code means, and what to do](/docs/errors.md). */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many requests; wait the seconds in Retry-After. [What each code means, and what to do](/docs/errors.md). */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A fault on our side; repeating is safe. [What each code means, and what to do](/docs/errors.md). */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Not now; wait the seconds in Retry-After. [What each code means, and what to do](/docs/errors.md). */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /** @description The Space; else the personal one. */
        SpaceId: string;
        /** @description Most items of a page. */
        Limit: number;
        /** @description The `meta.nextCursor` of the page before. Opaque. */
        Cursor: string;
        /** @description The same key within 24 hours gets the first answer again. */
        IdempotencyKey: string;
        /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
        SpaceIdInPath: string;
        /** @description The ETag that was read; 412 when the record has changed since. */
        IfMatch: string;
        /** @description Its id, such as usr_01890a5d00f4k9r8e7h7x6a5b4. */
        UserId: string;
        /** @description Its id, such as con_01890a5d00f4k9r8e7h7x6a5b4. */
        ConnectionId: string;
        /** @description Its id, such as alr_01890a5d00f4k9r8e7h7x6a5b4. */
        AlertId: string;
        /** @description Only items changed at or after it. */
        UpdatedSince: string;
        /** @description Only names that contain this text; case does not count. */
        Q: string;
        /** @description Its id, such as biz_01890a5d00f4k9r8e7h7x6a5b4. */
        BusinessId: string;
        /** @description Only with exactly this `externalKey`; case counts. */
        ExternalKey: string;
        /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
        CampaignId: string;
        /** @description Its id, such as adg_01890a5d00f4k9r8e7h7x6a5b4. */
        AdGroupId: string;
        /** @description Its id, such as ad_01890a5d00f4k9r8e7h7x6a5b4. */
        AdId: string;
        /** @description Its id, such as kwd_01890a5d00f4k9r8e7h7x6a5b4. */
        KeywordId: string;
        /** @description Its id, such as ang_01890a5d00f4k9r8e7h7x6a5b4. */
        AngleId: string;
        /** @description Its id, such as cpt_01890a5d00f4k9r8e7h7x6a5b4. */
        ConceptId: string;
        /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
        AssetId: string;
        /** @description Its id, such as cas_01890a5d00f4k9r8e7h7x6a5b4. */
        CampaignAssetId: string;
        /** @description Its id, such as ada_01890a5d00f4k9r8e7h7x6a5b4. */
        AdAssetId: string;
        /** @description Its id, such as cva_01890a5d00f4k9r8e7h7x6a5b4. */
        ConversionActionId: string;
        /** @description Its id, such as inb_01890a5d00f4k9r8e7h7x6a5b4. */
        InboxEntryId: string;
        /** @description Its id, such as cna_01890a5d00f4k9r8e7h7x6a5b4. */
        AttemptId: string;
        /** @description Its id, such as gnt_01890a5d00f4k9r8e7h7x6a5b4. */
        GrantId: string;
        /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
        PostId: string;
        /** @description Its id, such as syn_01890a5d00f4k9r8e7h7x6a5b4. */
        SyncId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request; quote it to support. */
        "X-Request-Id": string;
        /** @description Requests per minute of this token. */
        "X-RateLimit-Limit": number;
        /** @description Requests left in the window. */
        "X-RateLimit-Remaining": number;
        /** @description Unix time at which the window resets. */
        "X-RateLimit-Reset": number;
        /** @description The limits by name (`minute`, `day`, `address`): `q` requests in `w` seconds. */
        "RateLimit-Policy": string;
        /** @description What is left of each limit: `r` requests for the next `t` seconds. */
        RateLimit: string;
        /** @description Seconds to wait. */
        "Retry-After": number;
        /** @description The version, to be sent back as If-Match. */
        ETag: string;
        /** @description Where the record is. */
        Location: string;
        /** @description The methods of this path. */
        Allow: string;
        /** @description `true`: the stored answer of an earlier request. */
        "Idempotency-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSpaces: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSpace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpaceCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSpace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SpaceIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSpace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SpaceIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpaceUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpaceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SpaceIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SpaceIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteMember"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SpaceIdInPath"];
                /** @description Its id, such as usr_01890a5d00f4k9r8e7h7x6a5b4. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SpaceIdInPath"];
                /** @description Its id, such as usr_01890a5d00f4k9r8e7h7x6a5b4. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as spc_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SpaceIdInPath"];
                /** @description Its id, such as usr_01890a5d00f4k9r8e7h7x6a5b4. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as con_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as con_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as con_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConnectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description True: only what the caller has not read. False: only what the caller has. */
                unread?: boolean;
                /** @description Only of this kind. */
                kind?: components["schemas"]["AlertKind"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as alr_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AlertId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as biz_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["BusinessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as biz_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["BusinessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as biz_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["BusinessId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
                /** @description Only with exactly this `externalKey`; case counts. */
                externalKey?: components["parameters"]["ExternalKey"];
                /** @description Only of this business. */
                businessId?: string;
                /** @description Only of this type. */
                type?: components["schemas"]["CampaignType"];
                /** @description Only with this status; without it, removed ones are left out. */
                status?: components["schemas"]["CampaignStatus"];
                /** @description Only on this platform. */
                platform?: components["schemas"]["PlatformId"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setAdSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAdSchedule"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledCampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAdGroups: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
                /** @description Only with exactly this `externalKey`; case counts. */
                externalKey?: components["parameters"]["ExternalKey"];
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only with this status. */
                status?: components["schemas"]["ServingStatus"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdGroupListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdGroupCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as adg_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as adg_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as adg_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdGroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdGroupUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAdGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdGroupsCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAdGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdGroupsUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAdGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDelete"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAds: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only with exactly this `externalKey`; case counts. */
                externalKey?: components["parameters"]["ExternalKey"];
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only of this ad group. */
                adGroupId?: string;
                /** @description Only with this status. */
                status?: components["schemas"]["ServingStatus"];
                /** @description Only of this type. */
                type?: components["schemas"]["AdType"];
                /** @description Only of this angle, deleted or not. */
                angleId?: string;
                /** @description Only of this concept, deleted or not. */
                conceptId?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as ad_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ad_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ad_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdsCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdsUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDelete"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKeywords: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only of this ad group. */
                adGroupId?: string;
                /** @description Only with this status. */
                status?: components["schemas"]["ServingStatus"];
                /** @description Only with this match type. */
                matchType?: components["schemas"]["MatchType"];
                /** @description Only negative keywords, or only others. */
                negative?: boolean;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeywordCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as kwd_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as kwd_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as kwd_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["KeywordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeywordUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createKeywords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeywordsCreate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateKeywords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeywordsUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteKeywords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDelete"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAngles: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
                /** @description Only of this business. */
                businessId?: string;
                /** @description Only of this type. */
                angleType?: components["schemas"]["AngleType"];
                /** @description Only with this status. */
                status?: components["schemas"]["CreativeStatus"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AngleListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AngleCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AngleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as ang_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AngleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AngleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ang_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AngleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ang_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AngleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AngleUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AngleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConcepts: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
                /** @description Only of this angle. */
                angleId?: string;
                /** @description Only with this status. */
                status?: components["schemas"]["CreativeStatus"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConceptListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConceptCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConceptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as cpt_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConceptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConceptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cpt_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConceptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cpt_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConceptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConceptUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConceptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCreativeVocabulary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreativeVocabularyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setGeoTargeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetGeoTargeting"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetedCampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
                /** @description Only with exactly this `externalKey`; case counts. */
                externalKey?: components["parameters"]["ExternalKey"];
                /** @description Only of this type. */
                type?: components["schemas"]["AssetType"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAsset: {
        parameters: {
            query?: {
                /** @description Also detach it from wherever it is in use. */
                force?: boolean;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putAssetContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        /** @description The bytes themselves. */
        requestBody: {
            content: {
                "image/*": string;
                "video/*": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAssetAttachments: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    attachAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Attach"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    detachAsset: {
        parameters: {
            query?: {
                /** @description The campaign. */
                campaignId?: string;
                /** @description The ad group. */
                adGroupId?: string;
                /** @description The ad. */
                adId?: string;
                /** @description Its use; must fit the asset type. */
                role?: components["schemas"]["CampaignAssetRole"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ast_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignAssets: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only this asset. */
                assetId?: string;
                /** @description Its use; must fit the asset type. */
                role?: components["schemas"]["CampaignAssetRole"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignAssetListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignAssetCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignAssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as cas_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignAssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignAssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cas_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignAssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cas_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignAssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignAssetUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignAssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAdAssets: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only at this ad. */
                adId?: string;
                /** @description Only at this ad group. */
                adGroupId?: string;
                /** @description At every ad group and ad of this campaign. */
                campaignId?: string;
                /** @description Only this asset. */
                assetId?: string;
                /** @description Its use; must fit the asset type. */
                role?: components["schemas"]["AdAssetRole"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdAssetListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdAssetCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdAssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as ada_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdAssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdAssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ada_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdAssetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as ada_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AdAssetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdAssetUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdAssetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBudget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setBudget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBudget"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BudgetResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBrake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrakeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    releaseBrake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseBrake"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrakeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setBudgetSplit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetSplit"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitCampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPerformance: {
        parameters: {
            query?: {
                /** @description The first day; else 30 days up to `to`. At most 731 days. */
                from?: string;
                /** @description The last day, included; else today in the account's zone. */
                to?: string;
                /** @description Only of this platform. */
                platform?: components["schemas"]["PlatformId"];
                /** @description Only this campaign, removed ones too. */
                campaignId?: string;
                /** @description Only of this business, removed campaigns too. */
                businessId?: string;
                /** @description ISO 4217: amounts are turned into it and added, as far as the `rates` of the account's budget lead there. Others stay in their currency. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description What a row stands for, and their order. `keyword` excludes `ad` and `angle`. Figures are those of the finest level needed; the levels of a platform need not sum to one another. */
                groupBy?: components["schemas"]["ReportDimension"][];
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque; only for the same question. */
                cursor?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerformanceRowListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStats: {
        parameters: {
            query?: {
                /** @description The first day; else 30 days up to `to`. At most 731 days. */
                from?: string;
                /** @description The last day, included; else today in the account's zone. */
                to?: string;
                /** @description Only of this platform. */
                platform?: components["schemas"]["PlatformId"];
                /** @description Only this campaign, removed ones too. */
                campaignId?: string;
                /** @description Only of this business, removed campaigns too. */
                businessId?: string;
                /** @description ISO 4217: amounts are turned into it and added, as far as the `rates` of the account's budget lead there. Others stay in their currency. */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDisapprovals: {
        parameters: {
            query?: {
                /** @description Only of this platform. */
                platform?: components["schemas"]["PlatformId"];
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque; only for the same question. */
                cursor?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisapprovalListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversionAdjustments: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this action. */
                conversionActionId?: string;
                /** @description Only with this status. */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description Only of this order. */
                orderId?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionAdjustmentListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adjustConversions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionAdjustments"];
            };
        };
        responses: {
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustmentResultsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversionActions: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only names that contain this text; case does not count. */
                q?: components["parameters"]["Q"];
                /** @description Only this type. */
                type?: components["schemas"]["ActionType"];
                /** @description Only this category. */
                category?: components["schemas"]["ActionCategory"];
                /** @description Only with this status. */
                status?: components["schemas"]["ServingStatus"];
                /** @description Only of this stage. */
                leadStage?: components["schemas"]["LeadStage"];
                /** @description Only of this name. */
                eventName?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionActionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConversionAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionActionCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionActionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConversionAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as cva_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConversionActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionActionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConversionAction: {
        parameters: {
            query?: {
                /** @description Delete it although campaigns bid on it, and take it from them. */
                force?: boolean;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cva_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConversionActionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConversionAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as cva_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConversionActionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionActionUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionActionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversionEvents: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this action. */
                conversionActionId?: string;
                /** @description Only with this status; `failed` can be replayed, `unverified` are claims of websites. */
                status?: components["schemas"]["DeliveryStatus"];
                /** @description Only of this order. */
                orderId?: string;
                /** @description Only of this source. */
                source?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TracedConversionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportConversionEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionEvents"];
            };
        };
        responses: {
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionResultsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    identifyVisitor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identify"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentifiedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOfflineConversions: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this action. */
                conversionActionId?: string;
                /** @description Only of actions that this campaign bids for. */
                campaignId?: string;
                /** @description Only with this status. */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfflineConversionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadOfflineConversions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionUpload"];
            };
        };
        responses: {
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionResultsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversionSources: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only this type. */
                type?: components["schemas"]["SourceType"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionSourceListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionSourceCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionSourceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionSourceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionSourceUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionSourceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveConversions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The receiverId in the path. */
                receiverId: string;
            };
            cookie?: never;
        };
        /** @description The provider's own payload. */
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                } | {
                    [key: string]: unknown;
                }[];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveMeasurementProtocol: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The receiverId in the path. */
                receiverId: string;
            };
            cookie?: never;
        };
        /** @description The provider's own payload. */
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                } | {
                    [key: string]: unknown;
                }[];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInboxEntries: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only this status. */
                status?: components["schemas"]["InboxStatus"];
                /** @description Only this kind. */
                type?: string;
                /** @description Received at or after it. */
                since?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntryListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInboxEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
                /** @description Its id, such as inb_01890a5d00f4k9r8e7h7x6a5b4. */
                entryId: components["parameters"]["InboxEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntryDetailResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayInboxEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
                /** @description Its id, such as inb_01890a5d00f4k9r8e7h7x6a5b4. */
                entryId: components["parameters"]["InboxEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxEntryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayInbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayInbox"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedInboxResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    traceConversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as cve_01890a5d00f4k9r8e7h7x6a5b4. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionTraceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayConversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as cve_01890a5d00f4k9r8e7h7x6a5b4. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startAttempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAttempt"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAttempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as cna_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    chooseAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as cna_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["AttemptId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseAccounts"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenAccountsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGrants: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enterKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterKey"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as gnt_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as gnt_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConnectionAssets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as con_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items changed at or after it. */
                updatedSince?: components["parameters"]["UpdatedSince"];
                /** @description Only of this business. */
                businessId?: string;
                /** @description Only for it. */
                channel?: components["schemas"]["SocialChannel"];
                /** @description Only at it. */
                status?: components["schemas"]["PostStatus"];
                /** @description A part of the topic. */
                q?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostSummaryListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialPostCreate"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialPostUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPostSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadSourcesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPostRevisions: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRevisionListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerPost"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    draftPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewPost"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPost"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPostResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPostAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as pst_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostAd"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSyncPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSyncPreviewChanges: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this platform. */
                platform?: components["schemas"]["PlatformId"];
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only this action. */
                action?: components["schemas"]["ChangeAction"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSyncs: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    triggerSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerSync"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriggeredResponse"];
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriggeredResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as syn_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SyncId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSyncOperations: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this platform. */
                platform?: components["schemas"]["PlatformId"];
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only with this status. */
                status?: components["schemas"]["OperationStatus"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description Its id, such as syn_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SyncId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as syn_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SyncId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as syn_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["SyncId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as con_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["ConnectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionCheckResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateCampaign"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlinkCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Unlink"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlinkedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
                /** @description The same key within 24 hours gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Its id, such as cmp_01890a5d00f4k9r8e7h7x6a5b4. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCampaign"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPlatforms: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformSummaryListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPlatform: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path: {
                /** @description The platformId in the path. */
                platformId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMediaRequirements: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only of this platform; none while campaigns cannot be sent there. */
                platform?: components["schemas"]["PlatformId"];
                /** @description Only of this type, on platforms that take it. */
                campaignType?: components["schemas"]["CampaignType"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRequirementsListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readOutAngles: {
        parameters: {
            query?: {
                /** @description Most items of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Days up to today: `30` or `30d`; 1 to 365. Else 90. */
                window?: string;
                /** @description Only of this business. */
                businessId?: string;
                /** @description Only of this platform. */
                platformId?: components["schemas"]["PlatformId"];
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AngleReadoutListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    preflightAngles: {
        parameters: {
            query: {
                /** @description How many angles. */
                count: number;
                /** @description The business whose campaigns count; else all of the Space. */
                businessId?: string;
            };
            header?: {
                /** @description The Space; else the personal one. */
                "X-Space-Id"?: components["parameters"]["SpaceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnglePreflightResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDescription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that was read; 304 when it is still the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description It is what the client has already. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
