import type { PlatformId } from '@switchyard/kernel';

/** One object as a platform holds it. */
export interface RemoteObject {
  readonly platform: string;
  readonly kind: string;
  readonly id: string;
  readonly accountId: string;
  readonly parentId?: string;
  readonly name?: string;
  readonly status: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Counter {
  readonly platform: string;
  readonly total: number;
  readonly reads: number;
  readonly writes: number;
  readonly auth: number;
  readonly routes: readonly {
    readonly method: string;
    readonly path: string;
    readonly count: number;
  }[];
}

export interface SeenRequest {
  readonly seq: number;
  readonly platform: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly fault?: string;
}

/** An ad account of an emulator, in the form of a body for `POST /connections`. */
export interface AdAccount {
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly settings: Record<string, unknown>;
  readonly credentials: Record<string, string>;
}

export interface Fault {
  readonly platform: string;
  readonly match: { readonly method?: string; readonly path?: string; readonly nth?: number };
  readonly fault: 'drop-reply' | 'reset' | 'delay' | 'http';
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  readonly times?: number;
}

/** A day's figures of a campaign, in major units of the ad account's currency. */
export interface DaySpend {
  readonly platform: string;
  readonly campaignId: string;
  readonly date: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly spend: number;
  readonly conversions: number;
  readonly conversionValue: number;
}

/** What reviewers decide about an object. */
export interface Verdict {
  readonly platform: string;
  readonly kind: string;
  readonly id: string;
  readonly review: 'approved' | 'limited' | 'disapproved';
  readonly reasons: readonly string[];
}

/** The side door of the emulators: what they hold and saw, and what shall go wrong. */
export class EmulatorControl {
  constructor(readonly url: string) {}

  account = (
    platform: string,
    options: { readonly currency?: string; readonly timeZone?: string } = {},
  ): Promise<AdAccount> => this.call('POST', '/accounts', { platform, ...options });
  objects = (query: {
    readonly platform?: string;
    readonly kind?: string;
    readonly accountId?: string;
  }): Promise<readonly RemoteObject[]> => this.list(`/objects?${new URLSearchParams(query)}`);
  edit = (
    { platform, kind, id }: Pick<RemoteObject, 'platform' | 'kind' | 'id'>,
    changes: Readonly<Record<string, unknown>>,
  ): Promise<unknown> =>
    this.call('PATCH', `/objects/${platform}/${kind}/${encodeURIComponent(id)}`, changes);
  remove = ({
    platform,
    kind,
    id,
  }: Pick<RemoteObject, 'platform' | 'kind' | 'id'>): Promise<unknown> =>
    this.call('DELETE', `/objects/${platform}/${kind}/${encodeURIComponent(id)}`);
  counters = (): Promise<readonly Counter[]> => this.list('/counters');
  requests = (platform: string, since = 0): Promise<readonly SeenRequest[]> =>
    this.list(`/requests?platform=${platform}&since=${since}`);
  fault = (fault: Fault): Promise<unknown> => this.call('POST', '/faults', fault);
  clearFaults = (): Promise<unknown> => this.call('DELETE', '/faults');
  advance = (advanceSeconds: number): Promise<unknown> =>
    this.call('POST', '/clock', { advanceSeconds });
  /**
   * Pauses of workers that follow the emulators are over at once: the clock is set forward by what
   * they would wait.
   */
  skipWaits = (skipsWaits = true): Promise<unknown> => this.call('POST', '/clock', { skipsWaits });

  /** The moment that it is for the platforms. */
  now = async (): Promise<Date> =>
    new Date((await this.call<{ now: string }>('GET', '/clock')).now);

  /** Sets the figures of a campaign on a day; they stay as they are then. */
  spend = (daySpend: DaySpend): Promise<unknown> => this.call('POST', '/spend', daySpend);

  verdict = (verdict: Verdict): Promise<unknown> => this.call('POST', '/verdicts', verdict);

  private async list<T>(path: string): Promise<readonly T[]> {
    return (await this.call<{ data: readonly T[] }>('GET', path)).data;
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const json =
      body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${this.url}/_control${path}`, { method, ...json });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${method} /_control${path} answered ${response.status}: ${text}`);
    }
    return (text ? JSON.parse(text) : undefined) as T;
  }
}
