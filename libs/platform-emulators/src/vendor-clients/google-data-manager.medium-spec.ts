import { createHash } from 'node:crypto';
import { IngestionServiceClient } from '@google-ads/datamanager';
import { startEmulators, type RunningEmulators } from '../index';

interface Connected {
  readonly externalAccountId: string;
  readonly settings: { readonly loginCustomerId: string };
  readonly credentials: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly refreshToken: string;
  };
}

/**
 * Google's own client over REST with a person's own credentials. Only the hosts that it asks, of
 * tokens too, lead to the emulator.
 */
let emulators: RunningEmulators;
let connected: Connected;
let client: IngestionServiceClient;
let actionId: string;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0 });
  connected = (await control('/accounts', {
    platform: 'google-ads',
    currency: 'EUR',
  })) as Connected;
  client = await clientOf(connected);
  actionId = await conversionAction();
});
afterAll(async () => {
  await client.close();
  await emulators.close();
});

const control = async (path: string, body: object): Promise<unknown> =>
  (
    await fetch(`${emulators.url}/_control${path}`, { method: 'POST', body: JSON.stringify(body) })
  ).json();
const advance = (minutes: number) => control('/clock', { advanceSeconds: minutes * 60 });

const DOORS = {
  'https://datamanager.googleapis.com': '/google-datamanager',
  'https://oauth2.googleapis.com': '/google-oauth',
} as const;

/**
 * Jest cannot load the fetch that the client would import by itself. Of the statuses only 401 is
 * for the credentials: the others go on to the client, which reads Google's errors.
 */
async function clientOf({
  credentials: { clientId, clientSecret, refreshToken },
}: Connected): Promise<IngestionServiceClient> {
  const credentials = {
    type: 'authorized_user',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  };
  const made = new IngestionServiceClient({ fallback: true, credentials });
  const person = await made.auth.getClient();
  /** The emulators' clock runs ahead of the client's. */
  person.forceRefreshOnFailure = true;
  person.transporter.interceptors.request.add({
    resolved: (config) => {
      const url = new URL(String(config.url));
      const door = Object.entries(DOORS).find(([origin]) => origin === url.origin)?.[1];
      if (!door) throw new Error(`${url.origin} is not emulated`);
      return Promise.resolve({
        ...config,
        url: new URL(emulators.url + door + url.pathname + url.search),
        fetchImplementation: fetch,
        validateStatus: (status) => status !== 401,
      });
    },
  });
  return made;
}

async function conversionAction(): Promise<string> {
  const headers = {
    authorization: `Bearer ${await client.auth.getAccessToken()}`,
    'content-type': 'application/json',
  };
  const operations = [
    { create: { name: `Sale ${Math.random()}`, type: 'UPLOAD_CLICKS', category: 'PURCHASE' } },
  ];
  const answer = await fetch(
    `${emulators.url}/google-ads/v25/customers/${connected.externalAccountId}/conversionActions:mutate`,
    {
      method: 'POST',
      headers,
      body: JSON.stringify({ operations }),
    },
  );
  const { results } = (await answer.json()) as {
    readonly results: readonly { readonly resourceName: string }[];
  };
  return results[0]?.resourceName.split('/').at(-1) ?? '';
}

