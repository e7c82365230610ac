import { isIP } from 'node:net';
import type { BrowserIds, ClickId } from '@switchyard/platforms/domain';
import { clickIdsIn, forgottenBefore, mergeClickIds } from '../identity/click-ids';
import { BROWSER_IDS, LONGEST, NAMED_CLICK_IDS, type VisitMembers } from './event-item';
import type { ItemNotes } from './item-notes';
import { isIntact, readId, readText } from './read-text';

/** What was read of a visit. `device` is clear text: it is kept sealed. */
export interface ReadVisit {
  /** Without query and fragment. */
  readonly url: string | null;
  readonly referrer: string | undefined;
  /** The named ones first, then those of the page and of Meta's cookie. */
  readonly clicks: readonly ClickId[];
  readonly browser: BrowserIds | undefined;
  readonly device: Device | undefined;
}

export interface Device {
  readonly ip?: string;
  readonly userAgent?: string;
}

/** What is known of the browser from the request itself. */
export interface RequestDevice {
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}

/**
 * Reads the members of a visit. `seenAt` is the moment of its clicks; `request` says who asks where
 * the browser itself does, and then the members `ip` and `userAgent` are dropped.
 */
export const readVisit = (
  given: VisitMembers,
  notes: ItemNotes,
  seenAt: number,
  request?: RequestDevice,
): ReadVisit => {
  const browser = readBrowser(given, notes);
  const page = readPage('pageUrl', given.pageUrl, notes);
  const named = NAMED_CLICK_IDS.flatMap((kind): ClickId[] => {
    const value = readId(notes, kind, given[kind], { longest: LONGEST.clickId });
    return value === undefined ? [] : [{ kind, value: value.trim(), seenAt }];
  });
  const found = [
    ...(page ? clickIdsIn(page.given, undefined, seenAt) : []),
    ...clickOfFbc(browser?.fbc, seenAt),
  ];
  return {
    url: page?.kept ?? null,
    referrer: readPage('referrer', given.referrer, notes)?.kept,
    clicks:
      found.length === 0 ? named : mergeClickIds([named, found], forgottenBefore(new Date(seenAt))),
    browser,
    device: readDevice(given, notes, request),
  };
};

const readBrowser = (given: VisitMembers, notes: ItemNotes): BrowserIds | undefined => {
  const ids = BROWSER_IDS.flatMap((member) => {
    const id = readText(notes, member, given[member], { longest: LONGEST.browserId });
    return id === undefined || !isIntact(id) ? [] : [[member, id] as const];
  });
  return ids.length > 0 ? Object.fromEntries(ids) : undefined;
};

/** A page that cannot be read is dropped: it never decides whether something counts. */
const readPage = (
  member: 'pageUrl' | 'referrer',
  value: unknown,
  notes: ItemNotes,
): { readonly given: string; readonly kept: string } | undefined => {
  const given = readText(notes, member, value, { longest: LONGEST.url });
  if (given === undefined) return undefined;
  const kept = pageOf(given);
  return kept === null ? notes.drop(member) : { given, kept };
};

const readDevice = (
  given: VisitMembers,
  notes: ItemNotes,
  request: RequestDevice | undefined,
): Device | undefined => {
  if (request) {
    const stated = (['ip', 'userAgent'] as const).filter((member) => given[member] !== undefined);
    stated.forEach((member) => notes.drop(member));
    return deviceOf(request.ip, request.userAgent?.slice(0, LONGEST.userAgent));
  }
  const ip = readText(notes, 'ip', given.ip, { longest: LONGEST.ip });
  const isAddress = ip !== undefined && isIP(ip) > 0;
  if (ip !== undefined && !isAddress) notes.drop('ip', 'IP_DROPPED');
  return deviceOf(
    isAddress ? ip : undefined,
    readText(notes, 'userAgent', given.userAgent, { longest: LONGEST.userAgent }),
  );
};

const deviceOf = (ip: string | undefined, userAgent: string | undefined): Device | undefined =>
  ip === undefined && userAgent === undefined
    ? undefined
    : { ...(ip !== undefined && { ip }), ...(userAgent !== undefined && { userAgent }) };

/** `fb.1.<milliseconds>.<fbclid>`, as Meta's cookie holds a click. */
const FBC = /^fb\.\d\.(\d{13})\.([\x21-\x7e]+)$/;

const clickOfFbc = (fbc: string | undefined, before: number): readonly ClickId[] => {
  const [, made, value] = (fbc === undefined ? null : FBC.exec(fbc)) ?? [];
  if (made === undefined || value === undefined) return [];
  return [{ kind: 'fbclid', value, seenAt: Math.min(Number(made), before) }];
};

/**
 * Origin and path of a page; of a path with an address in it the origin alone: queries and
 * fragments carry addresses more often than their authors know. Null for what is no page.
 */
export const pageOf = (url: string | undefined): string | null => {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return /@|%40/i.test(pathname) ? origin : `${origin}${pathname}`;
};
