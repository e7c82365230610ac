import type { Issue } from '@switchyard/kernel';
import { blankNameIssues } from '../change/blank-name';
import { ASSET_FIELD_NAMES, presenceOf, type AssetField } from './asset-fields';
import type { AssetInput } from './asset-input';
import { phoneIssues } from './phone-issues';
import { youtubeVideoId } from './youtube-video-id';

/** Everything wrong with an asset as a whole; each member by itself was checked before. */
export const assetIssues = (input: AssetInput): Issue[] => [
  ...blankNameIssues(input.name),
  ...ASSET_FIELD_NAMES.flatMap((field) => presenceIssues(input, field)),
  ...(input.type === 'YOUTUBE_VIDEO' ? youtubeIssues(input.sourceUrl) : []),
  ...(input.type === 'CALL' && input.phoneNumber && input.countryCode
    ? phoneIssues(input.phoneNumber, input.countryCode)
    : []),
];

const presenceIssues = (input: AssetInput, field: AssetField): Issue[] => {
  const presence = presenceOf(field, input.type);
  const isGiven = input[field] !== undefined && input[field] !== null;
  if (isGiven && !presence) {
    return [
      {
        path: `/${field}`,
        code: 'NOT_ALLOWED',
        message: `${field} cannot be set: an asset of type ${input.type} has none`,
      },
    ];
  }
  return !isGiven && presence === 'required'
    ? [
        {
          path: `/${field}`,
          code: 'REQUIRED',
          message: `${field} is required for an asset of type ${input.type}`,
        },
      ]
    : [];
};

const youtubeIssues = (sourceUrl: string | null | undefined): Issue[] =>
  sourceUrl && youtubeVideoId(sourceUrl) === undefined
    ? [
        {
          path: '/sourceUrl',
          code: 'BAD_FORMAT',
          message:
            'sourceUrl must be the address of a YouTube video such as https://www.youtube.com/watch?v=dQw4w9WgXcQ such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        },
      ]
    : [];
