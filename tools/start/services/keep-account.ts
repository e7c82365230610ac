import type { Api } from '../story/api';
import { createDemoAccount, type DemoAccount, renewDemoTokens } from './demo-account';
import type { Installation } from './installation';
import { readPrivately, writePrivately } from './private-file';

/** The demo account as a start leaves it for the next one. */
export interface KeptAccount extends DemoAccount {
  /** Of an ad account at OpenAI that is not connected. */
  readonly openaiKey?: string;
  readonly story: 'not played' | 'begun' | 'played';
}

export interface FoundAccount {
  readonly account: KeptAccount;
  readonly isNew: boolean;
}

interface Settings {
  readonly databaseUrl: string;
  readonly publicKeys: string;
  readonly apiUrl: string;
  /** Undefined: nothing is kept. */
  readonly installation: Installation | undefined;
}

const isTaken = async (apiUrl: string, token: string): Promise<boolean> => {
  const answer = await fetch(`${apiUrl}/api/v1/me`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(45_000),
  });
  return answer.status !== 401;
};

/**
 * The account of an earlier start with the tokens that it had, so that scripts which hold them go
 * on; with new ones when they are not taken any more. Without one, a new account.
 */
export const findAccount = async (settings: Settings): Promise<FoundAccount> => {
  const { databaseUrl, publicKeys, apiUrl, installation } = settings;
  const kept = installation && readPrivately<KeptAccount>(installation.accountFile);
  if (!kept) {
    const made = await createDemoAccount(databaseUrl, publicKeys);
    return keep(settings, { account: { ...made, story: 'not played' }, isNew: true });
  }
  const tokens = [kept.token, kept.readOnlyToken];
  const areTaken = await Promise.all(tokens.map((token) => isTaken(apiUrl, token)));
  if (areTaken.every(Boolean)) return { account: kept, isNew: false };
  const renewed = await renewDemoTokens(databaseUrl, publicKeys, kept);
  return keep(settings, { account: { ...kept, ...renewed }, isNew: false });
};

const keep = ({ installation }: Settings, found: FoundAccount): FoundAccount => {
  if (installation) keepAccount(installation, found.account);
  return found;
};

/** Leaves the account for the next start. */
export const keepAccount = ({ accountFile }: Installation, account: KeptAccount): void =>
  writePrivately(accountFile, account);

/** How much of the account is there, as a person reads it. */
export const describeAccount = async (api: Api): Promise<string> => {
  const [campaigns, connections] = [
    await api.get<readonly object[]>('/campaigns?limit=100'),
    await api.get<readonly object[]>('/connections?limit=100'),
  ];
  return `${campaigns.length} campaigns, ${connections.length} ad accounts connected`;
};
