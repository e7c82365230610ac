import { UsageError } from './errors.js';
import { settingsOf } from './settings.js';
import { TOKEN } from './testing/fake-api.js';

const baseUrl = 'https://ads.example.com';

describe('the options of a client', () => {
  it.each([
    ['no token', { token: '' }],
    ['a token with a line break', { token: `${TOKEN}\n` }],
    ['no address', { baseUrl: '' }],
    ['an address that is none', { baseUrl: 'ads.example.com' }],
    ['another protocol', { baseUrl: 'ftp://ads.example.com' }],
    ['a password in the address', { baseUrl: 'https://a:b@ads.example.com' }],
    ['half a retry', { maxRetries: 0.5 }],
    ['no time', { timeout: 0 }],
    ['a Space with a line break', { spaceId: 'spc_1\n' }],
  ])('are refused without the token: %s', (_, options) => {
    const make = () => settingsOf({ token: TOKEN, baseUrl, ...options }, '1.0.0');
    expect(make).toThrow(UsageError);
    expect(make).not.toThrow(TOKEN);
  });

  it.each([
    'https://ads.example.com/',
    'https://ads.example.com/api/v1',
    'https://ads.example.com/api/v1/',
  ])('have the address without the API: %s', (address) => {
    expect(settingsOf({ token: TOKEN, baseUrl: address }, '1.0.0').baseUrl).toBe(baseUrl);
  });
});
