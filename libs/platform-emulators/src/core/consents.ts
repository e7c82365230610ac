import { createHash, randomBytes } from 'node:crypto';

/**
 * A person who can sign in at a vendor. The vendor's module decides which ad accounts the person
 * can reach.
 */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** What the vendor calls the person in its answers. */
  readonly subject: string;
}

/**
 * What a refresh does to the refresh token. `none`: it stays. `lenient`: a new one is issued, and
 * the old one stays valid. `strict`: a new one is issued, and the old one ends when the new one, or
 * the access token that came with it, is first used; a use of the old one after that ends the whole
 * consent.
 */
export const ROTATIONS = ['none', 'lenient', 'strict'] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** A client that is registered at the vendor. All secrets are invented. */
export interface App {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Compared character by character. */
  readonly redirectUris: readonly string[];
  /** What the app may ask for; null: everything that the vendor knows. */
  readonly scopes: readonly string[] | null;
  readonly rotation: Rotation;
  readonly status: AppStatus;
  readonly isPkceRequired: boolean;
  /** Life of its access tokens, where a test wants another one than the vendor's; else null. */
  readonly accessSeconds: number | null;
}

/** What `suspended` and `unreviewed` apps may still do is the vendor's matter. */
export const APP_STATUSES = ['active', 'unreviewed', 'suspended'] as const;
export type AppStatus = (typeof APP_STATUSES)[number];

/** An app as the vendor gives it to a developer who registers one. */
export const newApp = (
  { rotation, pkce }: ConsentRules,
  redirectUris: readonly string[],
  suffix = randomBytes(4).toString('hex'),
): App => ({
  clientId: `fake-client-${suffix}`,
  clientSecret: `fake-secret-${suffix}`,
  redirectUris,
  scopes: null,
  rotation,
  status: 'active',
  isPkceRequired: pkce,
  accessSeconds: null,
});

/** What a person allowed a client. */
export interface Consent {
  readonly id: string;
  readonly personId: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Milliseconds on the emulators' clock. */
  readonly createdAt: number;
  /** When no refresh token of it is taken any more; null: by no date. */
  readonly refreshEndsAt: number | null;
  readonly refreshes: number;
  /** Uses of codes and refresh tokens that were used up. */
  readonly reuses: number;
  readonly isRevoked: boolean;
}

/** How the consents of one vendor live. Figures that are not proven stay with the vendor. */
export interface ConsentRules {
  /** What can be asked for. */
  readonly scopes: readonly string[];
  /** False: the challenge is ignored, as by vendors without PKCE. */
  readonly pkce: boolean;
  readonly rotation: Rotation;
  /** Null: access tokens end by no date. */
  readonly accessSeconds: number | null;
  /** Null: refresh tokens end by no date. */
  readonly refreshSeconds: number | null;
  /** Whether a refresh moves the end of the refresh token. Absent: it does. */
  readonly isRefreshEndFixed?: boolean;
  /** False: there are access tokens only. Absent: true. */
  readonly hasRefreshTokens?: boolean;
  /** Of the living consents of this person for this client, oldest first: which a new one ends. */
  endedByNew?(older: readonly Consent[], scopes: readonly string[]): readonly Consent[];
}

/** What a code or a refresh token gave. */
export interface Issued {
  readonly consent: Consent;
  readonly accessToken: string;
  /** Null: it ends by no date. */
  readonly accessSeconds: number | null;
  /** The refresh token to go on with; absent where the vendor has none. */
  readonly refreshToken?: string;
  /** False where the refresh token is the one that was sent. */
  readonly isRefreshNew: boolean;
  /** Until the refresh token ends; null: by no date. */
  readonly refreshSeconds: number | null;
}

export type CodeProblem =
  'unknown' | 'used' | 'expired' | 'other-client' | 'other-redirect' | 'wrong-verifier';
export type RefreshProblem = 'unknown' | 'other-client' | 'revoked' | 'expired' | 'reused';
export type AccessProblem = 'unknown' | 'revoked' | 'expired';
export type Outcome<T, P> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: P };

/** A code stands for a minute. */
export const CODE_SECONDS = 60;

interface Code {
  readonly consentId: string;
  readonly redirectUri: string;
  readonly challenge?: string;
  readonly endsAt: number;
  isUsed: boolean;
}

interface RefreshToken {
  readonly token: string;
  readonly consentId: string;
  /** The token that it came for. */
  readonly parent?: RefreshToken;
  isReplaced: boolean;
}

interface AccessToken {
  readonly consentId: string;
  readonly endsAt: number;
  /** The refresh token that came with it. */
  readonly companion?: RefreshToken;
}

type MutableConsent = { -readonly [member in keyof Consent]: Consent[member] };

