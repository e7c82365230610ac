import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PlatformAccess } from '../port/access';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import { isRow, textIn } from './client/objects';
import type { Session } from './client/session';
import { withAccessFailures } from './connecting/access-failures';
import { reachedAccounts } from './connecting/accounts';
import { choosableAssets } from './connecting/assets';
import { consentRules } from './connecting/consent';
import { prolongToken, revokePermissions, tradeCode, type Vendor } from './connecting/tokens';

/** How people let this installation reach their ad accounts on Meta. */
export const metaAccess = (
  vendor: Vendor,
  open: (connection: OpenConnection, io: PlatformIo) => Session,
): PlatformAccess => ({
  platform: 'meta-ads',
  consent: consentRules(vendor),
  keys: [],
  trade: (code, io) => tradeCode(vendor, code, io),
  tryKey: () => Promise.reject(new Error('Meta has no keys that stand for a grant.')),
  accounts: (connection, io) => reachedAccounts(open(connection, io)),
  assets: (connection, io) => withAccessFailures(() => choosableAssets(open(connection, io))),
  revoke: (connection, io) => revokePermissions(open(connection, io)),
  prolong: (connection, io) => prolongToken(vendor, connection, io),
  withdrawal: (signedRequest, { clientSecret = '' }) =>
    readSignedRequest(signedRequest, clientSecret),
});

const ALGORITHM = 'HMAC-SHA256';
const PART = /^[A-Za-z0-9_-]+$/;

/**
 * The user (`user_id`) of a `signed_request` of Meta's: sent when a person removes the application
 * or asks to delete their data. Undefined for one that the application's secret did not sign (Meta,
 * Data Deletion Request Callback).
 */
const readSignedRequest = (signedRequest: string, appSecret: string): string | undefined => {
  const parts = signedRequest.split('.');
  const [signature = '', payload = ''] = parts;
  if (parts.length !== 2 || !parts.every((part) => PART.test(part)) || appSecret === '') {
    return undefined;
  }
  const expected = createHmac('sha256', appSecret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return subjectIn(payload);
};

const subjectIn = (payload: string): string | undefined => {
  const said = parsed(Buffer.from(payload, 'base64url').toString('utf8'));
  if (!isRow(said) || textIn(said, 'algorithm').toUpperCase() !== ALGORITHM) return undefined;
  return textIn(said, 'user_id') || undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
