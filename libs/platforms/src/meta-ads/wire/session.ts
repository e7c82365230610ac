import { createHmac } from 'node:crypto';
import type { OpenConnection } from '../../port/connection';
import type { PlatformIo } from '../../port/io';

/** One connection at work: everything a call needs beside its path and parameters. */
export interface Session {
  readonly connection: OpenConnection;
  readonly io: PlatformIo;
  /** The host, `https://graph.facebook.com`. */
  readonly rootUrl: string;
  /** `v26.0`. */
  readonly version: string;
}

/** `act_123`, however the account is written. */
export const accountPath = ({ connection: { externalAccountId } }: Session): string =>
  `act_${digitsOf(externalAccountId)}`;

export const digitsOf = (accountId: string): string => accountId.replace(/^act_/, '');

/** A text of the connection's settings; undefined when it is not set. */
export const settingOf = (
  { connection: { settings } }: Session,
  name: 'pageId' | 'instagramUserId' | 'pixelId',
): string | undefined => {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || undefined
    : undefined;
};

/** Proof that the token is used by the app that it was given to; only where the app's secret is known (spec/platforms/meta-ads.md 1a). */
export const proofOf = ({
  connection: { credentials },
}: Session): { readonly appsecret_proof?: string } => {
  const { accessToken = '', appSecret } = credentials;
  return appSecret
    ? { appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex') }
    : {};
};
