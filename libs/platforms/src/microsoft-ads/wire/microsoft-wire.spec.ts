import { vendorEndpoints } from '../../transport';
import { PlatformFailure } from '../../port/failure';
import { connection, scriptedIo } from '../testing/scripted-io';
import type { Script } from '../testing/scripted-io';
import { MicrosoftWire } from './microsoft-wire';
import type { WireCall } from './microsoft-wire';

const query: WireCall = {
  service: 'campaign',
  method: 'POST',
  path: '/Campaigns/QueryByAccountId',
  body: {},
  nature: 'read',
  entity: 'campaign',
};
const isToken = ({ key }: Parameters<Script>[0]): boolean => key.endsWith('/token');
const wire = (): MicrosoftWire => new MicrosoftWire(vendorEndpoints.microsoft);

describe('a call', () => {
  it("carries the vendor's headers, and the token alone says who we are", async () => {
    const io = scriptedIo(() => ({ Campaigns: [] }));
    await wire().ask(connection, io, query);
    expect(io.requests[1]).toMatchObject({
      url: 'https://campaign.api.bingads.microsoft.com/CampaignManagement/v13/Campaigns/QueryByAccountId',
      counted: true,
      headers: {
        Authorization: 'Bearer fake-access',
        DeveloperToken: 'fake-developer',
        CustomerId: '9',
        CustomerAccountId: '123',
        'Content-Type': 'application/json',
      },
    });
  });

  it('keeps a rotated refresh token before it uses what came with it', async () => {
    const order: string[] = [];
    const io = scriptedIo((call) =>
      isToken(call)
        ? { access_token: 'second', refresh_token: 'rotated', expires_in: 3600 }
        : { Campaigns: [] },
    );
    const watched = {
      ...io,
      keepCredentials: async () => void order.push('kept'),
      send: (request: Parameters<typeof io.send>[0]) => {
        order.push(new URL(request.url).pathname);
        return io.send(request);
      },
    };
    await wire().ask(connection, watched, query);
    expect(order).toEqual([
      '/common/oauth2/v2.0/token',
      'kept',
      '/CampaignManagement/v13/Campaigns/QueryByAccountId',
    ]);
  });

  it.each([
    [401, 109],
    [400, 109],
    [401, 105],
  ])('is sent once more with a new token after status %d with code %d', async (status, Code) => {
    const io = scriptedIo((call) =>
      isToken(call)
        ? { access_token: `t${io.requests.length}`, expires_in: 3600 }
        : io.calls.length === 1
          ? { status, body: { Errors: [{ Code }] } }
          : { Campaigns: [] },
    );
    await wire().ask(connection, io, query);
    const used = io.requests
      .filter(({ counted }) => counted)
      .map(({ headers }) => headers['Authorization']);
    expect(used).toHaveLength(2);
    expect(used[0]).not.toBe(used[1]);
  });

  it.each([
    ['invalid_grant', 400, 'unauthorised'],
    ['invalid_client', 401, 'unauthorised'],
    ['temporarily_unavailable', 503, 'unavailable'],
  ])('says of a refresh that fails with %s what it means', async (error, status, kind) => {
    const io = scriptedIo((call) =>
      isToken(call)
        ? { status: status as number, body: { error, error_description: 'AADSTS' } }
        : {},
    );
    await expect(wire().ask(connection, io, query)).rejects.toMatchObject({
      failure: { kind, detail: { code: error } },
    });
  });

  it('that only reads may be sent again when its answer was lost; one that writes may have been done', async () => {
    const lost = new PlatformFailure({
      kind: 'unknown',
      detail: { code: 'NO_ANSWER', message: '' },
    });
    const io = scriptedIo((call) => (isToken(call) ? {} : lost));
    await expect(wire().ask(connection, io, query)).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    await expect(wire().ask(connection, io, { ...query, nature: 'create' })).rejects.toMatchObject({
      failure: { kind: 'unknown' },
    });
  });
});
