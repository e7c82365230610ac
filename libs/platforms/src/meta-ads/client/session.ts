import { createHmac } from 'node:crypto';
import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
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
  { connection: { settings } }: Pick<Session, 'connection'>,
  name: 'pageId' | 'instagramUserId' | 'pixelId',
): string | undefined => {
  const value = settings[name];
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || undefined
    : undefined;
};

/**
 * Proof that the token is used by the app that it was given to; only where the app's secret is
 * known (spec/platforms/meta-ads.md 1a): a pasted `appSecret` belongs to the pasted token, the
 * installation's `clientSecret` to the tokens that its own application got. A proof by another
 * application's secret is refused.
 */
export const proofOf = ({
  connection: { credentials },
}: Session): { readonly appsecret_proof?: string } => {
  const { accessToken = '', appSecret, appId, clientId, clientSecret } = credentials;
  const isOwn = appId !== undefined && appId === clientId;
  const secret = appSecret ?? (isOwn ? clientSecret : undefined);
  return secret
    ? { appsecret_proof: createHmac('sha256', secret).update(accessToken).digest('hex') }
    : {};
};

/**
 * Changes per second that Meta takes of one app on one account (spec/platforms/meta-ads.md 1f);
 * each part of a batch is one.
 */
export const MUTATIONS_PER_SECOND = 100;

/** A second, and a little for clocks that differ. */
const WINDOW_MS = 1_100;

interface Sent {
  readonly at: number;
  readonly changes: number;
}

/**
 * Keeps one process below the rate: a batch is fifty changes at once, which a count of requests
 * does not see.
 */
export class Pace {
  private readonly sent = new Map<string, readonly Sent[]>();

  /**
   * Sends so many changes of an account as soon as they may go out; at most a second's worth at
   * once. They count from their answer on, when Meta has counted them for sure.
   */
  async keep<T>(
    account: string,
    changes: number,
    io: PlatformIo,
    send: () => Promise<T>,
  ): Promise<T> {
    const now = io.now();
    const recent = (this.sent.get(account) ?? []).filter(({ at }) => at > now - WINDOW_MS);
    const at = earliest(recent, changes, now);
    if (at > now) await io.sleep(at - now);
    try {
      return await send();
    } finally {
      this.sent.set(account, [...recent, { at: io.now(), changes }]);
    }
  }
}

/** When enough of what went out has left the window. */
const earliest = (recent: readonly Sent[], changes: number, now: number): number => {
  const total = recent.reduce((sum, one) => sum + one.changes, changes);
  const [oldest, ...later] = recent;
  return total <= MUTATIONS_PER_SECOND || !oldest
    ? now
    : earliest(later, changes, Math.max(now, oldest.at + WINDOW_MS));
};

export const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** The newest version of the Marketing API with evidence. */
export const NEWEST_VERSION = VENDOR_VERSIONS['meta-ads'].usual;
