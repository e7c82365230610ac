import type { AdDraft, AdText, ImageDraft } from '../../port/draft';
import { silently, type Warn } from '../../translation/normalise';
import type { AdAttributes, ImageAttributes, TextAttributes } from '../attributes';
import { knownCallToAction, PICTURE_ROLES } from '../vocabulary';

/**
 * What Reddit will hold of an ad: a post with one headline, one body and one image, or of text
 * alone where there is no image.
 */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => {
  const images = normaliseImages(draft, warn);
  return {
    adType: images.length > 0 ? 'SINGLE_IMAGE' : 'RESPONSIVE_SEARCH',
    status: draft.status,
    headlines: firstOf(draft.headlines, 'headlines', warn),
    descriptions: firstOf(draft.descriptions, 'descriptions', warn),
    finalUrl: draft.finalUrl,
    callToAction: normaliseCallToAction(draft.callToAction, images.length > 0, warn),
    images,
    trackingTemplate: normaliseTracking(draft.campaign.trackingTemplate, silently),
  };
};

const firstOf = (
  texts: readonly AdText[],
  field: 'headlines' | 'descriptions',
  warn: Warn,
): readonly TextAttributes[] => {
  if (texts.length > 1) {
    warn(
      'TEXTS_LEFT_OUT',
      field,
      `Reddit shows one of \`${field}\`. The others are not sent there.`,
    );
  }
  if (texts[0]?.pinned) {
    warn(
      'PIN_DROPPED',
      `${field}/0/pinned`,
      'Reddit cannot pin texts. The text is sent without its pin.',
    );
  }
  return texts.slice(0, 1).map(({ text }) => ({ text }));
};

/**
 * One picture: landscape before square before portrait, and of one shape the one with the lowest
 * digest, for images have no order.
 */
const normaliseImages = ({ images, campaign }: AdDraft, warn: Warn): readonly ImageAttributes[] => {
  const given =
    images.length > 0 ? images : campaign.campaignType === 'SEARCH' ? (campaign.images ?? []) : [];
  const shown = given.filter(isPicture).sort(byPlace);
  for (const [index, image] of given.entries()) {
    if (!isPicture(image)) {
      warn(
        'MEDIA_ROLE_UNSUPPORTED',
        `images/${index}`,
        `Reddit does not use a file with the role ${image.role} here. It is not sent there.`,
      );
    }
  }
  if (new Set(shown.map(keyOf)).size > 1) {
    warn(
      'IMAGES_LEFT_OUT',
      'images',
      'Reddit shows one image per ad. The others are not sent there.',
    );
  }
  return shown.slice(0, 1).map(asShown);
};

const isPicture = ({ role }: ImageDraft): boolean => PICTURE_ROLES.includes(role);

const byPlace = (a: ImageDraft, b: ImageDraft): number =>
  PICTURE_ROLES.indexOf(a.role) - PICTURE_ROLES.indexOf(b.role) || (keyOf(a) < keyOf(b) ? -1 : 1);

/** Images of other users that were read back pass through by their address. */
const asShown = (image: ImageDraft | { readonly remoteId: string }): ImageAttributes =>
  'sha256' in image
    ? { role: 'MARKETING_IMAGE', sha256: image.sha256 }
    : { role: 'MARKETING_IMAGE', remoteId: image.remoteId };

const keyOf = (image: ImageDraft | { readonly remoteId: string }): string =>
  'sha256' in image ? image.sha256 : image.remoteId;

const normaliseCallToAction = (
  given: string | null,
  hasImage: boolean,
  warn: Warn,
): string | null => {
  if (!given) return null;
  const known = knownCallToAction(given);
  if (known === undefined) {
    warn(
      'CALL_TO_ACTION_UNSUPPORTED',
      'callToAction',
      `Reddit does not offer the call to action "${given}". It is not sent there.`,
    );
  } else if (!hasImage) {
    warn(
      'CALL_TO_ACTION_UNSUPPORTED',
      'callToAction',
      'Reddit shows no button on a post without an image.',
    );
  }
  return known !== undefined && hasImage ? known : null;
};

/** `click_url_query_parameters` takes 14 (vendor's OpenAPI). */
export const MAX_PARAMETERS = 14;

const BEHIND_THE_PAGE = /^\{(?:un)?(?:escaped)?lpurl\}[?&]([^#]+)$/i;

export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/**
 * A template that puts parameters behind the page, as Reddit can hold it; null for none, and for
 * one that leads through another host.
 */
export const normaliseTracking = (template: string | null, warn: Warn): string | null => {
  if (!template) return null;
  const parameters = parametersOf(template);
  if (parameters.length > 0 && parameters.length <= MAX_PARAMETERS) return templateOf(parameters);
  warn(
    'TRACKING_TEMPLATE_UNSUPPORTED',
    'trackingTemplate',
    'Reddit accepts only templates such as {lpurl}?source=ads. This template is not sent there.',
  );
  return null;
};

export const parametersOf = (template: string): readonly Parameter[] => {
  const query = BEHIND_THE_PAGE.exec(template)?.[1];
  if (query === undefined) return [];
  return query.split('&').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name === '' ? [] : [{ name, value: value.join('=') }];
  });
};

/** The one spelling of these parameters; null when there are none. */
export const templateOf = (parameters: readonly Partial<Parameter>[]): string | null =>
  parameters.length === 0
    ? null
    : `{lpurl}?${parameters.map(({ name = '', value = '' }) => `${name}=${value}`).join('&')}`;
