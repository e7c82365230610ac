import type { Fields } from '../../json/fields';
import { urnOf } from '../wire/urn';
import type { Account } from './account';

/** An ad account as it is answered (platform document 2a). */
export function readAccount(account: Account): Fields {
  const { id, name, currency, organizationId, status, createdAt } = account;
  return {
    id: Number(id),
    name,
    currency,
    reference: urnOf('organization', organizationId),
    status,
    servingStatuses: [status === 'ACTIVE' ? 'RUNNABLE' : 'STOPPED'],
    type: 'BUSINESS',
    test: false,
    notifiedOnCampaignOptimization: true,
    notifiedOnCreativeApproval: true,
    notifiedOnCreativeRejection: true,
    notifiedOnEndOfCampaign: true,
    changeAuditStamps: { created: { time: createdAt }, lastModified: { time: createdAt } },
    version: { versionTag: '1' },
  };
}

/** Who may do what on an account. */
export const readAccountUser = ({ id, personId, role, createdAt }: Account): Fields => ({
  user: urnOf('person', personId),
  account: urnOf('sponsoredAccount', id),
  role,
  changeAuditStamps: { created: { time: createdAt }, lastModified: { time: createdAt } },
});

/** The page of an account. */
export const readOrganization = ({ organizationId, name }: Account): Fields => ({
  id: Number(organizationId),
  localizedName: `Page of ${name}`,
  name: {
    localized: { en_US: `Page of ${name}` },
    preferredLocale: { country: 'US', language: 'en' },
  },
  vanityName: `emulated-${organizationId}`,
  primaryOrganizationType: 'NONE',
});
