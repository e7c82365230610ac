import type { Api } from './story/api';

const PLATFORMS = [
  'google-ads',
  'microsoft-ads',
  'reddit-ads',
  'meta-ads',
  'openai-ads',
  'linkedin-ads',
] as const;

/** An ad account of the emulators, as the body of `POST /connections`; undefined for a platform without an emulator. */
const adAccount = async (emulatorUrl: string, platform: string): Promise<unknown> => {
  const response = await fetch(`${emulatorUrl}/_control/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform, currency: 'EUR', timeZone: 'Europe/Berlin' }),
  });
  return response.ok ? response.json() : undefined;
};

/** One connection per platform that there is an emulator for. Answers their platforms. */
export const connectPlatforms = async (
  api: Api,
  emulatorUrl: string,
): Promise<readonly string[]> => {
  const connected: string[] = [];
  for (const platform of PLATFORMS) {
    const account = await adAccount(emulatorUrl, platform);
    if (account === undefined) continue;
    await api.post('/connections', account);
    connected.push(platform);
  }
  return connected;
};
