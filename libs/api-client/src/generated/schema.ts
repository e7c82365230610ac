/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */

export interface paths {
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Introspect the current token */
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
        /** List your Spaces */
        get: operations["listSpaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the connected ad accounts */
        get: operations["listConnections"];
        put?: never;
        /** Connect an ad account */
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
        /** Get a connected ad account */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Disconnect an ad account
         * @description 409 `CONNECTION_IN_USE` while campaigns are linked through it: `details.campaignIds` names those of your Spaces, `details.hiddenCampaigns` counts others.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        /** Change a connected ad account */
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
         * @description The feed of the account that owns the Space: what happened in any Space that the caller is a member of and, for users of that account, to the account itself.
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
        /** List businesses */
        get: operations["listBusinesses"];
        put?: never;
        /** Create a business */
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
        /** Get a business */
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
        /** Change a business */
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
        /** List campaigns */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign
         * @description Always PAUSED. Stored here only: no platform hears of it, and nothing is spent, before a sync.
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
         * @description Gone with everything below it when no platform holds it. Otherwise its status becomes REMOVED until a sync has removed it there.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Change a campaign
         * @description A merge patch; a whole GET body can be edited and sent back. Stored here only: no platform hears of it, and nothing is spent, before a sync.
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
         * @description Replaces the hours of a campaign. `adSchedule` reads back as a preset name when one of its own was given alone in account time, else as the expansion; `adScheduleStructured` always is the expansion. Setting the same again changes nothing, the version included. Stored here only, before a sync.
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
        /** List ad groups */
        get: operations["listAdGroups"];
        put?: never;
        /** Create an ad group */
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
        /** Get an ad group */
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
        /** Change an ad group */
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
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
         */
        post: operations["createAdGroups"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change ad groups
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
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
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
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
        /** List ads */
        get: operations["listAds"];
        put?: never;
        /** Create an ad */
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
        /** Get an ad */
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
        /** Change an ad */
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
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
         */
        post: operations["createAds"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change ads
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
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
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
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
        /** List keywords */
        get: operations["listKeywords"];
        put?: never;
        /** Create a keyword */
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
        /** Get a keyword */
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
        /** Change a keyword */
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
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
         */
        post: operations["createKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change keywords
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
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
         * @description Up to 1,000 at once. Items are independent: one that is refused never blocks the others.
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
        /** List angles */
        get: operations["listAngles"];
        put?: never;
        /** Create an angle */
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
        /** Get an angle */
        get: operations["getAngle"];
        put?: never;
        post?: never;
        /**
         * Delete an angle
         * @description Its concepts go with it. Ads keep the stamp, which then dangles: it stays readable and can be filtered by.
         */
        delete: operations["deleteAngle"];
        options?: never;
        head?: never;
        /** Change an angle */
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
        /** List concepts */
        get: operations["listConcepts"];
        put?: never;
        /** Create a concept */
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
        /** Get a concept */
        get: operations["getConcept"];
        put?: never;
        post?: never;
        /**
         * Delete a concept
         * @description Ads keep the stamp, which then dangles: it stays readable and can be filtered by.
         */
        delete: operations["deleteConcept"];
        options?: never;
        head?: never;
        /** Change a concept */
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
         * @description Replaces where ads show: by `geoTargets`, or by `include`, `exclude` and `radii` together; an empty set means everywhere. Names are looked up, countries first, then cities, regions, postal codes and airports by `type`, `countryCode` and population; what else a name could have meant stands in the warnings. PLACE_NOT_FOUND names every unknown one in `details.places`, with the nearest spellings. Setting the same again changes nothing, the version included.
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
        /** List assets */
        get: operations["listAssets"];
        put?: never;
        /**
         * Create an asset
         * @description The bytes of a sourceUrl are fetched afterwards: poll until `fetch.status` is no longer PENDING.
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
         * @description Another sourceUrl is fetched again. Every campaign that uses it has local changes waiting then.
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
         * @description What they are is told by the bytes, not by the content type. sourceUrl becomes null: they no longer come from there. Larger videos: set sourceUrl instead.
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
        /** List where an asset is attached */
        get: operations["listAssetAttachments"];
        put?: never;
        /**
         * Attach an asset
         * @description To a campaign, an ad group or an ad. The campaign has local changes waiting then.
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
        /** List campaign assets */
        get: operations["listCampaignAssets"];
        put?: never;
        /** Attach an asset to a campaign */
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
        /** Get a campaign asset */
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
        /** Change the role of a campaign asset */
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
        /** Attach an asset to an ad or ad group */
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
        /** Get an ad asset */
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
        /** Change the role of an ad asset */
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
         * @description One record for the whole account, the same in all its Spaces; for users of that account only. Before anybody wrote it: no amount, version 0, and what protects switched on.
         */
        get: operations["getBudget"];
        /**
         * Set the budget of the account
         * @description Replaces the whole record; what is left out is set back to its default. Lowering protection (brake off, a higher budget, threshold or campaign amount, another period, currency or lower rate) also needs the scope sync:write. Plans tell what the account may spend and what is left of it. The same again changes nothing, the version included.
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
         * @description Each amount that is watched, what was spent of it in the running period, and when the brake engaged. For users of the account only.
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
         * @description Enables exactly the campaigns that the brake paused and whose status nobody touched since: here at once, on the platforms within seconds. What another engaged level covers stays paused.
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
         * @description Writes `_platformBudgets`. Shares are rounded to the minor unit of the currency and the remainder goes to the first of `platforms`, so that they sum to the budget exactly; no platform gets less than one minor unit. The same split again changes nothing, the version included. Stored here only, before a sync.
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
         * @description One row for each group and currency, in the order of `groupBy`. Amounts of different currencies are never added, unless `currency` is asked for and the account's rates lead to it. A read of what was recorded: no platform is asked. Platforms restate days, so that the same question can be answered otherwise later; `dataAsOf` says how fresh the figures are.
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
         * @description Where several currencies meet, what is money is null and told in `byCurrency`; with `currency` it is added up as far as the account's rates lead there. A read of what was recorded: no platform is asked. Platforms restate days, so that the same question can be answered otherwise later; `dataAsOf` says how fresh the figures are.
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
         * @description Ads first, then keywords, the newest first: each with the platform that disapproved or limited it, as it said last. Those of removed campaigns are left out.
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
         * @description Newest first, each with where it stands on every platform.
         */
        get: operations["listConversionAdjustments"];
        put?: never;
        /**
         * Adjust conversions
         * @description Kept when answered, and sent after its original. Items are independent: each has its own result. One whose original is not known yet is `parked` and joined when that arrives within 90 days; then `reason` of a delivery says what does not fit (`ADJUSTMENT_PRECEDES_CONVERSION`, `CURRENCY_DIFFERS`, `VALUE_TOO_PRECISE`). A second retraction or enhancement of an original is a `duplicate`; so is a restatement with the same value and `occurredAt`, or, without `occurredAt`, one that says what the latest one says.
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
        /** List conversion actions */
        get: operations["listConversionActions"];
        put?: never;
        /** Create a conversion action */
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
        /** Get a conversion action */
        get: operations["getConversionAction"];
        put?: never;
        post?: never;
        /**
         * Delete a conversion action
         * @description One that campaigns bid on is deleted with `force=true` only, and taken from them.
         */
        delete: operations["deleteConversionAction"];
        options?: never;
        head?: never;
        /** Change a conversion action */
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
         * @description Everything that was accepted, newest first: events, uploads, what providers and websites reported. `status` is one word over all platforms; what needs a person comes first in it.
         */
        get: operations["listConversionEvents"];
        put?: never;
        /**
         * Report conversion events
         * @description Kept when answered, matched to a click by click id, e-mail, phone or external id of the last 90 days, and sent afterwards: to the platform of the most recent click, or, where no click is known, to each connected platform that matches by what is known of the person. Items are independent: each has its own result. From a website, what is sold is an unverified claim until a server reports the same order.
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
         * @description Remembers the click ids, the consent and the page of a visitor for 90 days, under the address and under the id each for itself, so that later events of the person find their click. Tells what is known of this person, never of another.
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
         * @description Newest first, each with where it stands; `meta.totals` is of all pages.
         */
        get: operations["listOfflineConversions"];
        put?: never;
        /**
         * Upload offline conversions
         * @description Kept when answered, and sent to the platform afterwards. Items are independent: each has its own result.
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
        /** List conversion sources */
        get: operations["listConversionSources"];
        put?: never;
        /**
         * Create a conversion source
         * @description A provider that reports conversions by itself: give it `receiveUrl`, and its signing secret as `accountRef`.
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
        /** Get a conversion source */
        get: operations["getConversionSource"];
        put?: never;
        post?: never;
        /**
         * Delete a conversion source
         * @description Its address is unknown from then on. What it reported stays.
         */
        delete: operations["deleteConversionSource"];
        options?: never;
        head?: never;
        /** Change a conversion source */
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
         * @description The address of a conversion source. No token: the provider's signature over the body as it is sent, with the secret of the source. `Stripe-Signature`; `X-HubSpot-Signature-v3` with `X-HubSpot-Request-Timestamp`; `X-Signature: sha256=<hex>` of a generic webhook; `X-Switchyard-Secret` of Salesforce and GA4. Whatever is wrong with receiver or signature is one and the same 404.
         */
        post: operations["receiveConversions"];
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
         * @description What became of an event (`cve_…`) or an offline conversion (`off_…`): accepted, matched, which repetitions were left out, sent to each platform, what each said, and every adjustment with its own way. `steps` is by time.
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
         * @description Failed deliveries of an event (`cve_…`), an offline conversion (`off_…`) or an adjustment (`adj_…`) are `pending` again and due now, as if they had never been tried; adjustments that were skipped because the conversion did not count follow it. The order is reserved again first: 409 `ORDER_TAKEN` names the conversion that has it now. An adjustment that does not fit its original is not sent again.
         */
        post: operations["replayConversion"];
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
         * @description Compares what the Space wants with what the platforms have and answers the plan. Reads the platforms, changes nothing there. Waits up to
         *     30 seconds; a longer one goes on and is answered 202, to be polled at Location. A `failed` one says why in `failure`.
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
         * @description By the id of a preview, or by a planHash: then the newest preview with it.
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
        /** List the syncs of the Space */
        get: operations["listSyncs"];
        put?: never;
        /**
         * Trigger a sync
         * @description With a `planHash` it applies exactly that plan: anything that changed here since is 409 `SYNC_PLAN_DRIFT`, a plan of nothing is 200
         *     `nothing_to_sync`. Without one the worker plans the scope first and applies it at once. One sync of a Space runs at a time.
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
         * @description Answers a plan that sets what the sync changed back to the values before it, here and on the platforms; it is applied like any other, with its `planHash`.
         *     What the sync made leaves the platform and stays here (`STAYS_HERE`); what it removed is put back here and made anew there; what it took over is let go as it is.
         *     A later edit stays (`CHANGED_SINCE`). What cannot be set back is said in `warnings` as `NOT_SET_BACK`. A sync that runs is 409 `SYNC_ALREADY_ACTIVE`.
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
         * @description Tries credentials, ad account, currency and time zone on the platform. Changes nothing there.
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
         * @description Checks the campaign and everything below it against what each platform can hold. Changes nothing and calls no platform; what only a platform can know shows in a preview.
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
         * @description The link is gone here at once; what is to happen there is a `release` change of the next plan. What was given up is never taken for ours again:
         *     a campaign that is still wanted on the platform is created anew by the next sync, in the ad account that it names in `connectionIds`. A connection that
         *     was only the default is no longer named there: the next sync goes to the default of then. A campaign that was unlinked before is
         *     `not_linked`, whatever `remote` says now: what was asked for first stays. Refused while a sync of the Space runs.
         */
        post: operations["unlinkCampaigns"];
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
         * @description What becomes of every field, type and bidding strategy there, and its limits: what Validate reads. 404 for a platform that campaigns cannot be sent to yet.
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
         * @description One entry per platform and type of campaign, from the very table that Validate reads. Platforms that campaigns cannot be sent to yet, and types that a platform does not take, are left out.
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
         * @description In an order that stays while nothing new is read. Each business is one test of its ACTIVE angles and of all others that have figures in the window. Each angle has a Beta–Binomial posterior of conversions per click (a prior worth two conversions at the rate of all angles); where nothing converts or no platform tells, of clicks per impression, with the flag TRACKING_MISSING. `decided`: the leader is the best with a probability of at least 95 %, choosing it is expected to cost less than 1 % of its rate, and it has shown itself better than each other angle in a sequential test. That test divides by platform and day and is valid at every look: where angles do not differ, `decided` ever comes up with a chance of at most 5 %, however often one looks at a growing window. `no_difference`: choosing any of them costs less than 3 %. `ahead`: the leader is the best with at least 80 %. Else, and below 100 trials of each and 20 successes of all, `collecting`. Flags, by impressions: SKEWED_DELIVERY, more than three times the mean of the others; STARVED, less than a quarter of an equal share; PLATFORM_MIX_DIVERGES, over 30 % would have to move to another platform to match the mix of the others. The first three need 1,000 impressions.
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
         * @description Rehearses 50 tests of so many angles that share what the campaigns delivered a day over the last 90 days; one converts 30 % better than each other one, which converts as the campaigns do. They are looked at once a week, by the very rule of the read-out, for up to 26 weeks. The same figures always give the same answer.
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
         * @description OpenAPI 3.1. Needs no token.
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
        PlanDto: {
            /**
             * @description The plan.
             * @example pro
             * @enum {string}
             */
            id: "free" | "starter" | "pro" | "enterprise" | "readonly" | "no_api";
            /**
             * @description Its name for people.
             * @example Pro
             */
            name: string;
        };
        AlertCountDto: {
            /**
             * @description Alerts that the caller has not read.
             * @example 0
             */
            unread: number;
        };
        MeDto: {
            /**
             * @description The user.
             * @example usr_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            uid: string;
            /**
             * @description The e-mail address of the user.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The account that owns the Space of this request.
             * @example acc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            accountId: string;
            /**
             * @description The plan of that account.
             * @example {
             *       "id": "pro",
             *       "name": "Pro"
             *     }
             */
            plan: components["schemas"]["PlanDto"];
            /**
             * @description What the token may do.
             * @example [
             *       "campaigns:read"
             *     ]
             */
            scopes: ("campaigns:read" | "campaigns:write" | "ads:read" | "ads:write" | "keywords:read" | "keywords:write" | "assets:read" | "assets:write" | "businesses:read" | "businesses:write" | "reports:read" | "sync:read" | "sync:write")[];
            /**
             * @description IANA zone of the account: its days and months start there.
             * @example Europe/Berlin
             */
            timeZone: string;
            /**
             * @description ISO 4217 currency of the account.
             * @example EUR
             */
            currency: string;
            /**
             * @description The environment of this deployment.
             * @example test
             * @enum {string}
             */
            environment: "live" | "test";
            /**
             * @description The Space of this request.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The alert feed of the account.
             * @example {
             *       "unread": 0
             *     }
             */
            alerts: components["schemas"]["AlertCountDto"];
        };
        SpaceDto: {
            /**
             * @description Goes into X-Space-Id.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description Its name.
             * @example Personal
             */
            name: string;
            /**
             * @description Personal, or shared with others.
             * @example PERSONAL
             * @enum {string}
             */
            type: "PERSONAL" | "SHARED";
            /**
             * @description VIEWER reads, EDITOR changes, OWNER also manages.
             * @example OWNER
             * @enum {string}
             */
            role: "OWNER" | "EDITOR" | "VIEWER";
            /**
             * @description Campaigns in it that are not removed.
             * @example 3
             */
            campaignCount: number;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
        };
        ConnectionDto: {
            /**
             * @description The connection.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The ad platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
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
             * @description ISO 4217 currency of the ad account.
             * @example EUR
             */
            currency: string;
            /**
             * @description IANA zone of the ad account.
             * @example Europe/Berlin
             */
            timeZone: string;
            /**
             * @description NEEDS_REAUTH: the grant is gone; send new credentials.
             * @example ACTIVE
             * @enum {string}
             */
            status: "ACTIVE" | "NEEDS_REAUTH" | "DISABLED";
            /**
             * @description Used by campaigns that name no connection of this platform.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description Who wins when somebody edits on the platform.
             * @example MERGE
             * @enum {string}
             */
            driftPolicy: "MERGE" | "LOCAL_WINS" | "REMOTE_WINS";
            /**
             * @description Settings of the platform.
             * @example {
             *       "loginCustomerId": "1234567890"
             *     }
             */
            settings: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateConnectionDto: {
            /**
             * @description The ad platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
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
             * @description ISO 4217 currency of the ad account.
             * @example EUR
             */
            currency: string;
            /**
             * @description IANA zone of the ad account.
             * @example Europe/Berlin
             */
            timeZone: string;
            /**
             * @description Used by campaigns that name no connection of this platform. The first one is by itself.
             * @example true
             */
            isDefault?: boolean;
            /**
             * @description Who wins when somebody edits on the platform.
             * @example MERGE
             * @enum {string}
             */
            driftPolicy?: "MERGE" | "LOCAL_WINS" | "REMOTE_WINS";
            /**
             * @description Settings of the platform, e.g. `loginCustomerId`, `customerId`, `declarations`.
             * @example {
             *       "loginCustomerId": "1234567890"
             *     }
             */
            settings?: {
                [key: string]: unknown;
            };
            /**
             * @description Secrets of the platform. Sealed on receipt, never answered; only the worker can open them.
             * @example {
             *       "refreshToken": "fake-refresh-token"
             *     }
             */
            credentials: {
                [key: string]: unknown;
            };
        };
        UpdateConnectionDto: {
            /**
             * @description A name for people.
             * @example Shop EU
             */
            name?: string;
            /**
             * @description ISO 4217 currency of the ad account.
             * @example EUR
             */
            currency?: string;
            /**
             * @description IANA zone of the ad account.
             * @example Europe/Berlin
             */
            timeZone?: string;
            /**
             * @description Used by campaigns that name no connection of this platform. The first one is by itself.
             * @example true
             */
            isDefault?: boolean;
            /**
             * @description Who wins when somebody edits on the platform.
             * @example MERGE
             * @enum {string}
             */
            driftPolicy?: "MERGE" | "LOCAL_WINS" | "REMOTE_WINS";
            /**
             * @description Settings of the platform, e.g. `loginCustomerId`, `customerId`, `declarations`.
             * @example {
             *       "loginCustomerId": "1234567890"
             *     }
             */
            settings?: {
                [key: string]: unknown;
            };
            /**
             * @description Secrets of the platform. Sealed on receipt, never answered; only the worker can open them.
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
             * @enum {string}
             */
            status?: "ACTIVE" | "DISABLED";
        };
        AlertSubjectDto: {
            /**
             * @description What kind of thing it is.
             * @example connection
             * @enum {string}
             */
            type: "connection" | "campaign" | "ad" | "keyword" | "sync" | "brake";
            /**
             * @description Its id; for the brake `global` or `campaign:<id>`.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
        };
        AlertDto: {
            /**
             * @description The alert.
             * @example alr_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space it is about; null: the whole account.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string | null;
            /**
             * @description What happened.
             * @example CONNECTION_NEEDS_REAUTH
             * @enum {string}
             */
            kind: "BRAKE_ENGAGED" | "BRAKE_NEAR" | "BRAKE_BLIND" | "CONNECTION_NEEDS_REAUTH" | "CONNECTION_CORRECTED" | "SYNC_FAILED" | "DISAPPROVED" | "REMOVED_BUT_SERVING" | "RELEASE_ABANDONED";
            /**
             * @description CRITICAL: money or delivery is at stake now.
             * @example CRITICAL
             * @enum {string}
             */
            severity: "CRITICAL" | "WARNING" | "INFO";
            /**
             * @description What it is about.
             * @example {
             *       "type": "connection",
             *       "id": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            subject: components["schemas"]["AlertSubjectDto"];
            /**
             * @description For people; may change.
             * @example The grant was revoked.
             */
            message: string;
            /**
             * @description What to do about it.
             * @example Send new credentials with PATCH /connections/:id.
             */
            fix: string;
            /**
             * @description More about it, by kind.
             * @example {
             *       "platform": "google-ads"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the caller marked it read; null: not yet. Each user reads for themselves.
             * @example 2026-11-21T09:00:00.000Z
             */
            readAt: string | null;
            /**
             * Format: date-time
             * @description When the trouble was over; null while it lasts.
             * @example 2026-11-21T09:00:00.000Z
             */
            settledAt: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description 1 until the caller has read it, then 2; the ETag.
             * @example 1
             */
            version: number;
        };
        BusinessDto: {
            /**
             * @description The business.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description What the business is called.
             * @example Runner’s Corner
             */
            name: string;
            /**
             * Format: uri
             * @description Its website.
             * @example https://example.com
             */
            url: string | null;
            /**
             * @description What it does.
             * @example Running shoes, fitted in the shop.
             */
            description: string | null;
            /**
             * @description The line of business.
             * @example Sports retail
             */
            industry: string | null;
            /**
             * @description Who it sells to.
             * @example [
             *       "Runners over 30"
             *     ]
             */
            targetAudiences: string[];
            /**
             * @description Words people find it by.
             * @example [
             *       "running shoes"
             *     ]
             */
            seoKeywords: string[];
            /**
             * @description How it speaks.
             * @example Friendly and exact.
             */
            brandVoice: string | null;
            /**
             * @description The asset that is its logo.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            logoAssetId: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateBusinessDto: {
            /**
             * @description What the business is called.
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
             * @description The asset that is its logo.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            logoAssetId?: string | null;
        };
        UpdateBusinessDto: {
            /**
             * @description What the business is called.
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
             * @description The asset that is its logo.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            logoAssetId?: string | null;
        };
        ScheduleWindowDto: {
            /**
             * @description The day of the week.
             * @example MONDAY
             * @enum {string}
             */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /**
             * @description The hour it starts, in the schedule's zone.
             * @example 9
             */
            startHour: number;
            /**
             * @description Minutes past that hour.
             * @default ZERO
             * @example ZERO
             * @enum {string}
             */
            startMinute?: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE";
            /**
             * @description The hour it ends; 24 is the end of the day.
             * @example 17
             */
            endHour: number;
            /**
             * @description Minutes past that hour.
             * @default ZERO
             * @example ZERO
             * @enum {string}
             */
            endMinute?: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE";
            /**
             * @description Multiplies bids; 1 changes nothing. Clamped to the range of each platform when pushed.
             * @default 1
             * @example 1.2
             */
            bidModifier?: number;
        };
        StructuredScheduleDto: {
            /**
             * @description When ads may show: at most 84 windows (more: TOO_MANY_WINDOWS) that do not overlap. None means always.
             * @example [
             *       {
             *         "day": "MONDAY",
             *         "startHour": 9,
             *         "startMinute": "ZERO",
             *         "endHour": 17,
             *         "endMinute": "ZERO",
             *         "bidModifier": 1
             *       }
             *     ]
             */
            windows: components["schemas"]["ScheduleWindowDto"][];
            /**
             * @description IANA zone of the hours; the account's when left out.
             * @example Europe/Berlin
             */
            timezone?: string;
        };
        PlatformLinkDto: {
            /**
             * @description Through which connection.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId: string;
            /**
             * @description The platform's id of it.
             * @example 1234567890
             */
            remoteId: string;
            /**
             * @description The platform's own word for its status.
             * @example ENABLED
             */
            remoteStatus: string;
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-21T09:00:00.000Z
             */
            linkedAt: string;
            /**
             * Format: date-time
             * @description When a sync last touched it.
             * @example 2026-11-21T09:00:00.000Z
             */
            lastSyncedAt: string | null;
            /**
             * @description What went wrong last, if it did.
             * @example The budget is too low.
             */
            lastError: string | null;
        };
        BiddingStrategyDto: {
            /**
             * @description What the platform aims for.
             * @default MAXIMIZE_CLICKS
             * @example MAXIMIZE_CLICKS
             * @enum {string}
             */
            type?: "MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE";
            /**
             * @description Cost per conversion to aim for; TARGET_CPA only, and needed there.
             * @example 12.5
             */
            targetCpa?: number | null;
            /**
             * @description Conversion value per cost, 2.5 means 250 %; TARGET_ROAS only, and needed there.
             * @example 2.5
             */
            targetRoas?: number | null;
            /**
             * @description Percent of impressions to aim for; TARGET_IMPRESSION_SHARE only, and needed there.
             * @example 65
             */
            targetImpressionShare?: number | null;
            /**
             * @description Where on the page; TARGET_IMPRESSION_SHARE only, TOP when left out.
             * @example TOP
             * @enum {string|null}
             */
            impressionShareLocation?: "ANYWHERE" | "TOP" | "ABSOLUTE_TOP" | null;
            /**
             * @description The most that a click may cost.
             * @example 1.2
             */
            maxCpcBidCeiling?: number | null;
        };
        ExpandedWindowDto: {
            /**
             * @description The day of the week.
             * @example MONDAY
             * @enum {string}
             */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /**
             * @description The hour it starts.
             * @example 9
             */
            startHour: number;
            /**
             * @description Minutes past that hour.
             * @example ZERO
             * @enum {string}
             */
            startMinute: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE";
            /**
             * @description The hour it ends; 24 is the end of the day.
             * @example 17
             */
            endHour: number;
            /**
             * @description Minutes past that hour.
             * @example ZERO
             * @enum {string}
             */
            endMinute: "ZERO" | "FIFTEEN" | "THIRTY" | "FORTY_FIVE";
            /**
             * @description Multiplies bids; 1 changes nothing.
             * @example 1
             */
            bidModifier: number;
        };
        ExpandedScheduleDto: {
            /**
             * @description Monday first.
             * @example [
             *       {
             *         "day": "MONDAY",
             *         "startHour": 9,
             *         "startMinute": "ZERO",
             *         "endHour": 17,
             *         "endMinute": "ZERO",
             *         "bidModifier": 1
             *       }
             *     ]
             */
            windows: components["schemas"]["ExpandedWindowDto"][];
            /**
             * @description IANA zone of the hours.
             * @example Europe/Berlin
             */
            timezone: string;
        };
        GeoTargetDto: {
            /**
             * @description Stable id of the row; made when left out.
             * @example geo_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id?: string;
            /**
             * @description A named place, or a circle.
             * @example AREA
             * @enum {string}
             */
            kind: "AREA" | "RADIUS";
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
             * @description Percent by which bids change; included rows only.
             * @example 10
             */
            bidAdjustment?: number | null;
            /**
             * @description Audience estimate of the platform, when it gave one.
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
             * @description Areas: what meta-ads calls it, once asked: kind and key.
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
             * @enum {string|null}
             */
            type?: "COUNTRY" | "REGION" | "METRO" | "CITY" | "DISTRICT" | "POSTAL_CODE" | "AIRPORT" | "UNIVERSITY" | "GLOBAL" | null;
            /**
             * @description Areas: ISO 3166-1 country code.
             * @example DE
             */
            countryCode?: string | null;
            /**
             * @description Circles: latitude of the centre.
             * @example 52.52
             */
            lat?: number | null;
            /**
             * @description Circles: longitude of the centre.
             * @example 13.4
             */
            lng?: number | null;
            /**
             * @description Circles: radius in `unit`; clamped to 1 to 500 when pushed.
             * @example 5
             */
            radius?: number | null;
            /**
             * @description Circles: unit of the radius; km when left out.
             * @example km
             * @enum {string|null}
             */
            unit?: "km" | "mi" | null;
        };
        DeviceTargetDto: {
            /**
             * @description Whether ads show there.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Percent by which bids change.
             * @example 20
             */
            bidAdjustment?: number;
        };
        LinkedinFacetsDto: {
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
        LinkedinTargetingDto: {
            /**
             * @description Who to reach.
             * @example {
             *       "jobTitles": [
             *         "urn:li:title:9"
             *       ]
             *     }
             */
            include?: components["schemas"]["LinkedinFacetsDto"];
            /**
             * @description Who to leave out.
             * @example {
             *       "industries": [
             *         "urn:li:industry:4"
             *       ]
             *     }
             */
            exclude?: components["schemas"]["LinkedinFacetsDto"];
            /**
             * @description Whether one facet is enough.
             * @example ANY
             * @enum {string}
             */
            matching?: "ANY" | "ALL";
            /**
             * @description Lets the platform add similar people.
             * @example false
             */
            audienceExpansion?: boolean;
        };
        CampaignTargetingDto: {
            /**
             * @description Echo of the stored windows.
             * @example []
             */
            readonly schedule?: components["schemas"]["ExpandedWindowDto"][];
            /**
             * @description Per kind of device.
             * @example {
             *       "mobile": {
             *         "enabled": true,
             *         "bidAdjustment": 20
             *       }
             *     }
             */
            devices?: {
                [key: string]: components["schemas"]["DeviceTargetDto"];
            };
            /**
             * @description The audience on linkedin-ads.
             * @example {
             *       "matching": "ANY"
             *     }
             */
            linkedin?: components["schemas"]["LinkedinTargetingDto"];
        };
        NetworksDto: {
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
        NegativeKeywordDto: {
            /**
             * @description The words.
             * @example free
             */
            text: string;
            /**
             * @description How close a search must be.
             * @example PHRASE
             * @enum {string}
             */
            matchType: "EXACT" | "PHRASE" | "BROAD";
        };
        AdvertiserIdentityDto: {
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
        DeclarationsDto: {
            /**
             * @description Whether the ads are political.
             * @example NONE
             * @enum {string}
             */
            politicalAdvertising?: "NONE" | "POLITICAL";
            /**
             * @description Special ad categories.
             * @example [
             *       "HOUSING"
             *     ]
             */
            specialAdCategories?: string[];
            /**
             * @description Who stands behind the ads.
             * @example {
             *       "payer": "Runner’s Corner Ltd"
             *     }
             */
            advertiserIdentity?: components["schemas"]["AdvertiserIdentityDto"];
        };
        CampaignHoldDto: {
            /**
             * Format: date-time
             * @description Since when.
             * @example 2026-11-21T09:00:00.000Z
             */
            since: string;
            /**
             * @description The brake event.
             * @example bre_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            eventId: string;
        };
        ReasonEntityDto: {
            /**
             * @description What kind of object.
             * @example campaign
             */
            type: string;
            /**
             * @description Its id.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
        };
        DeliveryReasonDto: {
            /**
             * @description Stable code.
             * @example NEVER_SYNCED
             * @enum {string}
             */
            code: "NEVER_SYNCED" | "CAMPAIGN_PAUSED" | "BRAKE_ENGAGED" | "BRAKE_BLIND" | "NOT_STARTED" | "ENDED" | "OUTSIDE_SCHEDULE" | "NO_ENABLED_AD_GROUP" | "NO_ENABLED_AD" | "NO_ENABLED_KEYWORD" | "ADS_UNDER_REVIEW" | "ADS_DISAPPROVED" | "BUDGET_EXHAUSTED" | "BILLING_PROBLEM" | "BID_TOO_LOW" | "LOCAL_CHANGES_NOT_SYNCED" | "REMOVED_BUT_SERVING" | "REMOTE_MISSING" | "REMOTE_DRIFT" | "CONNECTION_NEEDS_REAUTH" | "PLATFORM_REASON";
            /**
             * @description The platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description How much it matters.
             * @example BLOCKING
             * @enum {string}
             */
            severity: "BLOCKING" | "LIMITING" | "INFO";
            /**
             * @description For people.
             * @example The campaign has never been sent to google-ads.
             */
            message: string;
            /**
             * @description What it is about.
             * @example {
             *       "type": "campaign",
             *       "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            entity: components["schemas"]["ReasonEntityDto"];
            /**
             * Format: date-time
             * @description Since when, where known.
             * @example 2026-11-21T09:00:00.000Z
             */
            since?: string;
            /**
             * @description What to do about it.
             * @example Preview a sync and trigger it.
             */
            fix: string;
        };
        PlatformDeliveryDto: {
            /**
             * @description Whether ads show.
             * @example false
             */
            serving: boolean;
            /**
             * @description In one word.
             * @example NOT_SERVING
             * @enum {string}
             */
            status: "SERVING" | "LIMITED" | "NOT_SERVING" | "PENDING" | "UNKNOWN";
            /**
             * Format: date-time
             * @description When the platform was last asked; null when never.
             * @example 2026-11-21T09:00:00.000Z
             */
            checkedAt: string | null;
            /**
             * @description Why not, or why less.
             * @example [
             *       {
             *         "code": "NEVER_SYNCED",
             *         "platform": "google-ads",
             *         "severity": "BLOCKING",
             *         "message": "The campaign has never been sent to google-ads.",
             *         "entity": {
             *           "type": "campaign",
             *           "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *         },
             *         "fix": "Preview a sync and trigger it."
             *       }
             *     ]
             */
            reasons: components["schemas"]["DeliveryReasonDto"][];
        };
        DeliverySummaryDto: {
            /**
             * @description Whether ads show.
             * @example false
             */
            serving: boolean;
            /**
             * @description In one word.
             * @example NOT_SERVING
             * @enum {string}
             */
            status: "SERVING" | "LIMITED" | "NOT_SERVING" | "PENDING" | "UNKNOWN";
            /**
             * Format: date-time
             * @description When the platform was last asked; null when never.
             * @example 2026-11-21T09:00:00.000Z
             */
            checkedAt: string | null;
            /**
             * @description Why not, or why less.
             * @example [
             *       {
             *         "code": "NEVER_SYNCED",
             *         "platform": "google-ads",
             *         "severity": "BLOCKING",
             *         "message": "The campaign has never been sent to google-ads.",
             *         "entity": {
             *           "type": "campaign",
             *           "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *         },
             *         "fix": "Preview a sync and trigger it."
             *       }
             *     ]
             */
            reasons: components["schemas"]["DeliveryReasonDto"][];
            /**
             * @description The same per platform.
             * @example {
             *       "google-ads": {
             *         "serving": false,
             *         "status": "NOT_SERVING",
             *         "checkedAt": null,
             *         "reasons": []
             *       }
             *     }
             */
            platforms: {
                [key: string]: components["schemas"]["PlatformDeliveryDto"];
            };
        };
        CampaignDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The business it advertises.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string | null;
            /**
             * @description Unique among the campaigns of the Space that are not removed.
             * @example Autumn
             */
            name: string;
            /**
             * @description Fixed after creation.
             * @example SEARCH
             * @enum {string}
             */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description What it is for.
             * @example TRAFFIC
             * @enum {string}
             */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS";
            /**
             * @description Where it runs.
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Which ad account per platform, where chosen or pinned.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds: {
                [key: string]: string;
            };
            /**
             * @description REMOVED: deleted here, waiting for the sync that removes it on the platforms.
             * @example PAUSED
             * @enum {string}
             */
            status: "PAUSED" | "ENABLED" | "REMOVED";
            /**
             * @description On or off per platform.
             * @example {
             *       "google-ads": "ENABLED"
             *     }
             */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED";
            };
            /**
             * @description Per day, in major units of `currency`.
             * @example 50
             */
            budget: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description How the budget is split; sums to it exactly.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /**
             * @description How it bids.
             * @example {
             *       "type": "MAXIMIZE_CLICKS"
             *     }
             */
            biddingStrategy: components["schemas"]["BiddingStrategyDto"];
            /**
             * @description When ads show, as it was last written.
             * @example BUSINESS_HOURS
             */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM") | components["schemas"]["StructuredScheduleDto"];
            /**
             * @description What `adSchedule` means.
             * @example {
             *       "windows": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ],
             *       "timezone": "Europe/Berlin"
             *     }
             */
            adScheduleStructured: components["schemas"]["ExpandedScheduleDto"];
            /**
             * @description Whose clock the windows mean: that of `adScheduleStructured.timezone`, or, on platforms that can tell, that of whoever sees the ad.
             * @example account
             * @enum {string}
             */
            scheduleZone: "account" | "searcher";
            /**
             * @description Where ads show; none means everywhere.
             * @example [
             *       {
             *         "id": "geo_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "kind": "AREA",
             *         "name": "Berlin",
             *         "negative": false
             *       }
             *     ]
             */
            geoTargets: components["schemas"]["GeoTargetDto"][];
            /**
             * @description People in the places, or also those interested in them.
             * @example PRESENCE
             * @enum {string}
             */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST";
            /**
             * @description Devices and audiences.
             * @example {
             *       "schedule": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ]
             *     }
             */
            targeting: components["schemas"]["CampaignTargetingDto"];
            /**
             * @description Languages of the people to reach; none means all.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description Where ads of a search network show.
             * @example {
             *       "search": true,
             *       "searchPartners": false,
             *       "display": false
             *     }
             */
            networks: components["schemas"]["NetworksDto"];
            /**
             * @description Searches it must not show on.
             * @example [
             *       {
             *         "text": "free",
             *         "matchType": "PHRASE"
             *       }
             *     ]
             */
            negativeKeywords: components["schemas"]["NegativeKeywordDto"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             * @example 2026-12-01
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             * @example 2026-12-31
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Where ads lead unless they say otherwise.
             * @example https://example.com
             */
            finalUrl: string | null;
            /**
             * @description Tracking template of the platforms.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds: string[];
            /**
             * @description What laws and platforms want to be told.
             * @example {
             *       "politicalAdvertising": "NONE"
             *     }
             */
            declarations: components["schemas"]["DeclarationsDto"] | null;
            /**
             * @description What ties it to each platform.
             * @example {
             *       "google-ads": {
             *         "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "remoteId": "1234567890",
             *         "remoteStatus": "ENABLED",
             *         "linkedAt": "2026-11-21T09:00:00.000Z",
             *         "lastSyncedAt": "2026-11-21T09:00:00.000Z",
             *         "lastError": null
             *       }
             *     }
             */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLinkDto"];
            };
            /**
             * @description Set while the Emergency Brake holds it.
             * @example {
             *       "since": "2026-11-21T09:00:00.000Z",
             *       "eventId": "bre_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            hold: components["schemas"]["CampaignHoldDto"] | null;
            /**
             * @description Whether it serves and, when not, why.
             * @example {
             *       "serving": false,
             *       "status": "NOT_SERVING",
             *       "checkedAt": null,
             *       "reasons": [],
             *       "platforms": {}
             *     }
             */
            deliverySummary: components["schemas"]["DeliverySummaryDto"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateCampaignDto: {
            /**
             * @description The business it advertises.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId?: string | null;
            /**
             * @description Unique among the campaigns of the Space that are not removed; case does not count.
             * @example Autumn
             */
            name: string;
            /**
             * @description Fixed after creation.
             * @example SEARCH
             * @enum {string}
             */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description What it is for.
             * @default TRAFFIC
             * @example TRAFFIC
             * @enum {string}
             */
            objective?: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS";
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
            platforms?: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Which ad account per platform; the account's default one where nothing is said, pinned at the first export.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds?: {
                [key: string]: string;
            };
            /**
             * @description A campaign is created PAUSED; PATCH enables it.
             * @default PAUSED
             * @example PAUSED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description Pauses one platform of a campaign; ENABLED where nothing is said.
             * @example {
             *       "microsoft-ads": "PAUSED"
             *     }
             */
            platformStatus?: {
                [key: string]: "ENABLED" | "PAUSED";
            };
            /**
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
             * @description How the budget is split; sums to it exactly. Replaced whole.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets?: {
                [key: string]: number;
            } | null;
            /**
             * @description How it bids. Replaced whole.
             * @example {
             *       "type": "MAXIMIZE_CLICKS"
             *     }
             */
            biddingStrategy?: components["schemas"]["BiddingStrategyDto"];
            /**
             * @description When ads show: a preset name or a weekly schedule.
             * @default ALL_HOURS_ALL_DAYS
             * @example BUSINESS_HOURS
             */
            adSchedule?: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM") | components["schemas"]["StructuredScheduleDto"];
            /**
             * @description Where ads show; none means everywhere.
             * @example [
             *       {
             *         "kind": "AREA",
             *         "name": "Berlin",
             *         "criterionId": "1003854"
             *       }
             *     ]
             */
            geoTargets?: components["schemas"]["GeoTargetDto"][];
            /**
             * @description People in the places, or also those interested in them.
             * @default PRESENCE
             * @example PRESENCE
             * @enum {string}
             */
            locationIntent?: "PRESENCE" | "PRESENCE_OR_INTEREST";
            /**
             * @description Devices and audiences.
             * @example {
             *       "devices": {
             *         "mobile": {
             *           "enabled": true
             *         }
             *       }
             *     }
             */
            targeting?: components["schemas"]["CampaignTargetingDto"] | null;
            /**
             * @description Languages of the people to reach; none means all.
             * @default [
             *       "en"
             *     ]
             * @example [
             *       "en"
             *     ]
             */
            languages?: string[];
            /**
             * @description Where ads of a search network show.
             * @example {
             *       "search": true,
             *       "searchPartners": false,
             *       "display": false
             *     }
             */
            networks?: components["schemas"]["NetworksDto"];
            /**
             * @description Searches it must not show on.
             * @example [
             *       {
             *         "text": "free",
             *         "matchType": "PHRASE"
             *       }
             *     ]
             */
            negativeKeywords?: components["schemas"]["NegativeKeywordDto"][];
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
             * @description Where ads lead unless they say otherwise.
             * @example https://example.com
             */
            finalUrl?: string | null;
            /**
             * @description Tracking template of the platforms.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate?: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds?: string[];
            /**
             * @description What laws and platforms want to be told; the connection's where nothing is said.
             * @example {
             *       "politicalAdvertising": "NONE"
             *     }
             */
            declarations?: components["schemas"]["DeclarationsDto"] | null;
        };
        UpdateCampaignDto: {
            /**
             * @description The business it advertises.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId?: string | null;
            /**
             * @description Unique among the campaigns of the Space that are not removed; case does not count.
             * @example Autumn
             */
            name?: string;
            /**
             * @description What it is for.
             * @default TRAFFIC
             * @example TRAFFIC
             * @enum {string}
             */
            objective?: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS";
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
            platforms?: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Which ad account per platform; the account's default one where nothing is said, pinned at the first export.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds?: {
                [key: string]: string;
            };
            /**
             * @description A campaign is created PAUSED; PATCH enables it.
             * @default PAUSED
             * @example PAUSED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description Pauses one platform of a campaign; ENABLED where nothing is said.
             * @example {
             *       "microsoft-ads": "PAUSED"
             *     }
             */
            platformStatus?: {
                [key: string]: "ENABLED" | "PAUSED";
            };
            /**
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
             * @description How the budget is split; sums to it exactly. Replaced whole.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets?: {
                [key: string]: number;
            } | null;
            /**
             * @description How it bids. Replaced whole.
             * @example {
             *       "type": "MAXIMIZE_CLICKS"
             *     }
             */
            biddingStrategy?: components["schemas"]["BiddingStrategyDto"];
            /**
             * @description When ads show: a preset name or a weekly schedule.
             * @default ALL_HOURS_ALL_DAYS
             * @example BUSINESS_HOURS
             */
            adSchedule?: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM") | components["schemas"]["StructuredScheduleDto"];
            /**
             * @description Where ads show; none means everywhere.
             * @example [
             *       {
             *         "kind": "AREA",
             *         "name": "Berlin",
             *         "criterionId": "1003854"
             *       }
             *     ]
             */
            geoTargets?: components["schemas"]["GeoTargetDto"][];
            /**
             * @description People in the places, or also those interested in them.
             * @default PRESENCE
             * @example PRESENCE
             * @enum {string}
             */
            locationIntent?: "PRESENCE" | "PRESENCE_OR_INTEREST";
            /**
             * @description Devices and audiences.
             * @example {
             *       "devices": {
             *         "mobile": {
             *           "enabled": true
             *         }
             *       }
             *     }
             */
            targeting?: components["schemas"]["CampaignTargetingDto"] | null;
            /**
             * @description Languages of the people to reach; none means all.
             * @default [
             *       "en"
             *     ]
             * @example [
             *       "en"
             *     ]
             */
            languages?: string[];
            /**
             * @description Where ads of a search network show.
             * @example {
             *       "search": true,
             *       "searchPartners": false,
             *       "display": false
             *     }
             */
            networks?: components["schemas"]["NetworksDto"];
            /**
             * @description Searches it must not show on.
             * @example [
             *       {
             *         "text": "free",
             *         "matchType": "PHRASE"
             *       }
             *     ]
             */
            negativeKeywords?: components["schemas"]["NegativeKeywordDto"][];
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
             * @description Where ads lead unless they say otherwise.
             * @example https://example.com
             */
            finalUrl?: string | null;
            /**
             * @description Tracking template of the platforms.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate?: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds?: string[];
            /**
             * @description What laws and platforms want to be told; the connection's where nothing is said.
             * @example {
             *       "politicalAdvertising": "NONE"
             *     }
             */
            declarations?: components["schemas"]["DeclarationsDto"] | null;
        };
        ScheduleWarningDto: {
            /**
             * @description Stable.
             * @example DST_SHIFT_AHEAD
             * @enum {string}
             */
            code: "WINDOWS_OVERLAP" | "DST_SHIFT_AHEAD" | "ZONE_ROUNDED" | "SEARCHER_ZONE_UNSUPPORTED" | "SCHEDULE_UNSUPPORTED" | "BID_MODIFIER_UNSUPPORTED";
            /**
             * @description For people.
             * @example The difference between UTC and Europe/Berlin changes on 2027-03-28.
             */
            message: string;
            /**
             * @description JSON pointer into the body.
             * @example /windows/1
             */
            path?: string;
            /**
             * @description The platform it is about.
             * @example google-ads
             * @enum {string}
             */
            platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * Format: date
             * @description The day it is about.
             * @example 2027-03-28
             */
            date?: string;
        };
        ScheduledCampaignDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The business it advertises.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string | null;
            /**
             * @description Unique among the campaigns of the Space that are not removed.
             * @example Autumn
             */
            name: string;
            /**
             * @description Fixed after creation.
             * @example SEARCH
             * @enum {string}
             */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description What it is for.
             * @example TRAFFIC
             * @enum {string}
             */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS";
            /**
             * @description Where it runs.
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Which ad account per platform, where chosen or pinned.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds: {
                [key: string]: string;
            };
            /**
             * @description REMOVED: deleted here, waiting for the sync that removes it on the platforms.
             * @example PAUSED
             * @enum {string}
             */
            status: "PAUSED" | "ENABLED" | "REMOVED";
            /**
             * @description On or off per platform.
             * @example {
             *       "google-ads": "ENABLED"
             *     }
             */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED";
            };
            /**
             * @description Per day, in major units of `currency`.
             * @example 50
             */
            budget: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description How the budget is split; sums to it exactly.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /**
             * @description How it bids.
             * @example {
             *       "type": "MAXIMIZE_CLICKS"
             *     }
             */
            biddingStrategy: components["schemas"]["BiddingStrategyDto"];
            /**
             * @description When ads show, as it was last written.
             * @example BUSINESS_HOURS
             */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM") | components["schemas"]["StructuredScheduleDto"];
            /**
             * @description What `adSchedule` means.
             * @example {
             *       "windows": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ],
             *       "timezone": "Europe/Berlin"
             *     }
             */
            adScheduleStructured: components["schemas"]["ExpandedScheduleDto"];
            /**
             * @description Whose clock the windows mean: that of `adScheduleStructured.timezone`, or, on platforms that can tell, that of whoever sees the ad.
             * @example account
             * @enum {string}
             */
            scheduleZone: "account" | "searcher";
            /**
             * @description Where ads show; none means everywhere.
             * @example [
             *       {
             *         "id": "geo_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "kind": "AREA",
             *         "name": "Berlin",
             *         "negative": false
             *       }
             *     ]
             */
            geoTargets: components["schemas"]["GeoTargetDto"][];
            /**
             * @description People in the places, or also those interested in them.
             * @example PRESENCE
             * @enum {string}
             */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST";
            /**
             * @description Devices and audiences.
             * @example {
             *       "schedule": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ]
             *     }
             */
            targeting: components["schemas"]["CampaignTargetingDto"];
            /**
             * @description Languages of the people to reach; none means all.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description Where ads of a search network show.
             * @example {
             *       "search": true,
             *       "searchPartners": false,
             *       "display": false
             *     }
             */
            networks: components["schemas"]["NetworksDto"];
            /**
             * @description Searches it must not show on.
             * @example [
             *       {
             *         "text": "free",
             *         "matchType": "PHRASE"
             *       }
             *     ]
             */
            negativeKeywords: components["schemas"]["NegativeKeywordDto"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             * @example 2026-12-01
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             * @example 2026-12-31
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Where ads lead unless they say otherwise.
             * @example https://example.com
             */
            finalUrl: string | null;
            /**
             * @description Tracking template of the platforms.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds: string[];
            /**
             * @description What laws and platforms want to be told.
             * @example {
             *       "politicalAdvertising": "NONE"
             *     }
             */
            declarations: components["schemas"]["DeclarationsDto"] | null;
            /**
             * @description What ties it to each platform.
             * @example {
             *       "google-ads": {
             *         "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "remoteId": "1234567890",
             *         "remoteStatus": "ENABLED",
             *         "linkedAt": "2026-11-21T09:00:00.000Z",
             *         "lastSyncedAt": "2026-11-21T09:00:00.000Z",
             *         "lastError": null
             *       }
             *     }
             */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLinkDto"];
            };
            /**
             * @description Set while the Emergency Brake holds it.
             * @example {
             *       "since": "2026-11-21T09:00:00.000Z",
             *       "eventId": "bre_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            hold: components["schemas"]["CampaignHoldDto"] | null;
            /**
             * @description Whether it serves and, when not, why.
             * @example {
             *       "serving": false,
             *       "status": "NOT_SERVING",
             *       "checkedAt": null,
             *       "reasons": [],
             *       "platforms": {}
             *     }
             */
            deliverySummary: components["schemas"]["DeliverySummaryDto"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
            /**
             * @description What its writer should know.
             * @example [
             *       {
             *         "code": "DST_SHIFT_AHEAD",
             *         "message": "The difference between UTC and Europe/Berlin changes on 2027-03-28.",
             *         "date": "2027-03-28"
             *       }
             *     ]
             */
            warnings: components["schemas"]["ScheduleWarningDto"][];
        };
        SetAdScheduleWindowDto: {
            /**
             * @description On which days it starts.
             * @example [
             *       "MON",
             *       "TUE"
             *     ]
             */
            days: ("MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN" | "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY" | "WEEKDAYS" | "WEEKEND")[];
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
             * @description Multiplies bids; 1 changes nothing.
             * @default 1
             * @example 1.2
             */
            bidModifier?: number;
        };
        SetAdScheduleDto: {
            /**
             * @description Mon–Fri 09:00–17:00 (BUSINESS_HOURS), every day 22:00–06:00 (OVERNIGHT), Sat and Sun (WEEKENDS), Mon–Fri 08:00–20:00 and Sat 09:00–18:00 (PHARMACY_OPEN_HOURS).
             * @example BUSINESS_HOURS
             * @enum {string}
             */
            preset?: "ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "OVERNIGHT" | "WEEKENDS" | "PHARMACY_OPEN_HOURS";
            /**
             * @description Hours beside those of the preset. Where modifiers differ the later one holds (WINDOWS_OVERLAP). None at all and no preset means always.
             * @example [
             *       {
             *         "days": [
             *           "WEEKDAYS"
             *         ],
             *         "start": "18:00",
             *         "end": "22:30",
             *         "bidModifier": 1.2
             *       }
             *     ]
             */
            windows?: components["schemas"]["SetAdScheduleWindowDto"][];
            /**
             * @description Zone of the hours: `local` (that of whoever sees the ad, where the platform can tell; else account time and a warning), `UTC` or an IANA name. The account's when left out. Another zone is converted to account time by the offsets of now, and expanded again every day.
             * @example America/New_York
             */
            timezone?: string;
            /**
             * @description Whose rules about zones apply; one of the platforms of the campaign. When left out: the only one, or the first of `platforms` that takes weekly hours at all.
             * @example microsoft-ads
             * @enum {string}
             */
            platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description True: answers the same and changes nothing.
             * @default false
             * @example false
             */
            dry_run?: boolean;
        };
        AdGroupDto: {
            /**
             * @description The ad group.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The campaign it belongs to; fixed after creation.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Unique in the campaign.
             * @example Running shoes
             */
            name: string;
            /**
             * @description On or off.
             * @example ENABLED
             * @enum {string}
             */
            status: "ENABLED" | "PAUSED";
            /**
             * @description The most that a click may cost, in the campaign's currency.
             * @example 0.8
             */
            maxCpc: number | null;
            /**
             * @description What conversations it fits.
             * @example []
             */
            contextHints: string[];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateAdGroupDto: {
            /**
             * @description The campaign it belongs to; fixed after creation.
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
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description The most that a click may cost, in the campaign's currency.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description What conversations it fits, for platforms without keywords.
             * @example [
             *       "running shoes for beginners"
             *     ]
             */
            contextHints?: string[];
        };
        CreateAdGroupsDto: {
            /**
             * @description Independent of each other.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "name": "Running shoes"
             *       }
             *     ]
             */
            items: components["schemas"]["CreateAdGroupDto"][];
        };
        AdGroupPatchDto: {
            /**
             * @description Unique in the campaign; case does not count.
             * @example Running shoes
             */
            name?: string;
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description The most that a click may cost, in the campaign's currency.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description What conversations it fits, for platforms without keywords.
             * @example [
             *       "running shoes for beginners"
             *     ]
             */
            contextHints?: string[];
            /**
             * @description Which ad group.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
        };
        UpdateAdGroupsDto: {
            /**
             * @description Independent of each other.
             * @example [
             *       {
             *         "id": "adg_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "status": "PAUSED"
             *       }
             *     ]
             */
            items: components["schemas"]["AdGroupPatchDto"][];
        };
        BulkDeleteDto: {
            /**
             * @description What to delete; independent of each other.
             * @example [
             *       "kwd_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            ids: string[];
        };
        UpdateAdGroupDto: {
            /**
             * @description Unique in the campaign; case does not count.
             * @example Running shoes
             */
            name?: string;
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description The most that a click may cost, in the campaign's currency.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description What conversations it fits, for platforms without keywords.
             * @example [
             *       "running shoes for beginners"
             *     ]
             */
            contextHints?: string[];
        };
        ReviewDto: {
            /**
             * @description The verdict.
             * @example APPROVED
             * @enum {string}
             */
            status: "PENDING" | "APPROVED" | "LIMITED" | "DISAPPROVED" | "UNKNOWN";
            /**
             * @description Why, in the words of the platform.
             * @example []
             */
            reasons: string[];
            /**
             * @description Where it counts.
             * @example []
             */
            affectedMarkets: string[];
        };
        AdTextDto: {
            /**
             * @description The words. Limits of each platform are findings of Validate.
             * @example Shoes that fit
             */
            text: string;
            /**
             * @description The place it is pinned to, from 1.
             * @example 1
             */
            pinned?: number | null;
        };
        AdDto: {
            /**
             * @description The ad.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The campaign that its ad group belongs to.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The ad group it belongs to; fixed after creation.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string;
            /**
             * @description Fixed after creation.
             * @example RESPONSIVE_SEARCH
             * @enum {string}
             */
            type: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP";
            /**
             * @description On or off.
             * @example ENABLED
             * @enum {string}
             */
            status: "ENABLED" | "PAUSED";
            /**
             * @description Headlines.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            headlines: components["schemas"]["AdTextDto"][];
            /**
             * @description Descriptions.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            descriptions: components["schemas"]["AdTextDto"][];
            /**
             * @description A long headline.
             * @example Running shoes, fitted in the shop
             */
            longHeadline: string | null;
            /**
             * @description The name that the ad shows.
             * @example Runner’s Corner
             */
            businessName: string | null;
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
            path1: string | null;
            /**
             * @description Second part of the shown path.
             * @example sale
             */
            path2: string | null;
            /**
             * @description What the button says.
             * @example SHOP_NOW
             */
            callToAction: string | null;
            /**
             * @description The claim that it argues. Stays when the angle is deleted.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId: string | null;
            /**
             * @description The way it makes the claim. Stays when the concept is deleted.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId: string | null;
            /**
             * @description Who put angle and concept on; null without them.
             * @example user
             * @enum {string|null}
             */
            stampProvenance: "user" | null;
            /**
             * @description What each platform decided about it.
             * @example {
             *       "google-ads": {
             *         "status": "APPROVED",
             *         "reasons": [],
             *         "affectedMarkets": []
             *       }
             *     }
             */
            review: {
                [key: string]: components["schemas"]["ReviewDto"];
            };
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateAdDto: {
            /**
             * @description The ad group it belongs to; fixed after creation.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string;
            /**
             * @description Fixed after creation.
             * @example RESPONSIVE_SEARCH
             * @enum {string}
             */
            type: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP";
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description Headlines.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            headlines?: components["schemas"]["AdTextDto"][];
            /**
             * @description Descriptions.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            descriptions?: components["schemas"]["AdTextDto"][];
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
             * @description The claim that it argues. No platform is told of it. A stored one stays when its angle is deleted, and may be sent back; a new one must exist.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
            /**
             * @description The way it makes the claim: a concept of `angleId`. Written without another `angleId`, it brings its own angle along. A stored one stays when its concept is deleted.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId?: string | null;
        };
        CreateAdsDto: {
            /**
             * @description Independent of each other.
             * @example [
             *       {
             *         "adGroupId": "adg_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "type": "RESPONSIVE_SEARCH",
             *         "headlines": [
             *           {
             *             "text": "Shoes that fit"
             *           }
             *         ],
             *         "descriptions": [
             *           {
             *             "text": "Shoes that fit"
             *           }
             *         ],
             *         "finalUrl": "https://example.com"
             *       }
             *     ]
             */
            items: components["schemas"]["CreateAdDto"][];
        };
        AdPatchDto: {
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description Headlines.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            headlines?: components["schemas"]["AdTextDto"][];
            /**
             * @description Descriptions.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            descriptions?: components["schemas"]["AdTextDto"][];
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
             * @description The claim that it argues. No platform is told of it. A stored one stays when its angle is deleted, and may be sent back; a new one must exist.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
            /**
             * @description The way it makes the claim: a concept of `angleId`. Written without another `angleId`, it brings its own angle along. A stored one stays when its concept is deleted.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId?: string | null;
            /**
             * @description Which ad.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
        };
        UpdateAdsDto: {
            /**
             * @description Independent of each other.
             * @example [
             *       {
             *         "id": "ad_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "status": "PAUSED"
             *       }
             *     ]
             */
            items: components["schemas"]["AdPatchDto"][];
        };
        UpdateAdDto: {
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description Headlines.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            headlines?: components["schemas"]["AdTextDto"][];
            /**
             * @description Descriptions.
             * @example [
             *       {
             *         "text": "Shoes that fit"
             *       }
             *     ]
             */
            descriptions?: components["schemas"]["AdTextDto"][];
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
             * @description The claim that it argues. No platform is told of it. A stored one stays when its angle is deleted, and may be sent back; a new one must exist.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
            /**
             * @description The way it makes the claim: a concept of `angleId`. Written without another `angleId`, it brings its own angle along. A stored one stays when its concept is deleted.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conceptId?: string | null;
        };
        KeywordDto: {
            /**
             * @description The keyword.
             * @example kwd_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The campaign that its ad group belongs to.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The ad group it belongs to; fixed after creation.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string;
            /**
             * @description The words. Unique in the ad group with matchType and negative; case and blanks do not count.
             * @example running shoes
             */
            text: string;
            /**
             * @description How close a search must be.
             * @example PHRASE
             * @enum {string}
             */
            matchType: "EXACT" | "PHRASE" | "BROAD";
            /**
             * @description On or off.
             * @example ENABLED
             * @enum {string}
             */
            status: "ENABLED" | "PAUSED";
            /**
             * @description A search that the ad group must not show on.
             * @example false
             */
            negative: boolean;
            /**
             * @description The most that a click may cost, in the campaign's currency.
             * @example 0.8
             */
            maxCpc: number | null;
            /**
             * @description What each platform decided about it.
             * @example {
             *       "google-ads": {
             *         "status": "APPROVED",
             *         "reasons": [],
             *         "affectedMarkets": []
             *       }
             *     }
             */
            review: {
                [key: string]: components["schemas"]["ReviewDto"];
            };
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateKeywordDto: {
            /**
             * @description The ad group it belongs to; fixed after creation.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string;
            /**
             * @description The words. Unique in the ad group with matchType and negative; case and blanks do not count.
             * @example running shoes
             */
            text: string;
            /**
             * @description How close a search must be.
             * @example PHRASE
             * @enum {string}
             */
            matchType: "EXACT" | "PHRASE" | "BROAD";
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description A search that the ad group must not show on.
             * @default false
             * @example false
             */
            negative?: boolean;
            /**
             * @description The most that a click may cost, in the campaign's currency; not on negative keywords.
             * @example 0.8
             */
            maxCpc?: number | null;
        };
        CreateKeywordsDto: {
            /**
             * @description Independent of each other.
             * @example [
             *       {
             *         "adGroupId": "adg_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "text": "running shoes",
             *         "matchType": "PHRASE"
             *       }
             *     ]
             */
            items: components["schemas"]["CreateKeywordDto"][];
        };
        KeywordPatchDto: {
            /**
             * @description The words. Unique in the ad group with matchType and negative; case and blanks do not count.
             * @example running shoes
             */
            text?: string;
            /**
             * @description How close a search must be.
             * @example PHRASE
             * @enum {string}
             */
            matchType?: "EXACT" | "PHRASE" | "BROAD";
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description A search that the ad group must not show on.
             * @default false
             * @example false
             */
            negative?: boolean;
            /**
             * @description The most that a click may cost, in the campaign's currency; not on negative keywords.
             * @example 0.8
             */
            maxCpc?: number | null;
            /**
             * @description Which keyword.
             * @example kwd_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
        };
        UpdateKeywordsDto: {
            /**
             * @description Independent of each other.
             * @example [
             *       {
             *         "id": "kwd_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "status": "PAUSED"
             *       }
             *     ]
             */
            items: components["schemas"]["KeywordPatchDto"][];
        };
        UpdateKeywordDto: {
            /**
             * @description The words. Unique in the ad group with matchType and negative; case and blanks do not count.
             * @example running shoes
             */
            text?: string;
            /**
             * @description How close a search must be.
             * @example PHRASE
             * @enum {string}
             */
            matchType?: "EXACT" | "PHRASE" | "BROAD";
            /**
             * @description On or off.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description A search that the ad group must not show on.
             * @default false
             * @example false
             */
            negative?: boolean;
            /**
             * @description The most that a click may cost, in the campaign's currency; not on negative keywords.
             * @example 0.8
             */
            maxCpc?: number | null;
        };
        AngleDto: {
            /**
             * @description The angle.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The business whose claim it is.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string;
            /**
             * @description What people call it.
             * @example Fitted in the shop
             */
            name: string;
            /**
             * @description What kind of claim it makes; `/creative-vocabulary` says what each means.
             * @example QUALITY
             * @enum {string}
             */
            angleType: "PRICE" | "QUALITY" | "SPEED" | "CONVENIENCE" | "TRUST" | "SOCIAL_PROOF" | "AUTHORITY" | "SCARCITY" | "NOVELTY" | "RISK_REVERSAL" | "PAIN" | "ASPIRATION" | "IDENTITY" | "COMPARISON";
            /**
             * @description The claim in words.
             * @example Shoes that fit, because somebody looked at how you run.
             */
            claim: string;
            /**
             * @description Whether it is in use. Ads that carry it have their own status.
             * @example ACTIVE
             * @enum {string}
             */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateAngleDto: {
            /**
             * @description The business whose claim it is.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string;
            /**
             * @description What people call it.
             * @example Fitted in the shop
             */
            name: string;
            /**
             * @description What kind of claim it makes; `/creative-vocabulary` says what each means.
             * @example QUALITY
             * @enum {string}
             */
            angleType: "PRICE" | "QUALITY" | "SPEED" | "CONVENIENCE" | "TRUST" | "SOCIAL_PROOF" | "AUTHORITY" | "SCARCITY" | "NOVELTY" | "RISK_REVERSAL" | "PAIN" | "ASPIRATION" | "IDENTITY" | "COMPARISON";
            /**
             * @description The claim in words.
             * @example Shoes that fit, because somebody looked at how you run.
             */
            claim: string;
            /**
             * @description Whether it is in use. Ads that carry it have their own status.
             * @default ACTIVE
             * @example ACTIVE
             * @enum {string}
             */
            status?: "ACTIVE" | "PAUSED" | "ARCHIVED";
        };
        UpdateAngleDto: {
            /**
             * @description The business whose claim it is.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId?: string;
            /**
             * @description What people call it.
             * @example Fitted in the shop
             */
            name?: string;
            /**
             * @description What kind of claim it makes; `/creative-vocabulary` says what each means.
             * @example QUALITY
             * @enum {string}
             */
            angleType?: "PRICE" | "QUALITY" | "SPEED" | "CONVENIENCE" | "TRUST" | "SOCIAL_PROOF" | "AUTHORITY" | "SCARCITY" | "NOVELTY" | "RISK_REVERSAL" | "PAIN" | "ASPIRATION" | "IDENTITY" | "COMPARISON";
            /**
             * @description The claim in words.
             * @example Shoes that fit, because somebody looked at how you run.
             */
            claim?: string;
            /**
             * @description Whether it is in use. Ads that carry it have their own status.
             * @default ACTIVE
             * @example ACTIVE
             * @enum {string}
             */
            status?: "ACTIVE" | "PAUSED" | "ARCHIVED";
        };
        ConceptAttributesDto: {
            /**
             * @description The shape that the message takes.
             * @example STATEMENT
             * @enum {string|null}
             */
            format?: "STATEMENT" | "QUESTION" | "LIST" | "STORY" | "TESTIMONIAL" | "DEMONSTRATION" | "BEFORE_AFTER" | "HOW_TO" | null;
            /**
             * @description What the first words catch attention with.
             * @example PROBLEM
             * @enum {string|null}
             */
            hook?: "PROBLEM" | "BENEFIT" | "CURIOSITY" | "STATISTIC" | "NEWS" | "CONTRADICTION" | "DEADLINE" | "AUDIENCE" | null;
            /**
             * @description How it sounds.
             * @example NEUTRAL
             * @enum {string|null}
             */
            tone?: "NEUTRAL" | "FRIENDLY" | "EXPERT" | "PLAYFUL" | "URGENT" | "REASSURING" | "BOLD" | "PREMIUM" | null;
            /**
             * @description What makes it believable.
             * @example NONE
             * @enum {string|null}
             */
            proof?: "NONE" | "REVIEW" | "NUMBERS" | "CASE_STUDY" | "EXPERT" | "AWARD" | "GUARANTEE" | "DEMONSTRATION" | null;
            /**
             * @description What the reader is offered beside the product itself.
             * @example NONE
             * @enum {string|null}
             */
            offer?: "NONE" | "DISCOUNT" | "FREE_TRIAL" | "FREE_SHIPPING" | "GIFT" | "BUNDLE" | "MONEY_BACK" | "CONSULTATION" | null;
        };
        ConceptDto: {
            /**
             * @description The concept.
             * @example cpt_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The angle whose claim it makes; fixed after creation.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId: string;
            /**
             * @description What people call it.
             * @example A runner tells
             */
            name: string;
            /**
             * @description How it makes the claim; `/creative-vocabulary` says what each value means.
             * @example {
             *       "format": "TESTIMONIAL",
             *       "proof": "REVIEW"
             *     }
             */
            attributes: components["schemas"]["ConceptAttributesDto"];
            /**
             * @description Whether it is in use. Ads that carry it have their own status.
             * @example ACTIVE
             * @enum {string}
             */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateConceptDto: {
            /**
             * @description The angle whose claim it makes; fixed after creation.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId: string;
            /**
             * @description What people call it.
             * @example A runner tells
             */
            name: string;
            /**
             * @description How it makes the claim; `/creative-vocabulary` says what each value means.
             * @example {
             *       "format": "TESTIMONIAL",
             *       "proof": "REVIEW"
             *     }
             */
            attributes?: components["schemas"]["ConceptAttributesDto"];
            /**
             * @description Whether it is in use. Ads that carry it have their own status.
             * @default ACTIVE
             * @example ACTIVE
             * @enum {string}
             */
            status?: "ACTIVE" | "PAUSED" | "ARCHIVED";
        };
        UpdateConceptDto: {
            /**
             * @description What people call it.
             * @example A runner tells
             */
            name?: string;
            /**
             * @description How it makes the claim; `/creative-vocabulary` says what each value means.
             * @example {
             *       "format": "TESTIMONIAL",
             *       "proof": "REVIEW"
             *     }
             */
            attributes?: components["schemas"]["ConceptAttributesDto"];
            /**
             * @description Whether it is in use. Ads that carry it have their own status.
             * @default ACTIVE
             * @example ACTIVE
             * @enum {string}
             */
            status?: "ACTIVE" | "PAUSED" | "ARCHIVED";
        };
        VocabularyEntryDto: {
            /**
             * @description As records spell it.
             * @example PRICE
             */
            id: string;
            /**
             * @description What it means.
             * @example It costs less, or is worth more than it costs.
             */
            meaning: string;
        };
        VocabularyAttributeDto: {
            /**
             * @description The member of `attributes`.
             * @example tone
             */
            id: string;
            /**
             * @description What it says of a concept.
             * @example How it sounds.
             */
            meaning: string;
            /**
             * @description All that it can be.
             * @example [
             *       {
             *         "id": "NEUTRAL",
             *         "meaning": "Matter of fact."
             *       }
             *     ]
             */
            values: components["schemas"]["VocabularyEntryDto"][];
        };
        CreativeVocabularyDto: {
            /**
             * @description What an angle can be.
             * @example [
             *       {
             *         "id": "PRICE",
             *         "meaning": "It costs less, or is worth more than it costs."
             *       }
             *     ]
             */
            angleTypes: components["schemas"]["VocabularyEntryDto"][];
            /**
             * @description What can be said about a concept.
             * @example [
             *       {
             *         "id": "tone",
             *         "meaning": "How it sounds.",
             *         "values": [
             *           {
             *             "id": "NEUTRAL",
             *             "meaning": "Matter of fact."
             *           }
             *         ]
             *       }
             *     ]
             */
            conceptAttributes: components["schemas"]["VocabularyAttributeDto"][];
        };
        PlaceAlternativeDto: {
            /**
             * @description Leads to it, given its type and country.
             * @example Springfield, Illinois
             */
            name: string;
            /**
             * @description What kind of place it is.
             * @example CITY
             * @enum {string}
             */
            type: "COUNTRY" | "REGION" | "METRO" | "CITY" | "DISTRICT" | "POSTAL_CODE" | "AIRPORT" | "UNIVERSITY" | "GLOBAL";
            /**
             * @description ISO 3166-1 code.
             * @example US
             */
            countryCode: string;
            /**
             * @description The region that it lies in.
             * @example Illinois
             */
            region: string | null;
            /**
             * @description Platform-independent id.
             * @example geonames:4250542
             */
            canonicalId: string;
        };
        GeoWarningDto: {
            /**
             * @description Stable.
             * @example AMBIGUOUS_PLACE
             * @enum {string}
             */
            code: "AMBIGUOUS_PLACE" | "RADIUS_CLAMPED_TO_MIN" | "RADIUS_CLAMPED_TO_MAX";
            /**
             * @description JSON pointer into the body.
             * @example /include/0
             */
            path: string;
            /**
             * @description For people.
             * @example Taken as Springfield (US).
             */
            message: string;
            /**
             * @description AMBIGUOUS_PLACE: what else it could have meant, likeliest first.
             * @example [
             *       {
             *         "name": "Springfield, Illinois",
             *         "type": "CITY",
             *         "countryCode": "US",
             *         "region": "Illinois",
             *         "canonicalId": "geonames:4250542"
             *       }
             *     ]
             */
            alternatives?: components["schemas"]["PlaceAlternativeDto"][];
        };
        TargetedCampaignDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The business it advertises.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string | null;
            /**
             * @description Unique among the campaigns of the Space that are not removed.
             * @example Autumn
             */
            name: string;
            /**
             * @description Fixed after creation.
             * @example SEARCH
             * @enum {string}
             */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description What it is for.
             * @example TRAFFIC
             * @enum {string}
             */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS";
            /**
             * @description Where it runs.
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Which ad account per platform, where chosen or pinned.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds: {
                [key: string]: string;
            };
            /**
             * @description REMOVED: deleted here, waiting for the sync that removes it on the platforms.
             * @example PAUSED
             * @enum {string}
             */
            status: "PAUSED" | "ENABLED" | "REMOVED";
            /**
             * @description On or off per platform.
             * @example {
             *       "google-ads": "ENABLED"
             *     }
             */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED";
            };
            /**
             * @description Per day, in major units of `currency`.
             * @example 50
             */
            budget: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description How the budget is split; sums to it exactly.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /**
             * @description How it bids.
             * @example {
             *       "type": "MAXIMIZE_CLICKS"
             *     }
             */
            biddingStrategy: components["schemas"]["BiddingStrategyDto"];
            /**
             * @description When ads show, as it was last written.
             * @example BUSINESS_HOURS
             */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM") | components["schemas"]["StructuredScheduleDto"];
            /**
             * @description What `adSchedule` means.
             * @example {
             *       "windows": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ],
             *       "timezone": "Europe/Berlin"
             *     }
             */
            adScheduleStructured: components["schemas"]["ExpandedScheduleDto"];
            /**
             * @description Whose clock the windows mean: that of `adScheduleStructured.timezone`, or, on platforms that can tell, that of whoever sees the ad.
             * @example account
             * @enum {string}
             */
            scheduleZone: "account" | "searcher";
            /**
             * @description Where ads show; none means everywhere.
             * @example [
             *       {
             *         "id": "geo_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "kind": "AREA",
             *         "name": "Berlin",
             *         "negative": false
             *       }
             *     ]
             */
            geoTargets: components["schemas"]["GeoTargetDto"][];
            /**
             * @description People in the places, or also those interested in them.
             * @example PRESENCE
             * @enum {string}
             */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST";
            /**
             * @description Devices and audiences.
             * @example {
             *       "schedule": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ]
             *     }
             */
            targeting: components["schemas"]["CampaignTargetingDto"];
            /**
             * @description Languages of the people to reach; none means all.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description Where ads of a search network show.
             * @example {
             *       "search": true,
             *       "searchPartners": false,
             *       "display": false
             *     }
             */
            networks: components["schemas"]["NetworksDto"];
            /**
             * @description Searches it must not show on.
             * @example [
             *       {
             *         "text": "free",
             *         "matchType": "PHRASE"
             *       }
             *     ]
             */
            negativeKeywords: components["schemas"]["NegativeKeywordDto"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             * @example 2026-12-01
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             * @example 2026-12-31
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Where ads lead unless they say otherwise.
             * @example https://example.com
             */
            finalUrl: string | null;
            /**
             * @description Tracking template of the platforms.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds: string[];
            /**
             * @description What laws and platforms want to be told.
             * @example {
             *       "politicalAdvertising": "NONE"
             *     }
             */
            declarations: components["schemas"]["DeclarationsDto"] | null;
            /**
             * @description What ties it to each platform.
             * @example {
             *       "google-ads": {
             *         "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "remoteId": "1234567890",
             *         "remoteStatus": "ENABLED",
             *         "linkedAt": "2026-11-21T09:00:00.000Z",
             *         "lastSyncedAt": "2026-11-21T09:00:00.000Z",
             *         "lastError": null
             *       }
             *     }
             */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLinkDto"];
            };
            /**
             * @description Set while the Emergency Brake holds it.
             * @example {
             *       "since": "2026-11-21T09:00:00.000Z",
             *       "eventId": "bre_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            hold: components["schemas"]["CampaignHoldDto"] | null;
            /**
             * @description Whether it serves and, when not, why.
             * @example {
             *       "serving": false,
             *       "status": "NOT_SERVING",
             *       "checkedAt": null,
             *       "reasons": [],
             *       "platforms": {}
             *     }
             */
            deliverySummary: components["schemas"]["DeliverySummaryDto"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
            /**
             * @description What its writer should know.
             * @example [
             *       {
             *         "code": "AMBIGUOUS_PLACE",
             *         "path": "/include/0",
             *         "message": "Taken as Springfield (US).",
             *         "alternatives": [
             *           {
             *             "name": "Springfield, Illinois",
             *             "type": "CITY",
             *             "countryCode": "US",
             *             "region": "Illinois",
             *             "canonicalId": "geonames:4250542"
             *           }
             *         ]
             *       }
             *     ]
             */
            warnings: components["schemas"]["GeoWarningDto"][];
            /**
             * @description Where ads show, in plain words.
             * @example Ads show to people in Germany, but not in Berlin (DE).
             */
            sentence: string;
        };
        NamedAreaDto: {
            /**
             * @description In any language; what it lies in may follow a comma: `Springfield, IL`.
             * @example Springfield
             */
            name: string;
            /**
             * @description What kind of place it must be.
             * @example CITY
             * @enum {string}
             */
            type?: "COUNTRY" | "REGION" | "METRO" | "CITY" | "DISTRICT" | "POSTAL_CODE" | "AIRPORT" | "UNIVERSITY" | "GLOBAL";
            /**
             * @description ISO 3166-1 code of the country that it must lie in.
             * @example US
             */
            countryCode?: string;
        };
        RadiusInputDto: {
            /**
             * @description In `unit`; clamped to 1 to 500 when pushed.
             * @example 20
             */
            radius: number;
            /**
             * @description Unit of the radius.
             * @default km
             * @example km
             * @enum {string}
             */
            unit?: "km" | "mi";
            /**
             * @description Latitude of the centre.
             * @example 48.137
             */
            lat?: number;
            /**
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
             * @description ISO 3166-1 code of the country that it must lie in.
             * @example US
             */
            countryCode?: string;
        };
        SetGeoTargetingDto: {
            /**
             * @description The full structured list; replaces the stored one. Rows without an id of their place are looked up by name.
             * @example [
             *       {
             *         "kind": "AREA",
             *         "name": "Berlin"
             *       }
             *     ]
             */
            geoTargets?: components["schemas"]["GeoTargetDto"][];
            /**
             * @description Places to show ads in. `include`, `exclude` and `radii` together replace the stored set; what is left out is empty.
             * @example [
             *       "Germany",
             *       {
             *         "name": "Springfield",
             *         "type": "CITY",
             *         "countryCode": "US"
             *       }
             *     ]
             */
            include?: (string | components["schemas"]["NamedAreaDto"])[];
            /**
             * @description Places carved out of the included ones.
             * @example [
             *       "Berlin"
             *     ]
             */
            exclude?: (string | components["schemas"]["NamedAreaDto"])[];
            /**
             * @description Circles to show ads in.
             * @example [
             *       {
             *         "around": "Munich",
             *         "radius": 20,
             *         "unit": "km"
             *       }
             *     ]
             */
            radii?: components["schemas"]["RadiusInputDto"][];
            /**
             * @description People in the places, or also those interested in them. Sent alone it changes only that.
             * @example PRESENCE
             * @enum {string}
             */
            locationIntent?: "PRESENCE" | "PRESENCE_OR_INTEREST";
            /**
             * @description True: answers the resolved rows and the sentence, and changes nothing.
             * @default false
             * @example false
             */
            dry_run?: boolean;
        };
        AssetFetchDto: {
            /**
             * @description PENDING until the bytes are here; READY; FAILED when they will not come.
             * @example READY
             * @enum {string}
             */
            status: "PENDING" | "READY" | "FAILED";
            /**
             * @description Stable; why it is PENDING or FAILED.
             * @example FETCHING
             */
            code: string | null;
            /**
             * @description The same for people.
             * @example The worker fetches the bytes from sourceUrl.
             */
            reason: string | null;
        };
        AssetDto: {
            /**
             * @description The asset.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description Says which other members it has; fixed after creation.
             * @example IMAGE
             * @enum {string}
             */
            type: "IMAGE" | "LOGO" | "VIDEO" | "YOUTUBE_VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
            /**
             * @description What you call it.
             * @example Shoe on white
             */
            name: string;
            /**
             * Format: uri
             * @description Where the worker fetches the bytes from, once; of a YOUTUBE_VIDEO its address, which is not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
             * @example https://example.com/shoe.png
             */
            sourceUrl: string | null;
            /**
             * @description What the link says. Only of SITELINK (needed).
             * @example Opening hours
             */
            linkText: string | null;
            /**
             * @description First line below the link. Only of SITELINK.
             * @example When the shop is open
             */
            description1: string | null;
            /**
             * @description Second line below the link. Only of SITELINK.
             * @example Six days a week
             */
            description2: string | null;
            /**
             * Format: uri
             * @description Where the link leads. Only of SITELINK (needed).
             * @example https://example.com/hours
             */
            finalUrl: string | null;
            /**
             * @description What is called out. Only of CALLOUT (needed).
             * @example Free delivery
             */
            calloutText: string | null;
            /**
             * @description What the values are. Only of STRUCTURED_SNIPPET (needed).
             * @example Brands
             * @enum {string|null}
             */
            header: "Amenities" | "Brands" | "Courses" | "Degree programs" | "Destinations" | "Featured hotels" | "Insurance coverage" | "Models" | "Neighborhoods" | "Service catalog" | "Shows" | "Styles" | "Types" | null;
            /**
             * @description The values. Only of STRUCTURED_SNIPPET (needed).
             * @example [
             *       "Northway",
             *       "Fjellrev",
             *       "Ostrava"
             *     ]
             */
            values: string[] | null;
            /**
             * @description A telephone number, national or international. Only of CALL (needed).
             * @example +49 30 901820
             */
            phoneNumber: string | null;
            /**
             * @description The country of the number, ISO 3166-1. Only of CALL (needed).
             * @example DE
             */
            countryCode: string | null;
            /**
             * @description Whether everything that it needs is here.
             * @example {
             *       "status": "READY",
             *       "code": null,
             *       "reason": null
             *     }
             */
            fetch: components["schemas"]["AssetFetchDto"];
            /**
             * @description Bytes; null while there are none.
             * @example 48213
             */
            size: number | null;
            /**
             * @description Width in pixels; null for videos and while there are no bytes.
             * @example 1200
             */
            width: number | null;
            /**
             * @description Height in pixels; null for videos and while there are no bytes.
             * @example 1200
             */
            height: number | null;
            /**
             * @description What the bytes are, as told by themselves.
             * @example image/png
             */
            mimeType: string | null;
            /**
             * @description Their digest in hexadecimal.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            sha256: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateAssetDto: {
            /**
             * @description Says which other members it has; fixed after creation.
             * @example IMAGE
             * @enum {string}
             */
            type: "IMAGE" | "LOGO" | "VIDEO" | "YOUTUBE_VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
            /**
             * @description What you call it.
             * @example Shoe on white
             */
            name: string;
            /**
             * Format: uri
             * @description Where the worker fetches the bytes from, once; of a YOUTUBE_VIDEO its address, which is not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
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
             * @enum {string|null}
             */
            header?: "Amenities" | "Brands" | "Courses" | "Degree programs" | "Destinations" | "Featured hotels" | "Insurance coverage" | "Models" | "Neighborhoods" | "Service catalog" | "Shows" | "Styles" | "Types" | null;
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
        UpdateAssetDto: {
            /**
             * @description What you call it.
             * @example Shoe on white
             */
            name?: string;
            /**
             * Format: uri
             * @description Where the worker fetches the bytes from, once; of a YOUTUBE_VIDEO its address, which is not fetched. Only of IMAGE, LOGO, VIDEO, YOUTUBE_VIDEO (needed).
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
             * @enum {string|null}
             */
            header?: "Amenities" | "Brands" | "Courses" | "Degree programs" | "Destinations" | "Featured hotels" | "Insurance coverage" | "Models" | "Neighborhoods" | "Service catalog" | "Shows" | "Styles" | "Types" | null;
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
        AttachmentDto: {
            /**
             * @description The campaign asset (cas_…) or ad asset (ada_…).
             * @example cas_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description At what.
             * @example CAMPAIGN
             * @enum {string}
             */
            scope: "CAMPAIGN" | "AD_GROUP" | "AD";
            /**
             * @description The campaign that it belongs to.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The ad group; null unless it is attached to one.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string | null;
            /**
             * @description The ad; null unless it is attached to one.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adId: string | null;
            /**
             * @description The asset; fixed after creation.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            assetId: string;
            /**
             * @description What it is for there; it must fit the type of the asset.
             * @example SITELINK
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        AttachDto: {
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
             * @description What it is for there; it must fit the type of the asset.
             * @example SITELINK
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
        };
        CampaignAssetDto: {
            /**
             * @description The campaign asset.
             * @example cas_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The asset; fixed after creation.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            assetId: string;
            /**
             * @description What it is for there; it must fit the type of the asset.
             * @example SITELINK
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateCampaignAssetDto: {
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
             * @description What it is for there; it must fit the type of the asset.
             * @example SITELINK
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
        };
        UpdateCampaignAssetDto: {
            /**
             * @description What it is for there; it must fit the type of the asset.
             * @example SITELINK
             * @enum {string}
             */
            role?: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
        };
        AdAssetDto: {
            /**
             * @description The ad asset.
             * @example ada_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description At an ad, or at an ad group for all its ads.
             * @example AD
             * @enum {string}
             */
            scope: "AD" | "AD_GROUP";
            /**
             * @description The ad; null at an ad group.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adId: string | null;
            /**
             * @description The ad group; null at an ad.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId: string | null;
            /**
             * @description The campaign that it belongs to.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The asset; fixed after creation.
             * @example ast_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            assetId: string;
            /**
             * @description What it is for there; it must fit the type of the asset.
             * @example MARKETING_IMAGE
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateAdAssetDto: {
            /**
             * @description Told by which of adId and adGroupId is given.
             * @example AD
             * @enum {string}
             */
            scope?: "AD" | "AD_GROUP";
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
             * @description What it is for there; it must fit the type of the asset.
             * @example MARKETING_IMAGE
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO";
        };
        UpdateAdAssetDto: {
            /**
             * @description What it is for there; it must fit the type of the asset.
             * @example MARKETING_IMAGE
             * @enum {string}
             */
            role?: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO";
        };
        CampaignBrakeDto: {
            /**
             * @description The campaign, in any Space of the account.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Per period, in the currency of the budget.
             * @example 500
             */
            amount: number;
        };
        PacingDto: {
            /**
             * @description In this period; null until the platforms' figures are read, and while some of it has no rate.
             * @example 1200
             */
            spent: number | null;
            /**
             * @description At the end of the period, if each day to come is like the mean of the last seven complete ones; null with fewer than three of them, and with figures older than a day.
             * @example 2900
             */
            projected: number | null;
            /**
             * @description OVER: the amount is passed. AT_RISK: the projection is above it. UNKNOWN where there is no amount or no projection.
             * @example UNKNOWN
             * @enum {string}
             */
            status: "ON_TRACK" | "AT_RISK" | "OVER" | "UNKNOWN";
            /**
             * Format: date-time
             * @description How fresh it is.
             * @example 2026-11-21T09:00:00.000Z
             */
            dataAsOf: string | null;
        };
        BudgetDto: {
            /**
             * @description What the whole account may spend in a period; null while nobody has said.
             * @example 3000
             */
            globalBudget: number | null;
            /**
             * @description Days and months of the account's zone.
             * @example monthly
             * @enum {string}
             */
            period: "daily" | "monthly";
            /**
             * @description ISO 4217 of all amounts here.
             * @example EUR
             */
            currency: string;
            /**
             * @description Units of `currency` per unit of another one.
             * @example {
             *       "USD": 0.92
             *     }
             */
            rates: {
                [key: string]: number;
            };
            /**
             * @description Whether campaigns are to be paused when the amount is spent.
             * @example true
             */
            emergencyBrake: boolean;
            /**
             * @description At what part of the amount there is to be an alert.
             * @example 90
             */
            alertThresholdPercent: number;
            /**
             * @description Amounts of single campaigns.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "amount": 500
             *       }
             *     ]
             */
            campaignBrakes: components["schemas"]["CampaignBrakeDto"][];
            /**
             * @description How spending goes. Read-only.
             * @example {
             *       "spent": null,
             *       "projected": null,
             *       "status": "UNKNOWN",
             *       "dataAsOf": null
             *     }
             */
            pacing: components["schemas"]["PacingDto"];
            /**
             * Format: date-time
             * @description When it was first written.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string | null;
            /**
             * @description +1 with every change; 0 while nobody has written it. The ETag.
             * @example 1
             */
            version: number;
        };
        SetBudgetDto: {
            /**
             * @description What the whole account may spend in a period, in `currency`.
             * @example 3000
             */
            globalBudget: number;
            /**
             * @description Days and months of the account's zone.
             * @default monthly
             * @example monthly
             * @enum {string}
             */
            period?: "daily" | "monthly";
            /**
             * @description ISO 4217. Default: the account's.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Units of `currency` per unit of another one. Spending in a currency without a rate is not added to anything.
             * @default {}
             * @example {
             *       "USD": 0.92
             *     }
             */
            rates?: {
                [key: string]: number;
            };
            /**
             * @description Whether campaigns are to be paused when the amount is spent.
             * @default true
             * @example true
             */
            emergencyBrake?: boolean;
            /**
             * @description At what part of the amount there is to be an alert.
             * @default 90
             * @example 90
             */
            alertThresholdPercent?: number;
            /**
             * @description Amounts of single campaigns.
             * @default []
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "amount": 500
             *       }
             *     ]
             */
            campaignBrakes?: components["schemas"]["CampaignBrakeDto"][];
        };
        BrakeLevelDto: {
            /**
             * @description `global`, or `campaign:` with the id of a campaign.
             * @example global
             */
            scope: string;
            /**
             * @description ARMED watches. ALERTED: the threshold is reached. ENGAGED: the amount is passed, campaigns are held until somebody releases them. OVERRULED: released with `resume`, watches again after `overruledUntil`. DISARMED: the brake is switched off.
             * @example ARMED
             * @enum {string}
             */
            state: "ARMED" | "ALERTED" | "ENGAGED" | "OVERRULED" | "DISARMED";
            /**
             * @description Per period, in the currency of the budget; null for a level that is still engaged although its amount is gone.
             * @example 3000
             */
            budget: number | null;
            /**
             * @description In the running period, as far as the platforms told.
             * @example 1200
             */
            spend: number;
            /**
             * Format: date-time
             * @description The end of the period in which it was overruled.
             * @example 2026-11-21T09:00:00.000Z
             */
            overruledUntil?: string;
        };
        BrakePauseDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The connection to its ad account.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId: string;
            /**
             * @description Whether the platform confirmed that it is paused. It is asked again until it does.
             * @example true
             */
            confirmed: boolean;
            /**
             * Format: date-time
             * @description When it was confirmed; else since when the platform has been asked.
             * @example 2026-11-21T09:00:00.000Z
             */
            since: string;
            /**
             * @description Why it is not confirmed, in the platform's words; null when it is.
             * @example The service is unavailable.
             */
            reason: string | null;
        };
        BrakeEventDto: {
            /**
             * @description The event.
             * @example bre_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description `global`, or `campaign:` with the id of a campaign.
             * @example global
             */
            scope: string;
            /**
             * Format: date-time
             * @description When it engaged.
             * @example 2026-11-21T09:00:00.000Z
             */
            engagedAt: string;
            /**
             * Format: date-time
             * @description When somebody released it.
             * @example 2026-11-21T09:00:00.000Z
             */
            releasedAt?: string;
            /**
             * @description How it was released.
             * @example raise
             * @enum {string}
             */
            releaseMode?: "raise" | "resume";
            /**
             * @description The amount that was passed.
             * @example 3000
             */
            budget: number;
            /**
             * @description What had been spent.
             * @example 3012.4
             */
            spend: number;
            /**
             * @description ISO 4217 of both.
             * @example EUR
             */
            currency: string;
            /**
             * @description Campaigns that it paused, of Spaces that you may see.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            pausedCampaigns: string[];
            /**
             * @description How many more it paused in other Spaces of the account.
             * @example 0
             */
            hiddenCampaigns: number;
            /**
             * @description Until it is released: what platforms say of the campaigns that it covers, of Spaces that you may see. A platform that is not listed was not asked yet.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "platform": "google-ads",
             *         "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "confirmed": true,
             *         "since": "2026-11-21T09:00:00.000Z",
             *         "reason": null
             *       }
             *     ]
             */
            pauses: components["schemas"]["BrakePauseDto"][];
        };
        BrakeDto: {
            /**
             * @description Whether it is switched on and has an amount to watch.
             * @example true
             */
            armed: boolean;
            /**
             * @description Whether any level holds campaigns.
             * @example false
             */
            engaged: boolean;
            /**
             * Format: date-time
             * @description How fresh the oldest figure is; null before anything was read.
             * @example 2026-11-21T09:00:00.000Z
             */
            dataAsOf: string | null;
            /**
             * @description Whether the figures are older than 6 hours: nobody can say what is being spent.
             * @example false
             */
            stale: boolean;
            /**
             * @description The account's amount first, then those of single campaigns.
             * @example [
             *       {
             *         "scope": "global",
             *         "state": "ARMED",
             *         "budget": 3000,
             *         "spend": 1200
             *       }
             *     ]
             */
            levels: components["schemas"]["BrakeLevelDto"][];
            /**
             * @description Newest first.
             * @example [
             *       {
             *         "id": "bre_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "scope": "global",
             *         "engagedAt": "2026-11-21T09:00:00.000Z",
             *         "budget": 3000,
             *         "spend": 3012.4,
             *         "currency": "EUR",
             *         "pausedCampaigns": [
             *           "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *         ],
             *         "hiddenCampaigns": 0,
             *         "pauses": [
             *           {
             *             "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *             "platform": "google-ads",
             *             "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *             "confirmed": true,
             *             "since": "2026-11-21T09:00:00.000Z",
             *             "reason": null
             *           }
             *         ]
             *       }
             *     ]
             */
            events: components["schemas"]["BrakeEventDto"][];
        };
        ReleaseBrakeDto: {
            /**
             * @description `raise`: watch on, by the amount as it is now; refused while more was spent than that. `resume`: watch again from the next period on.
             * @example raise
             * @enum {string}
             */
            mode: "raise" | "resume";
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
        SplitWarningDto: {
            /**
             * @description Stable.
             * @example SHARE_RAISED_TO_MINIMUM
             * @enum {string}
             */
            code: "SHARE_RAISED_TO_MINIMUM" | "NO_PERFORMANCE_DATA";
            /**
             * @description The platform it is about.
             * @example microsoft-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description For people.
             * @example microsoft-ads alone would have got less than the least that a platform keeps
             */
            message: string;
        };
        SplitCampaignDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description The business it advertises.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string | null;
            /**
             * @description Unique among the campaigns of the Space that are not removed.
             * @example Autumn
             */
            name: string;
            /**
             * @description Fixed after creation.
             * @example SEARCH
             * @enum {string}
             */
            type: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description What it is for.
             * @example TRAFFIC
             * @enum {string}
             */
            objective: "TRAFFIC" | "LEADS" | "SALES" | "AWARENESS";
            /**
             * @description Where it runs.
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Which ad account per platform, where chosen or pinned.
             * @example {
             *       "google-ads": "con_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            connectionIds: {
                [key: string]: string;
            };
            /**
             * @description REMOVED: deleted here, waiting for the sync that removes it on the platforms.
             * @example PAUSED
             * @enum {string}
             */
            status: "PAUSED" | "ENABLED" | "REMOVED";
            /**
             * @description On or off per platform.
             * @example {
             *       "google-ads": "ENABLED"
             *     }
             */
            platformStatus: {
                [key: string]: "ENABLED" | "PAUSED";
            };
            /**
             * @description Per day, in major units of `currency`.
             * @example 50
             */
            budget: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description How the budget is split; sums to it exactly.
             * @example {
             *       "google-ads": 30,
             *       "microsoft-ads": 20
             *     }
             */
            _platformBudgets: {
                [key: string]: number;
            } | null;
            /**
             * @description How it bids.
             * @example {
             *       "type": "MAXIMIZE_CLICKS"
             *     }
             */
            biddingStrategy: components["schemas"]["BiddingStrategyDto"];
            /**
             * @description When ads show, as it was last written.
             * @example BUSINESS_HOURS
             */
            adSchedule: ("ALL_HOURS_ALL_DAYS" | "BUSINESS_HOURS" | "CUSTOM") | components["schemas"]["StructuredScheduleDto"];
            /**
             * @description What `adSchedule` means.
             * @example {
             *       "windows": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ],
             *       "timezone": "Europe/Berlin"
             *     }
             */
            adScheduleStructured: components["schemas"]["ExpandedScheduleDto"];
            /**
             * @description Whose clock the windows mean: that of `adScheduleStructured.timezone`, or, on platforms that can tell, that of whoever sees the ad.
             * @example account
             * @enum {string}
             */
            scheduleZone: "account" | "searcher";
            /**
             * @description Where ads show; none means everywhere.
             * @example [
             *       {
             *         "id": "geo_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "kind": "AREA",
             *         "name": "Berlin",
             *         "negative": false
             *       }
             *     ]
             */
            geoTargets: components["schemas"]["GeoTargetDto"][];
            /**
             * @description People in the places, or also those interested in them.
             * @example PRESENCE
             * @enum {string}
             */
            locationIntent: "PRESENCE" | "PRESENCE_OR_INTEREST";
            /**
             * @description Devices and audiences.
             * @example {
             *       "schedule": [
             *         {
             *           "day": "MONDAY",
             *           "startHour": 9,
             *           "startMinute": "ZERO",
             *           "endHour": 17,
             *           "endMinute": "ZERO",
             *           "bidModifier": 1
             *         }
             *       ]
             *     }
             */
            targeting: components["schemas"]["CampaignTargetingDto"];
            /**
             * @description Languages of the people to reach; none means all.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description Where ads of a search network show.
             * @example {
             *       "search": true,
             *       "searchPartners": false,
             *       "display": false
             *     }
             */
            networks: components["schemas"]["NetworksDto"];
            /**
             * @description Searches it must not show on.
             * @example [
             *       {
             *         "text": "free",
             *         "matchType": "PHRASE"
             *       }
             *     ]
             */
            negativeKeywords: components["schemas"]["NegativeKeywordDto"][];
            /**
             * Format: date
             * @description First day, in the account's zone.
             * @example 2026-12-01
             */
            startDate: string | null;
            /**
             * Format: date
             * @description Last day, in the account's zone.
             * @example 2026-12-31
             */
            endDate: string | null;
            /**
             * Format: uri
             * @description Where ads lead unless they say otherwise.
             * @example https://example.com
             */
            finalUrl: string | null;
            /**
             * @description Tracking template of the platforms.
             * @example {lpurl}?utm_source=ads
             */
            trackingTemplate: string | null;
            /**
             * @description What it bids for.
             * @example []
             */
            conversionActionIds: string[];
            /**
             * @description What laws and platforms want to be told.
             * @example {
             *       "politicalAdvertising": "NONE"
             *     }
             */
            declarations: components["schemas"]["DeclarationsDto"] | null;
            /**
             * @description What ties it to each platform.
             * @example {
             *       "google-ads": {
             *         "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "remoteId": "1234567890",
             *         "remoteStatus": "ENABLED",
             *         "linkedAt": "2026-11-21T09:00:00.000Z",
             *         "lastSyncedAt": "2026-11-21T09:00:00.000Z",
             *         "lastError": null
             *       }
             *     }
             */
            platformLinks: {
                [key: string]: components["schemas"]["PlatformLinkDto"];
            };
            /**
             * @description Set while the Emergency Brake holds it.
             * @example {
             *       "since": "2026-11-21T09:00:00.000Z",
             *       "eventId": "bre_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            hold: components["schemas"]["CampaignHoldDto"] | null;
            /**
             * @description Whether it serves and, when not, why.
             * @example {
             *       "serving": false,
             *       "status": "NOT_SERVING",
             *       "checkedAt": null,
             *       "reasons": [],
             *       "platforms": {}
             *     }
             */
            deliverySummary: components["schemas"]["DeliverySummaryDto"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
            /**
             * @description What its writer should know.
             * @example [
             *       {
             *         "code": "SHARE_RAISED_TO_MINIMUM",
             *         "platform": "microsoft-ads",
             *         "message": "microsoft-ads alone would have got less than the least that a platform keeps"
             *       }
             *     ]
             */
            warnings: components["schemas"]["SplitWarningDto"][];
        };
        BudgetSplitDto: {
            /**
             * @description EQUAL: the same for each. SHARES: in the ratio of `shares`. AMOUNTS: as `amounts` says. PERFORMANCE: by conversions per unit of spend over the last 30 days, each platform keeping at least 10 %.
             * @example SHARES
             * @enum {string}
             */
            mode: "EQUAL" | "SHARES" | "AMOUNTS" | "PERFORMANCE";
            /**
             * @description For SHARES: one weight for every platform of the campaign.
             * @example {
             *       "google-ads": 3,
             *       "microsoft-ads": 1
             *     }
             */
            shares?: {
                [key: string]: number;
            };
            /**
             * @description For AMOUNTS: one for every platform of the campaign; together exactly the budget.
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
        PerformanceRowDto: {
            /**
             * @description How often something was shown.
             * @example 12000
             */
            impressions: number;
            /**
             * @description How often it was clicked.
             * @example 340
             */
            clicks: number;
            /**
             * @description What came of it; platforms count parts. Null where a platform tells none at this level.
             * @example 12.5
             */
            conversions: number | null;
            /**
             * @description Clicks per impression; null without impressions.
             * @example 0.028333
             */
            ctr: number | null;
            /**
             * @description ISO 4217 of the amounts.
             * @example EUR
             */
            currency: string;
            /**
             * @description What was spent.
             * @example 170.25
             */
            spend: number;
            /**
             * @description What the conversions are worth. Null where a platform tells none at this level.
             * @example 900
             */
            conversionValue: number | null;
            /**
             * @description Spend per click; null without clicks.
             * @example 0.500735
             */
            avgCpc: number | null;
            /**
             * @description Spend per conversion; null without conversions.
             * @example 13.62
             */
            cpa: number | null;
            /**
             * @description Conversion value per unit of spend; null without spend.
             * @example 5.286344
             */
            roas: number | null;
            /**
             * Format: date
             * @description The day, as the ad account's zone has it.
             * @example 2026-11-21
             */
            day?: string;
            /**
             * @description The platform that told it.
             * @example google-ads
             * @enum {string}
             */
            platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId?: string;
            /**
             * @description The ad group.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adGroupId?: string;
            /**
             * @description The ad.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adId?: string;
            /**
             * @description The keyword.
             * @example kwd_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            keywordId?: string;
            /**
             * @description The claim that the ads argue now; it may be deleted. Null for ads without one.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId?: string | null;
        };
        ReportMetaDto: {
            /**
             * @description For the next page; null on the last.
             * @example null
             */
            nextCursor: string | null;
            /**
             * @description Items in this page.
             * @example 50
             */
            total: number;
            /**
             * Format: date-time
             * @description The figures are at least as fresh as this: when the platform that was asked longest ago was asked. Null when none was asked yet.
             * @example 2026-11-21T09:00:00.000Z
             */
            dataAsOf: string | null;
            /**
             * @description Where a currency was asked for: currencies in the whole report that no rate leads from. They are added to nothing.
             * @example []
             */
            unconverted: string[];
        };
        MetricsDto: {
            /**
             * @description How often something was shown.
             * @example 12000
             */
            impressions: number;
            /**
             * @description How often it was clicked.
             * @example 340
             */
            clicks: number;
            /**
             * @description What came of it; platforms count parts. Null where a platform tells none at this level.
             * @example 12.5
             */
            conversions: number | null;
            /**
             * @description Clicks per impression; null without impressions.
             * @example 0.028333
             */
            ctr: number | null;
            /**
             * @description ISO 4217 of the amounts.
             * @example EUR
             */
            currency: string;
            /**
             * @description What was spent.
             * @example 170.25
             */
            spend: number;
            /**
             * @description What the conversions are worth. Null where a platform tells none at this level.
             * @example 900
             */
            conversionValue: number | null;
            /**
             * @description Spend per click; null without clicks.
             * @example 0.500735
             */
            avgCpc: number | null;
            /**
             * @description Spend per conversion; null without conversions.
             * @example 13.62
             */
            cpa: number | null;
            /**
             * @description Conversion value per unit of spend; null without spend.
             * @example 5.286344
             */
            roas: number | null;
        };
        StatsDto: {
            /**
             * @description How often something was shown.
             * @example 12000
             */
            impressions: number;
            /**
             * @description How often it was clicked.
             * @example 340
             */
            clicks: number;
            /**
             * @description What came of it; platforms count parts. Null where a platform tells none at this level.
             * @example 12.5
             */
            conversions: number | null;
            /**
             * @description Clicks per impression; null without impressions.
             * @example 0.028333
             */
            ctr: number | null;
            /**
             * @description ISO 4217 of the amounts; null where several currencies meet.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description What was spent; null where several currencies meet.
             * @example 170.25
             */
            spend: number | null;
            /**
             * @description What the conversions are worth; null where several currencies meet.
             * @example 900
             */
            conversionValue: number | null;
            /**
             * @description Spend per click; null without clicks and where several currencies meet.
             * @example 0.500735
             */
            avgCpc: number | null;
            /**
             * @description Spend per conversion; null without conversions and where several currencies meet.
             * @example 13.62
             */
            cpa: number | null;
            /**
             * @description Conversion value per unit of spend; null without spend and where several currencies meet.
             * @example 5.286344
             */
            roas: number | null;
            /**
             * @description The same by currency: amounts of different currencies are never added.
             * @example [
             *       {
             *         "impressions": 12000,
             *         "clicks": 340,
             *         "spend": 170.25,
             *         "conversions": 12.5,
             *         "conversionValue": 900,
             *         "ctr": 0.028333,
             *         "avgCpc": 0.500735,
             *         "cpa": 13.62,
             *         "roas": 5.286344,
             *         "currency": "EUR"
             *       }
             *     ]
             */
            byCurrency: components["schemas"]["MetricsDto"][];
            /**
             * Format: date-time
             * @description When the platform that was asked longest ago was asked; null when none was asked yet.
             * @example 2026-11-21T09:00:00.000Z
             */
            dataAsOf: string | null;
        };
        DisapprovalDto: {
            /**
             * @description What it is.
             * @example ad
             * @enum {string}
             */
            entity: "ad" | "keyword";
            /**
             * @description The ad or keyword.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description Its campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description The platform that decided.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description DISAPPROVED: it does not serve. LIMITED: not everywhere, or not to everybody.
             * @example DISAPPROVED
             * @enum {string}
             */
            reviewStatus: "DISAPPROVED" | "LIMITED";
            /**
             * @description Why, in the words of the platform.
             * @example [
             *       "TRADEMARK"
             *     ]
             */
            reasons: string[];
            /**
             * @description Where it counts; empty where the platform does not say.
             * @example [
             *       "DE"
             *     ]
             */
            affectedMarkets: string[];
        };
        ConversionResultDto: {
            /**
             * @description Its place in the request.
             * @example 0
             */
            index: number;
            /**
             * @description A duplicate was counted already; `id` is then the one that was.
             * @example accepted
             * @enum {string}
             */
            status: "accepted" | "duplicate" | "parked" | "rejected";
            /**
             * @description The conversion.
             * @example off_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id?: string;
            /**
             * @description Of an event: what it was matched by.
             * @example email
             * @enum {string}
             */
            matched?: "clickId" | "email" | "phone" | "externalId" | "none";
            /**
             * @description Why it was rejected: `code`, `message` and `details` as an error has them.
             * @example {
             *       "code": "NOT_FOUND",
             *       "message": "There is no such resource in this Space."
             *     }
             */
            error?: {
                [key: string]: unknown;
            };
        };
        AdjustmentResultsDto: {
            /**
             * @description Items that are kept now and will be sent.
             * @example 1
             */
            accepted: number;
            /**
             * @description Items that were counted already.
             * @example 0
             */
            duplicates: number;
            /**
             * @description Items that nothing was kept of.
             * @example 0
             */
            rejected: number;
            /**
             * @description One for each item, in their order.
             * @example [
             *       {
             *         "index": 0,
             *         "status": "accepted",
             *         "id": "off_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *       }
             *     ]
             */
            results: components["schemas"]["ConversionResultDto"][];
            /**
             * @description Items that are kept and wait for their original, which is not known yet.
             * @example 0
             */
            parked: number;
        };
        ConsentSignalDto: {
            /**
             * @description To send what is known of them to platforms.
             * @example GRANTED
             * @enum {string}
             */
            ad_user_data?: "GRANTED" | "DENIED" | "UNKNOWN";
            /**
             * @description To personalise ads.
             * @example DENIED
             * @enum {string}
             */
            ad_personalization?: "GRANTED" | "DENIED" | "UNKNOWN";
        };
        ConversionAdjustmentItemDto: {
            /**
             * @description `RETRACTION` takes the conversion back, `RESTATEMENT` gives it another value, `ENHANCEMENT` adds what is known of the person.
             * @example RESTATEMENT
             * @enum {string}
             */
            adjustmentType: "RETRACTION" | "RESTATEMENT" | "ENHANCEMENT";
            /**
             * @description Name or id of the conversion action.
             * @example Paid orders
             */
            conversionAction: string;
            /**
             * @description The order of the original; not together with a click id, except that an `ENHANCEMENT` needs it and may add `gclid`. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description Google's click id of the original; goes with `originalConversionDateTime`.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Microsoft's click id of the original; goes with `originalConversionDateTime`.
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
             * @description The new total, in major units: of a `RESTATEMENT`, and of nothing else.
             * @example 30
             */
            value?: number;
            /**
             * @description ISO 4217; must be the original's, and is without it. Of a `RESTATEMENT` only.
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date-time
             * @description When it was adjusted: not earlier than the original, not in the future; now without it.
             * @example 2026-11-21T09:00:00Z
             */
            occurredAt?: string;
            /**
             * @description What the person agreed to.
             * @example {
             *       "ad_user_data": "GRANTED"
             *     }
             */
            consent?: components["schemas"]["ConsentSignalDto"];
        };
        ConversionAdjustmentsDto: {
            /**
             * @description `RETRACTION` takes the conversion back, `RESTATEMENT` gives it another value, `ENHANCEMENT` adds what is known of the person.
             * @example RESTATEMENT
             * @enum {string}
             */
            adjustmentType?: "RETRACTION" | "RESTATEMENT" | "ENHANCEMENT";
            /**
             * @description Name or id of the conversion action.
             * @example Paid orders
             */
            conversionAction?: string;
            /**
             * @description The order of the original; not together with a click id, except that an `ENHANCEMENT` needs it and may add `gclid`. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description Google's click id of the original; goes with `originalConversionDateTime`.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Microsoft's click id of the original; goes with `originalConversionDateTime`.
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
             * @description The new total, in major units: of a `RESTATEMENT`, and of nothing else.
             * @example 30
             */
            value?: number;
            /**
             * @description ISO 4217; must be the original's, and is without it. Of a `RESTATEMENT` only.
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date-time
             * @description When it was adjusted: not earlier than the original, not in the future; now without it.
             * @example 2026-11-21T09:00:00Z
             */
            occurredAt?: string;
            /**
             * @description What the person agreed to.
             * @example {
             *       "ad_user_data": "GRANTED"
             *     }
             */
            consent?: components["schemas"]["ConsentSignalDto"];
            /**
             * @description Several at once, instead of the members of one.
             * @example [
             *       {
             *         "adjustmentType": "RESTATEMENT",
             *         "conversionAction": "Paid orders",
             *         "orderId": "order-1042",
             *         "value": 30,
             *         "currency": "EUR",
             *         "occurredAt": "2026-11-21T09:00:00Z"
             *       }
             *     ]
             */
            adjustments?: components["schemas"]["ConversionAdjustmentItemDto"][];
        };
        ConversionDeliveryDto: {
            /**
             * @description Where it goes.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The connection that it goes through; null while the platform is not connected.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId: string | null;
            /**
             * @description How far it is.
             * @example sent
             * @enum {string}
             */
            status: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
            /**
             * @description Why it is skipped, failed before it was sent, or is not sent yet.
             * @example ORIGINAL_NOT_COUNTED
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description Of what waits: the platform takes it from then on.
             * @example 2026-11-21T09:00:00.000Z
             */
            until: string | null;
            /**
             * @description How often it was sent.
             * @example 1
             */
            attempts: number;
            /**
             * @description What the platform said against it: `code` and `message`.
             * @example {
             *       "code": "CONVERSION_NOT_FOUND",
             *       "message": "The conversion is not known."
             *     }
             */
            platformError: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it last left.
             * @example 2026-11-21T09:00:00.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When it was certain what became of it.
             * @example 2026-11-21T09:00:00.000Z
             */
            settledAt: string | null;
        };
        ConversionAdjustmentDto: {
            /**
             * @description The adjustment.
             * @example adj_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description What it does to its original.
             * @example RESTATEMENT
             * @enum {string}
             */
            adjustmentType: "RETRACTION" | "RESTATEMENT" | "ENHANCEMENT";
            /**
             * @description Its action.
             * @example cva_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conversionActionId: string;
            /**
             * @description The order of the original.
             * @example order-1042
             */
            orderId: string | null;
            /**
             * @description Google's click id of the original.
             * @example null
             */
            gclid: string | null;
            /**
             * @description Microsoft's click id of the original.
             * @example null
             */
            msclkid: string | null;
            /**
             * Format: date-time
             * @description When the original happened, as the caller says.
             * @example null
             */
            originalConversionDateTime: string | null;
            /**
             * @description The new total.
             * @example 30
             */
            value: number | null;
            /**
             * @description ISO 4217; null is the original's.
             * @example EUR
             */
            currency: string | null;
            /**
             * Format: date-time
             * @description When it was adjusted.
             * @example 2026-11-21T09:00:00.000Z
             */
            occurredAt: string;
            /**
             * @description The way in.
             * @example event
             * @enum {string}
             */
            door: "offline" | "event" | "website" | "source";
            /**
             * @description The source, or the kind of its provider.
             * @example null
             */
            source: string | null;
            /**
             * @description The conversion that it changes; null while that is not known.
             * @example off_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            originalId: string | null;
            /**
             * @description Over all platforms: the first of failed, waiting, pending, sent, confirmed, unsupported, skipped that one delivery has; `parked` while the original is not known.
             * @example sent
             * @enum {string}
             */
            status: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
            /**
             * @description Why: `ORIGINAL_UNKNOWN` of what is parked, `ORIGINAL_NEVER_CAME` 90 days later, or a reason of a delivery.
             * @example null
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description Until when its original is waited for.
             * @example null
             */
            parkedUntil: string | null;
            /**
             * Format: date-time
             * @description When its original was found.
             * @example 2026-11-21T09:00:00.000Z
             */
            joinedAt: string | null;
            /**
             * @description One for each platform of the original.
             * @example []
             */
            deliveries: components["schemas"]["ConversionDeliveryDto"][];
            /**
             * Format: date-time
             * @description When it was taken.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
        };
        ReadValueSettingsDto: {
            /**
             * @description Whether conversions have a value, and whose.
             * @example variableValue
             * @enum {string}
             */
            type: "noValue" | "fixedValue" | "variableValue";
            /**
             * @description The fixed value, or the fallback.
             * @example 20
             */
            defaultValue?: number;
            /**
             * @description ISO 4217; the account's currency without one.
             * @example EUR
             */
            currencyCode?: string;
        };
        ActionConflictDto: {
            /**
             * @description Our field.
             * @example countingType
             */
            field: string;
            /**
             * @description What is the matter.
             * @example REMOTE_DIFFERS
             */
            code: string;
            /**
             * @description In words.
             * @example Google holds ONE_PER_CLICK.
             */
            message: string;
        };
        ActionPlatformDto: {
            /**
             * @description The platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The connection.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId: string;
            /**
             * @description What it is called there: an id, or the name of an event.
             * @example 1234567
             */
            remoteId: string;
            /**
             * Format: date-time
             * @description The platform takes nothing for it before; null when it does.
             * @example 2026-11-21T15:00:00.000Z
             */
            usableFrom: string | null;
            /**
             * @description What the platform holds otherwise, or takes only in part.
             * @example [
             *       {
             *         "field": "countingType",
             *         "code": "REMOTE_DIFFERS",
             *         "message": "Google holds ONE_PER_CLICK."
             *       }
             *     ]
             */
            conflicts: components["schemas"]["ActionConflictDto"][];
            /**
             * Format: date-time
             * @description When it was last looked at there.
             * @example 2026-11-21T09:00:00.000Z
             */
            checkedAt: string;
        };
        ConversionActionDto: {
            /**
             * @description The conversion action.
             * @example cva_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description Unique in the Space; upper and lower case are the same. Accepted wherever an action is named.
             * @example Paid orders
             */
            name: string;
            /**
             * @description The two upload types are for conversions reported through this API. It never changes.
             * @example UPLOAD_CLICKS
             * @enum {string}
             */
            type: "WEBPAGE" | "AD_CALL" | "WEBSITE_CALL" | "UPLOAD_CLICKS" | "UPLOAD_CALLS";
            /**
             * @description What the conversion is.
             * @example PURCHASE
             * @enum {string}
             */
            category: "PURCHASE" | "ADD_TO_CART" | "BEGIN_CHECKOUT" | "SUBSCRIBE_PAID" | "SUBMIT_LEAD_FORM" | "SIGNUP" | "CONTACT" | "BOOK_APPOINTMENT" | "REQUEST_QUOTE" | "GET_DIRECTIONS" | "PAGE_VIEW" | "DOWNLOAD" | "PHONE_CALL_LEAD" | "ENGAGEMENT" | "DEFAULT";
            /**
             * @description A paused action records nothing.
             * @example ENABLED
             * @enum {string}
             */
            status: "ENABLED" | "PAUSED";
            /**
             * @description Whether a click may convert more than once. Google takes gbraid and wbraid on MANY_PER_CLICK only.
             * @example ONE_PER_CLICK
             * @enum {string}
             */
            countingType: "ONE_PER_CLICK" | "MANY_PER_CLICK";
            /**
             * @description What it is worth.
             * @example {
             *       "type": "noValue"
             *     }
             */
            valueSettings: components["schemas"]["ReadValueSettingsDto"];
            /**
             * @description Days after a click. Platforms cap it at 30 unless the action is about calls.
             * @example 30
             */
            clickThroughLookbackWindowDays: number | null;
            /**
             * @description Days after a view.
             * @example 1
             */
            viewThroughLookbackWindowDays: number | null;
            /**
             * @description How a platform shares a conversion out among clicks.
             * @example DATA_DRIVEN
             * @enum {string|null}
             */
            attributionModel: "DATA_DRIVEN" | "LAST_CLICK" | null;
            /**
             * @description Lets uploads with only a hashed email or phone be matched.
             * @example false
             */
            enhancedConversionsForLeads: boolean;
            /**
             * @description Events with this `event` name land on this action; one action per stage.
             * @example paid
             * @enum {string|null}
             */
            leadStage: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion" | null;
            /**
             * @description Used for events that arrive without a value.
             * @example 20
             */
            defaultEventValue: number | null;
            /**
             * @description Whether the platform counts the action in its headline conversions number and optimises for it.
             * @example true
             */
            includeInConversionsMetric: boolean;
            /**
             * @description Where it was found or made: with the first conversion that goes there.
             * @example [
             *       {
             *         "platform": "google-ads",
             *         "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "remoteId": "1234567",
             *         "usableFrom": null,
             *         "conflicts": [],
             *         "checkedAt": "2026-11-21T09:00:00.000Z"
             *       }
             *     ]
             */
            platforms: components["schemas"]["ActionPlatformDto"][];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        ValueSettingsDto: {
            /**
             * @description Whether conversions have a value, and whose.
             * @default noValue
             * @example variableValue
             * @enum {string}
             */
            type?: "noValue" | "fixedValue" | "variableValue";
            /**
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
        CreateConversionActionDto: {
            /**
             * @description Unique in the Space; upper and lower case are the same. Accepted wherever an action is named.
             * @example Paid orders
             */
            name: string;
            /**
             * @description The two upload types are for conversions reported through this API. It never changes.
             * @example UPLOAD_CLICKS
             * @enum {string}
             */
            type: "WEBPAGE" | "AD_CALL" | "WEBSITE_CALL" | "UPLOAD_CLICKS" | "UPLOAD_CALLS";
            /**
             * @description What the conversion is.
             * @example PURCHASE
             * @enum {string}
             */
            category: "PURCHASE" | "ADD_TO_CART" | "BEGIN_CHECKOUT" | "SUBSCRIBE_PAID" | "SUBMIT_LEAD_FORM" | "SIGNUP" | "CONTACT" | "BOOK_APPOINTMENT" | "REQUEST_QUOTE" | "GET_DIRECTIONS" | "PAGE_VIEW" | "DOWNLOAD" | "PHONE_CALL_LEAD" | "ENGAGEMENT" | "DEFAULT";
            /**
             * @description A paused action records nothing.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description Whether a click may convert more than once. Google takes gbraid and wbraid on MANY_PER_CLICK only.
             * @default ONE_PER_CLICK
             * @example ONE_PER_CLICK
             * @enum {string}
             */
            countingType?: "ONE_PER_CLICK" | "MANY_PER_CLICK";
            /**
             * @description What it is worth.
             * @example {
             *       "type": "variableValue",
             *       "currencyCode": "EUR"
             *     }
             */
            valueSettings?: components["schemas"]["ValueSettingsDto"];
            /**
             * @description Days after a click. Platforms cap it at 30 unless the action is about calls.
             * @example 30
             */
            clickThroughLookbackWindowDays?: number | null;
            /**
             * @description Days after a view.
             * @example 1
             */
            viewThroughLookbackWindowDays?: number | null;
            /**
             * @description How a platform shares a conversion out among clicks.
             * @example DATA_DRIVEN
             * @enum {string|null}
             */
            attributionModel?: "DATA_DRIVEN" | "LAST_CLICK" | null;
            /**
             * @description Lets uploads with only a hashed email or phone be matched.
             * @default false
             * @example false
             */
            enhancedConversionsForLeads?: boolean;
            /**
             * @description Events with this `event` name land on this action; one action per stage.
             * @example paid
             * @enum {string|null}
             */
            leadStage?: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion" | null;
            /**
             * @description Used for events that arrive without a value.
             * @example 20
             */
            defaultEventValue?: number | null;
            /**
             * @description Whether the platform counts the action in its headline conversions number and optimises for it.
             * @default true
             * @example true
             */
            includeInConversionsMetric?: boolean;
        };
        UpdateConversionActionDto: {
            /**
             * @description Unique in the Space; upper and lower case are the same. Accepted wherever an action is named.
             * @example Paid orders
             */
            name?: string;
            /**
             * @description What the conversion is.
             * @example PURCHASE
             * @enum {string}
             */
            category?: "PURCHASE" | "ADD_TO_CART" | "BEGIN_CHECKOUT" | "SUBSCRIBE_PAID" | "SUBMIT_LEAD_FORM" | "SIGNUP" | "CONTACT" | "BOOK_APPOINTMENT" | "REQUEST_QUOTE" | "GET_DIRECTIONS" | "PAGE_VIEW" | "DOWNLOAD" | "PHONE_CALL_LEAD" | "ENGAGEMENT" | "DEFAULT";
            /**
             * @description A paused action records nothing.
             * @default ENABLED
             * @example ENABLED
             * @enum {string}
             */
            status?: "ENABLED" | "PAUSED";
            /**
             * @description Whether a click may convert more than once. Google takes gbraid and wbraid on MANY_PER_CLICK only.
             * @default ONE_PER_CLICK
             * @example ONE_PER_CLICK
             * @enum {string}
             */
            countingType?: "ONE_PER_CLICK" | "MANY_PER_CLICK";
            /**
             * @description What it is worth.
             * @example {
             *       "type": "variableValue",
             *       "currencyCode": "EUR"
             *     }
             */
            valueSettings?: components["schemas"]["ValueSettingsDto"];
            /**
             * @description Days after a click. Platforms cap it at 30 unless the action is about calls.
             * @example 30
             */
            clickThroughLookbackWindowDays?: number | null;
            /**
             * @description Days after a view.
             * @example 1
             */
            viewThroughLookbackWindowDays?: number | null;
            /**
             * @description How a platform shares a conversion out among clicks.
             * @example DATA_DRIVEN
             * @enum {string|null}
             */
            attributionModel?: "DATA_DRIVEN" | "LAST_CLICK" | null;
            /**
             * @description Lets uploads with only a hashed email or phone be matched.
             * @default false
             * @example false
             */
            enhancedConversionsForLeads?: boolean;
            /**
             * @description Events with this `event` name land on this action; one action per stage.
             * @example paid
             * @enum {string|null}
             */
            leadStage?: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion" | null;
            /**
             * @description Used for events that arrive without a value.
             * @example 20
             */
            defaultEventValue?: number | null;
            /**
             * @description Whether the platform counts the action in its headline conversions number and optimises for it.
             * @default true
             * @example true
             */
            includeInConversionsMetric?: boolean;
        };
        ConversionResultsDto: {
            /**
             * @description Items that are kept now and will be sent.
             * @example 1
             */
            accepted: number;
            /**
             * @description Items that were counted already.
             * @example 0
             */
            duplicates: number;
            /**
             * @description Items that nothing was kept of.
             * @example 0
             */
            rejected: number;
            /**
             * @description One for each item, in their order.
             * @example [
             *       {
             *         "index": 0,
             *         "status": "accepted",
             *         "id": "off_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *       }
             *     ]
             */
            results: components["schemas"]["ConversionResultDto"][];
        };
        ConversionEventDto: {
            /**
             * @description Address of the person, or its SHA-256 in hex; kept as keyed digests and sealed hashes only.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the person.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description Phone number with its country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
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
             * @description Stage of the funnel. Its conversion action is made on first use.
             * @example signup
             * @enum {string}
             */
            event?: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion";
            /**
             * @description Name or id of the conversion action, instead of `event`.
             * @example Paid orders
             */
            conversionAction?: string;
            /**
             * @description What it is worth, in major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; the action's currency without it.
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date-time
             * @description When it happened; not in the future. Now without it.
             * @example 2026-11-20T09:30:00Z
             */
            occurredAt?: string;
            /**
             * @description The same order of an action is counted once, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description What the person agreed to; wins over what Identify said.
             * @example {
             *       "ad_user_data": "GRANTED"
             *     }
             */
            consent?: components["schemas"]["ConsentSignalDto"];
        };
        ConversionEventsDto: {
            /**
             * @description Address of the person, or its SHA-256 in hex; kept as keyed digests and sealed hashes only.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the person.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description Phone number with its country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
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
             * @description Stage of the funnel. Its conversion action is made on first use.
             * @example signup
             * @enum {string}
             */
            event?: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion";
            /**
             * @description Name or id of the conversion action, instead of `event`.
             * @example Paid orders
             */
            conversionAction?: string;
            /**
             * @description What it is worth, in major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; the action's currency without it.
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date-time
             * @description When it happened; not in the future. Now without it.
             * @example 2026-11-20T09:30:00Z
             */
            occurredAt?: string;
            /**
             * @description The same order of an action is counted once, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description What the person agreed to; wins over what Identify said.
             * @example {
             *       "ad_user_data": "GRANTED"
             *     }
             */
            consent?: components["schemas"]["ConsentSignalDto"];
            /**
             * @description Several at once, instead of the members of one; a body that is the list itself is taken as well. At most 20 from a website.
             * @example [
             *       {
             *         "event": "signup",
             *         "email": "jane@example.com"
             *       }
             *     ]
             */
            events?: components["schemas"]["ConversionEventDto"][];
            /**
             * @description Whose payload it is, where one is sent instead of events: stripe, webhook, hubspot, salesforce, ga4, or the id of a conversion source, whose configuration then counts. Not from a website.
             * @example stripe
             */
            source?: string;
            /**
             * @description The provider's own payload, with `source`. Not from a website.
             * @example {
             *       "type": "invoice.paid"
             *     }
             */
            payload?: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description Mappings of this call, with `source`; they win over those of the source.
             * @example {
             *       "event": "paid"
             *     }
             */
            config?: {
                [key: string]: unknown;
            };
        };
        KnownClickDto: {
            /**
             * @description Which kind of click id.
             * @example gclid
             */
            kind: string;
            /**
             * @description The click id.
             * @example Cj0KCQiA-example
             */
            value: string;
            /**
             * Format: date-time
             * @description When it was first seen.
             * @example 2026-11-21T09:00:00.000Z
             */
            seenAt: string;
        };
        IdentifiedDto: {
            /**
             * @description Somebody was known by this address or id before. Always false for a website.
             * @example true
             */
            matched: boolean;
            /**
             * @description Clicks of the last 90 days, the most recent first. A website is told its own only.
             * @example [
             *       {
             *         "kind": "gclid",
             *         "value": "Cj0KCQiA-example",
             *         "seenAt": "2026-11-21T09:00:00.000Z"
             *       }
             *     ]
             */
            clickIds: components["schemas"]["KnownClickDto"][];
            /**
             * Format: date-time
             * @description When the visitor was first seen.
             * @example 2026-11-21T09:00:00.000Z
             */
            firstSeenAt: string;
            /**
             * Format: date-time
             * @description When the visitor was last seen.
             * @example 2026-11-21T09:00:00.000Z
             */
            lastSeenAt: string;
        };
        IdentifyDto: {
            /**
             * @description Address of the visitor, or its SHA-256 in hex; kept as keyed digests and sealed hashes only. This or `externalId` is needed.
             * @example jane@example.com
             */
            email?: string;
            /**
             * @description Your own id of the visitor.
             * @example user-7
             */
            externalId?: string;
            /**
             * @description Phone number with its country code, or its SHA-256 in hex.
             * @example +49301234567
             */
            phone?: string;
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
             * @description A click id, with `clickIdType`.
             * @example Cj0KCQiA-example
             */
            clickId?: string;
            /**
             * @description What `clickId` is.
             * @example gclid
             * @enum {string}
             */
            clickIdType?: "gclid" | "gbraid" | "wbraid" | "msclkid";
            /**
             * Format: uri
             * @description Page that the visitor landed on. Click ids of every platform are read from its query; only origin and path are kept.
             * @example https://example.com/welcome?fbclid=IwAR-example
             */
            landingUrl?: string;
            /**
             * @description UTM parameters, names to strings; click ids are read from them too.
             * @example {
             *       "utm_source": "newsletter"
             *     }
             */
            utm?: {
                [key: string]: unknown;
            };
            /**
             * @description What the visitor agreed to.
             * @example {
             *       "ad_user_data": "GRANTED"
             *     }
             */
            consent?: components["schemas"]["ConsentSignalDto"];
        };
        ConversionItemDto: {
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
             * @description Click id of Google. Exactly one click id must be given.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Click id of Google, from an app. Exactly one click id must be given.
             * @example 0AAAAA-example
             */
            gbraid?: string;
            /**
             * @description Click id of Google, from an app to the web. Exactly one click id must be given.
             * @example Cl8KC-example
             */
            wbraid?: string;
            /**
             * @description Click id of Microsoft. Exactly one click id must be given.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * @description What it is worth, in major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; the action's currency without it.
             * @example EUR
             */
            currency?: string;
            /**
             * @description The same order of an action is counted once, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description Upload to this connected ad account, by id of the connection or number of the account.
             * @example 1234567890
             */
            accountId?: string;
            /**
             * @description Instead of the platform that the click id tells of.
             * @example google-ads
             * @enum {string}
             */
            platformId?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
        };
        ConversionUploadDto: {
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
             * @description Click id of Google. Exactly one click id must be given.
             * @example Cj0KCQiA-example
             */
            gclid?: string;
            /**
             * @description Click id of Google, from an app. Exactly one click id must be given.
             * @example 0AAAAA-example
             */
            gbraid?: string;
            /**
             * @description Click id of Google, from an app to the web. Exactly one click id must be given.
             * @example Cl8KC-example
             */
            wbraid?: string;
            /**
             * @description Click id of Microsoft. Exactly one click id must be given.
             * @example a1b2c3d4e5f6-example
             */
            msclkid?: string;
            /**
             * @description What it is worth, in major units; the action says what counts without it.
             * @example 49.9
             */
            value?: number;
            /**
             * @description ISO 4217; the action's currency without it.
             * @example EUR
             */
            currency?: string;
            /**
             * @description The same order of an action is counted once, whatever door it comes through. No e-mail address.
             * @example order-1042
             */
            orderId?: string;
            /**
             * @description Upload to this connected ad account, by id of the connection or number of the account.
             * @example 1234567890
             */
            accountId?: string;
            /**
             * @description Instead of the platform that the click id tells of.
             * @example google-ads
             * @enum {string}
             */
            platformId?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description Several at once, instead of the members of one.
             * @example [
             *       {
             *         "conversionAction": "Paid orders",
             *         "occurredAt": "2026-11-21T09:00:00.000Z",
             *         "gclid": "Cj0KCQiA-example"
             *       }
             *     ]
             */
            conversions?: components["schemas"]["ConversionItemDto"][];
        };
        OfflineConversionDto: {
            /**
             * @description The conversion.
             * @example off_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description Its action.
             * @example cva_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conversionActionId: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:00:00.000Z
             */
            occurredAt: string;
            /**
             * @description What it counts for.
             * @example 49.9
             */
            value: number | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description The order.
             * @example order-1042
             */
            orderId: string | null;
            /**
             * @description Where it goes.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The connection that it goes through; null while the platform is not connected.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId: string | null;
            /**
             * @description How far it is.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
            /**
             * @description Why it is skipped, or not sent yet.
             * @example ACTION_PAUSED
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description Of what waits: the platform takes it from then on.
             * @example 2026-11-21T09:00:00.000Z
             */
            until: string | null;
            /**
             * @description How often it was sent.
             * @example 0
             */
            attempts: number;
            /**
             * @description What the platform said against it: `code` and `message`.
             * @example {
             *       "code": "EXPIRED_EVENT",
             *       "message": "The click is too old."
             *     }
             */
            platformError: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was accepted.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
        };
        UploadTotalsDto: {
            /**
             * @description Conversions.
             * @example 12
             */
            count: number;
            /**
             * @description What they are worth together; null when nothing has a value, or several currencies meet.
             * @example 598.8
             */
            value: number | null;
            /**
             * @description Of `value`, where it has one.
             * @example EUR
             */
            currency: string | null;
            /**
             * Format: date-time
             * @description When the last one was accepted.
             * @example 2026-11-21T09:00:00.000Z
             */
            lastUploadAt: string | null;
        };
        UploadMetaDto: {
            /**
             * @description Asks for the next page; null on the last one.
             * @example null
             */
            nextCursor: string | null;
            /**
             * @description Items of this page.
             * @example 1
             */
            total: number;
            /**
             * @description What all pages come to.
             * @example {
             *       "count": 12,
             *       "value": 598.8,
             *       "currency": "EUR",
             *       "lastUploadAt": "2026-11-21T09:00:00.000Z"
             *     }
             */
            totals: components["schemas"]["UploadTotalsDto"];
        };
        ConversionSourceDto: {
            /**
             * @description Yours, unique in the Space; letters, digits, `_` and `-`. Its type without one.
             * @example shop-stripe
             */
            id: string;
            /**
             * @description The Space that it lives in.
             * @example spc_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            spaceId: string;
            /**
             * @description Whose payloads it takes. It never changes.
             * @example stripe
             * @enum {string}
             */
            type: "stripe" | "webhook" | "hubspot" | "salesforce" | "ga4";
            /**
             * @description How payloads are read. Every type: `conversionActions` (stage → action by name or id). `stripe`: `livemode`, `disputes`, `renewals` (`expansion`, `paid`, `none`), `clientReference` (what `client_reference_id` holds: `externalId`, `gclid`, `msclkid`, `none`). `hubspot`, `salesforce`: `stages` (their stage → stage of the funnel), `currency`, `fields` (dotted paths of own fields). `ga4`: `stages` (their event → stage), `currency`. `webhook`: dotted paths `event`, `conversionAction`, `value`, `currency`, `occurredAt`, `orderId`, `email`, `phone`, `externalId`, `gclid`, `gbraid`, `wbraid`, `msclkid`, `eventId`, `adUserData`, `adPersonalization`, and `stages` (their event → stage, `RETRACTION` or `RESTATEMENT`). Merged by PATCH.
             * @example {
             *       "conversionActions": {
             *         "paid": "Paid orders"
             *       }
             *     }
             */
            config: {
                [key: string]: unknown;
            };
            /**
             * @description Where the provider posts to, at the address of this service.
             * @example /api/v1/hooks/rcv_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            receiveUrl: string;
            /**
             * Format: date-time
             * @description When a signed request last arrived.
             * @example 2026-11-21T09:00:00.000Z
             */
            lastReceivedAt: string | null;
            /**
             * @description What was last wrong with what arrived: `code`, `message`, `at`. It stays until something else is wrong; compare `at` with `lastReceivedAt`.
             * @example {
             *       "code": "BAD_SIGNATURE",
             *       "message": "A request carried no valid signature.",
             *       "at": "2026-11-21T09:00:00.000Z"
             *     }
             */
            lastError: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a caller last changed it.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description +1 with every change of what a caller can write; the ETag.
             * @example 1
             */
            version: number;
        };
        CreateConversionSourceDto: {
            /**
             * @description Whose payloads it takes. It never changes.
             * @example stripe
             * @enum {string}
             */
            type: "stripe" | "webhook" | "hubspot" | "salesforce" | "ga4";
            /**
             * @description Yours, unique in the Space; letters, digits, `_` and `-`. Its type without one.
             * @example shop-stripe
             */
            id?: string;
            /**
             * @description How payloads are read. Every type: `conversionActions` (stage → action by name or id). `stripe`: `livemode`, `disputes`, `renewals` (`expansion`, `paid`, `none`), `clientReference` (what `client_reference_id` holds: `externalId`, `gclid`, `msclkid`, `none`). `hubspot`, `salesforce`: `stages` (their stage → stage of the funnel), `currency`, `fields` (dotted paths of own fields). `ga4`: `stages` (their event → stage), `currency`. `webhook`: dotted paths `event`, `conversionAction`, `value`, `currency`, `occurredAt`, `orderId`, `email`, `phone`, `externalId`, `gclid`, `gbraid`, `wbraid`, `msclkid`, `eventId`, `adUserData`, `adPersonalization`, and `stages` (their event → stage, `RETRACTION` or `RESTATEMENT`). Merged by PATCH.
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
             * @description The secret that the provider signs with: of Stripe the whole `whsec_…`, of HubSpot the client secret, else the one you chose. Kept sealed, never answered. Without one, what is posted to `receiveUrl` is refused.
             * @example whsec_example-not-real
             */
            accountRef?: string | null;
        };
        UpdateConversionSourceDto: {
            /**
             * @description How payloads are read. Every type: `conversionActions` (stage → action by name or id). `stripe`: `livemode`, `disputes`, `renewals` (`expansion`, `paid`, `none`), `clientReference` (what `client_reference_id` holds: `externalId`, `gclid`, `msclkid`, `none`). `hubspot`, `salesforce`: `stages` (their stage → stage of the funnel), `currency`, `fields` (dotted paths of own fields). `ga4`: `stages` (their event → stage), `currency`. `webhook`: dotted paths `event`, `conversionAction`, `value`, `currency`, `occurredAt`, `orderId`, `email`, `phone`, `externalId`, `gclid`, `gbraid`, `wbraid`, `msclkid`, `eventId`, `adUserData`, `adPersonalization`, and `stages` (their event → stage, `RETRACTION` or `RESTATEMENT`). Merged by PATCH.
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
             * @description The secret that the provider signs with: of Stripe the whole `whsec_…`, of HubSpot the client secret, else the one you chose. Kept sealed, never answered. Without one, what is posted to `receiveUrl` is refused.
             * @example whsec_example-not-real
             */
            accountRef?: string | null;
        };
        ReceivedDto: {
            /**
             * @description It is kept, or was kept before, or will never be taken; not to be sent again.
             * @example true
             */
            received: boolean;
        };
        TracedClickIdDto: {
            /**
             * @description Whose click id it is.
             * @example gclid
             * @enum {string}
             */
            kind: "gclid" | "gbraid" | "wbraid" | "msclkid" | "fbclid" | "li_fat_id" | "rdt_cid" | "oppref";
            /**
             * @description The click id.
             * @example Cj0KCQiA-example
             */
            value: string;
        };
        TracedConversionDto: {
            /**
             * @description The conversion: `cve_…`, or `off_…` of an offline upload.
             * @example cve_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The way in.
             * @example event
             * @enum {string}
             */
            door: "offline" | "event" | "website" | "source";
            /**
             * @description The source, or the kind of its provider.
             * @example null
             */
            source: string | null;
            /**
             * @description Its action.
             * @example cva_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conversionActionId: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:00:00.000Z
             */
            occurredAt: string;
            /**
             * @description What it counts for.
             * @example 49.9
             */
            value: number | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description The order.
             * @example order-1042
             */
            orderId: string | null;
            /**
             * @description The most recent first.
             * @example [
             *       {
             *         "kind": "gclid",
             *         "value": "Cj0KCQiA-example"
             *       }
             *     ]
             */
            clickIds: components["schemas"]["TracedClickIdDto"][];
            /**
             * @description What it was matched by.
             * @example clickId
             * @enum {string}
             */
            matched: "clickId" | "email" | "phone" | "externalId" | "none";
            /**
             * @description Of what a website says was sold: whether a server said so too.
             * @example null
             * @enum {string|null}
             */
            claim: "unverified" | "confirmed" | null;
            /**
             * @description The server's conversion that confirmed the claim.
             * @example null
             */
            confirmedBy: string | null;
            /**
             * @description Over all platforms: the first of failed, waiting, pending, sent, confirmed, unsupported, skipped that one delivery has. A claim is `unverified` until a server confirms it, and then `skipped`: what confirmed it is sent instead.
             * @example sent
             * @enum {string}
             */
            status: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
            /**
             * @description Why, where there is a reason: that of the first delivery which stands so, `NOT_CONFIRMED` and `CLAIM_CONFIRMED` of a claim, `NO_PLATFORM` where no platform could match it.
             * @example null
             */
            reason: string | null;
            /**
             * @description One for each platform.
             * @example []
             */
            deliveries: components["schemas"]["ConversionDeliveryDto"][];
            /**
             * Format: date-time
             * @description When it was accepted.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
        };
        TraceStepDto: {
            /**
             * @description `accepted` (door, source), `matched` (by), `deduplicated`: the same order again (door, value, currency, times, firstAt), `claimed` by a website, `claimConfirmed` by a server (conversionId), `sent` (platform, attempts), `verdict` of a platform, or what is waited for (platform, status, reason, until, platformError), `adjusted` (adjustmentId, adjustmentType, value, currency). Those of an adjustment's own way have its adjustmentId.
             * @example verdict
             * @enum {string}
             */
            step: "accepted" | "matched" | "deduplicated" | "claimed" | "claimConfirmed" | "sent" | "verdict" | "adjusted";
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-21T09:00:00.000Z
             */
            at: string;
            /**
             * @description The way in.
             * @example event
             * @enum {string}
             */
            door?: "offline" | "event" | "website" | "source";
            /**
             * @description The source, or the kind of its provider.
             * @example stripe
             */
            source?: string | null;
            /**
             * @description What it was matched by.
             * @example clickId
             * @enum {string}
             */
            by?: "clickId" | "email" | "phone" | "externalId" | "none";
            /**
             * @description What came with it.
             * @example 49.9
             */
            value?: number | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency?: string | null;
            /**
             * @description How often.
             * @example 2
             */
            times?: number;
            /**
             * Format: date-time
             * @description When it came first.
             * @example 2026-11-21T09:00:00.000Z
             */
            firstAt?: string;
            /**
             * @description The other conversion.
             * @example cve_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conversionId?: string;
            /**
             * @description Where.
             * @example google-ads
             * @enum {string}
             */
            platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attempts?: number;
            /**
             * @description `sent`: the platform took it.
             * @example sent
             * @enum {string}
             */
            status?: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
            /**
             * @description Why.
             * @example null
             */
            reason?: string | null;
            /**
             * Format: date-time
             * @description The platform takes it from then on.
             * @example null
             */
            until?: string | null;
            /**
             * @description What the platform said: `code` and `message`.
             * @example null
             */
            platformError?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The adjustment.
             * @example adj_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            adjustmentId?: string;
            /**
             * @description What it does.
             * @example RETRACTION
             * @enum {string}
             */
            adjustmentType?: "RETRACTION" | "RESTATEMENT" | "ENHANCEMENT";
        };
        ConversionTraceDto: {
            /**
             * @description The conversion: `cve_…`, or `off_…` of an offline upload.
             * @example cve_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The way in.
             * @example event
             * @enum {string}
             */
            door: "offline" | "event" | "website" | "source";
            /**
             * @description The source, or the kind of its provider.
             * @example null
             */
            source: string | null;
            /**
             * @description Its action.
             * @example cva_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            conversionActionId: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:00:00.000Z
             */
            occurredAt: string;
            /**
             * @description What it counts for.
             * @example 49.9
             */
            value: number | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description The order.
             * @example order-1042
             */
            orderId: string | null;
            /**
             * @description The most recent first.
             * @example [
             *       {
             *         "kind": "gclid",
             *         "value": "Cj0KCQiA-example"
             *       }
             *     ]
             */
            clickIds: components["schemas"]["TracedClickIdDto"][];
            /**
             * @description What it was matched by.
             * @example clickId
             * @enum {string}
             */
            matched: "clickId" | "email" | "phone" | "externalId" | "none";
            /**
             * @description Of what a website says was sold: whether a server said so too.
             * @example null
             * @enum {string|null}
             */
            claim: "unverified" | "confirmed" | null;
            /**
             * @description The server's conversion that confirmed the claim.
             * @example null
             */
            confirmedBy: string | null;
            /**
             * @description Over all platforms: the first of failed, waiting, pending, sent, confirmed, unsupported, skipped that one delivery has. A claim is `unverified` until a server confirms it, and then `skipped`: what confirmed it is sent instead.
             * @example sent
             * @enum {string}
             */
            status: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
            /**
             * @description Why, where there is a reason: that of the first delivery which stands so, `NOT_CONFIRMED` and `CLAIM_CONFIRMED` of a claim, `NO_PLATFORM` where no platform could match it.
             * @example null
             */
            reason: string | null;
            /**
             * @description One for each platform.
             * @example []
             */
            deliveries: components["schemas"]["ConversionDeliveryDto"][];
            /**
             * Format: date-time
             * @description When it was accepted.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Everything that happened, by time.
             * @example [
             *       {
             *         "step": "accepted",
             *         "at": "2026-11-21T09:00:00.000Z",
             *         "door": "event",
             *         "source": null
             *       }
             *     ]
             */
            steps: components["schemas"]["TraceStepDto"][];
            /**
             * @description Its adjustments, in the order in which they happened.
             * @example []
             */
            adjustments: components["schemas"]["ConversionAdjustmentDto"][];
        };
        ReplayDto: {
            /**
             * @description The conversion or adjustment.
             * @example cve_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description What had failed, as it is now.
             * @example []
             */
            deliveries: components["schemas"]["ConversionDeliveryDto"][];
        };
        PlanOptionsDto: {
            /**
             * @description Whether ad groups and all below them take part; left out, they are neither sent nor removed.
             * @default true
             * @example true
             */
            includeAdGroups?: boolean;
            /**
             * @description Whether keywords take part; left out, they are neither sent nor removed.
             * @default true
             * @example true
             */
            includeKeywords?: boolean;
            /**
             * @description Whether ads take part; left out, they are neither sent nor removed.
             * @default true
             * @example true
             */
            includeAds?: boolean;
        };
        PlanScopeDto: {
            /**
             * @description Only these platforms; null for all.
             * @example [
             *       "google-ads"
             *     ]
             */
            platforms: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[] | null;
            /**
             * @description Only these campaigns; null for all.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            campaignIds: string[] | null;
            /**
             * @description Whether unchanged values are sent again.
             * @example false
             */
            force: boolean;
            /**
             * @description Which levels take part.
             * @example {
             *       "includeAdGroups": true,
             *       "includeKeywords": true,
             *       "includeAds": true
             *     }
             */
            options: components["schemas"]["PlanOptionsDto"];
        };
        PlanSummaryDto: {
            /**
             * @description Objects that take over what was changed on a platform.
             * @example 0
             */
            imports: number;
            /**
             * @description Objects that are created, updated, replaced or released.
             * @example 12
             */
            exports: number;
            /**
             * @description Objects that are removed; what goes with them is not counted.
             * @example 0
             */
            removals: number;
            /**
             * @description Fields that drifted and are left alone.
             * @example 0
             */
            drift: number;
            /**
             * @description Campaigns, per platform, for which nothing is sent.
             * @example 0
             */
            blocked: number;
            /**
             * @description Objects that stay as they are.
             * @example 40
             */
            unchanged: number;
            /**
             * @description Things to know.
             * @example 0
             */
            warnings: number;
        };
        FieldChangeDto: {
            /**
             * @description Our field; a path where it lies deeper, like `targeting/devices`.
             * @example budget
             */
            field: string;
            /**
             * @description Its value before, money in major units; null when it was not set.
             * @example 20
             */
            before: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description Its value after.
             * @example 30
             */
            after: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description Who changed it since the last sync.
             * @example local
             * @enum {string}
             */
            owner: "local" | "remote" | "both";
        };
        ChangeDto: {
            /**
             * @description `replace`: the platform cannot change a field in place, so review and history are lost. `import`: our catalog takes over what was changed on the platform. `release`: a campaign that was unlinked is paused or removed there. `forget`: the platform has it no more.
             * @example update
             * @enum {string}
             */
            action: "create" | "update" | "replace" | "remove" | "adopt" | "import" | "release" | "forget";
            /**
             * @description What kind of object it is.
             * @example adGroup
             * @enum {string}
             */
            entity: "campaign" | "adGroup" | "ad" | "keyword";
            /**
             * @description Our id of the object.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The campaign that it is, or belongs to.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Where.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description Its name, or its words.
             * @example Autumn
             */
            name: string;
            /**
             * @description What changes in it.
             * @example [
             *       {
             *         "field": "budget",
             *         "before": 20,
             *         "after": 30,
             *         "owner": "local"
             *       }
             *     ]
             */
            fields: components["schemas"]["FieldChangeDto"][];
            /**
             * @description Why, for people.
             * @example Changed here since the last sync.
             */
            reason: string;
        };
        QuotaDto: {
            /**
             * @description Requests that only read.
             * @example 4
             */
            readCalls: number;
            /**
             * @description Requests that write.
             * @example 3
             */
            calls: number;
            /**
             * @description Operations as the platform's quota counts them.
             * @example 12
             */
            operations: number;
            /**
             * @description What the platform grants to this installation in a day, where that is known.
             * @example 15000
             */
            dailyLimit?: number;
            /**
             * @description What was left of it when the plan was made; everything that is done through the same application draws on it.
             * @example 14800
             */
            leftToday?: number;
            /**
             * @description Days that it takes under that limit, today counted, with all else that this plan does through the same application.
             * @example 1
             */
            days: number;
        };
        PlatformPlanDto: {
            /**
             * @description The ad platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The ad account.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId: string;
            /**
             * @description The first 100 changes.
             * @example [
             *       {
             *         "action": "update",
             *         "entity": "campaign",
             *         "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "platform": "google-ads",
             *         "name": "Autumn",
             *         "fields": [
             *           {
             *             "field": "budget",
             *             "before": 20,
             *             "after": 30,
             *             "owner": "local"
             *           }
             *         ],
             *         "reason": "Changed here since the last sync."
             *       }
             *     ]
             */
            changes: components["schemas"]["ChangeDto"][];
            /**
             * @description How many more there are; `/changes` lists all.
             * @example 0
             */
            more: number;
            /**
             * @description What it takes.
             * @example {
             *       "readCalls": 4,
             *       "calls": 3,
             *       "operations": 12,
             *       "dailyLimit": 15000,
             *       "leftToday": 14800,
             *       "days": 1
             *     }
             */
            quota: components["schemas"]["QuotaDto"];
        };
        DriftDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Where it was changed.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description What kind of object it is.
             * @example adGroup
             * @enum {string}
             */
            entity: "campaign" | "adGroup" | "ad" | "keyword";
            /**
             * @description Our id of the object.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description The field; `resolve` takes it by this name.
             * @example budget
             */
            field: string;
            /**
             * @description What we last applied, money in major units.
             * @example 20
             */
            applied: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description What we want it to be.
             * @example 20
             */
            local: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description What the platform has.
             * @example 25
             */
            remote: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
        };
        FindingEntityDto: {
            /**
             * @description What kind of object: `campaign`, `adGroup`, `ad`, `keyword`, or `asset` when it is about one file, sitelink, callout, structured snippet or call, wherever it is attached.
             * @example ad
             */
            type: string;
            /**
             * @description Its id.
             * @example ad_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
        };
        FindingDto: {
            /**
             * @description `requirement`: nothing is sent to the platform until it is met. `unsupported`: left out there. `degraded`: sent, but not quite as asked for. `recommendation`: sent as it is.
             * @example requirement
             * @enum {string}
             */
            kind: "requirement" | "unsupported" | "degraded" | "recommendation";
            /**
             * @description Whose rule it is.
             * @example platform
             * @enum {string}
             */
            source: "platform" | "switchyard";
            /**
             * @description Stable code.
             * @example HEADLINE_TOO_LONG
             */
            code: string;
            /**
             * @description The ad platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description What it is about.
             * @example {
             *       "type": "ad",
             *       "id": "ad_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     }
             */
            entity: components["schemas"]["FindingEntityDto"];
            /**
             * @description Our field path inside it; null for the whole object. Files that are missing or too many are told of the ad or campaign, as `assets` or `assets/<role>`.
             * @example headlines/2/text
             */
            field: string | null;
            /**
             * @description For people; may change.
             * @example headlines/2/text has 34 characters; Google Ads takes at most 30.
             */
            message: string;
            /**
             * @description What the platform takes: a number or a text.
             * @example 30
             */
            limit?: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description What was found: a number or a text.
             * @example 34
             */
            actual?: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description What to change.
             * @example Use at most 30 characters.
             */
            fix: string;
        };
        BlockedDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Its name.
             * @example Autumn
             */
            name: string;
            /**
             * @description Where it is held back.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description What it still needs.
             * @example [
             *       {
             *         "kind": "requirement",
             *         "source": "switchyard",
             *         "code": "CURRENCY_MISMATCH",
             *         "platform": "google-ads",
             *         "entity": {
             *           "type": "campaign",
             *           "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *         },
             *         "field": "currency",
             *         "message": "The campaign is in USD, the ad account in EUR.",
             *         "limit": "EUR",
             *         "actual": "USD",
             *         "fix": "Use a campaign in the currency of the ad account."
             *       }
             *     ]
             */
            findings: components["schemas"]["FindingDto"][];
        };
        PlatformSpendDto: {
            /**
             * @description The ad platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description Per day before the plan: what is enabled on the platforms now, drift included.
             * @example 20
             */
            dailyBefore: number;
            /**
             * @description Per day after it. What is blocked stays as it is.
             * @example 30
             */
            dailyAfter: number;
        };
        CurrencySpendDto: {
            /**
             * @description ISO 4217 of the ad accounts.
             * @example EUR
             */
            currency: string;
            /**
             * @description Per day before the plan: what is enabled on the platforms now, drift included.
             * @example 20
             */
            dailyBefore: number;
            /**
             * @description Per day after it. What is blocked stays as it is.
             * @example 30
             */
            dailyAfter: number;
            /**
             * @description The most that can be spent from now to the end of the month, as far as platforms go past daily budgets (`overdelivery` of GET /platforms/{id}).
             * @example 600
             */
            worstCaseMonthToEnd: number;
            /**
             * @description False: the budget has no rate for it, and it is in none of the sums.
             * @example true
             */
            added: boolean;
        };
        SpendDto: {
            /**
             * @description ISO 4217 of the sums: the budget's, where it can tell any of the plan.
             * @example EUR
             */
            currency: string;
            /**
             * @description Daily budgets of what is enabled.
             * @example [
             *       {
             *         "platform": "google-ads",
             *         "dailyBefore": 20,
             *         "dailyAfter": 30
             *       }
             *     ]
             */
            perPlatform: components["schemas"]["PlatformSpendDto"][];
            /**
             * @description The most that can be spent from now to the end of the month, as far as platforms go past daily budgets (`overdelivery` of GET /platforms/{id}).
             * @example 600
             */
            worstCaseMonthToEnd: number;
            /**
             * @description The same, by the currency of the ad accounts.
             * @example [
             *       {
             *         "currency": "EUR",
             *         "dailyBefore": 20,
             *         "dailyAfter": 30,
             *         "worstCaseMonthToEnd": 600,
             *         "added": true
             *       }
             *     ]
             */
            perCurrency: components["schemas"]["CurrencySpendDto"][];
            /**
             * @description What the account may spend: its monthly budget, or its daily one for each day that is left of the month. Left out where nobody has said.
             * @example 3000
             */
            accountBudget?: number;
            /**
             * @description What would be left of it after what was spent and the worst case; null while nobody knows what was spent. Other campaigns of the account are not in it.
             * @example 1200
             */
            headroom?: number | null;
        };
        PlanWarningDto: {
            /**
             * @description Stable code.
             * @example DRIFT_OVERWRITTEN
             */
            code: string;
            /**
             * @description Where; null when it is about the whole plan.
             * @example google-ads
             * @enum {string|null}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads" | null;
            /**
             * @description The campaign; null when it is about the whole plan.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string | null;
            /**
             * @description Kind of object; null when it is about the whole plan.
             * @example campaign
             * @enum {string|null}
             */
            entity: "campaign" | "adGroup" | "ad" | "keyword" | null;
            /**
             * @description Our own id of the object; null when it is about the whole plan.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string | null;
            /**
             * @description Our field path; null for the whole object.
             * @example budget
             */
            field: string | null;
            /**
             * @description For people; may change.
             * @example The platform had another value; ours is sent over it.
             */
            message: string;
        };
        FailureDto: {
            /**
             * @description Stable code.
             * @example INTERNAL_ERROR
             */
            code: string;
            /**
             * @description For people; may change.
             * @example The plan could not be computed.
             */
            message: string;
        };
        PreviewDto: {
            /**
             * @description The preview.
             * @example pvw_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description `computing`: poll until it is another.
             * @example ready
             * @enum {string}
             */
            status: "computing" | "ready" | "failed";
            /**
             * @description What `POST /sync` takes; null until the plan is ready.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            planHash: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be triggered. It can be read for 30 days.
             * @example 2026-11-21T09:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description What was asked for.
             * @example {
             *       "platforms": null,
             *       "campaignIds": [
             *         "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *       ],
             *       "force": false,
             *       "options": {
             *         "includeAdGroups": true,
             *         "includeKeywords": true,
             *         "includeAds": true
             *       }
             *     }
             */
            scope: components["schemas"]["PlanScopeDto"];
            /**
             * @description Counts; null until the plan is ready.
             * @example {
             *       "imports": 0,
             *       "exports": 12,
             *       "removals": 0,
             *       "drift": 0,
             *       "blocked": 0,
             *       "unchanged": 40,
             *       "warnings": 0
             *     }
             */
            summary: components["schemas"]["PlanSummaryDto"] | null;
            /**
             * @description Changes per ad account.
             * @example [
             *       {
             *         "platform": "google-ads",
             *         "connectionId": "con_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "changes": [
             *           {
             *             "action": "update",
             *             "entity": "campaign",
             *             "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *             "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *             "platform": "google-ads",
             *             "name": "Autumn",
             *             "fields": [
             *               {
             *                 "field": "budget",
             *                 "before": 20,
             *                 "after": 30,
             *                 "owner": "local"
             *               }
             *             ],
             *             "reason": "Changed here since the last sync."
             *           }
             *         ],
             *         "more": 0,
             *         "quota": {
             *           "readCalls": 4,
             *           "calls": 3,
             *           "operations": 12,
             *           "dailyLimit": 15000,
             *           "leftToday": 14800,
             *           "days": 1
             *         }
             *       }
             *     ]
             */
            platforms: components["schemas"]["PlatformPlanDto"][];
            /**
             * @description Edits on the platforms that wait for a decision (`resolve`). The first 1000; `summary` counts all.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "platform": "google-ads",
             *         "entity": "campaign",
             *         "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "field": "budget",
             *         "applied": 20,
             *         "local": 20,
             *         "remote": 25
             *       }
             *     ]
             */
            drift: components["schemas"]["DriftDto"][];
            /**
             * @description What is held back, and why. The first 1000; `summary` counts all.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "platform": "google-ads",
             *         "name": "Autumn",
             *         "findings": [
             *           {
             *             "kind": "requirement",
             *             "source": "switchyard",
             *             "code": "CURRENCY_MISMATCH",
             *             "platform": "google-ads",
             *             "entity": {
             *               "type": "campaign",
             *               "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *             },
             *             "field": "currency",
             *             "message": "The campaign is in USD, the ad account in EUR.",
             *             "limit": "EUR",
             *             "actual": "USD",
             *             "fix": "Use a campaign in the currency of the ad account."
             *           }
             *         ]
             *       }
             *     ]
             */
            blocked: components["schemas"]["BlockedDto"][];
            /**
             * @description What it does to spending; null when no campaign takes part.
             * @example {
             *       "currency": "EUR",
             *       "perPlatform": [
             *         {
             *           "platform": "google-ads",
             *           "dailyBefore": 20,
             *           "dailyAfter": 30
             *         }
             *       ],
             *       "worstCaseMonthToEnd": 600,
             *       "perCurrency": [
             *         {
             *           "currency": "EUR",
             *           "dailyBefore": 20,
             *           "dailyAfter": 30,
             *           "worstCaseMonthToEnd": 600,
             *           "added": true
             *         }
             *       ],
             *       "accountBudget": 3000,
             *       "headroom": null
             *     }
             */
            spend: components["schemas"]["SpendDto"] | null;
            /**
             * @description What to know before triggering. The first 1000; `summary` counts all.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "platform": "google-ads",
             *         "code": "DRIFT_OVERWRITTEN",
             *         "entity": "campaign",
             *         "id": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "field": "budget",
             *         "message": "The platform had another value; ours is sent over it."
             *       }
             *     ]
             */
            warnings: components["schemas"]["PlanWarningDto"][];
            /**
             * @description The sync that applied it.
             * @example syn_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            syncId: string | null;
            /**
             * @description Why there is no plan.
             * @example {
             *       "code": "INTERNAL_ERROR",
             *       "message": "The plan could not be computed."
             *     }
             */
            failure?: components["schemas"]["FailureDto"];
        };
        ResolutionDto: {
            /**
             * @description The campaign that drifted, or that the drifted object belongs to.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Where it drifted.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The field as `drift` names it.
             * @example budget
             * @enum {string}
             */
            field: "name" | "status" | "budget" | "biddingStrategy" | "geoTargets" | "locationIntent" | "adScheduleStructured" | "targeting/devices" | "languages" | "networks" | "negativeKeywords" | "startDate" | "endDate" | "trackingTemplate" | "declarations/politicalAdvertising" | "maxCpc" | "type" | "headlines" | "descriptions" | "finalUrl" | "path1" | "path2" | "longHeadline" | "businessName" | "callToAction" | "images" | "youtubeVideoIds" | "adGroupName" | "extensions" | "scheduleZone" | "text" | "matchType" | "negative" | "objective" | "targeting/linkedin" | "declarations/specialAdCategories" | "specialAdCategoryCountries" | "declarations/advertiserIdentity" | "contextHints" | "keywords" | "optimizationGoal" | "audienceNetwork";
            /**
             * @description `local` sends our value; `remote` takes over what the platform has.
             * @example local
             * @enum {string}
             */
            take: "local" | "remote";
        };
        AdoptionDto: {
            /**
             * @description Where they are.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The ad account; the default connection of the platform when left out.
             * @example con_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            connectionId?: string;
            /**
             * @description The campaigns, by ids of the platform.
             * @example [
             *       "21478"
             *     ]
             */
            remoteIds: string[];
        };
        PlanRequestDto: {
            /**
             * @description Only these platforms.
             * @example [
             *       "google-ads"
             *     ]
             */
            platforms?: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Only these campaigns.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            campaignIds?: string[];
            /**
             * @description Send again what equals the last applied value. Changes nothing else.
             * @default false
             * @example false
             */
            force?: boolean;
            /**
             * @description Which levels take part.
             * @example {
             *       "includeAdGroups": true,
             *       "includeKeywords": true,
             *       "includeAds": false
             *     }
             */
            options?: components["schemas"]["PlanOptionsDto"];
            /**
             * @description What to do about drift that an earlier preview told.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "platform": "google-ads",
             *         "field": "budget",
             *         "take": "local"
             *       }
             *     ]
             */
            resolve?: components["schemas"]["ResolutionDto"][];
            /**
             * @description Takes over campaigns that were not made here, with all that is below them. Nothing is sent. For users of the account that owns the Space. What cannot be taken over is told in `blocked`.
             * @example [
             *       {
             *         "platform": "google-ads",
             *         "remoteIds": [
             *           "21478"
             *         ]
             *       }
             *     ]
             */
            adopt?: components["schemas"]["AdoptionDto"][];
        };
        TriggeredDto: {
            /**
             * @description The sync to poll; null when there was nothing to do.
             * @example syn_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            syncId: string | null;
            /**
             * @description Whether anything is being done.
             * @example started
             * @enum {string}
             */
            status: "started" | "nothing_to_sync";
        };
        TriggerSyncDto: {
            /**
             * @description Only these platforms.
             * @example [
             *       "google-ads"
             *     ]
             */
            platforms?: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
            /**
             * @description Only these campaigns.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            campaignIds?: string[];
            /**
             * @description Send again what equals the last applied value. Changes nothing else.
             * @default false
             * @example false
             */
            force?: boolean;
            /**
             * @description Which levels take part.
             * @example {
             *       "includeAdGroups": true,
             *       "includeKeywords": true,
             *       "includeAds": false
             *     }
             */
            options?: components["schemas"]["PlanOptionsDto"];
            /**
             * @description What to do about drift that an earlier preview told.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "platform": "google-ads",
             *         "field": "budget",
             *         "take": "local"
             *       }
             *     ]
             */
            resolve?: components["schemas"]["ResolutionDto"][];
            /**
             * @description Takes over campaigns that were not made here, with all that is below them. Nothing is sent. For users of the account that owns the Space. What cannot be taken over is told in `blocked`.
             * @example [
             *       {
             *         "platform": "google-ads",
             *         "remoteIds": [
             *           "21478"
             *         ]
             *       }
             *     ]
             */
            adopt?: components["schemas"]["AdoptionDto"][];
            /**
             * @description Applies exactly this plan. Goes with no other member.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            planHash?: string;
        };
        SyncCountsDto: {
            /**
             * @description Taken over from a platform.
             * @example 0
             */
            imported: number;
            /**
             * @description Created, updated or replaced on a platform.
             * @example 12
             */
            exported: number;
            /**
             * @description Removed from a platform.
             * @example 0
             */
            removed: number;
            /**
             * @description Failed, or of unknown outcome.
             * @example 0
             */
            failed: number;
            /**
             * @description Not sent: a parent failed, the sync was cancelled, or somebody had edited the object.
             * @example 0
             */
            skipped: number;
            /**
             * @description Waiting for a quota.
             * @example 0
             */
            deferred: number;
        };
        OperationErrorDto: {
            /**
             * @description Stable code.
             * @example PLATFORM_REFUSED
             */
            code: string;
            /**
             * @description For people, mostly the platform's own words.
             * @example The budget is below the minimum.
             */
            message: string;
            /**
             * @description Our field path; null for the whole object.
             * @example budget
             */
            field: string | null;
            /**
             * @description The platform's own code.
             * @example budget_error.TOO_LOW
             */
            platformCode: string | null;
            /**
             * @description The platform's id of the request, for its support.
             * @example a1b2c3
             */
            platformRequestId: string | null;
            /**
             * @description Whether another sync may succeed without any change.
             * @example false
             */
            retryable: boolean;
            /**
             * @description Our id of the object whose failure was the cause.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            cause?: string;
        };
        CampaignDetailDto: {
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description Its name.
             * @example Autumn
             */
            name: string;
            /**
             * @description Where.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description All of its operations in one word.
             * @example completed
             * @enum {string}
             */
            status: "pending" | "in_progress" | "completed" | "partial" | "failed" | "skipped" | "drifted" | "deferred";
            /**
             * @description Stable code of the first error.
             * @example PLATFORM_REFUSED
             */
            error: string | null;
            /**
             * @description The first error; `/operations?status=failed` lists all.
             * @example {
             *       "code": "PLATFORM_REFUSED",
             *       "message": "The budget is below the minimum.",
             *       "field": "budget",
             *       "platformCode": "budget_error.TOO_LOW",
             *       "platformRequestId": "a1b2c3",
             *       "retryable": false
             *     }
             */
            errorDetails: components["schemas"]["OperationErrorDto"] | null;
        };
        SyncProgressDto: {
            /**
             * @description Operations.
             * @example 12
             */
            total: number;
            /**
             * @description Operations that are over, however they ended.
             * @example 12
             */
            done: number;
            /**
             * @description Per campaign and platform.
             * @example [
             *       {
             *         "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *         "name": "Autumn",
             *         "platform": "google-ads",
             *         "status": "completed",
             *         "error": null,
             *         "errorDetails": null
             *       }
             *     ]
             */
            campaignDetails: components["schemas"]["CampaignDetailDto"][];
        };
        SyncDto: {
            /**
             * @description The sync.
             * @example syn_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            id: string;
            /**
             * @description What is on record; a sync that makes no progress is still `in_progress` here.
             * @example completed
             * @enum {string}
             */
            status: "queued" | "in_progress" | "stalled" | "completed" | "partial" | "failed" | "cancelled";
            /**
             * @description Poll until it is `completed`, `partial`, `failed` or `cancelled`. `stalled`: no progress for over 10 minutes.
             * @example completed
             * @enum {string}
             */
            effectiveStatus: "queued" | "in_progress" | "stalled" | "completed" | "partial" | "failed" | "cancelled";
            /**
             * @description The plan that is applied; null until it is made.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            planHash: string | null;
            /**
             * @description What was asked for.
             * @example {
             *       "platforms": null,
             *       "campaignIds": [
             *         "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *       ],
             *       "force": false,
             *       "options": {
             *         "includeAdGroups": true,
             *         "includeKeywords": true,
             *         "includeAds": true
             *       }
             *     }
             */
            scope: components["schemas"]["PlanScopeDto"];
            /**
             * @description Who triggered it.
             * @example usr_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            requestedBy: string;
            /**
             * Format: date-time
             * @description When it was triggered.
             * @example 2026-11-21T09:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When a worker took it up.
             * @example 2026-11-21T09:00:00.000Z
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it was over.
             * @example 2026-11-21T09:00:00.000Z
             */
            finishedAt: string | null;
            /**
             * @description What became of its operations.
             * @example {
             *       "imported": 0,
             *       "exported": 12,
             *       "removed": 0,
             *       "failed": 0,
             *       "skipped": 0,
             *       "deferred": 0
             *     }
             */
            counts: components["schemas"]["SyncCountsDto"];
            /**
             * @description How many requests each platform got.
             * @example {
             *       "google-ads": 7
             *     }
             */
            platformCalls: {
                [key: string]: number;
            };
            /**
             * Format: date-time
             * @description When what was deferred fits under the quota again.
             * @example 2026-11-21T09:00:00.000Z
             */
            resumesAt: string | null;
            /**
             * @description How far it is.
             * @example {
             *       "total": 12,
             *       "done": 12,
             *       "campaignDetails": [
             *         {
             *           "campaignId": "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd",
             *           "name": "Autumn",
             *           "platform": "google-ads",
             *           "status": "completed",
             *           "error": null,
             *           "errorDetails": null
             *         }
             *       ]
             *     }
             */
            progress: components["schemas"]["SyncProgressDto"];
            /**
             * @description Why it ended before there was a plan.
             * @example {
             *       "code": "INTERNAL_ERROR",
             *       "message": "The sync could not be carried out."
             *     }
             */
            failure?: components["schemas"]["FailureDto"];
        };
        OperationDto: {
            /**
             * @description The operation.
             * @example opr_01kb4wq6m3e0sv5mwzq8a7h2rd_1
             */
            id: string;
            /**
             * @description The campaign.
             * @example cmp_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            campaignId: string;
            /**
             * @description What kind of object it is.
             * @example adGroup
             * @enum {string}
             */
            entity: "campaign" | "adGroup" | "ad" | "keyword";
            /**
             * @description Our id of the object.
             * @example adg_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            entityId: string;
            /**
             * @description Where.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description What is done.
             * @example create
             * @enum {string}
             */
            action: "create" | "update" | "replace" | "remove" | "adopt" | "import" | "release" | "forget";
            /**
             * @description `uncertain`: the answer was lost, the next sync finds out. `drifted`: not sent, for somebody had edited it. `deferred`: waits for a quota.
             * @example succeeded
             * @enum {string}
             */
            status: "pending" | "started" | "succeeded" | "failed" | "uncertain" | "skipped" | "drifted" | "deferred";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attempts: number;
            /**
             * @description Which fields it changes.
             * @example [
             *       "budget"
             *     ]
             */
            fields: string[];
            /**
             * @description The platform's id of the object.
             * @example 21987654321
             */
            remoteId: string | null;
            /**
             * @description Why it was not done.
             * @example {
             *       "code": "PLATFORM_REFUSED",
             *       "message": "The budget is below the minimum.",
             *       "field": "budget",
             *       "platformCode": "budget_error.TOO_LOW",
             *       "platformRequestId": "a1b2c3",
             *       "retryable": false
             *     }
             */
            error: components["schemas"]["OperationErrorDto"] | null;
            /**
             * Format: date-time
             * @description When its status last changed.
             * @example 2026-11-21T09:00:00.000Z
             */
            updatedAt: string;
        };
        CheckFindingDto: {
            /**
             * @description Stable code.
             * @example CURRENCY_MISMATCH
             */
            code: string;
            /**
             * @description ERROR: it cannot be used as it is.
             * @example ERROR
             * @enum {string}
             */
            severity: "ERROR" | "WARNING";
            /**
             * @description For people; may change.
             * @example The ad account is in USD.
             */
            message: string;
            /**
             * @description What to change.
             * @example Connect it with currency USD.
             */
            fix: string;
        };
        ReachableAccountDto: {
            /**
             * @description The ad account's id on the platform.
             * @example 1234567890
             */
            externalAccountId: string;
            /**
             * @description Its name there.
             * @example Shop EU
             */
            name: string;
            /**
             * @description Its currency, ISO 4217; null when the platform does not say.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description Its IANA zone; null when the platform does not say.
             * @example Europe/Berlin
             */
            timeZone: string | null;
        };
        ConnectionCheckDto: {
            /**
             * @description True when it can be used: no finding is an ERROR.
             * @example true
             */
            ok: boolean;
            /**
             * @description What is wrong, or may be.
             * @example [
             *       {
             *         "code": "TIME_ZONE_MISMATCH",
             *         "severity": "WARNING",
             *         "message": "The ad account is in Europe/Paris.",
             *         "fix": "Change the time zone of the connection."
             *       }
             *     ]
             */
            findings: components["schemas"]["CheckFindingDto"][];
            /**
             * @description Ad accounts that these credentials reach.
             * @example [
             *       {
             *         "externalAccountId": "1234567890",
             *         "name": "Shop EU",
             *         "currency": "EUR",
             *         "timeZone": "Europe/Berlin"
             *       }
             *     ]
             */
            accounts: components["schemas"]["ReachableAccountDto"][];
        };
        ValidationDto: {
            /**
             * @description True when no `requirement` is left.
             * @example false
             */
            valid: boolean;
            /**
             * @description Everything there is to know, platform by platform, the campaign first, then what is below it.
             * @example [
             *       {
             *         "kind": "requirement",
             *         "source": "platform",
             *         "code": "HEADLINE_TOO_LONG",
             *         "platform": "google-ads",
             *         "entity": {
             *           "type": "ad",
             *           "id": "ad_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *         },
             *         "field": "headlines/2/text",
             *         "message": "headlines/2/text has 34 characters; Google Ads takes at most 30.",
             *         "limit": 30,
             *         "actual": 34,
             *         "fix": "Use at most 30 characters."
             *       }
             *     ]
             */
            findings: components["schemas"]["FindingDto"][];
        };
        ValidateCampaignDto: {
            /**
             * @description Platforms to ask about, connected or not; those of the campaign when left out.
             * @example [
             *       "google-ads",
             *       "microsoft-ads"
             *     ]
             */
            platforms?: ("google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads")[];
        };
        UnlinkedDto: {
            /**
             * @description By campaign. Without `campaignIds` only those that were linked.
             * @example {
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd": "unlinked"
             *     }
             */
            results: {
                [key: string]: "unlinked" | "not_linked";
            };
        };
        UnlinkDto: {
            /**
             * @description The platform that the campaigns are to be given up on.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description Which campaigns; all that are linked there when left out.
             * @example [
             *       "cmp_01kb4wq6m3e0sv5mwzq8a7h2rd"
             *     ]
             */
            campaignIds?: string[];
            /**
             * @description What the next plan does to what is there: `PAUSE` what still runs, `REMOVE` it, or `LEAVE` it alone.
             * @default PAUSE
             * @example PAUSE
             * @enum {string}
             */
            remote?: "PAUSE" | "REMOVE" | "LEAVE";
        };
        PlatformSummaryDto: {
            /**
             * @description The platform.
             * @example google-ads
             * @enum {string}
             */
            id: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description Its name for people.
             * @example Google Ads
             */
            name: string;
            /**
             * @description Per type of campaign; `unsupported` ones are not sent.
             * @example {
             *       "SEARCH": "native",
             *       "VIDEO": "unsupported"
             *     }
             */
            campaignTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported";
            };
            /**
             * @description Per type of ad; `unsupported` ones are left out.
             * @example {
             *       "RESPONSIVE_SEARCH": "native",
             *       "CHAT_CARD": "unsupported"
             *     }
             */
            adTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported";
            };
        };
        RateLimitDto: {
            /**
             * @description Its name.
             * @example campaign-write
             */
            name: string;
            /**
             * @description Requests.
             * @example 200
             */
            requests: number;
            /**
             * @description In so many seconds.
             * @example 60
             */
            perSeconds: number;
            /**
             * @description The document of the platform that says so.
             * @example Reddit Ads API v3, rate limits
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        QuotaLevelDto: {
            /**
             * @description The access level.
             * @example Basic
             */
            name: string;
            /**
             * @description How much; null is no limit.
             * @example 15000
             */
            perDay: number | null;
        };
        DailyQuotaDto: {
            /**
             * @description What is counted.
             * @example operations
             * @enum {string}
             */
            counts: "operations" | "requests";
            /**
             * @description The published figure; null where there is none.
             * @example 15000
             */
            perDay: number | null;
            /**
             * @description Figures by access level.
             * @example [
             *       {
             *         "name": "Basic",
             *         "perDay": 15000
             *       }
             *     ]
             */
            levels: components["schemas"]["QuotaLevelDto"][];
            /**
             * @description `sliding`: the last 24 hours count. Else the zone at whose midnight it starts over.
             * @example sliding
             */
            resets: string;
            /**
             * @description What it means.
             * @example Operations of the last 24 hours, of all ad accounts that one application reaches.
             */
            note: string;
            /**
             * @description The document of the platform that says so.
             * @example Google Ads API, Access levels
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        EveningOutDto: {
            /**
             * @description Over what.
             * @example month
             * @enum {string}
             */
            over: "week" | "month";
            /**
             * @description The most within it, in percent of one daily budget.
             * @example 3040
             */
            percent: number;
        };
        OverdeliveryDto: {
            /**
             * @description The most on one day, in percent of a daily budget.
             * @example 200
             */
            dayPercent: number;
            /**
             * @description What evens out; null when nothing does.
             * @example {
             *       "over": "month",
             *       "percent": 3040
             *     }
             */
            evensOut: components["schemas"]["EveningOutDto"] | null;
            /**
             * @description What it means.
             * @example Up to twice a daily budget on one day, at most 30.4 of them in a month.
             */
            note: string;
            /**
             * @description The document of the platform that says so.
             * @example Google Ads Help, Spending limits
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        FieldRuleDto: {
            /**
             * @description The kind of object.
             * @example campaign
             * @enum {string}
             */
            entity: "campaign" | "adGroup" | "ad" | "keyword";
            /**
             * @description Our field; a dot goes into an object or into every entry of a list.
             * @example geoTargets.radius
             */
            field: string;
            /**
             * @description What becomes of it.
             * @example native
             * @enum {string}
             */
            support: "native" | "translated" | "clamped" | "dropped" | "unsupported";
            /**
             * @description Only on campaigns of these types; on all when left out.
             * @example [
             *       "SEARCH"
             *     ]
             */
            campaignTypes?: ("SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL")[];
            /**
             * @description Only for ads of these types; for all when left out.
             * @example [
             *       "RESPONSIVE_SEARCH"
             *     ]
             */
            adTypes?: ("RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP")[];
            /**
             * @description What happens, and why.
             * @example From 1 to 500 in the unit of the row.
             */
            note: string;
            /**
             * @description The document of the platform that says so.
             * @example Google Ads API v25, ad.proto
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        LimitRuleDto: {
            /**
             * @description The kind of object.
             * @example campaign
             * @enum {string}
             */
            entity: "campaign" | "adGroup" | "ad" | "keyword";
            /**
             * @description Our field; a dot goes into an object or into every entry of a list.
             * @example headlines.text
             */
            field: string;
            /**
             * @description How it is measured.
             * @example maxLength
             * @enum {string}
             */
            kind: "maxLength" | "shortestMaxLength" | "minCount" | "maxCount" | "min" | "max" | "maxWords" | "forbiddenPattern";
            /**
             * @description The limit: a number, or the pattern that texts must not match.
             * @example 30
             */
            value: string | number | boolean | null | {
                [key: string]: unknown;
            } | unknown[];
            /**
             * @description How lengths are counted: `units` UTF-16 units, `bytes` of UTF-8, `shownUnits` UTF-16 units with dynamic text by its default, `shownWide` the same with wide East Asian characters as two. Characters when left out.
             * @example shownWide
             * @enum {string}
             */
            counts?: "units" | "bytes" | "shownUnits" | "shownWide";
            /**
             * @description True when equal texts count once.
             * @example true
             */
            distinct?: boolean;
            /**
             * @description Only for ads of this type.
             * @example RESPONSIVE_SEARCH
             * @enum {string}
             */
            adType?: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP";
            /**
             * @description Only on campaigns of these types; on all when left out.
             * @example [
             *       "SEARCH"
             *     ]
             */
            campaignTypes?: ("SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL")[];
            /**
             * @description Only where the campaign bids by one of these.
             * @example [
             *       "MANUAL_CPC"
             *     ]
             */
            strategies?: ("MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE")[];
            /**
             * @description Only so many of the first of a list; the others are left out there.
             * @example 1
             */
            first?: number;
            /**
             * @description Code of the finding when it is broken.
             * @example HEADLINE_TOO_LONG
             */
            code: string;
            /**
             * @description What to change then.
             * @example Use at most 30 characters.
             */
            fix: string;
            /**
             * @description The document of the platform that says so.
             * @example Google Ads API v25, ad.proto
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        BiddingRuleDto: {
            /**
             * @description The strategy.
             * @example TARGET_CPA
             * @enum {string}
             */
            strategy: "MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE";
            /**
             * @description Only on campaigns of these types; on all when left out.
             * @example [
             *       "SEARCH"
             *     ]
             */
            campaignTypes?: ("SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL")[];
            /**
             * @description What becomes of it.
             * @example native
             * @enum {string}
             */
            support: "native" | "translated" | "clamped" | "dropped" | "unsupported";
            /**
             * @description Members of `biddingStrategy` that must be set.
             * @example [
             *       "targetCpa"
             *     ]
             */
            requires: ("targetCpa" | "targetRoas" | "targetImpressionShare" | "maxCpcBidCeiling")[];
            /**
             * @description Members of the connection's `settings` that must be set.
             * @example [
             *       "pixelId"
             *     ]
             */
            requiresSettings?: string[];
            /**
             * @description What it becomes, when not native.
             * @example MAXIMIZE_CONVERSIONS
             * @enum {string}
             */
            becomes?: "MANUAL_CPC" | "ENHANCED_CPC" | "MAXIMIZE_CLICKS" | "MAXIMIZE_CONVERSIONS" | "MAXIMIZE_CONVERSION_VALUE" | "TARGET_CPA" | "TARGET_ROAS" | "TARGET_IMPRESSION_SHARE";
            /**
             * @description What happens, and why.
             * @example Stored as maximise conversions with a target CPA.
             */
            note: string;
            /**
             * @description The document of the platform that says so.
             * @example Google Ads API v25, ad.proto
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        MediaRuleDto: {
            /**
             * @description The role that a file is attached in.
             * @example MARKETING_IMAGE
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO";
            /**
             * @description The type of ad that takes it; null for what stands on the campaign beside its ads.
             * @example RESPONSIVE_DISPLAY
             * @enum {string|null}
             */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | null;
            /**
             * @description True when nothing goes there without one.
             * @example true
             */
            required: boolean;
            /**
             * @description Roles of which one file is shown and enough, the first that is there; left out when a role counts by itself.
             * @example [
             *       "MARKETING_IMAGE",
             *       "SQUARE_MARKETING_IMAGE"
             *     ]
             */
            oneOf?: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO")[];
            /**
             * @description Files that an ad, or the campaign, needs.
             * @example 1
             */
            min: number;
            /**
             * @description Files that it may have.
             * @example 15
             */
            max: number;
            /**
             * @description Width over height; null when any will do.
             * @example 1.91
             */
            aspectRatio: number | null;
            /**
             * @description How far from it a file may be, as a part of it.
             * @example 0.01
             */
            ratioTolerance: number;
            /**
             * @description Least width.
             * @example 600
             */
            minWidth: number | null;
            /**
             * @description Least height.
             * @example 314
             */
            minHeight: number | null;
            /**
             * @description Most width; null when there is none.
             * @example 2592
             */
            maxWidth: number | null;
            /**
             * @description Most height; null when there is none.
             * @example 2048
             */
            maxHeight: number | null;
            /**
             * @description Recommended width.
             * @example 1200
             */
            recommendedWidth: number | null;
            /**
             * @description Recommended height.
             * @example 628
             */
            recommendedHeight: number | null;
            /**
             * @description Most bytes.
             * @example 5242880
             */
            maxBytes: number | null;
            /**
             * @description Types of files; empty when there is no file (videos on YouTube).
             * @example [
             *       "image/jpeg",
             *       "image/png"
             *     ]
             */
            mimeTypes: string[];
            /**
             * @description The type of campaign.
             * @example DISPLAY
             * @enum {string}
             */
            campaignType: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description The document of the platform that says so.
             * @example Google Ads API v25, ResponsiveDisplayAdInfo
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        MediaTotalRuleDto: {
            /**
             * @description The type of ad that takes it; null for what stands on the campaign beside its ads.
             * @example RESPONSIVE_DISPLAY
             * @enum {string|null}
             */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | null;
            /**
             * @description Roles that are counted together.
             * @example [
             *       "MARKETING_IMAGE",
             *       "SQUARE_MARKETING_IMAGE"
             *     ]
             */
            roles: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO")[];
            /**
             * @description Files of all of them.
             * @example 15
             */
            max: number;
            /**
             * @description The type of campaign.
             * @example DISPLAY
             * @enum {string}
             */
            campaignType: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description The document of the platform that says so.
             * @example Google Ads API v25, ResponsiveDisplayAdInfo
             */
            source: string;
            /**
             * @description True when no document that we hold proves it.
             * @example false
             */
            unverified: boolean;
        };
        PlatformSettingDto: {
            /**
             * @description Member of `settings`.
             * @example customerId
             */
            name: string;
            /**
             * @description What it is.
             * @example Id of the manager account that the ad account belongs to.
             */
            meaning: string;
        };
        AdjustmentSupportDto: {
            /**
             * @description What becomes of retractions; `degraded` ones become a restatement.
             * @example native
             * @enum {string}
             */
            RETRACTION: "native" | "degraded" | "unsupported";
            /**
             * @description What becomes of restatements; `degraded` ones become a restatement.
             * @example native
             * @enum {string}
             */
            RESTATEMENT: "native" | "degraded" | "unsupported";
            /**
             * @description What becomes of enhancements; `degraded` ones become a restatement.
             * @example native
             * @enum {string}
             */
            ENHANCEMENT: "native" | "degraded" | "unsupported";
        };
        ConversionNeedDto: {
            /**
             * @description Where it stands.
             * @example settings.pixelId
             */
            member: string;
            /**
             * @description What it is.
             * @example Id of the pixel (dataset) that gets conversions.
             */
            meaning: string;
        };
        PlatformConversionsDto: {
            /**
             * @description Conversions of one request.
             * @example 1000
             */
            batch: number;
            /**
             * @description Click ids that it matches by, the preferred first.
             * @example [
             *       "fbclid"
             *     ]
             */
            clickIds: ("gclid" | "gbraid" | "wbraid" | "msclkid" | "fbclid" | "li_fat_id" | "rdt_cid" | "oppref")[];
            /**
             * @description What else it matches by.
             * @example [
             *       "email",
             *       "phone"
             *     ]
             */
            identifiers: ("email" | "phone" | "externalId")[];
            /**
             * @description Hours after which a conversion is too old.
             * @example 168
             */
            oldestHours: number;
            /**
             * @description Hours for which a new conversion action takes nothing; conversions wait for it.
             * @example 0
             */
            newActionHours: number;
            /**
             * @description `sent`: consent is told to the platform. `required`: it has no field for it, and what is denied is not sent.
             * @example sent
             * @enum {string}
             */
            consent: "sent" | "required";
            /**
             * @description What becomes of adjustments.
             * @example {
             *       "RETRACTION": "unsupported",
             *       "RESTATEMENT": "unsupported",
             *       "ENHANCEMENT": "unsupported"
             *     }
             */
            adjustments: components["schemas"]["AdjustmentSupportDto"];
            /**
             * @description What a connection must hold so that conversions go out; they wait without.
             * @example [
             *       {
             *         "member": "settings.pixelId",
             *         "meaning": "Id of the pixel (dataset) that gets conversions."
             *       }
             *     ]
             */
            needs: components["schemas"]["ConversionNeedDto"][];
        };
        PlatformDto: {
            /**
             * @description The platform.
             * @example google-ads
             * @enum {string}
             */
            id: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description Its name for people.
             * @example Google Ads
             */
            name: string;
            /**
             * @description Per type of campaign; `unsupported` ones are not sent.
             * @example {
             *       "SEARCH": "native",
             *       "VIDEO": "unsupported"
             *     }
             */
            campaignTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported";
            };
            /**
             * @description Per type of ad; `unsupported` ones are left out.
             * @example {
             *       "RESPONSIVE_SEARCH": "native",
             *       "CHAT_CARD": "unsupported"
             *     }
             */
            adTypes: {
                [key: string]: "native" | "translated" | "clamped" | "dropped" | "unsupported";
            };
            /**
             * @description Levels that are objects of their own there; what is missing is kept on its parent, or nowhere.
             * @example [
             *       "campaign",
             *       "adGroup",
             *       "ad"
             *     ]
             */
            levels: ("campaign" | "adGroup" | "ad" | "keyword")[];
            /**
             * @description How fast an ad account is asked, by all workers together; none where the platform publishes nothing.
             * @example [
             *       {
             *         "name": "campaign-write",
             *         "requests": 200,
             *         "perSeconds": 60,
             *         "source": "Reddit Ads API v3, rate limits",
             *         "unverified": false
             *       }
             *     ]
             */
            rateLimits: components["schemas"]["RateLimitDto"][];
            /**
             * @description What an application may do there in a day, over all ad accounts; null when the platform limits no day.
             * @example {
             *       "counts": "operations",
             *       "perDay": 15000,
             *       "levels": [
             *         {
             *           "name": "Basic",
             *           "perDay": 15000
             *         }
             *       ],
             *       "resets": "sliding",
             *       "note": "Operations of the last 24 hours.",
             *       "source": "Google Ads API, Access levels",
             *       "unverified": false
             *     }
             */
            dailyQuota: components["schemas"]["DailyQuotaDto"] | null;
            /**
             * @description How far the platform may spend past a daily budget; plans reckon with it.
             * @example {
             *       "dayPercent": 200,
             *       "evensOut": {
             *         "over": "month",
             *         "percent": 3040
             *       },
             *       "note": "Up to twice a daily budget on one day, at most 30.4 of them in a month.",
             *       "source": "Google Ads Help, Spending limits",
             *       "unverified": true
             *     }
             */
            overdelivery: components["schemas"]["OverdeliveryDto"];
            /**
             * @description What becomes of each field.
             * @example [
             *       {
             *         "entity": "campaign",
             *         "field": "geoTargets.radius",
             *         "support": "clamped",
             *         "note": "From 1 to 500 in the unit of the row.",
             *         "source": "Google Ads API v25, criteria.proto",
             *         "unverified": false
             *       }
             *     ]
             */
            fields: components["schemas"]["FieldRuleDto"][];
            /**
             * @description Limits that Validate checks.
             * @example [
             *       {
             *         "entity": "ad",
             *         "field": "headlines.text",
             *         "kind": "maxLength",
             *         "value": 30,
             *         "adType": "RESPONSIVE_SEARCH",
             *         "code": "HEADLINE_TOO_LONG",
             *         "fix": "Use at most 30 characters.",
             *         "source": "Google Ads API v25, ad.proto",
             *         "unverified": false
             *       }
             *     ]
             */
            limits: components["schemas"]["LimitRuleDto"][];
            /**
             * @description What becomes of each bidding strategy.
             * @example [
             *       {
             *         "strategy": "TARGET_CPA",
             *         "support": "native",
             *         "requires": [
             *           "targetCpa"
             *         ],
             *         "note": "Ceilings exist for portfolios only.",
             *         "source": "Google Ads API v25, bidding.proto",
             *         "unverified": false
             *       }
             *     ]
             */
            bidding: components["schemas"]["BiddingRuleDto"][];
            /**
             * @description What files of each role must be like; GET /media-requirements tells the same per type of campaign.
             * @example [
             *       {
             *         "role": "MARKETING_IMAGE",
             *         "adType": "RESPONSIVE_DISPLAY",
             *         "required": true,
             *         "min": 1,
             *         "max": 15,
             *         "aspectRatio": 1.91,
             *         "ratioTolerance": 0.01,
             *         "minWidth": 600,
             *         "minHeight": 314,
             *         "maxWidth": null,
             *         "maxHeight": null,
             *         "recommendedWidth": 1200,
             *         "recommendedHeight": 628,
             *         "maxBytes": 5242880,
             *         "mimeTypes": [
             *           "image/gif",
             *           "image/jpeg",
             *           "image/png"
             *         ],
             *         "campaignType": "DISPLAY",
             *         "source": "Google Ads API v25, ResponsiveDisplayAdInfo",
             *         "unverified": false
             *       }
             *     ]
             */
            media: components["schemas"]["MediaRuleDto"][];
            /**
             * @description Files of several roles counted together.
             * @example [
             *       {
             *         "adType": "RESPONSIVE_DISPLAY",
             *         "roles": [
             *           "MARKETING_IMAGE",
             *           "SQUARE_MARKETING_IMAGE"
             *         ],
             *         "max": 15,
             *         "campaignType": "DISPLAY",
             *         "source": "Google Ads API v25, ResponsiveDisplayAdInfo",
             *         "unverified": false
             *       }
             *     ]
             */
            mediaTotals: components["schemas"]["MediaTotalRuleDto"][];
            /**
             * @description What `callToAction` of an ad may say; empty when there is no choice.
             * @example [
             *       "LEARN_MORE",
             *       "SHOP_NOW"
             *     ]
             */
            callsToAction: string[];
            /**
             * @description Whether reviewers disapprove of ads of one ad group that lead to different domains.
             * @example true
             */
            oneDomainPerAdGroup: boolean;
            /**
             * @description Languages that can be targeted.
             * @example [
             *       "de",
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description Whether `declarations.politicalAdvertising` must be said.
             * @example true
             */
            requiresPoliticalDeclaration: boolean;
            /**
             * @description Match types that a negative keyword may have.
             * @example [
             *       "EXACT",
             *       "PHRASE"
             *     ]
             */
            negativeMatchTypes: ("EXACT" | "PHRASE" | "BROAD")[];
            /**
             * @description Member of an AREA row that must be set; null when none.
             * @example criterionId
             * @enum {string|null}
             */
            placeKey: "criterionId" | "msLocationId" | "redditLocationId" | "metaLocationId" | "openaiLocationId" | "linkedinLocationId" | null;
            /**
             * @description What `settings` of a connection must hold.
             * @example [
             *       {
             *         "name": "customerId",
             *         "meaning": "Id of the manager account."
             *       }
             *     ]
             */
            settingsRequired: components["schemas"]["PlatformSettingDto"][];
            /**
             * @description What `credentials` of a connection must hold.
             * @example [
             *       "clientId",
             *       "refreshToken"
             *     ]
             */
            credentialsRequired: string[];
            /**
             * @description What it takes of conversions.
             * @example {
             *       "batch": 1000,
             *       "clickIds": [
             *         "fbclid"
             *       ],
             *       "identifiers": [
             *         "email",
             *         "phone",
             *         "externalId"
             *       ],
             *       "oldestHours": 168,
             *       "newActionHours": 0,
             *       "consent": "sent",
             *       "adjustments": {
             *         "RETRACTION": "unsupported",
             *         "RESTATEMENT": "unsupported",
             *         "ENHANCEMENT": "unsupported"
             *       },
             *       "needs": [
             *         {
             *           "member": "settings.pixelId",
             *           "meaning": "Id of the pixel (dataset) that gets conversions."
             *         }
             *       ]
             *     }
             */
            conversions: components["schemas"]["PlatformConversionsDto"];
        };
        MediaRoleDto: {
            /**
             * @description The role that a file is attached in.
             * @example MARKETING_IMAGE
             * @enum {string}
             */
            role: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO";
            /**
             * @description The type of ad that takes it; null for what stands on the campaign beside its ads.
             * @example RESPONSIVE_DISPLAY
             * @enum {string|null}
             */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | null;
            /**
             * @description True when nothing goes there without one.
             * @example true
             */
            required: boolean;
            /**
             * @description Roles of which one file is shown and enough, the first that is there; left out when a role counts by itself.
             * @example [
             *       "MARKETING_IMAGE",
             *       "SQUARE_MARKETING_IMAGE"
             *     ]
             */
            oneOf?: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO")[];
            /**
             * @description Files that an ad, or the campaign, needs.
             * @example 1
             */
            min: number;
            /**
             * @description Files that it may have.
             * @example 15
             */
            max: number;
            /**
             * @description Width over height; null when any will do.
             * @example 1.91
             */
            aspectRatio: number | null;
            /**
             * @description How far from it a file may be, as a part of it.
             * @example 0.01
             */
            ratioTolerance: number;
            /**
             * @description Least width.
             * @example 600
             */
            minWidth: number | null;
            /**
             * @description Least height.
             * @example 314
             */
            minHeight: number | null;
            /**
             * @description Most width; null when there is none.
             * @example 2592
             */
            maxWidth: number | null;
            /**
             * @description Most height; null when there is none.
             * @example 2048
             */
            maxHeight: number | null;
            /**
             * @description Recommended width.
             * @example 1200
             */
            recommendedWidth: number | null;
            /**
             * @description Recommended height.
             * @example 628
             */
            recommendedHeight: number | null;
            /**
             * @description Most bytes.
             * @example 5242880
             */
            maxBytes: number | null;
            /**
             * @description Types of files; empty when there is no file (videos on YouTube).
             * @example [
             *       "image/jpeg",
             *       "image/png"
             *     ]
             */
            mimeTypes: string[];
        };
        MediaTotalDto: {
            /**
             * @description The type of ad that takes it; null for what stands on the campaign beside its ads.
             * @example RESPONSIVE_DISPLAY
             * @enum {string|null}
             */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | null;
            /**
             * @description Roles that are counted together.
             * @example [
             *       "MARKETING_IMAGE",
             *       "SQUARE_MARKETING_IMAGE"
             *     ]
             */
            roles: ("MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO")[];
            /**
             * @description Files of all of them.
             * @example 15
             */
            max: number;
        };
        TextRequirementDto: {
            /**
             * @description Member of the ad.
             * @example headlines
             */
            field: string;
            /**
             * @description The type of ad that takes it; null for what stands on the campaign beside its ads.
             * @example RESPONSIVE_DISPLAY
             * @enum {string|null}
             */
            adType: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP" | null;
            /**
             * @description Texts that an ad needs.
             * @example 1
             */
            min: number;
            /**
             * @description Texts that it may have.
             * @example 5
             */
            max: number;
            /**
             * @description Characters of each.
             * @example 30
             */
            maxLength: number;
        };
        MediaRequirementsDto: {
            /**
             * @description The ad platform.
             * @example google-ads
             * @enum {string}
             */
            platform: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            /**
             * @description The type of campaign.
             * @example DISPLAY
             * @enum {string}
             */
            campaignType: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            /**
             * @description Roles of files, by the type of ad that takes them.
             * @example [
             *       {
             *         "role": "MARKETING_IMAGE",
             *         "adType": "RESPONSIVE_DISPLAY",
             *         "required": true,
             *         "min": 1,
             *         "max": 15,
             *         "aspectRatio": 1.91,
             *         "ratioTolerance": 0.01,
             *         "minWidth": 600,
             *         "minHeight": 314,
             *         "maxWidth": null,
             *         "maxHeight": null,
             *         "recommendedWidth": 1200,
             *         "recommendedHeight": 628,
             *         "maxBytes": 5242880,
             *         "mimeTypes": [
             *           "image/gif",
             *           "image/jpeg",
             *           "image/png"
             *         ]
             *       }
             *     ]
             */
            roles: components["schemas"]["MediaRoleDto"][];
            /**
             * @description Files of several roles counted together.
             * @example [
             *       {
             *         "adType": "RESPONSIVE_DISPLAY",
             *         "roles": [
             *           "MARKETING_IMAGE",
             *           "SQUARE_MARKETING_IMAGE"
             *         ],
             *         "max": 15
             *       }
             *     ]
             */
            totals: components["schemas"]["MediaTotalDto"][];
            /**
             * @description Texts, by the type of ad that has them.
             * @example [
             *       {
             *         "field": "headlines",
             *         "adType": "RESPONSIVE_DISPLAY",
             *         "min": 1,
             *         "max": 5,
             *         "maxLength": 30
             *       }
             *     ]
             */
            texts: components["schemas"]["TextRequirementDto"][];
        };
        AngleTransitionDto: {
            /**
             * @description The state before.
             * @example ahead
             * @enum {string}
             */
            from: "collecting" | "ahead" | "decided" | "no_difference";
            /**
             * @description The state since.
             * @example decided
             * @enum {string}
             */
            to: "collecting" | "ahead" | "decided" | "no_difference";
            /**
             * Format: date-time
             * @description When the daily evaluation (90 days, all platforms) found it.
             * @example 2026-11-21T09:00:00.000Z
             */
            at: string;
        };
        AngleReadoutDto: {
            /**
             * @description The angle; it may have been deleted while ads carry its stamp.
             * @example ang_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            angleId: string;
            /**
             * @description Its business; every business is a test of its own.
             * @example biz_01kb4wq6m3e0sv5mwzq8a7h2rd
             */
            businessId: string | null;
            /**
             * @description Its name; null once it was deleted.
             * @example Fits
             */
            name: string | null;
            /**
             * @description Its status; null once it was deleted.
             * @example ACTIVE
             * @enum {string|null}
             */
            status: "ACTIVE" | "PAUSED" | "ARCHIVED" | null;
            /**
             * @description `decided` and `no_difference` hold for all angles of a test; `ahead` for the leader alone.
             * @example decided
             * @enum {string}
             */
            state: "collecting" | "ahead" | "decided" | "no_difference";
            /**
             * @description Whether its expected rate is the highest.
             * @example true
             */
            isLeader: boolean;
            /**
             * @description P(its rate is the highest); null while nothing succeeded.
             * @example 0.97
             */
            probabilityBest: number | null;
            /**
             * @description Of a month's spend on it, what would have bought as much had it gone to the best angle; in `currency`. Null: nothing succeeded or was spent, or several currencies.
             * @example 120.5
             */
            expectedMonthlyLoss: number | null;
            /**
             * @description What angles are compared by. Clicks per impression where nothing converts or no platform tells.
             * @example CONVERSIONS_PER_CLICK
             * @enum {string}
             */
            measure: "CONVERSIONS_PER_CLICK" | "CLICKS_PER_IMPRESSION";
            /**
             * @description How often its ads were shown.
             * @example 20000
             */
            impressions: number;
            /**
             * @description Clicks on its ads.
             * @example 800
             */
            clicks: number;
            /**
             * @description Conversions; platforms count parts.
             * @example 31.5
             */
            conversions: number;
            /**
             * @description What its ads cost; null in several currencies, which are not added (GET /reports/performance?groupBy=angle has each).
             * @example 410.2
             */
            spend: number | null;
            /**
             * @description ISO 4217; null in several currencies or without spend.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description What may make the comparison unfair or slow.
             * @example [
             *       "STARVED"
             *     ]
             */
            flags: ("SKEWED_DELIVERY" | "STARVED" | "PLATFORM_MIX_DIVERGES" | "TRACKING_MISSING")[];
            /**
             * @description How its state changed last; null: it never did.
             * @example {
             *       "from": "ahead",
             *       "to": "decided",
             *       "at": "2026-11-21T09:00:00.000Z"
             *     }
             */
            lastTransition: components["schemas"]["AngleTransitionDto"] | null;
            /**
             * Format: date
             * @description The first day, in the zone of the account.
             * @example 2026-08-24
             */
            from: string;
            /**
             * Format: date
             * @description The last day: today.
             * @example 2026-11-21
             */
            to: string;
            /**
             * Format: date-time
             * @description When the oldest of the figures was asked for; null: never.
             * @example 2026-11-21T09:00:00.000Z
             */
            dataAsOf: string | null;
        };
        WeekRangeDto: {
            /**
             * @description One in five tests is decided by then.
             * @example 3
             */
            p20: number;
            /**
             * @description Four in five tests are decided by then.
             * @example 8
             */
            p80: number;
        };
        PreflightBasisDto: {
            /**
             * @description What angles would be compared by.
             * @example CONVERSIONS_PER_CLICK
             * @enum {string}
             */
            measure: "CONVERSIONS_PER_CLICK" | "CLICKS_PER_IMPRESSION";
            /**
             * @description Days that these are means of: from the first with figures to the last of the last 90.
             * @example 90
             */
            days: number;
            /**
             * @description Clicks a day.
             * @example 120.5
             */
            clicksPerDay: number;
            /**
             * @description Conversions per click; null without clicks.
             * @example 0.031
             */
            cvr: number | null;
            /**
             * @description Spend a day; null in several currencies, which are not added.
             * @example 95.5
             */
            spendPerDay: number | null;
            /**
             * @description Spend per click; null without clicks or in several currencies.
             * @example 0.79
             */
            cpc: number | null;
            /**
             * @description ISO 4217; null in several currencies or without spend.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description By how much the best angle is taken to be better than each other one.
             * @example 0.3
             */
            assumedLift: number;
        };
        AnglePreflightDto: {
            /**
             * @description How many angles.
             * @example 3
             */
            count: number;
            /**
             * @description Whether four in five such tests are decided within 26 weeks.
             * @example true
             */
            resolvable: boolean;
            /**
             * @description In how many weeks; null when it is not resolvable.
             * @example {
             *       "p20": 3,
             *       "p80": 8
             *     }
             */
            weeks: components["schemas"]["WeekRangeDto"] | null;
            /**
             * @description What would make it resolvable; null when it is.
             * @example Try fewer angles, or spend more.
             */
            advice: string | null;
            /**
             * @description What the rehearsals went by.
             * @example {
             *       "measure": "CONVERSIONS_PER_CLICK",
             *       "days": 90,
             *       "clicksPerDay": 120.5,
             *       "cvr": 0.031,
             *       "spendPerDay": 95.5,
             *       "cpc": 0.79,
             *       "currency": "EUR",
             *       "assumedLift": 0.3
             *     }
             */
            basis: components["schemas"]["PreflightBasisDto"];
        };
        /** @description One thing wrong with a request. */
        Issue: {
            /**
             * @description JSON pointer into the body, or `query.<name>` or `header.<name>`.
             * @example /geoTargets/2/radius
             */
            path: string;
            /**
             * @description Stable; safe to branch on.
             * @example OUT_OF_RANGE
             * @enum {string}
             */
            code: "REQUIRED" | "UNKNOWN_FIELD" | "READ_ONLY" | "TOO_LONG" | "TOO_SHORT" | "OUT_OF_RANGE" | "NOT_ONE_OF" | "WRONG_TYPE" | "BAD_FORMAT" | "TOO_PRECISE" | "TOO_MANY" | "TOO_FEW" | "DUPLICATE" | "CONFLICT" | "NOT_ALLOWED" | "SUM_MISMATCH";
            /**
             * @description For people; may change.
             * @example radius must be greater than 0
             */
            message: string;
        };
        /** @description The one shape of every refusal. */
        Error: {
            /**
             * @description What went wrong.
             * @example {
             *       "code": "NOT_FOUND",
             *       "message": "There is no such resource in this Space.",
             *       "requestId": "req_01890a5d00f4k9r8e7h7x6a5b4"
             *     }
             */
            error: {
                /**
                 * @description Stable; safe to branch on. The operation lists its codes in `x-error-codes`.
                 * @example NOT_FOUND
                 */
                code: string;
                /**
                 * @description For people; may change and must not be parsed.
                 * @example There is no such resource in this Space.
                 */
                message: string;
                /**
                 * @description The id of this request, as in X-Request-Id.
                 * @example req_01890a5d00f4k9r8e7h7x6a5b4
                 */
                requestId: string;
                /**
                 * @description What the code needs beside itself.
                 * @example {
                 *       "issues": []
                 *     }
                 */
                details?: {
                    /**
                     * @description With VALIDATION_ERROR: every issue at once.
                     * @example []
                     */
                    issues?: components["schemas"]["Issue"][];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        /** @description What became of one item. */
        BulkResult: {
            /**
             * @description Place of the item in the request.
             * @example 0
             */
            index: number;
            /**
             * @description What was done.
             * @example created
             * @enum {string}
             */
            status: "created" | "updated" | "deleted" | "failed";
            /**
             * @description The record, where there is one.
             * @example kwd_01890a5d00f4k9r8e7h7x6a5b4
             */
            id?: string;
            /**
             * @description Why the item failed.
             * @example {
             *       "code": "NOT_FOUND",
             *       "message": "There is no such resource in this Space.",
             *       "requestId": "req_01890a5d00f4k9r8e7h7x6a5b4"
             *     }
             */
            error?: {
                /**
                 * @description Stable; safe to branch on. The operation lists its codes in `x-error-codes`.
                 * @example NOT_FOUND
                 */
                code: string;
                /**
                 * @description For people; may change and must not be parsed.
                 * @example There is no such resource in this Space.
                 */
                message: string;
                /**
                 * @description The id of this request, as in X-Request-Id.
                 * @example req_01890a5d00f4k9r8e7h7x6a5b4
                 */
                requestId?: string;
                /**
                 * @description What the code needs beside itself.
                 * @example {
                 *       "issues": []
                 *     }
                 */
                details?: {
                    /**
                     * @description With VALIDATION_ERROR: every issue at once.
                     * @example []
                     */
                    issues?: components["schemas"]["Issue"][];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        /** @description How many items came through. */
        BulkMeta: {
            /**
             * @description Items done.
             * @example 999
             */
            succeeded: number;
            /**
             * @description Items refused.
             * @example 1
             */
            failed: number;
        };
        /** @description Where the list goes on. */
        ListMeta: {
            /**
             * @description For the next page; null on the last.
             * @example null
             */
            nextCursor: string | null;
            /**
             * @description Items in this page.
             * @example 50
             */
            total: number;
        };
    };
    responses: never;
    parameters: never;
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
        /** @description Seconds to wait. */
        "Retry-After": number;
        /** @description The version, to be sent back as If-Match. */
        ETag: string;
        /** @description Where the record is. */
        Location: string;
        /** @description The methods of this path. */
        Allow: string;
        /** @description `true` when this is the stored answer of an earlier request. */
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
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["MeDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSpaces: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["SpaceDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConnectionDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConnectionDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConnectionDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConnectionDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConnectionDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConnectionDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description True: only what the caller has not read. False: only what the caller has. */
                unread?: boolean;
                /** @description Of this kind. */
                kind?: "BRAKE_ENGAGED" | "BRAKE_NEAR" | "BRAKE_BLIND" | "CONNECTION_NEEDS_REAUTH" | "CONNECTION_CORRECTED" | "SYNC_FAILED" | "DISAPPROVED" | "REMOVED_BUT_SERVING" | "RELEASE_ABANDONED";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AlertDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AlertDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["BusinessDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBusinessDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BusinessDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["BusinessDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBusinessDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BusinessDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
                /** @description Only campaigns of this business. */
                businessId?: string;
                /** @description Only campaigns of this type. */
                type?: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
                /** @description Only campaigns with this status; without it, removed ones are left out. */
                status?: "PAUSED" | "ENABLED" | "REMOVED";
                /** @description Only campaigns that run on this platform. */
                platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["CampaignDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampaignDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CampaignDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["CampaignDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampaignDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CampaignDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
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
                    "application/json": {
                        data: components["schemas"]["CampaignDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setAdSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAdScheduleDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduledCampaignDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAdGroups: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
                /** @description Only ad groups of this campaign. */
                campaignId?: string;
                /** @description Only ad groups with this status. */
                status?: "ENABLED" | "PAUSED";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AdGroupDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAdGroupDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdGroupDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AdGroupDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAdGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAdGroupDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdGroupDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAdGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAdGroupsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAdGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAdGroupsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAdGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAds: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only ads of this campaign. */
                campaignId?: string;
                /** @description Only ads of this ad group. */
                adGroupId?: string;
                /** @description Only ads with this status. */
                status?: "ENABLED" | "PAUSED";
                /** @description Only ads of this type. */
                type?: "RESPONSIVE_SEARCH" | "RESPONSIVE_DISPLAY" | "SINGLE_IMAGE" | "CHAT_CARD" | "ASSET_GROUP";
                /** @description Only ads that argue this claim, deleted or not. */
                angleId?: string;
                /** @description Only ads of this concept, deleted or not. */
                conceptId?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AdDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAdDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AdDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAd: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAdDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAdsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKeywords: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
                /** @description Only keywords of this campaign. */
                campaignId?: string;
                /** @description Only keywords of this ad group. */
                adGroupId?: string;
                /** @description Only keywords with this status. */
                status?: "ENABLED" | "PAUSED";
                /** @description Only keywords with this match type. */
                matchType?: "EXACT" | "PHRASE" | "BROAD";
                /** @description Only negative keywords, or only others. */
                negative?: boolean;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["KeywordDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeywordDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeywordDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["KeywordDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateKeyword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKeywordDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeywordDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKeywords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeywordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateKeywords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKeywordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteKeywords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeleteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"][];
                        meta: components["schemas"]["BulkMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAngles: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
                /** @description Only angles of this business. */
                businessId?: string;
                /** @description Only angles of this type. */
                angleType?: "PRICE" | "QUALITY" | "SPEED" | "CONVENIENCE" | "TRUST" | "SOCIAL_PROOF" | "AUTHORITY" | "SCARCITY" | "NOVELTY" | "RISK_REVERSAL" | "PAIN" | "ASPIRATION" | "IDENTITY" | "COMPARISON";
                /** @description Only angles with this status. */
                status?: "ACTIVE" | "PAUSED" | "ARCHIVED";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AngleDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAngleDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AngleDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AngleDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAngle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAngleDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AngleDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConcepts: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
                /** @description Only concepts of this angle. */
                angleId?: string;
                /** @description Only concepts with this status. */
                status?: "ACTIVE" | "PAUSED" | "ARCHIVED";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConceptDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConceptDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConceptDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConceptDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateConcept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConceptDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConceptDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCreativeVocabulary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["CreativeVocabularyDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setGeoTargeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetGeoTargetingDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TargetedCampaignDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
                /** @description Only assets of this type. */
                type?: "IMAGE" | "LOGO" | "VIDEO" | "YOUTUBE_VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AssetDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssetDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAsset: {
        parameters: {
            query?: {
                /** @description Also detach it from wherever it is in use. */
                force?: boolean;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAssetDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putAssetContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
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
                    "application/json": {
                        data: components["schemas"]["AssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAssetAttachments: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AttachmentDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    attachAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttachmentDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                /** @description What it is for there; it must fit the type of the asset. */
                role?: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCampaignAssets: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only this asset. */
                assetId?: string;
                /** @description What it is for there; it must fit the type of the asset. */
                role?: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO" | "SITELINK" | "CALLOUT" | "STRUCTURED_SNIPPET" | "CALL";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["CampaignAssetDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampaignAssetDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CampaignAssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["CampaignAssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateCampaignAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampaignAssetDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CampaignAssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAdAssets: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only at this ad. */
                adId?: string;
                /** @description Only at this ad group. */
                adGroupId?: string;
                /** @description At every ad group and ad of this campaign. */
                campaignId?: string;
                /** @description Only this asset. */
                assetId?: string;
                /** @description What it is for there; it must fit the type of the asset. */
                role?: "MARKETING_IMAGE" | "SQUARE_MARKETING_IMAGE" | "PORTRAIT_MARKETING_IMAGE" | "LOGO" | "LANDSCAPE_LOGO" | "YOUTUBE_VIDEO" | "VIDEO";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AdAssetDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAdAssetDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdAssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AdAssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAdAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAdAssetDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdAssetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBudget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["BudgetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setBudget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBudgetDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BudgetDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBrake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["BrakeDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    releaseBrake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseBrakeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BrakeDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setBudgetSplit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetSplitDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SplitCampaignDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPerformance: {
        parameters: {
            query?: {
                /** @description The first day. Without it, 30 days up to `to`. At most 731 days. */
                from?: string;
                /** @description The last day, counted. Without it, today in the account's zone. */
                to?: string;
                /** @description Only what this platform told. */
                platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
                /** @description Only this campaign, removed ones too. */
                campaignId?: string;
                /** @description Only the campaigns of this business, removed ones too. */
                businessId?: string;
                /** @description Turn amounts into this currency (ISO 4217) and add them up, as far as the `rates` of the account's budget lead there. Amounts without a rate stay in their own currency. */
                currency?: "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XAG" | "XAU" | "XBA" | "XBB" | "XBC" | "XBD" | "XCD" | "XDR" | "XOF" | "XPD" | "XPF" | "XPT" | "XSU" | "XTS" | "XUA" | "XXX" | "YER" | "ZAR" | "ZMW" | "ZWG";
                /** @description What there is a row for, and the order of the rows. `keyword` cannot be had with `ad` or `angle`. Figures are read at the level that the finest dimension needs, and the levels of a platform need not sum to one another. */
                groupBy?: ("day" | "platform" | "campaign" | "adGroup" | "ad" | "keyword" | "angle")[];
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque; only for the same question. */
                cursor?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["PerformanceRowDto"][];
                        meta: components["schemas"]["ReportMetaDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStats: {
        parameters: {
            query?: {
                /** @description The first day. Without it, 30 days up to `to`. At most 731 days. */
                from?: string;
                /** @description The last day, counted. Without it, today in the account's zone. */
                to?: string;
                /** @description Only what this platform told. */
                platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
                /** @description Only this campaign, removed ones too. */
                campaignId?: string;
                /** @description Only the campaigns of this business, removed ones too. */
                businessId?: string;
                /** @description Turn amounts into this currency (ISO 4217) and add them up, as far as the `rates` of the account's budget lead there. Amounts without a rate stay in their own currency. */
                currency?: "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XAG" | "XAU" | "XBA" | "XBB" | "XBC" | "XBD" | "XCD" | "XDR" | "XOF" | "XPD" | "XPF" | "XPT" | "XSU" | "XTS" | "XUA" | "XXX" | "YER" | "ZAR" | "ZMW" | "ZWG";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["StatsDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDisapprovals: {
        parameters: {
            query?: {
                /** @description Only what this platform decided. */
                platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque; only for the same question. */
                cursor?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["DisapprovalDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversionAdjustments: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only adjustments for this action. */
                conversionActionId?: string;
                /** @description Only adjustments that stand so. */
                status?: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
                /** @description Only adjustments of this order. */
                orderId?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConversionAdjustmentDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adjustConversions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionAdjustmentsDto"];
            };
        };
        responses: {
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdjustmentResultsDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversionActions: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only items whose name contains this text; upper and lower case are the same. */
                q?: string;
                /** @description Only actions of this type. */
                type?: "WEBPAGE" | "AD_CALL" | "WEBSITE_CALL" | "UPLOAD_CLICKS" | "UPLOAD_CALLS";
                /** @description Only actions of this category. */
                category?: "PURCHASE" | "ADD_TO_CART" | "BEGIN_CHECKOUT" | "SUBSCRIBE_PAID" | "SUBMIT_LEAD_FORM" | "SIGNUP" | "CONTACT" | "BOOK_APPOINTMENT" | "REQUEST_QUOTE" | "GET_DIRECTIONS" | "PAGE_VIEW" | "DOWNLOAD" | "PHONE_CALL_LEAD" | "ENGAGEMENT" | "DEFAULT";
                /** @description Only actions with this status. */
                status?: "ENABLED" | "PAUSED";
                /** @description The action of this stage. */
                leadStage?: "signup" | "trial_started" | "qualified_lead" | "paid" | "expansion";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConversionActionDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createConversionAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConversionActionDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversionActionDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConversionAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConversionActionDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteConversionAction: {
        parameters: {
            query?: {
                /** @description Delete it although campaigns bid on it; it is taken from them. */
                force?: boolean;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateConversionAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConversionActionDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversionActionDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversionEvents: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only conversions of this action. */
                conversionActionId?: string;
                /** @description Only conversions that stand so; `failed` lists what can be replayed, `unverified` what websites claim. */
                status?: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
                /** @description Only conversions of this order. */
                orderId?: string;
                /** @description Only conversions of this source. */
                source?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["TracedConversionDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reportConversionEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionEventsDto"];
            };
        };
        responses: {
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversionResultsDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    identifyVisitor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentifyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentifiedDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOfflineConversions: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only conversions of this action. */
                conversionActionId?: string;
                /** @description Only conversions of actions that this campaign bids for. */
                campaignId?: string;
                /** @description Only conversions that are so far. */
                status?: "pending" | "waiting" | "sent" | "confirmed" | "failed" | "parked" | "unverified" | "skipped" | "unsupported";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["OfflineConversionDto"][];
                        meta: components["schemas"]["UploadMetaDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadOfflineConversions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversionUploadDto"];
            };
        };
        responses: {
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversionResultsDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversionSources: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only items changed at or after this moment. */
                updatedSince?: string;
                /** @description Only sources of this type. */
                type?: "stripe" | "webhook" | "hubspot" | "salesforce" | "ga4";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConversionSourceDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConversionSourceDto"];
            };
        };
        responses: {
            /** @description Created; Location says where. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversionSourceDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConversionSourceDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateConversionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description The ETag that was read; 412 when the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConversionSourceDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConversionSourceDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The record has changed since it was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receiveConversions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ReceivedDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    traceConversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConversionTraceDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replayConversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id in the path. */
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
                    "application/json": {
                        data: components["schemas"]["ReplayDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequestDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewDto"];
                    };
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSyncPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["PreviewDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSyncPreviewChanges: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only of this platform. */
                platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only this action. */
                action?: "create" | "update" | "replace" | "remove" | "adopt" | "import" | "release" | "forget";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ChangeDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSyncs: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["SyncDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    triggerSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerSyncDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggeredDto"];
                    };
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TriggeredDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["SyncDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSyncOperations: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only of this platform. */
                platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
                /** @description Only of this campaign. */
                campaignId?: string;
                /** @description Only with this status. */
                status?: "pending" | "started" | "succeeded" | "failed" | "uncertain" | "skipped" | "drifted" | "deferred";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["OperationDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    undoSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
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
                    "application/json": {
                        data: components["schemas"]["PreviewDto"];
                    };
                };
            };
            /** @description Promised; Location says where to look. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
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
                    "application/json": {
                        data: components["schemas"]["SyncDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
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
                    "application/json": {
                        data: components["schemas"]["ConnectionCheckDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    validateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id in the path. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateCampaignDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ValidationDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unlinkCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
                /** @description Repeating the request with the same key within 24 hours gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlinkDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UnlinkedDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The state of things does not allow it; not to be repeated blindly. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body has another content type than the operation takes. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPlatforms: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["PlatformSummaryDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPlatform: {
        parameters: {
            query?: never;
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["PlatformDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMediaRequirements: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only this platform; none is listed while campaigns cannot be sent there yet. */
                platform?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
                /** @description Only campaigns of this type; platforms that do not take it are left out. */
                campaignType?: "SEARCH" | "DISPLAY" | "PERFORMANCE_MAX" | "VIDEO" | "SHOPPING" | "DEMAND_GEN" | "SOCIAL" | "CONVERSATIONAL";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["MediaRequirementsDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOutAngles: {
        parameters: {
            query?: {
                /** @description How many items a page has at most. */
                limit?: number;
                /** @description The `meta.nextCursor` of the page before. Opaque. */
                cursor?: string;
                /** @description The last so many days, today included: `30` or `30d`; 1 to 365. 90 when left out. */
                window?: string;
                /** @description Angles of this business. */
                businessId?: string;
                /** @description What happened on this platform. */
                platformId?: "google-ads" | "microsoft-ads" | "reddit-ads" | "meta-ads" | "openai-ads" | "linkedin-ads";
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AngleReadoutDto"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    preflightAngles: {
        parameters: {
            query: {
                /** @description How many angles are to be tried. */
                count: number;
                /** @description With what the campaigns of this business deliver; all of the Space when left out. */
                businessId?: string;
            };
            header?: {
                /** @description The Space to work in; the personal Space without it. */
                "X-Space-Id"?: string;
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
                    "application/json": {
                        data: components["schemas"]["AnglePreflightDto"];
                    };
                };
            };
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not allow it. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token or the role does not allow it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing in this Space. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDescription: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The request is wrong; `details.issues[]` names each field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The path takes other methods. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; wait the seconds in Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault on our side; repeating is safe. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not now; wait the seconds in Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
