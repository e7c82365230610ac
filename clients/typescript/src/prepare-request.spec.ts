import { UsageError } from './errors.js';
import { prepareRequest } from './prepare-request.js';
import { settingsOf } from './settings.js';
import { clientAnswered, failureOf, TOKEN } from './testing/fake-api.js';

const settings = settingsOf({ token: TOKEN, baseUrl: 'https://ads.example.com/api/v1/' }, '1.0.0');
const prepared = (call: Partial<Parameters<typeof prepareRequest>[0]>) =>
  prepareRequest(
    { method: 'POST', path: '/api/v1/things/{id}', ids: ['a'], ...call },
    settings,
    () => 'k',
  );

describe('a request', () => {
  it('has lists divided by commas and nothing of what is absent', () => {
    const query = { platform: ['a b', 'c'], limit: 5, q: undefined, force: false };
    expect(prepared({ query }).url).toBe(
      'https://ads.example.com/api/v1/things/a?platform=a%20b,c&limit=5&force=false',
    );
  });

  it('has the id as one segment', () => {
    expect(prepared({ ids: ['../me'] }).url).toBe('https://ads.example.com/api/v1/things/..%2Fme');
  });

  it('has a version as an ETag', () => {
    const headers = (ifMatch: string | number) =>
      prepared({ method: 'PATCH', options: { ifMatch } }).headers['if-match'];
    expect([headers(3), headers('3'), headers('"3"')]).toEqual(['"3"', '"3"', '"3"']);
  });

  it('says who sends it', () => {
    expect(prepared({}).headers['user-agent']).toBe('switchyard-node/1.0.0');
  });

  it('sends bytes with their type', () => {
    const bytes = new Blob(['x'], { type: 'image/png' });
    expect(prepared({ bytes }).headers['content-type']).toBe('image/png');
    expect(prepared({ bytes: new Uint8Array(1) }).headers['content-type']).toBe(
      'application/octet-stream',
    );
  });
});

describe('what can never be right', () => {
  it.each([
    ['an empty id', { ids: [''] }],
    ['an id of blanks', { ids: [' '] }],
    ['an id that is another path', { ids: ['..'] }],
    ['a missing id', { ids: [] }],
    ['a line break in a key', { options: { idempotencyKey: 'a\r\nX: 1' } }],
    ['a line break in a Space', { options: { spaceId: 'spc_1\nX: 1' } }],
    ['a line break in a header', { options: { headers: { traceparent: 'a\nX: 1' } } }],
    ['a header that the client owns', { options: { headers: { Authorization: 'x' } } }],
    ['a number that JSON has not', { body: { budget: Number.NaN } }],
    ['no duration', { options: { timeout: 0 } }],
    ['two of one', { body: { a: 1, b: 2 }, exactlyOneOf: [['a', 'b']] }],
  ])('is refused before sending: %s', (_, call) => {
    expect(() => prepared(call)).toThrow(UsageError);
  });

  it('is a rejection, and nothing is sent', async () => {
    const { client, sent } = clientAnswered([]);
    expect(await failureOf(client.campaigns.delete(''))).toBeInstanceOf(UsageError);
    expect(sent).toEqual([]);
  });
});
