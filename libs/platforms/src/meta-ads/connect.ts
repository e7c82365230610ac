import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AssetChoice, PlatformAccess } from '../port/access';
import type { OpenConnection } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { isRow, type Row, textIn } from './client/objects';
import { type Reading, readRows } from './client/requests';
import { accountPath, type Session } from './client/session';
import { accessFailure, withAccessFailures } from './connecting/access-failures';
import { reachedAccounts } from './connecting/accounts';
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
  const request = parsed(Buffer.from(payload, 'base64url').toString('utf8'));
  if (!isRow(request) || textIn(request, 'algorithm').toUpperCase() !== ALGORITHM) return undefined;
  return textIn(request, 'user_id') || undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** What may be read of an account's pages or datasets: the rows, or why they cannot be read. */
export type AssetRows =
  | { readonly rows: readonly Row[] }
  | { readonly rows: undefined; readonly refusal: PlatformFailure };

/** Pages that the person may advertise for in this account. */
export const readPages = (session: Session): Promise<AssetRows> =>
  read(session, {
    path: `${accountPath(session)}/promote_pages`,
    fields: ['id', 'name'],
    isList: true,
  });

/** Datasets (pixels) of the account. */
export const readDatasets = (session: Session): Promise<AssetRows> =>
  read(session, {
    path: `${accountPath(session)}/adspixels`,
    fields: ['id', 'name', 'is_unavailable'],
    isList: true,
  });

/** A refusal is an answer here: other lists may still be readable. */
const read = async (session: Session, reading: Reading): Promise<AssetRows> => {
  try {
    const [rows = []] = await readRows(session, [reading]);
    return { rows };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    const refusal = new PlatformFailure(accessFailure(error.failure));
    if (refusal.failure.kind !== 'refused') throw refusal;
    return { rows: undefined, refusal };
  }
};

/**
 * What `pageId` and `pixelId` can be. A list that the token may not read is left out; when it may
 * read neither, the first refusal is thrown.
 */
const choosableAssets = async (session: Session): Promise<readonly AssetChoice[]> => {
  const pages = await readPages(session);
  const datasets = await readDatasets(session);
  if (!pages.rows && !datasets.rows) throw pages.refusal;
  return [
    ...(pages.rows ?? []).map((row) => choiceOf(row, 'pageId', 'campaigns')),
    ...(datasets.rows ?? []).map((row) => choiceOf(row, 'pixelId', 'conversions')),
  ];
};

const choiceOf = (row: Row, setting: string, neededFor: AssetChoice['neededFor']): AssetChoice => {
  const id = textIn(row, 'id');
  const isUsable = row['is_unavailable'] !== true;
  return {
    setting,
    neededFor,
    value: id,
    name: textIn(row, 'name') || id,
    isUsable,
    note: isUsable ? '' : 'Meta says that this dataset is not available to the ad account.',
  };
};
