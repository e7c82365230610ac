import { RULE_TYPES } from '../linkedin-ads/convert';
import { EVENT_NAMES as META } from '../meta-ads/convert-event';
import { EVENT_TYPES } from '../openai-ads/convert';
import { EVENT_NAMES as REDDIT } from '../reddit-ads/convert';
import { wrongEventName } from './event-forms';

describe('the name of an event on a platform', () => {
  const usual = [
    ['meta-ads', META],
    ['linkedin-ads', RULE_TYPES],
    ['reddit-ads', REDDIT],
    ['openai-ads', EVENT_TYPES],
  ] as const;

  it.each(usual)('may be each that %s gets usually', (platform, { stages, categories }) => {
    const names = [...Object.values(stages), ...Object.values(categories)];
    expect(names.filter((name) => wrongEventName(platform, name) !== undefined)).toEqual([]);
  });

  it.each([
    ['google-ads', 'PURCHASE'],
    ['microsoft-ads', 'Purchase'],
    ['meta-ads', ''],
    ['meta-ads', 'Käufe'],
    ['linkedin-ads', 'AddToCart'],
    ['reddit-ads', 'AddToCart'],
    ['reddit-ads', 'CUSTOM:'],
    ['reddit-ads', `CUSTOM:${'a'.repeat(65)}`],
    ['openai-ads', 'item_added'],
    ['openai-ads', 'custom:two words'],
    ['openai-ads', `custom:${'a'.repeat(65)}`],
  ] as const)('is not taken by %s: "%s"', (platform, name) => {
    expect(wrongEventName(platform, name)).toMatch(/^(left out|a )/);
  });

  it.each([
    ['meta-ads', 'AddToWishlist'],
    ['linkedin-ads', 'KEY_PAGE_VIEW'],
    ['reddit-ads', 'CUSTOM:webinar watched'],
    ['openai-ads', `custom:${'a'.repeat(64)}`],
  ] as const)('is taken by %s: "%s"', (platform, name) => {
    expect(wrongEventName(platform, name)).toBeUndefined();
  });
});
