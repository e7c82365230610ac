import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRow, textIn } from '../client/objects';

const ALGORITHM = 'HMAC-SHA256';
const PART = /^[A-Za-z0-9_-]+$/;

/**
 * The user (`user_id`) of a `signed_request` of Meta's: sent when a person removes the application
 * or asks to delete their data. Undefined for one that the application's secret did not sign (Meta,
 * Data Deletion Request Callback).
 */
export const readSignedRequest = (signedRequest: string, appSecret: string): string | undefined => {
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
