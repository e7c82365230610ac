import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Connection, Grant } from '@switchyard/identity/domain';
import { notFound } from '@switchyard/kernel';
import type { NeededFor } from '@switchyard/platforms/domain';
import { Grants } from './ports';
import { type ConnectablePlatform, Vendors } from './vendors';
import { accountOf, type Connecting } from './who-connects';

export interface GrantView extends Omit<Grant, 'credentials' | 'accessToken'> {
  readonly connections: readonly { readonly id: string; readonly name: string }[];
  /** Where the person consents again. */
  readonly renewUrl: string;
  /** Where the person takes the consent back at the vendor. */
  readonly withdrawAt: string | null;
  /** Permissions that are missing, and for what. */
  readonly missingScopes: readonly {
    readonly scope: string;
    readonly neededFor: NeededFor;
    readonly meaning: string;
  }[];
}

/** What can be connected here, and the grants of the account. Throws ROLE_TOO_LOW. */
@Injectable()
export class ReadConnect {
  constructor(
    private readonly grantFacts: Grants,
    private readonly identity: IdentityFacade,
    private readonly vendors: Vendors,
  ) {}

  platforms(): readonly ConnectablePlatform[] {
    return this.vendors.all();
  }

  /** Where a signed-in user of the account goes on with an attempt. */
  connectUrl(attemptId: string): string {
    return this.vendors.connectUrl(attemptId);
  }

  async grants(who: Connecting): Promise<readonly GrantView[]> {
    const tenant = accountOf(who);
    const [grants, connections] = await Promise.all([
      this.grantFacts.grantsOf(tenant),
      this.identity.connectionsOf(tenant),
    ]);
    return grants.map((grant) => this.viewOf(grant, connections));
  }

  /** Throws NOT_FOUND. */
  async grant(who: Connecting, id: string): Promise<GrantView> {
    const tenant = accountOf(who);
    const grant = await this.grantFacts.grant(tenant, id);
    if (!grant) throw notFound();
    return this.viewOf(grant, await this.grantFacts.connectionsOf(tenant, id));
  }

  private viewOf(
    { credentials: _credentials, accessToken: _accessToken, ...grant }: Grant,
    connections: readonly Connection[],
  ): GrantView {
    const { consent, keys } = this.vendors.access(grant.platform);
    // A key has no permissions that a person could untick.
    const isOfKey = grant.scopes.length === 0 && keys.length > 0;
    return {
      ...grant,
      connections: connections
        .filter(({ grantId }) => grantId === grant.id)
        .map(({ id, name }) => ({ id, name })),
      renewUrl: this.vendors.renewUrl(grant.id),
      withdrawAt: consent?.withdrawAt ?? null,
      missingScopes: (isOfKey ? [] : (consent?.scopes ?? []))
        .filter(({ scope }) => !grant.scopes.includes(scope))
        .map(({ scope, neededFor, meaning }) => ({ scope, neededFor, meaning })),
    };
  }
}
