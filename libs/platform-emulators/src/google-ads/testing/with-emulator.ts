import { type RunningEmulators, startEmulators } from '../../core/start-emulators';
import { createGoogleAds } from '../index';
import { GivenAssets } from './given-assets';
import { GoogleClient } from './google-client';

/** What a medium spec of Google Ads talks to: a fresh account for each test, one server for the file. */
export interface EmulatedAccount {
  google: GoogleClient;
  given: GivenAssets;
}

/** Starts the emulator before the specs of a file and stops it after them. */
export function withEmulator(): EmulatedAccount {
  let emulators: RunningEmulators | undefined;
  const account = {} as EmulatedAccount;
  beforeAll(async () => {
    emulators = await startEmulators({ port: 0, vendors: [createGoogleAds] });
  });
  beforeEach(async () => {
    account.google = await GoogleClient.create(emulators?.url ?? '');
    account.given = new GivenAssets(account.google);
  });
  afterAll(() => emulators?.close());
  return account;
}
