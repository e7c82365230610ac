import { type Kind, KINDS } from '../store/entity';

/** Names that the control interface takes for kinds besides their own: the vendor's in paths and bodies. */
const ALSO: Readonly<Record<string, Kind>> = { ad_group: 'adGroup', structured_post: 'post' };

/** Ad accounts are no entity, but a person may close one. */
export const ACCOUNT_KIND = 'adAccount';

export const isAccountKind = (kind: string): boolean =>
  kind === ACCOUNT_KIND || kind === 'ad_account';

export const kindCalled = (name: string): Kind | undefined =>
  KINDS.find((kind) => kind === name) ?? ALSO[name];
