import type { IncomingHttpHeaders } from 'node:http';
import { Refusal, type Visitor } from '@switchyard/kernel';

/**
 * What a route of the application API asks of a browser's session: nothing, that a user is signed
 * in, that their e-mail address is confirmed too, or that they also proved their identity a few
 * minutes ago.
 */
export const SESSION_NEEDS = ['nothing', 'person', 'confirmed', 'recent'] as const;
export type SessionNeed = (typeof SESSION_NEEDS)[number];

/** Reads session cookies. Implemented by identity. */
export abstract class SessionReader {
  /** Undefined when the header holds no cookie of a living session. */
  abstract read(cookies: string | undefined): Promise<Visitor | undefined>;
}

/** A page of another site can send forms here, but never this header. */
export const APP_HEADER = 'x-switchyard-app';

const crossSite = (): Refusal =>
  new Refusal(
    'CROSS_SITE_REQUEST',
    'Requests that change something must come from the own pages of this installation and carry the header X-Switchyard-App: 1.',
  );

/**
 * Throws CROSS_SITE_REQUEST for a write that a page of another site could have caused. `Origin`
 * must be this installation where a browser sends it; a form of a page needs no header of its own.
 */
export const refuseCrossSite = (
  headers: IncomingHttpHeaders,
  publicUrl: string,
  { isForm = false } = {},
): void => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const isOwn =
    origin === undefined ||
    origin === new URL(publicUrl).origin ||
    (URL.canParse(origin) && new URL(origin).host === host);
  const isSame = site === undefined || site === 'same-origin' || site === 'none';
  const isMarked = isForm ? origin !== undefined || site !== undefined : APP_HEADER in headers;
  if (!isOwn || !isSame || !isMarked) throw crossSite();
};

const notSignedIn = (): Refusal =>
  new Refusal('NOT_SIGNED_IN', 'Sign in first: this needs the cookie of a session.');

const notConfirmed = (): Refusal =>
  new Refusal(
    'ADDRESS_NOT_CONFIRMED',
    'Confirm your e-mail address first. The link is in the mail that was sent when you registered.',
  );

const proofNeeded = (): Refusal =>
  new Refusal(
    'PROOF_NEEDED',
    'Give your password or a second factor again: the last time was more than 10 minutes ago.',
  );

/** Throws NOT_SIGNED_IN, ADDRESS_NOT_CONFIRMED or PROOF_NEEDED. */
export const requireSession = (visitor: Visitor | undefined, needs: SessionNeed): void => {
  if (needs === 'nothing') return;
  if (!visitor) throw notSignedIn();
  if (needs !== 'person' && !visitor.isConfirmed) throw notConfirmed();
  if (needs === 'recent' && !visitor.isRecent) throw proofNeeded();
};
