import { createHash } from 'node:crypto';
import { GoogleAds } from '../../google-ads';
import type { EmulatorClock, NewAccount, VendorAnswer, VendorDoor } from '../../vendor';

export const sha256 = (text: string, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding);

type Body = ReturnType<typeof JSON.parse>;
export interface Answer {
  readonly status: number;
  readonly body: Body;
}

/** A person with an account, a conversion action and a token, without a socket. */
export class GivenSender {
  time = new Date('2026-11-20T12:00:00Z');
  readonly clock: EmulatorClock = { now: () => this.time };
  readonly google = new GoogleAds(this.clock);
  account: NewAccount = this.google.createAccount({});
  private token = '';

  constructor() {
    this.login();
  }

  get accountId(): string {
    return this.account.externalAccountId;
  }

  login(scope?: string): Answer {
    const { clientId, clientSecret, refreshToken } = this.account.credentials;
    const form = {
      grant_type: 'refresh_token',
      client_id: String(clientId),
      client_secret: String(clientSecret),
      refresh_token: String(refreshToken),
      ...(scope ? { scope } : {}),
    };
    const answer = this.call(
      '/google-oauth',
      'POST',
      '/token',
      new URLSearchParams(form).toString(),
      'application/x-www-form-urlencoded',
    );
    this.token = answer.body.access_token;
    return answer;
  }

  /** Another person with another account, from now on. */
  switchToOtherAccount(): void {
    this.account = this.google.createAccount({});
    this.login();
  }

  forgetToken(): void {
    this.token = '';
  }

  wait(minutes: number): void {
    this.time = new Date(this.time.getTime() + minutes * 60_000);
    this.login();
  }

  /** Id of a new conversion action. */
  action(changes: object = {}): string {
    return (
      String(
        this.mutate({
          create: { name: `Sale ${Math.random()}`, type: 'UPLOAD_CLICKS', ...changes },
        }).body.results[0].resourceName,
      )
        .split('/')
        .at(-1) ?? ''
    );
  }

  mutate(operation: object): Answer {
    return this.call(
      '/google-ads',
      'POST',
      `/v25/customers/${this.accountId}/conversionActions:mutate`,
      JSON.stringify({ operations: [operation] }),
    );
  }

  query(query: string): Answer {
    return this.call(
      '/google-ads',
      'POST',
      `/v25/customers/${this.accountId}/googleAds:search`,
      JSON.stringify({ query }),
    );
  }

  destination(productDestinationId = this.action(), changes: object = {}): object {
    return {
      operatingAccount: { accountType: 'GOOGLE_ADS', accountId: this.accountId },
      productDestinationId,
      ...changes,
    };
  }

  event(changes: object = {}): object {
    return {
      eventTimestamp: new Date(this.time.getTime() - 3_600_000).toISOString(),
      eventSource: 'WEB',
      adIdentifiers: { gclid: 'Cj0KCQemulated' },
      ...changes,
    };
  }

  ingest(changes: object, query = ''): Answer {
    const destinations = 'destinations' in changes ? changes.destinations : [this.destination()];
    const body = { events: [this.event()], ...changes, destinations };
    return this.call(
      '/google-datamanager',
      'POST',
      `/v1/events:ingest${query}`,
      JSON.stringify(body),
    );
  }

  /** What came of a request, once it has been processed. */
  outcome(body: object): Body {
    const { requestId } = this.ingest(body).body;
    this.wait(31);
    return this.status(requestId).body.requestStatusPerDestination;
  }

  status(requestId: string, name = 'requestId', more = ''): Answer {
    return this.call(
      '/google-datamanager',
      'GET',
      `/v1/requestStatus:retrieve?${name}=${requestId}${more}`,
    );
  }

  /** `REASON field` of every violation. */
  violations(changes: object): readonly string[] {
    const { status, body } = this.ingest(changes);
    if (status === 200) return [];
    const { fieldViolations } = body.error.details.find((one: Body) =>
      one['@type'].endsWith('BadRequest'),
    );
    return fieldViolations.map(({ reason, field }: Body) => `${reason} ${field}`);
  }

  kept() {
    return this.google.objects({ kind: 'conversion' });
  }

  tests() {
    return this.google.objects({ kind: 'conversion-test' });
  }

  call(
    prefix: string,
    method: string,
    target: string,
    body = '',
    contentType = 'application/json',
  ): Answer {
    const url = new URL(target, 'http://emulator.invalid');
    const door = this.google.doors.find((one: VendorDoor) => one.prefix === prefix);
    const headers = {
      'content-type': contentType,
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
    const answer = door?.handle({
      method,
      path: url.pathname,
      query: url.searchParams,
      headers,
      body: Buffer.from(body),
      baseUrl: '',
    });
    const { status, body: answered } = answer as VendorAnswer;
    return { status, body: answered };
  }
}
