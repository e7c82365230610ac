import type { AccountWish, NewAccount } from '../../vendor';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';

/** Makes an ad account with its own key, euro and Berlin unless wished otherwise: approved, without the Bulk API. */
export function createAccount(world: World, wish: AccountWish): NewAccount {
  const number = world.nextNumber();
  const account = world.accounts.put({
    id: `adacct_${number}`,
    name: `Emulated ChatGPT Ads account ${number}`,
    apiKey: `sk-ads-emulator-${number}`,
    conversionsKey: `sk-conversions-emulator-${number}`,
    pixelId: `px${String(number).padStart(20, '0')}`,
    currency: wish.currency ?? 'EUR',
    timeZone: wish.timeZone ?? 'Europe/Berlin',
    url: 'https://www.example.com',
    status: 'active',
    review: 'approved',
    isKeyRevoked: false,
    features: { bulk_api: false, conversion_bidding: UNVERIFIED.conversionBiddingEnabled },
    createdAt: world.now(),
  });
  const { id, name, currency, timeZone, apiKey, conversionsKey, pixelId } = account;
  return {
    platform: 'openai-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { pixelId },
    credentials: { apiKey, conversionsKey },
  };
}
