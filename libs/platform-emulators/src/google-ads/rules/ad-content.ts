import { type Complaint, complaint, under } from '../errors/complaint';
import type { Json } from '../schema/field';
import type { Customer } from '../state/customer';
import { listOf, partOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { displayAdComplaints } from './display-ad';
import { displayLength } from './display-length';
import { finalUrlComplaints, trackingComplaints } from './urls';

interface TextLimits {
  readonly min: number;
  readonly max: number;
  readonly length: number;
}

const PINS = {
  headlines: ['HEADLINE_1', 'HEADLINE_2', 'HEADLINE_3'],
  descriptions: ['DESCRIPTION_1', 'DESCRIPTION_2'],
} as const;

/** The content of an ad, whoever it is written through. Paths start at the ad. */
export function adComplaints(ad: Json, customer: Customer): readonly Complaint[] {
  const urls = ad['finalUrls'];
  const noUrl =
    Array.isArray(urls) && urls.length
      ? []
      : [complaint('fieldError.REQUIRED', 'finalUrls', 'The required field was not present.')];
  const content =
    ad['responsiveSearchAd'] === undefined
      ? displayComplaints(ad, customer)
      : searchComplaints(partOf(ad, 'responsiveSearchAd'));
  return [...noUrl, ...finalUrlComplaints(ad), ...trackingComplaints(ad), ...content];
}

function displayComplaints(ad: Json, customer: Customer): readonly Complaint[] {
  const member = 'responsiveDisplayAd';
  if (ad[member] === undefined) {
    return [complaint('adError.INVALID_AD_TYPE', '', 'The ad has no content.')];
  }
  return displayAdComplaints(partOf(ad, member), customer).map((wrong) => under(member, wrong));
}

function searchComplaints(content: Json): readonly Complaint[] {
  const { headlines, descriptions } = UNVERIFIED.responsiveSearchAd;
  const found = [
    ...textComplaints(content, 'headlines', headlines),
    ...textComplaints(content, 'descriptions', descriptions),
    ...pathComplaints(content),
  ];
  return found.map((wrong) => under('responsiveSearchAd', wrong));
}

function textComplaints(
  content: Json,
  member: 'headlines' | 'descriptions',
  limits: TextLimits,
): readonly Complaint[] {
  const texts = listOf(content, member);
  if (texts.length < limits.min) {
    return [complaint('collectionSizeError.TOO_FEW', member, `At least ${limits.min} are needed.`)];
  }
  if (texts.length > limits.max) {
    return [
      complaint('collectionSizeError.TOO_MANY', member, `At most ${limits.max} are allowed.`),
    ];
  }
  return texts.flatMap((text, index) =>
    oneText(text, `${member}[${index}]`, limits.length, PINS[member]),
  );
}

function oneText(
  asset: Json,
  at: string,
  length: number,
  pins: readonly string[],
): readonly Complaint[] {
  const text = textOf(asset, 'text');
  const pin = asset['pinnedField'];
  if (!text.trim()) {
    return [complaint('stringLengthError.EMPTY', `${at}.text`, 'The text is empty.')];
  }
  if (displayLength(text) > length) {
    return [complaint('stringLengthError.TOO_LONG', `${at}.text`, 'Too long.', text)];
  }
  if (pin === undefined || pin === 'UNSPECIFIED' || pins.some((allowed) => allowed === pin)) {
    return [];
  }
  return [
    complaint(
      'assetLinkError.INVALID_PINNED_FIELD',
      `${at}.pinnedField`,
      'The text cannot be pinned there.',
      pin,
    ),
  ];
}

function pathComplaints(content: Json): readonly Complaint[] {
  if (content['path2'] && !content['path1']) {
    return [complaint('adError.CANNOT_SET_PATH2_WITHOUT_PATH1', 'path2', 'path2 needs path1.')];
  }
  return ['path1', 'path2']
    .filter((member) => displayLength(textOf(content, member)) > UNVERIFIED.responsiveSearchAd.path)
    .map((member) => complaint('stringLengthError.TOO_LONG', member, 'Too long.', content[member]));
}
