import { visitConsentPage, type ConsentDecision } from '@switchyard/platform-emulators';
import {
  type AdAccount,
  type EmulatedPerson,
  givenParty,
  type Party,
  type RawAnswer,
  type System,
} from '@switchyard/test-kit';
import type { Browser } from './browser';
import { dataOf, signedIn } from './signed-in';

/** An ad account as an attempt shows it. */
export interface Found {
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string | null;
  readonly timeZone: string | null;
  readonly status: string;
  readonly isPreselected: boolean;
  readonly managerPath: readonly { readonly id: string; readonly name: string }[];
  readonly connectionId: string | null;
}

export interface Attempt {
  readonly id: string;
  readonly status: 'WAITING' | 'CHOOSE' | 'DONE' | 'FAILED';
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly grantId: string | null;
  readonly isOtherPerson: boolean;
  readonly accounts: readonly Found[];
}

export interface Chosen {
  readonly externalAccountId: string;
  readonly connectionId: string;
  readonly outcome: 'CREATED' | 'TAKEN_OVER' | 'UNCHANGED';
}

export interface GrantShown {
  readonly id: string;
  readonly platform: string;
  readonly person: string;
  readonly status: 'ACTIVE' | 'NEEDS_REAUTH';
  readonly endsAt: string | null;
  readonly connections: readonly { readonly id: string }[];
  readonly renewUrl: string;
}

export interface Connection {
  readonly id: string;
  readonly externalAccountId: string;
  readonly platform: string;
  readonly status: string;
  readonly currency: string | null;
  readonly timeZone: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Something that a setting of a connection can name. */
interface Asset {
  readonly setting: string;
  readonly value: string;
  readonly isUsable: boolean;
}

/** The code of an attempt's problem. */
export const problemOf = ({ problem }: Attempt): string | undefined => problem?.code;

/** What became of chosen ad accounts, in their order. */
export const chosenIn = (answer: RawAnswer): readonly Chosen[] =>
  dataOf<{ readonly connections: readonly Chosen[] }>(answer).connections;

export interface Started {
  readonly attemptId: string;
  readonly authorizeUrl: string;
}

/** Where a browser lands after a consent page. */
export interface Landed {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
}

/** A user who connects ad accounts over HTTP, in a browser with a session. */
export class Connector {
  private constructor(
    readonly party: Party,
    readonly browser: Browser,
  ) {}

  static async of(system: System): Promise<Connector> {
    const party = await givenParty(system);
    return new Connector(party, await signedIn(system, party));
  }

  /** The same user in another browser. */
  async elsewhere(): Promise<Connector> {
    return new Connector(this.party, await signedIn(this.party.system, this.party));
  }

  async start(platform: string, body: Readonly<Record<string, unknown>> = {}): Promise<Started> {
    return dataOf(await this.browser.post(`/app/connect/${platform}`, body));
  }

  /** The callback's address, as the vendor sends the browser to it. */
  consent({ authorizeUrl }: Started, decision: ConsentDecision = {}): Promise<string> {
    return visitConsentPage(authorizeUrl, decision);
  }

  /** Opens the callback's address with this browser's cookie. */
  async comeBack(callback: string, cookie = this.browser.cookie): Promise<Landed> {
    const answer = await fetch(callback, {
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.browser.address,
        ...(cookie ? { cookie } : {}),
      },
    });
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      text: await answer.text(),
      headers: answer.headers,
    };
  }

  async attempt(id: string): Promise<Attempt> {
    return dataOf(await this.browser.send(`/app/connect/${id}`));
  }

  /** The attempt once the worker is done with it. */
  finished(id: string): Promise<Attempt> {
    return this.party.system.holds(async () => {
      const attempt = await this.attempt(id);
      if (attempt.status === 'WAITING') throw new Error(`attempt ${id} is WAITING`);
      return attempt;
    });
  }

  /** From the start to the list of ad accounts, or to what went wrong. */
  async consented(
    platform: string,
    decision: ConsentDecision = {},
    body: Readonly<Record<string, unknown>> = {},
  ): Promise<Attempt> {
    const started = await this.start(platform, body);
    await this.comeBack(await this.consent(started, decision));
    return this.finished(started.attemptId);
  }

  choose(
    attemptId: string,
    accounts: readonly Readonly<Record<string, unknown>>[],
  ): Promise<RawAnswer> {
    return this.browser.post(`/app/connect/${attemptId}/connections`, { accounts });
  }

  /** Consents as the person and connects every listed ad account of these. */
  async connected(
    platform: string,
    person: EmulatedPerson,
    accounts: readonly AdAccount[],
  ): Promise<readonly Chosen[]> {
    const attempt = await this.consented(platform, { person: person.id });
    expect([attempt.status, problemOf(attempt)]).toEqual(['CHOOSE', undefined]);
    return chosenIn(
      await this.choose(
        attempt.id,
        accounts.map(({ externalAccountId }) => ({ externalAccountId })),
      ),
    );
  }

  /** Sets what the settings of a connection can name: of each the first that can be used. */
  async chooseAssets(connectionId: string): Promise<void> {
    const path = `/api/v1/connections/${connectionId}`;
    const { settings } = await this.read<Connection>(path);
    const { assets } = await this.read<{ readonly assets: readonly Asset[] }>(`${path}/assets`);
    const chosen = assets
      .filter(({ isUsable }) => isUsable)
      .toReversed()
      .map(({ setting, value }) => [setting, value] as const);
    const body = { settings: { ...Object.fromEntries(chosen), ...settings } };
    dataOf(await this.party.send(path, { method: 'PATCH', body }));
  }

  async connections(): Promise<readonly Connection[]> {
    return this.read('/api/v1/connections?limit=200');
  }

  async grants(): Promise<readonly GrantShown[]> {
    return this.read('/api/v1/connections/grants');
  }

  async check(connectionId: string): Promise<{
    readonly ok: boolean;
    readonly findings: readonly { readonly code: string; readonly neededFor: string }[];
  }> {
    return dataOf(
      await this.party.send(`/api/v1/connections/${connectionId}/check`, { method: 'POST' }),
    );
  }

  private async read<T>(path: string): Promise<T> {
    return dataOf(await this.party.send(path));
  }

  /** Neither connection, nor grant, nor anything sealed of an attempt. */
  async expectNothingStored(): Promise<void> {
    expect([await this.connections(), await this.grants()]).toEqual([[], []]);
    const kept = await this.party.system.owner.rows(
      `select id from connecting.attempt
       where account_id = $1 and (code is not null or verifier is not null) and status <> 'WAITING'`,
      [this.party.account.accountId],
    );
    expect(kept).toEqual([]);
  }
}

/** A person at a vendor who reaches this many new ad accounts. */
export const givenPerson = async (
  system: System,
  platform: string,
  count = 2,
): Promise<{ readonly person: EmulatedPerson; readonly accounts: readonly AdAccount[] }> => {
  const accounts: AdAccount[] = [];
  for (let at = 0; at < count; at += 1) {
    accounts.push(
      await system.emulators.account(platform, { currency: 'EUR', timeZone: 'Europe/Berlin' }),
    );
  }
  const person = await system.emulators.person(platform, {
    accounts: accounts.map(({ externalAccountId: id }) => ({ id })),
  });
  return { person, accounts };
};

const TOKEN_REQUEST = /token|accessToken/;

/** Requests for tokens that a vendor has seen: codes traded, tokens refreshed. */
export const tokenRequests = async (system: System, platform: string): Promise<number> =>
  (await system.emulators.requests(platform)).filter(({ path }) =>
    TOKEN_REQUEST.test(path.split('?')[0] ?? ''),
  ).length;
