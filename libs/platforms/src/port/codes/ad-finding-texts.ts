import type { CodeText } from '@switchyard/kernel';

/** Every finding about ads, their texts and files, and keywords. */
export const AD_FINDING_TEXTS = {
  AD_GROUP_WITHOUT_AD: {
    meaning: 'An ad group has no ad that the platform takes.',
    example: '"Bread" has no ad that Meta can show.',
    fix: 'Add an ad to the ad group, or remove the ad group.',
  },
  AD_GROUP_WITHOUT_KEYWORD: {
    meaning: 'An ad group of a search campaign has no keyword.',
    example: '"Bread" has no keyword, so no search can show its ads.',
    fix: 'Add keywords with POST /api/v1/keywords.',
  },
  AD_TYPE_NOT_IN_CAMPAIGN: {
    meaning: 'A campaign of this type has no ads of this type. The ad is not sent.',
    example: 'A SEARCH campaign has no SINGLE_IMAGE ads.',
    fix: 'Write an ad of a type that fits, or move the content to a campaign of another type.',
  },
  AD_TYPE_UNSUPPORTED: {
    meaning: 'The platform takes no ads of this type. The ad is not sent there.',
    example: 'Reddit takes no RESPONSIVE_SEARCH ads.',
    fix: 'No change is needed when another ad serves there. Otherwise add an ad of a type that it takes.',
  },
  BUSINESS_NAME_EMPTY: {
    meaning: 'The name of the business is blank.',
    example: 'businessName is blank.',
    fix: 'Write a name, or clear `businessName`.',
  },
  BUSINESS_NAME_HAS_LINE_BREAK: {
    meaning: 'The business name contains a line break, which the platform refuses.',
    example: '`businessName` contains a line break.',
    fix: 'Write the business name on one line.',
  },
  BUSINESS_NAME_REQUIRED: {
    meaning: 'The platform needs the name of the business in the ad.',
    example: 'Microsoft needs a business name.',
    fix: 'Set `businessName` of the ad.',
  },
  BUSINESS_NAME_TOO_LONG: {
    meaning: 'The name of the business is too long.',
    example: 'businessName has 40 characters, Microsoft takes 25.',
    fix: 'Shorten it.',
  },
  CALLOUT_TOO_LONG: {
    meaning: 'A callout is too long.',
    example: 'The callout has 30 characters, Google takes 25.',
    fix: 'Shorten it.',
  },
  CALL_COUNTRY_UNSUPPORTED: {
    meaning: 'The platform takes no phone numbers of this country.',
    example: 'Microsoft takes no phone numbers of this country.',
    fix: "Use a number of a country that the finding's `fix` names, or detach it.",
  },
  CALL_TO_ACTION_REQUIRED: {
    meaning: 'The platform needs a call to action.',
    example: 'Microsoft needs a call to action.',
    fix: 'Choose one of `callsToAction` of GET /api/v1/platforms/:platformId.',
  },
  CALL_TO_ACTION_UNSUPPORTED: {
    meaning: 'The platform has no such button.',
    example: 'Meta has no call to action "Go".',
    fix: 'Choose one of `callsToAction` of GET /api/v1/platforms/:platformId.',
  },
  DESCRIPTION_EMPTY: {
    meaning: 'A description has no text.',
    example: 'The description is blank.',
    fix: 'Write a text.',
  },
  DESCRIPTION_HAS_LINE_BREAK: {
    meaning: 'The description contains a line break, which the platform refuses.',
    example: '`descriptions/0/text` contains a line break.',
    fix: 'Write the description on one line.',
  },
  DESCRIPTION_TOO_LONG: {
    meaning: 'A description is too long for the platform.',
    example: 'The description has 120 characters, Google takes 90.',
    fix: 'Shorten it.',
  },
  FILE_FAILED: {
    meaning: 'The file of an asset could not be fetched or read.',
    example: 'The MARKETING_IMAGE could not be fetched.',
    fix: 'Send the bytes with PUT /api/v1/assets/:id/content, or set another `sourceUrl`.',
  },
  FILE_NOT_THERE: {
    meaning: 'The file of an asset has not arrived yet.',
    example: 'The MARKETING_IMAGE is not there yet.',
    fix: 'Wait until `fetch.status` is READY, then preview again.',
  },
  FILE_TOO_LARGE: {
    meaning: 'The file has more bytes than the platform takes.',
    example: 'Google takes at most 5242880 bytes as MARKETING_IMAGE.',
    fix: 'Compress the file.',
  },
  FILE_TYPE_UNSUPPORTED: {
    meaning: 'The platform takes no files of this type in this role.',
    example: 'Google takes no image/gif as LOGO.',
    fix: "Save the file as a type that the finding's `fix` names.",
  },
  FINAL_URL_DOMAINS_DIFFER: {
    meaning: 'The ads of one ad group lead to different domains.',
    example: 'The ads of this ad group lead to different domains.',
    fix: 'Put ads of another domain into an ad group of their own.',
  },
  FINAL_URL_HAS_PLACEHOLDER: {
    meaning: 'The address still has a placeholder.',
    example: 'The address has a placeholder that was not filled in.',
    fix: 'Write the address of the page in full.',
  },
  FINAL_URL_HAS_SPACE: {
    meaning: 'The address has blanks.',
    example: 'The address has blanks.',
    fix: 'Write blanks as %20, or remove them.',
  },
  FINAL_URL_MISSING: {
    meaning: 'The ad leads nowhere.',
    example: 'The ad has no address to lead to.',
    fix: 'Set `finalUrl` to the page that the ad leads to.',
  },
  FINAL_URL_NOT_WEB: {
    meaning: 'The address does not lead to a web page.',
    example: 'The address does not lead to a web page.',
    fix: 'Use an address that starts with https:// and names a domain.',
  },
  HEADLINE_EMPTY: {
    meaning: 'A headline has no text.',
    example: 'The headline is blank.',
    fix: 'Write a text.',
  },
  HEADLINE_HAS_LINE_BREAK: {
    meaning: 'The headline contains a line break, which the platform refuses.',
    example: '`headlines/0/text` contains a line break.',
    fix: 'Write the headline on one line.',
  },
  HEADLINE_TOO_LONG: {
    meaning: 'A headline is too long for the platform.',
    example: 'The headline has 40 characters, Google takes 30.',
    fix: 'Shorten it.',
  },
  HEADLINE_TOO_SHORT: {
    meaning: 'A headline is too short for the platform.',
    example: 'The headline has 2 characters, OpenAI needs 3.',
    fix: 'Write a longer headline.',
  },
  IMAGE_SHAPE_UNSUPPORTED: {
    meaning: 'The image has another shape than its role needs.',
    example: 'Google takes a MARKETING_IMAGE of 1.91 to 1.',
    fix: 'Crop the image, or attach it in the role that its shape is for.',
  },
  IMAGE_TOO_LARGE: {
    meaning: 'The image has more pixels than the platform takes.',
    example: 'Microsoft takes a LOGO of at most 1200x1200 pixels.',
    fix: 'Scale the image down.',
  },
  IMAGE_TOO_SMALL: {
    meaning: 'The image has fewer pixels than the platform takes.',
    example: 'Google takes a LOGO of at least 128x128 pixels.',
    fix: 'Use a larger image of the same shape.',
  },
  KEYWORD_EXCLUDED_BY_NEGATIVE: {
    meaning: 'A negative keyword keeps a keyword from showing ads.',
    example: 'The negative keyword "free" (BROAD) keeps "free bread" from showing an ad.',
    fix: 'Remove the keyword or the negative keyword.',
  },
  KEYWORD_HAS_MODIFIER: {
    meaning: 'A keyword has plus signs of the modified broad match, which no longer exists.',
    example: 'The keyword "+bread" has a plus sign.',
    fix: 'Remove the plus signs.',
  },
  KEYWORD_HAS_SYMBOL: {
    meaning: 'A keyword has a symbol that the platform refuses.',
    example: 'The keyword "bread!" has a symbol.',
    fix: 'Remove the symbols.',
  },
  KEYWORD_TOO_LONG: {
    meaning: 'A keyword is too long for the platform.',
    example: 'The keyword has 90 characters, Google takes 80.',
    fix: 'Shorten it.',
  },
  KEYWORD_TOO_MANY_WORDS: {
    meaning: 'A keyword has too many words for the platform.',
    example: 'The keyword has 12 words, Google takes 10.',
    fix: 'Use fewer words.',
  },
  LINK_TEXT_TOO_LONG: {
    meaning: 'The text of a sitelink is too long.',
    example: 'The sitelink has 30 characters, Google takes 25.',
    fix: 'Shorten it.',
  },
  LONG_HEADLINE_EMPTY: {
    meaning: 'The long headline is blank.',
    example: 'The long headline is blank.',
    fix: 'Write a text, or clear `longHeadline`.',
  },
  LONG_HEADLINE_HAS_LINE_BREAK: {
    meaning: 'The long headline contains a line break, which the platform refuses.',
    example: '`longHeadlines/0/text` contains a line break.',
    fix: 'Write the long headline on one line.',
  },
  LONG_HEADLINE_REQUIRED: {
    meaning: 'The platform needs a long headline.',
    example: 'Microsoft needs a long headline.',
    fix: 'Write a long headline.',
  },
  LONG_HEADLINE_TOO_LONG: {
    meaning: 'The long headline is too long.',
    example: 'The long headline has 100 characters, Microsoft takes 90.',
    fix: 'Shorten it.',
  },
  MEDIA_ROLE_MISSING: {
    meaning: 'The platform needs a file in a role that has none.',
    example: 'Google needs at least 1 MARKETING_IMAGE here.',
    fix: 'Attach one with POST /api/v1/assets/:id/attach. GET /api/v1/media-requirements describes it.',
  },
  MEDIA_ROLE_UNSUPPORTED: {
    meaning: 'The platform has no use for a file in this role. It is not sent there.',
    example: 'Reddit has no place for a LOGO here.',
    fix: 'No change is needed when the other files are enough. Otherwise attach it in a role that GET /api/v1/media-requirements lists.',
  },
  NO_AD: {
    meaning: 'The campaign has no ad that the platform takes.',
    example: 'The campaign has no ad that Reddit can take.',
    fix: 'Add an ad of a type that the platform takes with POST /api/v1/ads.',
  },
  NO_AD_GROUP: {
    meaning: 'The campaign has no ad group.',
    example: 'The campaign has no ad group, so there is no place for an ad.',
    fix: 'Add one with POST /api/v1/ad-groups.',
  },
  PATH_TOO_LONG: {
    meaning: 'A path of the shown address is too long.',
    example: 'path1 has 20 characters, Microsoft takes 15.',
    fix: 'Shorten it.',
  },
  PHONE_NUMBER_TOO_LONG: {
    meaning: 'The phone number is too long.',
    example: 'The phone number has 40 characters, Microsoft takes 35.',
    fix: 'Write the number in international form without words.',
  },
  SHORT_DESCRIPTION_REQUIRED: {
    meaning: 'The platform needs one description that is short enough.',
    example: 'OpenAI needs a description of at most 60 characters.',
    fix: 'Write one short description.',
  },
  SHORT_HEADLINE_REQUIRED: {
    meaning: 'The platform needs one headline that is short enough.',
    example: 'OpenAI needs a headline of at most 24 characters.',
    fix: 'Write one short headline.',
  },
  SNIPPET_HEADER_UNKNOWN: {
    meaning: "The header of a structured snippet is not one of the platform's.",
    example: 'Google has no header "Things".',
    fix: "Use a header that the finding's `fix` names.",
  },
  SNIPPET_VALUE_TOO_LONG: {
    meaning: 'A value of a structured snippet is too long.',
    example: 'The value has 30 characters, Google takes 25.',
    fix: 'Shorten it.',
  },
  TOO_FEW_DESCRIPTIONS: {
    meaning: 'The ad has fewer descriptions than the platform needs.',
    example: 'The ad has 1 description, Google needs 2.',
    fix: 'Write more descriptions.',
  },
  TOO_FEW_HEADLINES: {
    meaning: 'The ad has fewer headlines than the platform needs.',
    example: 'The ad has 1 headline, Google needs 3.',
    fix: 'Write more headlines.',
  },
  TOO_FEW_SNIPPET_VALUES: {
    meaning: 'The structured snippet has fewer values than the platform needs.',
    example: 'The snippet has 2 values, Google needs 3.',
    fix: 'Add values.',
  },
  TOO_MANY_ADS_IN_AD_GROUP: {
    meaning: 'An ad group of a PERFORMANCE_MAX campaign has more than one ad.',
    example: '"Bread" has more than one ad.',
    fix: 'Give each further ad an ad group of its own.',
  },
  TOO_MANY_CALLOUTS: {
    meaning: 'The campaign has more callouts than the platform takes.',
    example: 'The campaign has 25 callouts, Microsoft takes 20.',
    fix: 'Detach callouts.',
  },
  TOO_MANY_CALLS: {
    meaning: 'The campaign has more phone numbers than the platform takes.',
    example: 'The campaign has 2 phone numbers, Microsoft takes 1.',
    fix: 'Keep one phone number.',
  },
  TOO_MANY_DESCRIPTIONS: {
    meaning: 'The ad has more descriptions than the platform takes.',
    example: 'The ad has 6 descriptions, Microsoft takes 4.',
    fix: 'Remove descriptions.',
  },
  TOO_MANY_FILES: {
    meaning: 'More files have this role than the platform takes.',
    example: 'Google takes at most 20 MARKETING_IMAGE here.',
    fix: 'Detach files.',
  },
  TOO_MANY_FILES_TOGETHER: {
    meaning: 'More files have one of several roles than the platform takes together.',
    example: 'Google takes at most 20 images together here.',
    fix: 'Detach files.',
  },
  TOO_MANY_HEADLINES: {
    meaning: 'The ad has more headlines than the platform takes.',
    example: 'The ad has 16 headlines, Microsoft takes 15.',
    fix: 'Remove headlines.',
  },
  TOO_MANY_SITELINKS: {
    meaning: 'The campaign has more sitelinks than the platform takes.',
    example: 'The campaign has 25 sitelinks, Microsoft takes 20.',
    fix: 'Detach sitelinks.',
  },
  TOO_MANY_SNIPPET_VALUES: {
    meaning: 'The structured snippet has more values than the platform takes.',
    example: 'The snippet has 12 values, Google takes 10.',
    fix: 'Remove values.',
  },
  TOO_MANY_STRUCTURED_SNIPPETS: {
    meaning: 'The campaign has more structured snippets than the platform takes.',
    example: 'The campaign has 25 snippets, Microsoft takes 20.',
    fix: 'Detach snippets.',
  },
  TRACKING_TEMPLATE_WITHOUT_PAGE: {
    meaning: 'The tracking template does not name the landing page.',
    example: 'The template has no {lpurl}.',
    fix: 'Add {lpurl} to the template.',
  },
  URL_TOO_LONG: {
    meaning: 'An address is too long for the platform.',
    example: 'The address has 3000 characters, Microsoft takes 2048.',
    fix: 'Use a shorter address.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;
