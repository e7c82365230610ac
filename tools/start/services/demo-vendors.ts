type Environment = Readonly<Record<string, string>>;

/** Vendors at which people consent to an application of the installation. */
const VENDORS = ['google-ads', 'microsoft-ads', 'meta-ads', 'linkedin-ads', 'reddit-ads'] as const;
type Vendor = (typeof VENDORS)[number];

const settingOf = (vendor: Vendor, suffix: string): string =>
  `SWITCHYARD_${vendor.toUpperCase().replace('-', '_')}_${suffix}`;

const clientIdOf = (vendor: Vendor): string => `emulated-demo-app-${vendor}`;
const clientSecretOf = (vendor: Vendor): string => `emulated-demo-secret-${vendor}`;

/** The applications of the demo, as the api and the worker know them. */
export const publicAppSettings: Environment = Object.fromEntries(
  VENDORS.map((vendor) => [settingOf(vendor, 'CLIENT_ID'), clientIdOf(vendor)]),
);

/** What the worker alone knows of them. */
export const secretAppSettings: Environment = {
  ...Object.fromEntries(
    VENDORS.map((vendor) => [settingOf(vendor, 'CLIENT_SECRET'), clientSecretOf(vendor)]),
  ),
  // The one that the emulated Microsoft takes.
  [settingOf('microsoft-ads', 'DEVELOPER_TOKEN')]: 'fake-developer-token',
};

const PERSON = { name: 'Ada Lovelace', email: 'ada@bakery.example' };

/** An ad account of the emulators, as the body of `POST /connections`. */
export interface EmulatedAccount {
  readonly externalAccountId: string;
  readonly credentials: Readonly<Record<string, string>>;
}

/** Asks the control interface of the emulators. Throws with its answer when it refuses. */
const control = async <T>(emulatorUrl: string, path: string, body: unknown): Promise<T> => {
  const response = await fetch(`${emulatorUrl}/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`_control${path} answered ${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as T;
};

/** A new ad account, as the body of `POST /connections`. */
export const openEmulatedAccount = (
  emulatorUrl: string,
  platform: string,
): Promise<EmulatedAccount> =>
  control(emulatorUrl, '/accounts', { platform, currency: 'EUR', timeZone: 'Europe/Berlin' });

/**
 * Registers the demo's application at each vendor, under the address that the api has in this run.
 */
export const registerApplications = async (emulatorUrl: string, apiUrl: string): Promise<void> => {
  for (const platform of VENDORS) {
    await control(emulatorUrl, '/apps', {
      platform,
      clientId: clientIdOf(platform),
      clientSecret: clientSecretOf(platform),
      redirectUris: [`${apiUrl}/app/connect/${platform}/callback`],
    });
  }
};

/** Lets a person at each vendor reach two ad accounts, so that every user can try "Connections". */
export const invitePeople = async (emulatorUrl: string): Promise<void> => {
  for (const platform of VENDORS) {
    const accounts = [
      await openEmulatedAccount(emulatorUrl, platform),
      await openEmulatedAccount(emulatorUrl, platform),
    ];
    await control(emulatorUrl, '/people', {
      platform,
      ...PERSON,
      accounts: accounts.map(({ externalAccountId: id }) => ({ id })),
    });
  }
};

/** Whether the emulated platforms know the person of the demo. */
export const knowPeople = async (emulatorUrl: string): Promise<boolean> => {
  const answer = await fetch(`${emulatorUrl}/_control/people`);
  return ((await answer.json()) as { readonly data: readonly object[] }).data.length > 0;
};

/** A key of an ad account at OpenAI that is not connected yet: for the form of the console. */
export const openaiKeyToTry = async (emulatorUrl: string): Promise<string> =>
  (await openEmulatedAccount(emulatorUrl, 'openai-ads')).credentials['apiKey'] ?? '';
