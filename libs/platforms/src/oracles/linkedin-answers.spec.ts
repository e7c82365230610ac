import { classifyAnswer } from '../linkedin-ads/client/failures';
import { idIn, readAnswer } from '../linkedin-ads/client/objects';
import { LinkedinWire } from '../linkedin-ads/client/requests';
import { Session } from '../linkedin-ads/client/session';
import { campaignsOf } from '../linkedin-ads/write/ad-groups';
import type { HttpAnswer, PlatformIo } from '../port/io';
import { MediaShelf } from '../testing/scripted-io';
import { emulatorEndpoints } from '../transport/endpoints';
import { withOracle } from './testing/request-oracle';
import { findCaptured } from './testing/vendors/linkedin/oracle-files';

const FOUND = 'linkedin-conversions.captured.yml in the folder of the oracles';

withOracle('linkedin-ads: captured answers of LinkedIn', findCaptured(), FOUND, (captured) => {
  const answering = (
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    status = 200,
  ): HttpAnswer => ({
    status,
    headers,
    body: body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body)),
  });

  /** A conversation in which LinkedIn gives this answer to everything but the sign-in. */
  const talking = (answer: HttpAnswer): Session => {
    const io: PlatformIo = {
      send: async ({ counted }) =>
        counted ? answer : answering({ access_token: 'fake', expires_in: 5_184_000 }),
      now: () => Date.UTC(2026, 10, 21),
      sleep: async () => {},
      keepCredentials: async () => {},
      media: new MediaShelf(),
    };
    const connection = {
      id: 'con_captured',
      externalAccountId: '5012345',
      currency: 'USD',
      timeZone: 'UTC',
      settings: {},
      credentials: { clientId: 'fake', clientSecret: 'fake', refreshToken: 'fake' },
    };
    return new Session(
      new LinkedinWire(emulatorEndpoints('http://127.0.0.1:1').linkedin, '202609'),
      connection as unknown as Session['connection'],
      io,
    );
  };

  it('campaigns of a search are read completely: each id as text, each name unchanged', async () => {
    const elements = captured.elements('FetchActiveCampaignsResponse200Example');
    expect(elements).toHaveLength(4);
    const paging = {
      start: 0,
      count: 10,
      total: 4,
      links: [
        {
          type: 'application/json',
          rel: 'next',
          href: '/rest/adAccounts/5012345/adCampaigns?q=search&start=10&count=10',
        },
      ],
    };
    const campaigns = await campaignsOf(
      talking(answering({ paging, elements }, captured.headers('getFetchActiveCampaigns'))),
      ['1'],
    );
    expect(
      campaigns.map(({ observed: { remoteId, attributes } }) => [remoteId, attributes['name']]),
    ).toEqual(elements.map(({ id, name }) => [String(id), name]));
  });

  it('accounts of a person are known by the number in their URN', () => {
    const users = captured.elements('RetrieveAuthenticatedUsersSponsoredResponse200Example');
    expect(users.map(({ account }) => idIn(account))).toEqual(['5000123', '5000234', '5000345']);
  });

  it('what was made is known by a header, and each request by its own', () => {
    const headers = captured.headers('postCreateANewConversion');
    const answer = readAnswer(answering({ id: 14_488_340 }, headers, 201));
    expect([idIn(answer.createdId), answer.requestId]).toEqual([
      '14488340',
      'AAYIbV1fUy9lNvosbDYsmQ==',
    ]);
  });

  it('an answer without a body is one: nothing went wrong', () => {
    const answer = readAnswer(
      answering(undefined, captured.headers('putAssociateCampaignsToConversion'), 204),
    );
    expect(
      classifyAnswer(answer, { nature: 'change', entity: 'campaign', now: 0 }),
    ).toBeUndefined();
    expect(answer).toMatchObject({ body: {}, requestId: 'AAYH3+UKX//t+2JU8QjBgg==' });
  });
});
