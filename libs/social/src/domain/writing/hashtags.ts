import type { WriterRequest } from '../writer';

const LONGEST = 50;
/** A topic of more words is no tag as a whole. */
const MOST_WORDS = 3;

/** Words that make no tag. */
const COMMON_WORDS = new Set(
  'the and for with from our your this that about into over under der die das und für mit von unsere unser über ein eine les des une pour avec dans notre votre sur los las una para con por nuestro nuestra sobre'.split(
    ' ',
  ),
);

/** Hashtags of the topic and of the business's name, without `#`, each once. */
export const hashtagsOf = ({
  brief,
  business,
}: Pick<WriterRequest, 'brief' | 'business'>): readonly string[] => {
  const topic = wordsOf(brief.topic);
  const ofTopic =
    topic.length <= MOST_WORDS
      ? [joined(topic)]
      : topic
          .filter((word) => word.length > 3 && !COMMON_WORDS.has(word.toLowerCase()))
          .slice(0, MOST_WORDS)
          .map((word) => joined([word]));
  const tags = [...ofTopic, joined(wordsOf(business.name))].filter(isTag);
  const first = new Map(tags.map((tag) => [tag.toLowerCase(), tag] as const).reverse());
  return tags.filter((tag) => first.get(tag.toLowerCase()) === tag);
};

const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const joined = (words: readonly string[]): string =>
  words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');

const isTag = (tag: string): boolean =>
  tag.length <= LONGEST && /^[\p{L}\p{N}].*$/u.test(tag) && /\p{L}/u.test(tag);
