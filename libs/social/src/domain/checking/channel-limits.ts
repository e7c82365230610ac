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
  const limits = [
    ['characters', 'TEXT_TOO_LONG', 'draft/text', postLength, channel.mostCharacters],
    ['hashtags', 'TOO_MANY_HASHTAGS', 'draft/hashtags', tags, channel.mostHashtags],
    ['links', 'TOO_MANY_LINKS', 'draft/text', links.length, channel.mostLinks],
  ] as const;
  const unfollowed = channel.linksWork ? [] : links.slice(0, 1);
  return [
    ...limits
      .filter(([, , , actual, most]) => actual > most)
      .map(([limit, code, field, actual, most]) => ({
        ...findingOf(code, field, compare(actual, most, channel)),
        ...(channel.enforced.includes(limit) ? {} : ADVICE),
      })),
    ...unfollowed.map((link) => findingOf('LINK_NOT_FOLLOWED', 'draft/text', link.text)),
  ];
};

/** A number that the vendor does not enforce blocks nothing. */
const ADVICE = { kind: 'recommendation' } as const;

const compare = (actual: number, most: number, { name }: ChannelRules): string =>
  `${actual}, and ${name} takes ${most}`;
