import fc from 'fast-check';
import { anyText } from '../testing/writers/any-text';
import { CHANNEL_IDS, CHANNELS, postLength, wholePost } from './channel';

const onX = (text: string, hashtags: readonly string[] = []): number =>
  postLength(text, hashtags, CHANNELS.x);

describe('the table of channels', () => {
  it('names each channel by its own id', () => {
    expect(Object.values(CHANNELS).map(({ id }) => id)).toEqual([...CHANNEL_IDS]);
  });

  it('joins hashtags to the text on a line of their own', () => {
    expect(wholePost('Bread.', ['Bakery', 'Berlin'])).toBe('Bread.\n\n#Bakery #Berlin');
    expect(wholePost('Bread.', [])).toBe('Bread.');
  });
});

describe('the length of a post on X', () => {
  it.each([
    ['Latin letters, one each', 'Café au lait', 12],
    ['an accent that is written apart, by its composed form', 'cafe\u0301', 4],
    ['Chinese characters, two each', '文字数', 6],
    ['an emoji, two', '👾', 2],
    ['an emoji with a skin tone, two', '🙋🏽', 2],
    ['a family of four, two', '👨‍👩‍👧‍👦', 2],
    ['a dash and typographic quotes, one each', '“a”–b', 5],
    ['the euro sign, two', '5 €', 4],
    ['a short link, 23', 'https://t.co', 23],
    ['a long link, 23', `See https://example.com/${'a'.repeat(200)}?q=1#x now`, 4 + 23 + 4],
    ['two links, 46', 'http://a.example/1 http://a.example/2', 47],
    ['the full stop after a link, by itself', 'Read https://example.com/a.', 5 + 23 + 1],
    ['a short domain without protocol, 23', 'example.com', 23],
    ['a long domain without protocol, by its letters', `${'long-'.repeat(6)}name.com`, 38],
    ['letters after a link that no link has', 'https://example.com/日本', 23 + 4],
    ['a decimal number, not as a link', 'It is 2.50 now', 14],
  ])('counts %s', (_, text, length) => {
    expect(onX(text)).toBe(length);
  });

  it('counts hashtags with their sign and the lines between', () => {
    expect(onX('Bread.', ['Bakery'])).toBe(6 + 2 + 7);
  });
});

describe('the length of a post elsewhere', () => {
  it('counts an emoji on Threads by its bytes and other characters by one', () => {
    expect(postLength('文字 👾', [], CHANNELS.threads)).toBe(3 + 4);
  });

  it.each(['linkedin', 'facebook', 'instagram', 'reddit'] as const)(
    'counts UTF-16 units on %s',
    (channel) => {
      expect(postLength('a👾', ['b'], CHANNELS[channel])).toBe(3 + 2 + 2);
    },
  );

  it('counts every text, and no text as less than nothing', () => {
    fc.assert(
      fc.property(anyText(100), fc.constantFrom(...CHANNEL_IDS), (text, id) => {
        expect(postLength(text, [], CHANNELS[id])).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
