import type { VendorApp } from '../../port/access';
import type { Credentials } from '../../port/connection';
import type { PlatformIo } from '../../port/io';
import type { MetaEndpoints } from '../../transport/endpoints';
import type { Session } from '../client/session';

/** Where Meta is, and the version that is spoken. */
export interface Vendor {
  readonly endpoints: MetaEndpoints;
  /** `v26.0`. */
  readonly version: string;
}

/** A conversation by a token that belongs to no ad account yet. */
export const sessionOf = (
  { endpoints, version }: Vendor,
  credentials: Credentials,
  io: PlatformIo,
): Session => ({
  connection: {
    id: '',
    platform: 'meta-ads',
    externalAccountId: '',
    currency: '',
    timeZone: '',
    settings: {},
    credentials,
  },
  io,
  rootUrl: endpoints.graph,
  version,
});

/** What calls by a token of the installation's application are made with beside the token. */
export const appCredentials = ({ clientId, clientSecret = '' }: VendorApp): Credentials => ({
  appId: clientId,
  clientId,
  clientSecret,
});
