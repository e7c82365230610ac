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

/** A person at an emulated vendor. */
export interface EmulatedPerson {
  readonly platform: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly accounts: readonly ReachedAccount[];
}

/** An ad account that a person reaches; `role` where the vendor has roles. */
export interface ReachedAccount {
  readonly id: string;
  readonly role?: string;
}

/** An application at an emulated vendor. */
export interface EmulatedApp {
  readonly platform: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly rotation: 'none' | 'lenient' | 'strict';
}

/** What a person allowed an application, and what came of it. */
export interface EmulatedConsent {
  readonly platform: string;
  readonly id: string;
  readonly person: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly refreshes: number;
  /** How often a refresh token came that was replaced before. */
  readonly reuses: number;
  readonly revoked: boolean;
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

  person = (
    platform: string,
    given: {
      readonly name?: string;
      readonly email?: string;
      readonly accounts?: readonly ReachedAccount[];
    } = {},
  ): Promise<EmulatedPerson> => this.call('POST', '/people', { platform, ...given });

  /** Lets a person reach more ad accounts. */
  reach = (personId: string, accounts: readonly ReachedAccount[]): Promise<EmulatedPerson> =>
    this.call('POST', `/people/${personId}/accounts`, { accounts });

  /** What is above ad accounts; members are the vendor's own. */
  arrange = <T>(platform: string, body: Readonly<Record<string, unknown>>): Promise<T> =>
    this.call('POST', '/arrangements', { platform, ...body });

  app = (
    given: Pick<EmulatedApp, 'platform' | 'redirectUris'> & Partial<EmulatedApp>,
  ): Promise<EmulatedApp> => this.call('POST', '/apps', given);
  changeApp = (
    platform: string,
    clientId: string,
    changes: Readonly<Record<string, unknown>>,
  ): Promise<EmulatedApp> => this.call('PATCH', `/apps/${platform}/${clientId}`, changes);

  consents = (platform: string): Promise<readonly EmulatedConsent[]> =>
    this.list(`/consents?platform=${platform}`);
  /** The person takes the consent back. */
  withdraw = (consentId: string): Promise<unknown> => this.call('DELETE', `/consents/${consentId}`);

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
