import {
  ASSET_SOURCE,
  ASSET_TYPE,
  CALL_REPORTING,
  CALL_TO_ACTION,
  MIME_TYPE,
  ORIENTATION,
} from './asset-enums';
import { bytes, immutable, int64, message, of, oneof, output, repeated, string } from './field';
import { AD_SCHEDULE_INFO, POLICY_SUMMARY, URL_MEMBERS } from './shared-messages';

const IMAGE_DIMENSION = message('ImageDimension', {
  heightPixels: int64,
  widthPixels: int64,
  url: string,
});
const schedule = {
  startDate: string,
  endDate: string,
  adScheduleTargets: repeated(of(AD_SCHEDULE_INFO)),
};

/** `google.ads.googleads.v25.resources.Asset` with the assets that Search, Display and Performance Max campaigns link. */
export const ASSET = message('Asset', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  type: output(ASSET_TYPE),
  finalUrls: repeated(string),
  finalMobileUrls: repeated(string),
  ...URL_MEMBERS,
  source: output(ASSET_SOURCE),
  policySummary: output(of(POLICY_SUMMARY)),
  orientation: output(ORIENTATION),
  ...oneof('asset_data', {
    youtubeVideoAsset: immutable(
      of(message('YoutubeVideoAsset', { youtubeVideoId: string, youtubeVideoTitle: string })),
    ),
    // The protos call it OUTPUT_ONLY, yet images are made by writing its bytes: it can be written once.
    imageAsset: immutable(
      of(
        message('ImageAsset', {
          data: bytes,
          fileSize: int64,
          mimeType: MIME_TYPE,
          fullSize: of(IMAGE_DIMENSION),
        }),
      ),
    ),
    textAsset: immutable(of(message('TextAsset', { text: string }))),
    callToActionAsset: immutable(
      of(message('CallToActionAsset', { callToAction: CALL_TO_ACTION })),
    ),
    calloutAsset: of(message('CalloutAsset', { calloutText: string, ...schedule })),
    structuredSnippetAsset: of(
      message('StructuredSnippetAsset', { header: string, values: repeated(string) }),
    ),
    sitelinkAsset: of(
      message('SitelinkAsset', {
        linkText: string,
        description1: string,
        description2: string,
        ...schedule,
      }),
    ),
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
