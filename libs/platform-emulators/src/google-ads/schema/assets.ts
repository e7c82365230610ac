import { ASSET_FIELD, ASSET_LINK_STATUS, ASSET_TYPE, CALL_REPORTING, MIME_TYPE, LINK_PRIMARY, LINK_REASON } from './enums';
import { bytes, immutable, int64, message, of, oneof, output, refersTo, repeated, string } from './field';
import { AD_SCHEDULE_INFO, POLICY_SUMMARY, URL_MEMBERS } from './shared-messages';

const schedule = { startDate: string, endDate: string, adScheduleTargets: repeated(of(AD_SCHEDULE_INFO)) };

/** `google.ads.googleads.v25.resources.Asset` with the assets that Search and Display campaigns link. */
export const ASSET = message('Asset', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  type: output(ASSET_TYPE),
  finalUrls: repeated(string),
  finalMobileUrls: repeated(string),
  ...URL_MEMBERS,
  policySummary: output(of(POLICY_SUMMARY)),
  ...oneof('asset_data', {
    youtubeVideoAsset: immutable(of(message('YoutubeVideoAsset', { youtubeVideoId: string, youtubeVideoTitle: string }))),
    // The protos call it OUTPUT_ONLY, yet images are made by writing its bytes: it can be written once.
    imageAsset: immutable(of(message('ImageAsset', { data: bytes, fileSize: int64, mimeType: MIME_TYPE }))),
    textAsset: immutable(of(message('TextAsset', { text: string }))),
    calloutAsset: of(message('CalloutAsset', { calloutText: string, ...schedule })),
    structuredSnippetAsset: of(message('StructuredSnippetAsset', { header: string, values: repeated(string) })),
    sitelinkAsset: of(message('SitelinkAsset', { linkText: string, description1: string, description2: string, ...schedule })),
    callAsset: of(
      message('CallAsset', {
        countryCode: string,
        phoneNumber: string,
        callConversionReportingState: CALL_REPORTING,
        callConversionAction: string,
        adScheduleTargets: repeated(of(AD_SCHEDULE_INFO)),
      }),
    ),
  }),
});

/** `google.ads.googleads.v25.resources.CampaignAsset`. */
export const CAMPAIGN_ASSET = message('CampaignAsset', {
  resourceName: immutable(string),
  campaign: immutable(refersTo('campaign')),
  asset: immutable(refersTo('asset')),
  fieldType: immutable(ASSET_FIELD),
  status: ASSET_LINK_STATUS,
  primaryStatus: output(LINK_PRIMARY),
  primaryStatusReasons: output(repeated(LINK_REASON)),
});
