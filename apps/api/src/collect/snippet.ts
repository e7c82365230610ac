/**
 * The script for websites, served as `/collect/v1.js`. It runs in browsers: it imports nothing, and
 * this file is the whole of it. Before `ad_user_data` is GRANTED it keeps calls in memory and
 * touches neither cookies nor storage nor the network; DENIED, or Global Privacy Control, deletes
 * what it kept. It never throws into the page.
 */
export const VERSION = '1.0.0';

type Members = Readonly<Record<string, unknown>>;

/** A click id, and when it was first seen, in milliseconds since the epoch. */
type Click = readonly [value: string, seenAt: number];

/** What the browser keeps of a visitor for 90 days. */
interface Visitor {
  readonly id: string;
  readonly clicks: Record<string, Click>;
  utm: Readonly<Record<string, string>>;
  /** What was last sent to the API, to send changes only. */
  told?: string;
}

type Path = 'identify' | 'events';
type Command = (command: string, first?: unknown, second?: unknown) => string | undefined;

/** Of a browser, what the script uses. */
interface Page {
  sw?: Command & { v?: string; q?: readonly Parameters<Command>[] };
  readonly document: {
    cookie: string;
    readonly referrer: string;
    readonly currentScript: { readonly src?: string } | null;
  };
  readonly location: { readonly href: string };
  readonly navigator: { readonly globalPrivacyControl?: boolean };
  readonly localStorage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  fetch(url: string, init: object): Promise<{ readonly status: number }>;
}

const page = globalThis as unknown as Page;
const { document } = page;

const NAME = '_sw';
const NINETY_DAYS_S = 7_776_000;
const LONGEST_VALUE = 512;
const MOST_PENDING = 100;
const RETRY_MS = 1_000;

const CLICK_IDS = [
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
  'li_fat_id',
  'rdt_cid',
  'oppref',
];
/** Cookies of the platforms' own pixels, and the member of the API that each becomes. */
const PIXEL_COOKIES = [
  ['_fbp', 'fbp'],
  ['_fbc', 'fbc'],
  ['_rdt_uuid', 'rdtUuid'],
  ['li_fat_id', 'li_fat_id'],
  ['__oppref', 'oppref'],
  ['__obref', 'obref'],
] as const;

/** The members of the person that `identify` sends; the events of the page send them, too. */
const PERSON = [
  'email',
  'phone',
  'externalId',
  'firstName',
  'lastName',
  'address',
  'dateOfBirth',
  'gender',
];

const scriptUrl = document.currentScript?.src;
let key = '';
let endpoint = scriptUrl ? new URL(scriptUrl).origin : '';
let landingUrl: string | undefined;
let consent: Record<string, string> = {};
let person: Members = {};
let seenClicks: Record<string, Click> = {};
let seenUtm: Record<string, string> = {};
let pending: [Path, Members][] = [];

const newId = (): string =>
  crypto.randomUUID
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');

const attempt = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** What the API takes as a click id or as the id of a pixel. */
const usable = (text: string | null | undefined): string | undefined =>
  text && text.length <= LONGEST_VALUE && /^[!-~]+$/.test(text) ? text : undefined;