const destination = () => ({
  operatingAccount: { accountType: 'GOOGLE_ADS' as const, accountId: connected.externalAccountId },
  loginAccount: {
    accountType: 'GOOGLE_ADS' as const,
    accountId: connected.settings.loginCustomerId,
  },
  productDestinationId: actionId,
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const sale = (transactionId: string, changes: object = {}) => ({
  transactionId,
  eventTimestamp: { seconds: Math.floor(Date.now() / 1000) - 3_600 },
  adIdentifiers: { gclid: `Cj0KCQ-${transactionId}` },
  userData: { userIdentifiers: [{ emailAddress: sha256('cloudysanfrancisco@gmail.com') }] },
  consent: { adUserData: 'CONSENT_GRANTED' as const },
  currency: 'EUR',
  conversionValue: 99.5,
  eventSource: 'WEB' as const,
  ...changes,
});

const ingest = async (events: readonly ReturnType<typeof sale>[], more: object = {}) => {
  const [{ requestId }] = await client.ingestEvents({
    destinations: [destination()],
    events: [...events],
    encoding: 'HEX',
    ...more,
  });
  return requestId ?? '';
};

const statusOf = async (requestId: string) => {
  const [{ requestStatusPerDestination }] = await client.retrieveRequestStatus({ requestId });
  return requestStatusPerDestination?.[0];
};

const kept = async () => {
  const answer = await fetch(
    `${emulators.url}/_control/objects?platform=google-ads&kind=conversion&accountId=${connected.externalAccountId}`,
  );
  return (
    (await answer.json()) as {
      readonly data: readonly {
        readonly name: string;
        readonly parentId: string;
        readonly status: string;
        readonly data: object;
      }[];
    }
  ).data;
};

describe("Google's data-manager client against the emulator", () => {
  it('ingests events, which are processed and kept', async () => {
    const requestId = await ingest([sale('ORD-1'), sale('ORD-2')]);
    expect(await statusOf(requestId)).toMatchObject({ requestStatus: 'PROCESSING' });
    await advance(31);
    expect(await statusOf(requestId)).toMatchObject({
      requestStatus: 'SUCCESS',
      destination: destination(),
      eventsIngestionStatus: { recordCount: '2' },
    });
    const found = (await kept()).filter(({ name }) => ['ORD-1', 'ORD-2'].includes(name));
    expect(found).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({ parentId: actionId, status: 'SUCCESS' }),
      ),
    );
  });

  it('learns how many events were not kept, and why', async () => {
    const requestId = await ingest([
      sale('ORD-3'),
      sale('ORD-4', { consent: { adUserData: 'CONSENT_DENIED' } }),
    ]);
    await advance(31);
    expect(await statusOf(requestId)).toMatchObject({
      requestStatus: 'PARTIAL_SUCCESS',
      errorInfo: {
        errorCounts: [{ recordCount: '1', reason: 'PROCESSING_ERROR_REASON_DENIED_CONSENT' }],
      },
    });
    expect((await kept()).map(({ name }) => name)).not.toContain('ORD-4');
  });

  it('adjusts a conversion by sending it again', async () => {
    await ingest([sale('ORD-5')]);
    await ingest([sale('ORD-5', { conversionValue: 70 })]);
    expect((await kept()).filter(({ name }) => name === 'ORD-5').map(({ data }) => data)).toEqual([
      expect.objectContaining({ conversionValue: 70, adjustments: 1 }),
    ]);
  });

  it('learns of a bad event in its own words, and nothing of the request is kept', async () => {
    const refused = ingest([
      sale('ORD-6'),
      sale('ORD-7', {
        userData: { userIdentifiers: [{ emailAddress: 'not hashed' }] },
        eventSource: undefined,
      }),
    ]);
    await expect(refused).rejects.toMatchObject({
      code: 3,
      reason: 'INVALID_ARGUMENT',
      domain: 'datamanager.googleapis.com',
      statusDetails: expect.arrayContaining([
        expect.objectContaining({
          fieldViolations: [
            expect.objectContaining({ field: 'events.events[1].event_source' }),
            expect.objectContaining({
              field: 'events.events[1].user_data.user_identifiers[0].email_address',
            }),
          ],
        }),
      ]),
    });
    expect((await kept()).map(({ name }) => name)).not.toContain('ORD-6');
  });

  it('keeps nothing of a request that is only validated, and knows no status of it', async () => {
    const requestId = await ingest([sale('ORD-8')], { validateOnly: true });
    await expect(statusOf(requestId)).rejects.toMatchObject({ code: 3 });
    expect((await kept()).map(({ name }) => name)).not.toContain('ORD-8');
  });

  it('fetches another token when the first has expired', async () => {
    await advance(61);
    expect(await ingest([sale('ORD-9')], { validateOnly: true })).toBeTruthy();
  });

  it('is refused where the account is not its own', async () => {
    const otherAccount = (await control('/accounts', { platform: 'google-ads' })) as Connected;
    const operatingAccount = {
      accountType: 'GOOGLE_ADS' as const,
      accountId: otherAccount.externalAccountId,
    };
    await expect(
      client.ingestEvents({
        destinations: [{ ...destination(), operatingAccount }],
        events: [sale('ORD-10')],
        encoding: 'HEX',
      }),
    ).rejects.toMatchObject({ code: 7 });
  });
});
