import { type Consent as CoreConsent, type ConsentRules, Consents } from '../core/consents';
import type { Fields } from '../core/json';
import { ALL_SCOPES } from './tokens';
import { UNVERIFIED } from './unverified';

/** Rights on an account, from reading only to everything (platform document 2a). */
export const ROLES = [
  'VIEWER',
  'CREATIVE_MANAGER',
  'CAMPAIGN_MANAGER',
  'ACCOUNT_MANAGER',
  'ACCOUNT_BILLING_ADMIN',
] as const;
export type Role = (typeof ROLES)[number];

const DAY_SECONDS = 86_400;

/**
 * Scopes are granted all at once, and a consent with other scopes ends the tokens of the one before;
 * a refresh moves no end (platform document 2a).
 */
const RULES: ConsentRules = {
  scopes: ALL_SCOPES,
  pkce: false,
  rotation: 'none',
  accessSeconds: 60 * DAY_SECONDS,
  refreshSeconds: UNVERIFIED.refreshTokenDays * DAY_SECONDS,
  isRefreshEndFixed: true,
  endedByNew: (older, scopes) => older.filter((one) => !hasScopes(one, scopes)),
};

const hasScopes = ({ scopes }: CoreConsent, wanted: readonly string[]): boolean =>
  scopes.length === wanted.length && scopes.every((scope) => wanted.includes(scope));

/** Roles on pages (LinkedIn, Organization Access Control). */
export const PAGE_ROLES = [
  'ADMINISTRATOR',
  'DIRECT_SPONSORED_CONTENT_POSTER',
  'CONTENT_ADMINISTRATOR',
  'ANALYST',
  'CURATOR',
  'LEAD_GEN_FORMS_MANAGER',
  'RECRUITING_POSTER',
] as const;
type PageRole = (typeof PAGE_ROLES)[number];

/** What is known of an ad account here: its own person has the role that the account says. */
interface ReachedAccount {
  readonly id: string;
  readonly personId: string;
  readonly role: Role;
}

/** What a person may do on an ad account and on the page behind it. */
export interface Reached {
  readonly role: Role;
  /** The role on the page behind the account; none where it is absent. */
  readonly pageRole?: PageRole;
}

/**
 * People who sign in on the consent page, and their roles on ad accounts and pages. Persons are
 * named as in their URNs. Every account also has one person of its own, whose credentials were
 * handed out with it.
 */
export class People {
  readonly consents: Consents;
  /** By the id of the person, then of the account. */
  private readonly reached = new Map<string, Map<string, Reached>>();

  constructor(private readonly clock: { now(): Date }) {
    this.consents = new Consents(this.clock, RULES);
  }

  /** Undefined when the person has none on the account. */
  roleOn(account: ReachedAccount, subject: string): Role | undefined {
    return account.personId === subject ? account.role : this.reachedBy(subject, account)?.role;
  }

  pageRoleOn(account: ReachedAccount, subject: string): PageRole | undefined {
    return account.personId === subject
      ? 'ADMINISTRATOR'
      : this.reachedBy(subject, account)?.pageRole;
  }

  give(personId: string, accountId: string, reached: Reached): void {
    const given = this.reached.get(personId) ?? new Map<string, Reached>();
    this.reached.set(personId, given.set(accountId, reached));
  }

  given(personId: string): readonly Fields[] {
    return [...(this.reached.get(personId) ?? [])].map(([id, { role, pageRole }]) => ({
      id,
      role,
      pageRole: pageRole ?? NO_PAGE,
    }));
  }

  private reachedBy(subject: string, { id }: ReachedAccount): Reached | undefined {
    const person = this.consents.people().find((one) => one.subject === subject);
    return person && this.reached.get(person.id)?.get(id);
  }
}

/** How a person without a role on the page is written. */
export const NO_PAGE = 'NONE';
