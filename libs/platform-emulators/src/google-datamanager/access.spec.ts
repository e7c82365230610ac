import { ADS_SCOPE, DATA_MANAGER_SCOPE } from '../google-ads/routes/grants';
import { GivenSender } from './testing/given-sender';

let given: GivenSender;
beforeEach(() => {
  given = new GivenSender();
});

const reasonOf = ({
  body,
}: {
  readonly body: { readonly error: { readonly details: readonly { readonly reason?: string }[] } };
}) => body.error.details[0]?.reason;

describe('a caller', () => {
  it('needs a token that lives', () => {
    const destinations = [given.destination()];
    given.time = new Date(given.time.getTime() + 3_600_000);
    expect(reasonOf(given.ingest({ destinations }))).toBe('ACCESS_TOKEN_EXPIRED');
    given.forgetToken();
    expect([
      given.ingest({ destinations }).status,
      reasonOf(given.ingest({ destinations })),
    ]).toEqual([401, 'CREDENTIALS_MISSING']);
  });

  it('needs the scope of the API that is called', () => {
    const destinations = [given.destination()];
    given.login(ADS_SCOPE);
    expect([
      given.ingest({ destinations }).status,
      reasonOf(given.ingest({ destinations })),
    ]).toEqual([403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
    given.login(DATA_MANAGER_SCOPE);
    expect([
      given.ingest({ destinations }).status,
      given.query('SELECT customer.id FROM customer').status,
    ]).toEqual([200, 403]);
    expect(given.login('https://www.googleapis.com/auth/drive').body.error).toBe('invalid_scope');
  });

  it('loses access with the consent, and with a closed account', () => {
    const destinations = [given.destination()];
    given.google.edit('customer', given.accountId, { status: 'CANCELED' });
    expect(given.ingest({ destinations }).status).toBe(403);
    given.google.remove('customer', given.accountId);
    expect(given.ingest({ destinations }).status).toBe(401);
  });

  it('writes 300 times a minute', () => {
    const destinations = [given.destination()];
    const statuses = Array.from(
      { length: 301 },
      () => given.ingest({ destinations, validateOnly: true }).status,
    );
    expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([
      300, 300,
    ]);
    expect(given.ingest({ destinations }).body.error).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      details: [{ metadata: { quota_limit: expect.any(String) } }, {}],
    });
    given.wait(1);
    expect(given.ingest({ destinations }).status).toBe(200);
  });

  it('finds no audiences open, and nothing at other addresses', () => {
    const post = (path: string) => given.call('/google-datamanager', 'POST', path, '{}');
    expect([
      reasonOf(post('/v1/audienceMembers:ingest')),
      reasonOf(post('/v1/audienceMembers:remove')),
      post('/v1/events').status,
    ]).toEqual(['NOT_ALLOWLISTED', 'NOT_ALLOWLISTED', 404]);
  });
});