/** People, apps, consents and all their codes and tokens, of one vendor. */
export class Consents {
  /** A snapshot leaves them out: they are the vendor's, and change with its code. */
  static readonly constants = ['rules'];

  private readonly peopleById = new Map<string, Person>();
  private readonly appsById = new Map<string, App>();
  private readonly consents = new Map<string, MutableConsent>();
  private readonly codes = new Map<string, Code>();
  private readonly refreshTokens = new Map<string, RefreshToken>();
  private readonly accessTokens = new Map<string, AccessToken>();

  constructor(
    private readonly clock: { now(): Date },
    readonly rules: ConsentRules,
  ) {}

  addPerson(person: Person): Person {
    this.peopleById.set(person.id, person);
    return person;
  }

  removePerson(id: string): void {
    this.peopleById.delete(id);
  }

  person(id: string): Person | undefined {
    return this.peopleById.get(id);
  }

  people(): readonly Person[] {
    return [...this.peopleById.values()];
  }

  /** Registers a client, or changes the one of this id. */
  putApp(app: App): App {
    this.appsById.set(app.clientId, app);
    return app;
  }

  app(clientId: string): App | undefined {
    return this.appsById.get(clientId);
  }

  apps(): readonly App[] {
    return [...this.appsById.values()];
  }

  /** Every consent, ended ones too, oldest first. */
  list(): readonly Consent[] {
    return [...this.consents.values()].map((consent) => ({ ...consent }));
  }

  consent(id: string): Consent | undefined {
    const found = this.consents.get(id);
    return found && { ...found };
  }

  /** The person allows it: a code that is bound to the client, the address and the challenge. */
  allow(allowed: {
    readonly clientId: string;
    readonly personId: string;
    readonly scopes: readonly string[];
    readonly redirectUri: string;
    readonly challenge?: string;
  }): string {
    const { clientId, personId, scopes, redirectUri, challenge } = allowed;
    const older = this.list().filter(
      (one) => one.clientId === clientId && one.personId === personId && !one.isRevoked,
    );
    for (const { id } of this.rules.endedByNew?.(older, scopes) ?? []) this.revoke(id);
    const consent = this.newConsent(clientId, personId, scopes);
    const code = secret('code');
    this.codes.set(code, {
      consentId: consent.id,
      redirectUri,
      ...(this.rules.pkce && challenge !== undefined ? { challenge } : {}),
      endsAt: this.now() + CODE_SECONDS * 1_000,
      isUsed: false,
    });
    return code;
  }

  /** Trades a code once; a second use ends what the first one gave (RFC 6749, 4.1.2). */
  trade(sent: {
    readonly clientId: string;
    readonly code: string;
    readonly redirectUri: string;
    readonly verifier?: string;
  }): Outcome<Issued, CodeProblem> {
    const code = this.codes.get(sent.code);
    const consent = code && this.consents.get(code.consentId);
    if (!code || !consent) return refused('unknown');
    if (consent.clientId !== sent.clientId) return refused('other-client');
    if (code.isUsed) {
      consent.reuses += 1;
      this.revoke(consent.id);
      return refused('used');
    }
    if (code.endsAt <= this.now()) return refused('expired');
    if (code.redirectUri !== sent.redirectUri) return refused('other-redirect');
    if (!isVerifiedBy(code.challenge, sent.verifier, this.rules.pkce)) {
      return refused('wrong-verifier');
    }
    code.isUsed = true;
    return { ok: true, value: this.issue(consent) };
  }

  /** Trades a refresh token by the rotation of the app. */
  refresh(sent: {
    readonly clientId: string;
    readonly refreshToken: string;
  }): Outcome<Issued, RefreshProblem> {
    const token = this.refreshTokens.get(sent.refreshToken);
    const consent = token && this.consents.get(token.consentId);
    if (!token || !consent) return refused('unknown');
    if (consent.clientId !== sent.clientId) return refused('other-client');
    if (consent.isRevoked) return refused('revoked');
    if (consent.refreshEndsAt !== null && consent.refreshEndsAt <= this.now()) {
      return refused('expired');
    }
    if (token.isReplaced) {
      consent.reuses += 1;
      this.revoke(consent.id);
      return refused('reused');
    }
    this.replaceParentOf(token);
    consent.refreshes += 1;
    return { ok: true, value: this.issue(consent, token) };
  }

  /** Whose access token it is. A first use ends the refresh token before it, where that is strict. */
  access(accessToken: string): Outcome<Consent, AccessProblem> {
    const token = this.accessTokens.get(accessToken);
    const consent = token && this.consents.get(token.consentId);
    if (!token || !consent) return refused('unknown');
    if (consent.isRevoked) return refused('revoked');
    if (token.endsAt <= this.now()) return refused('expired');
    if (token.companion) this.replaceParentOf(token.companion);
    return { ok: true, value: { ...consent } };
  }

