import type { ChannelRules } from '../channel';
import type { Draft, PostFinding } from '../post';
import { findingOf } from './findings';
import { contactsOf } from './links';
import { hashtagsIn } from './hashtags';
import { plainText } from './plain-text';

/** What a channel does not take. `postLength` is the length as the channel counts it. */
export const channelFindings = (
  { text, hashtags }: Draft,
  channel: ChannelRules,
  postLength: number,
): readonly PostFinding[] => {
  const links = contactsOf(plainText(text)).filter(({ kind }) => kind === 'link');
  const tags = hashtags.length + hashtagsIn(text).length;
  const first = links[0];
  return [
    ...(postLength > channel.mostCharacters
      ? [
          findingOf(
            'TEXT_TOO_LONG',
            'draft/text',
            compare(postLength, channel.mostCharacters, channel),
          ),
        ]
      : []),
    ...(tags > channel.mostHashtags
      ? [
          findingOf(
            'TOO_MANY_HASHTAGS',
            'draft/hashtags',
            compare(tags, channel.mostHashtags, channel),
          ),
        ]
      : []),
    ...(links.length > channel.mostLinks
      ? [
          findingOf(
            'TOO_MANY_LINKS',
            'draft/text',
            compare(links.length, channel.mostLinks, channel),
          ),
        ]
      : []),
    ...(!channel.linksWork && first
      ? [findingOf('LINK_NOT_FOLLOWED', 'draft/text', first.text)]
      : []),
  ];
};

const compare = (actual: number, most: number, { name }: ChannelRules): string =>
  `${actual}, and ${name} takes ${most}`;
