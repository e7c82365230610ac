import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import { partOf, textOf } from '../state/row';
import { assetScheduleComplaints } from './asset-schedule';
import { callComplaints } from './call-asset';
import { imageComplaints } from './image-asset';
import { required } from './required';
import { snippetComplaints } from './snippet-asset';

const TYPES = {
  youtubeVideoAsset: 'YOUTUBE_VIDEO',
  imageAsset: 'IMAGE',
  textAsset: 'TEXT',
  callToActionAsset: 'CALL_TO_ACTION',
  calloutAsset: 'CALLOUT',
  structuredSnippetAsset: 'STRUCTURED_SNIPPET',
  sitelinkAsset: 'SITELINK',
  callAsset: 'CALL',
} as const;
export type AssetMember = keyof typeof TYPES;

const MEMBERS: readonly AssetMember[] = Object.keys(TYPES).filter(
  (member): member is AssetMember => member in TYPES,
);

/** Which content an asset has. */
export const contentOf = (asset: Json): AssetMember | undefined =>
  MEMBERS.find((member) => asset[member] !== undefined);

/** `sitelinkAsset` → `SITELINK`, as the `type` member reads back. */
export const assetType = (asset: Json): string | undefined =>
  TYPES[contentOf(asset) ?? 'textAsset'];

/** The content of an asset, below its own member (v25 asset_types.proto). */
export function contentComplaints(member: AssetMember, asset: Json): readonly Complaint[] {
  const data = partOf(asset, member);
  switch (member) {
    case 'sitelinkAsset':
      return [
        ...required(data, 'linkText'),
        ...tooLong(data, 'linkText', 25),
        ...descriptions(data),
        ...assetScheduleComplaints(data),
      ];
    case 'calloutAsset':
      return [
        ...required(data, 'calloutText'),
        ...tooLong(data, 'calloutText', 25),
        ...assetScheduleComplaints(data),
      ];
    case 'imageAsset':
      return imageComplaints(data);
    case 'callAsset':
      return [...callComplaints(data), ...assetScheduleComplaints(data)];
    case 'structuredSnippetAsset':
      return snippetComplaints(data);
    case 'textAsset':
      return [...required(data, 'text'), ...blank(data, 'text')];
    case 'youtubeVideoAsset':
      return videoComplaints(data);
    case 'callToActionAsset':
      return required(data, 'callToAction');
  }
}

function descriptions(data: Json): readonly Complaint[] {
  const [first, second] = [textOf(data, 'description1'), textOf(data, 'description2')];
  if (Boolean(first) !== Boolean(second)) return required(data, 'description1', 'description2');
  return [...tooLong(data, 'description1', 35), ...tooLong(data, 'description2', 35)];
}

/** As in ads, a text of blanks is none. */
function blank(data: Json, member: string): readonly Complaint[] {
  const text = textOf(data, member);
  return text && !text.trim()
    ? [complaint('stringLengthError.EMPTY', member, 'The text is empty.', text)]
    : [];
}

function videoComplaints(data: Json): readonly Complaint[] {
  const id = textOf(data, 'youtubeVideoId');
  if (!id) return required(data, 'youtubeVideoId');
  if (/^[\w-]{11}$/.test(id)) return [];
  return [
    complaint(
      'youtubeVideoRegistrationError.VIDEO_NOT_FOUND',
      'youtubeVideoId',
      'The video was not found.',
      id,
    ),
  ];
}

function tooLong(data: Json, member: string, limit: number): readonly Complaint[] {
  return textOf(data, member).length > limit
    ? [complaint('stringLengthError.TOO_LONG', member, 'Too long.', data[member])]
    : [];
}