/** An address without its query and fragment, which may hold personal data. */
const bare = (url: string): string | undefined => /^https?:[^?#]+/.exec(url)?.[0];

const cookie = (name: string): string | undefined => {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((part) => part.startsWith(start));
  return found && usable(attempt(() => decodeURIComponent(found.slice(start.length))));
};

const setCookie = (value: string, seconds: number): void => {
  document.cookie = `${NAME}=${value};max-age=${seconds};path=/;samesite=lax;secure`;
};

/** Reads the page's address into memory: on each call, since pages change without being loaded. */
const look = (): void => {
  const { href } = page.location;
  const query = new URL(href).searchParams;
  landingUrl ??= bare(href);
  for (const kind of CLICK_IDS) {
    const value = usable(query.get(kind));
    if (value && seenClicks[kind]?.[0] !== value) seenClicks[kind] = [value, Date.now()];
  }
  const utm: [string, string][] = [];
  query.forEach((value, name) => {
    if (name.startsWith('utm_')) utm.push([name, value.slice(0, 500)]);
  });
  if (utm.length) seenUtm = Object.fromEntries(utm);
};

const isDenied = (): boolean =>
  !!page.navigator.globalPrivacyControl || consent['ad_user_data'] === 'DENIED';
const isGranted = (): boolean => !isDenied() && consent['ad_user_data'] === 'GRANTED';

const forget = (): void => {
  pending = [];
  person = {};
  seenClicks = {};
  seenUtm = {};
  attempt(() => setCookie('', 0));
  attempt(() => page.localStorage.removeItem(NAME));
};

const keep = (visitor: Visitor): void => {
  attempt(() => setCookie(visitor.id, NINETY_DAYS_S));
  attempt(() => page.localStorage.setItem(NAME, JSON.stringify(visitor)));
};

/** The visitor as kept before, with what was seen since. */
const visitorNow = (): Visitor => {
  const kept: Partial<Visitor> =
    attempt(() => JSON.parse(page.localStorage.getItem(NAME) ?? '{}') as Partial<Visitor>) ?? {};
  const since = Date.now() - NINETY_DAYS_S * 1_000;
  const clicks = Object.fromEntries(
    Object.entries(kept.clicks ?? {}).filter(([, [, seenAt]]) => seenAt > since),
  );
  for (const [kind, click] of Object.entries(seenClicks)) {
    if (clicks[kind]?.[0] !== click[0]) clicks[kind] = click;
  }
  const utm = Object.keys(seenUtm).length ? seenUtm : (kept.utm ?? {});
  return { ...kept, id: cookie(NAME) ?? kept.id ?? newId(), clicks, utm };
};

/** Click ids, and ids of the platforms' pixels. Meta's `fbc` has the time of the click. */
const attribution = ({ clicks }: Visitor): Members => {
  const sent: Record<string, string> = {};
  for (const [name, member] of PIXEL_COOKIES) {
    const value = cookie(name);
    if (value) sent[member] = value;
  }
  for (const [kind, [value]] of Object.entries(clicks)) sent[kind] = value;
  const { fbclid } = clicks;
  if (fbclid) sent['fbc'] ??= `fb.1.${fbclid[1]}.${fbclid[0]}`;
  return sent;
};

/** One retry, unless the consent was taken back; the key lets the API take it once. */
const post = (path: Path, body: string, id: string, isRetry = false): void => {
  const retry = (): void => {
    if (isRetry) return;
    setTimeout(() => {
      if (isGranted()) attempt(() => post(path, body, id, true));
    }, RETRY_MS);
  };
  page
    .fetch(`${endpoint}/api/v1/conversions/${path}`, {
      method: 'POST',
      keepalive: body.length < 60_000, // browsers take 64 KiB
      credentials: 'omit',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body,
    })
    .then(({ status }) => {
      if (status === 429 || status >= 500) retry();
    }, retry);
};

const notePerson = (members: Members): void => {
  for (const name of PERSON) {
    if (members[name] !== undefined) person = { ...person, [name]: members[name] };
  }
};

/** Sends what waits, once the person agreed; deletes everything when the person did not. */
const sendWaiting = (): void => {
  if (isDenied()) return forget();
  if (!key || !isGranted()) return;
  const visitor = visitorNow();
  const news = JSON.stringify([visitor.clicks, visitor.utm, consent]);
  const isKnown = Object.keys({ ...visitor.clicks, ...visitor.utm, ...person }).length > 0;
  if (isKnown && news !== visitor.told && !pending.some(([path]) => path === 'identify')) {
    pending.unshift(['identify', {}]);
  }
  visitor.told = news;
  keep(visitor);
  for (const [path, members] of pending.splice(0)) {
    if (path === 'identify') notePerson(members);
    const extra = path === 'identify' ? { landingUrl, utm: visitor.utm } : {};
    const body = {
      externalId: visitor.id,
      ...person,
      ...attribution(visitor),
      ...extra,
      ...members,
      consent,
    };
    attempt(() => post(path, JSON.stringify(body), newId()));
  }
};

const wait = (path: Path, members: Members): void => {
  if (pending.length < MOST_PENDING) pending.push([path, members]);
};

const takeConsent = (given: Members): void => {
  for (const name of ['ad_user_data', 'ad_personalization']) {
    const state = given[name];
    if (state) consent = { ...consent, [name]: String(state).toUpperCase() };
  }
};

const take = (command: string, first: unknown, second: Members): void => {
  if (command === 'init') {
    key = String(first);
    endpoint = second['endpoint'] ? String(second['endpoint']).replace(/\/+$/, '') : endpoint;
  }
  if (command === 'consent') takeConsent(first as Members);
  if (command === 'identify') wait('identify', { ...(first as Members) });
  if (command === 'event') wait('events', second);
};

/** An event gets its id at once, for the platforms' pixels to send the same. */
const withEventId = (name: unknown, given: Members): Members => ({
  eventId: newId(),
  pageUrl: bare(page.location.href),
  referrer: bare(document.referrer),
  ...given,
  event: name,
});

const sw: NonNullable<Page['sw']> = (command, first, second) => {
  const given = { ...(second as Members) };
  const members = command === 'event' ? attempt(() => withEventId(first, given)) : given;
  attempt(() => {
    look();
    take(command, first, members ?? given);
    sendWaiting();
  });
  return members?.['eventId'] as string | undefined;
};

const start = (): void => {
  const early = page.sw?.q ?? [];
  sw.v = VERSION;
  page.sw = sw;
  attempt(look);
  for (const call of early) sw(...call);
};

// A page that loads the script twice counts once.
if (!page.sw?.v) start();