  /** One more access token beside the living ones, for vendors that trade access tokens. */
  renewAccess(consentId: string): Issued | undefined {
    const consent = this.consents.get(consentId);
    if (!consent || consent.isRevoked) return undefined;
    consent.refreshes += 1;
    return this.issue(consent);
  }

  /** The consent that a refresh token or access token belongs to, living or not. */
  consentOf(token: string): Consent | undefined {
    const known = this.refreshTokens.get(token) ?? this.accessTokens.get(token);
    return known && this.consent(known.consentId);
  }

  /** Ends a consent with all its tokens. False when there is none. */
  revoke(id: string): boolean {
    const consent = this.consents.get(id);
    if (consent) consent.isRevoked = true;
    return consent !== undefined;
  }

  /** Ends everything that a person allowed, to one client or to all. */
  revokeAll(personId: string, clientId?: string): void {
    for (const consent of this.consents.values()) {
      const isMeant = clientId === undefined || consent.clientId === clientId;
      if (consent.personId === personId && isMeant) consent.isRevoked = true;
    }
  }

  /** Lets the refresh tokens of a consent end at a time. False when there is none. */
  endRefreshAt(id: string, at: number): boolean {
    const consent = this.consents.get(id);
    if (consent) consent.refreshEndsAt = at;
    return consent !== undefined;
  }

  private newConsent(
    clientId: string,
    personId: string,
    scopes: readonly string[],
  ): MutableConsent {
    const { refreshSeconds } = this.rules;
    const consent: MutableConsent = {
      id: `consent-${randomBytes(6).toString('hex')}`,
      personId,
      clientId,
      scopes,
      createdAt: this.now(),
      refreshEndsAt: refreshSeconds === null ? null : this.now() + refreshSeconds * 1_000,
      refreshes: 0,
      reuses: 0,
      isRevoked: false,
    };
    this.consents.set(consent.id, consent);
    return consent;
  }

  private issue(consent: MutableConsent, sent?: RefreshToken): Issued {
    const app = this.appsById.get(consent.clientId);
    const rotation = app?.rotation ?? this.rules.rotation;
    if (sent) this.moveEnd(consent);
    const next = sent && rotation === 'none' ? sent : this.newRefresh(consent, rotation, sent);
    const accessSeconds = app?.accessSeconds ?? this.rules.accessSeconds;
    const accessToken = secret('access');
    this.accessTokens.set(accessToken, {
      consentId: consent.id,
      endsAt:
        accessSeconds === null ? Number.POSITIVE_INFINITY : this.now() + accessSeconds * 1_000,
      ...(next ? { companion: next } : {}),
    });
    const { refreshEndsAt } = consent;
    return {
      consent: { ...consent },
      accessToken,
      accessSeconds,
      ...(next ? { refreshToken: next.token } : {}),
      isRefreshNew: next !== undefined && next !== sent,
      refreshSeconds:
        refreshEndsAt === null ? null : Math.max(0, Math.floor((refreshEndsAt - this.now()) / 1e3)),
    };
  }

  private moveEnd(consent: MutableConsent): void {
    const { refreshSeconds, isRefreshEndFixed } = this.rules;
    if (refreshSeconds !== null && !isRefreshEndFixed) {
      consent.refreshEndsAt = this.now() + refreshSeconds * 1_000;
    }
  }

  private newRefresh(
    consent: Consent,
    rotation: Rotation,
    parent?: RefreshToken,
  ): RefreshToken | undefined {
    if (this.rules.hasRefreshTokens === false) return undefined;
    const token: RefreshToken = {
      token: secret('refresh'),
      consentId: consent.id,
      ...(parent && rotation === 'strict' ? { parent } : {}),
      isReplaced: false,
    };
    this.refreshTokens.set(token.token, token);
    return token;
  }

  /** The token before, and what else it was traded for, ends now that this one is used. */
  private replaceParentOf(token: RefreshToken): void {
    const { parent } = token;
    if (!parent || parent.isReplaced) return;
    parent.isReplaced = true;
    for (const other of this.refreshTokens.values()) {
      if (other !== token && other.parent === parent) other.isReplaced = true;
    }
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const refused = <P>(problem: P) => ({ ok: false, problem }) as const;

const secret = (kind: string): string => `fake-${kind}-${randomBytes(16).toString('hex')}`;

function isVerifiedBy(
  challenge: string | undefined,
  verifier: string | undefined,
  pkce: boolean,
): boolean {
  if (!pkce) return true;
  if (challenge === undefined) return verifier === undefined;
  return (
    verifier !== undefined &&
    createHash('sha256').update(verifier).digest('base64url') === challenge
  );
}
