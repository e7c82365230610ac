import { createClient, type ApiClient } from '@switchyard/api-client';
import { SCOPES } from '@switchyard/kernel';
import { checkedFetch } from '../answers/checked-fetch';
import type { AccountMade, NewAccount, System } from '../system';

export interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is, whatever it is. */
  readonly text?: string;
  /** A file. */
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data?: unknown;
    readonly meta?: Readonly<Record<string, unknown>>;
    readonly error?: {
      readonly code: string;
      readonly message: string;
      readonly details?: Readonly<Record<string, unknown>>;
    };
  };
  readonly text: string;
}

/** Somebody with a token, in a Space. Every answer they get is held against the description. */
export class Party {
  readonly api: ApiClient;
  private readonly fetch: (request: Request) => Promise<Response>;

  constructor(
    readonly system: System,
    readonly account: AccountMade,
    readonly token: string,
    readonly tokenId: string,
    readonly spaceId: string = account.spaceId,
  ) {
    this.fetch = checkedFetch(system.checker);
    this.api = createClient({ baseUrl: system.apiUrl, token, spaceId, fetch: this.fetch });
  }

  /** The same person with another token, or in another Space. */
  as({
    token = this.token,
    tokenId = this.tokenId,
    spaceId = this.spaceId,
  }: {
    token?: string;
    tokenId?: string;
    spaceId?: string;
  }): Party {
    return new Party(this.system, this.account, token, tokenId, spaceId);
  }

  /** A request as it stands, for what the typed client would not let through. */
  async send(
    path: string,
    { method = 'GET', body, text, bytes, headers = {} }: Sent = {},
  ): Promise<RawAnswer> {
    const content = bytes ?? text ?? (body === undefined ? undefined : JSON.stringify(body));
    const type =
      content === undefined
        ? {}
        : { 'content-type': bytes ? 'application/octet-stream' : 'application/json' };
    const all = {
      authorization: `Bearer ${this.token}`,
      'x-space-id': this.spaceId,
      ...type,
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const response = await this.fetch(
      new Request(`${this.system.apiUrl}${path}`, {
        method,
        headers: sent,
        ...(content === undefined ? {} : { body: content }),
      }),
    );
    const answer = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text: answer,
      body: answer === '' ? {} : (JSON.parse(answer) as RawAnswer['body']),
    };
  }
}

/** A new account with a token of every scope, or of those named. */
export const givenParty = async (
  system: System,
  { scopes = SCOPES, ...wish }: NewAccount & { readonly scopes?: readonly string[] } = {},
): Promise<Party> => {
  const account = await system.desk.createAccount(wish);
  const { token, tokenId } = await system.desk.createToken(account.accountId, scopes);
  return new Party(system, account, token, tokenId);
};
