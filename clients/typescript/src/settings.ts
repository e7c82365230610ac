import { UsageError } from './errors.js';

/** Where a client reports what it does, such as `console`. No token and no body is in it. */
export interface Logger {
  debug(message: string, facts?: object): void;
  info(message: string, facts?: object): void;
  warn(message: string, facts?: object): void;
  error(message: string, facts?: object): void;
}

/** What a client is made of. */
export interface ClientOptions {
  /** A personal access token, or a website key in a page. `SWITCHYARD_TOKEN` without it. */
  readonly token?: string | undefined;
  /** Where the API is, such as `https://ads.example.com`. `SWITCHYARD_BASE_URL` without it. */
  readonly baseUrl?: string | undefined;
  /** The Space to work in; the personal Space without it. */
  readonly spaceId?: string | undefined;
  /** How often a failed request is sent again. 2 without it. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds that one attempt may take. 60,000 without it. */
  readonly timeout?: number | undefined;
  /** Replaces the platform's own `fetch`, e.g. to go through a proxy. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly logger?: Logger | undefined;
}

/** The options of a client once they are checked. */
export interface Settings {
  readonly token: string;
  readonly baseUrl: string;
  readonly spaceId: string | undefined;
  readonly maxRetries: number;
  readonly timeout: number;
  readonly fetch: typeof globalThis.fetch;
  readonly logger: Logger | undefined;
  readonly userAgent: string | undefined;
}

interface World {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  readonly window?: unknown;
  readonly document?: unknown;
}

const DEFAULT_TIMEOUT_MS = 60_000;
/** Timers fire at once above it. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
const VISIBLE = /^[\x21-\x7e]+$/;
const WEBSITE_KEY = 'swy_pub_';

/** Checks the options of a client. Throws UsageError, in whose message no token is. */
export const settingsOf = (options: ClientOptions, version: string): Settings => {
  const world = globalThis as World;
  const environment = world.process?.env ?? {};
  const isPage = world.window !== undefined && world.document !== undefined;
  const fetch = options.fetch ?? globalThis.fetch;
  if (typeof fetch !== 'function') {
    throw new UsageError('There is no `fetch` here. Use Node 20.19 or later, or pass `fetch`.');
  }
  return {
    token: checkedToken(options.token ?? environment['SWITCHYARD_TOKEN'], isPage),
    baseUrl: checkedBaseUrl(options.baseUrl ?? environment['SWITCHYARD_BASE_URL']),
    spaceId: options.spaceId === undefined ? undefined : visible('spaceId', options.spaceId),
    maxRetries: checkedRetries(options.maxRetries ?? 2),
    timeout: checkedTimeout(options.timeout ?? DEFAULT_TIMEOUT_MS),
    // A browser's own function refuses to be called as a member of another object.
    fetch: (input, init) => fetch(input, init),
    logger: options.logger,
    userAgent: isPage ? undefined : `switchyard-node/${version}`,
  };
};

const checkedToken = (token: string | undefined, isPage: boolean): string => {
  if (token === undefined || token === '') {
    throw new UsageError('There is no token. Pass `token` or set SWITCHYARD_TOKEN.');
  }
  if (!VISIBLE.test(token)) {
    throw new UsageError('The token contains a space, a line break or another odd character.');
  }
  if (isPage && !token.startsWith(WEBSITE_KEY)) {
    throw new UsageError(
      'Visitors of a page can read its tokens. Use a website key here, and tokens on a server.',
    );
  }
  return token;
};

const checkedBaseUrl = (text: string | undefined): string => {
  if (text === undefined || text === '') {
    throw new UsageError(
      'There is no address. Pass `baseUrl`, such as https://ads.example.com, or set SWITCHYARD_BASE_URL.',
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError('`baseUrl` must be an address such as https://ads.example.com.');
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError('`baseUrl` must have no user name, password, query or fragment.');
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}`;
};

const checkedRetries = (retries: number): number => {
  if (!Number.isSafeInteger(retries) || retries < 0) {
    throw new UsageError('`maxRetries` must be 0 or a whole number above it.');
  }
  return retries;
};

/** Milliseconds, as long as a timer can be. Throws UsageError for what is no duration. */
export const checkedTimeout = (milliseconds: number): number => {
  if (typeof milliseconds !== 'number' || !(milliseconds > 0)) {
    throw new UsageError('`timeout` must be a number of milliseconds above 0.');
  }
  return Math.min(milliseconds, LONGEST_TIMEOUT_MS);
};

/** A value that may be in a header. Throws UsageError for line breaks and the like. */
export const visible = (name: string, value: string): string => {
  if (typeof value !== 'string' || !VISIBLE.test(value) || value.length > 255) {
    throw new UsageError(`\`${name}\` must be 1 to 255 visible characters without spaces.`);
  }
  return value;
};
