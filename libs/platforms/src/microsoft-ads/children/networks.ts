import type { NetworkAttributes } from '../attributes/child-attributes';

const BOTH = 'OwnedAndOperatedAndSyndicatedSearch';
const OWN = 'OwnedAndOperatedOnly';
const PARTNERS = 'SyndicatedSearchOnly';

export const networkName = ({ search, searchPartners }: NetworkAttributes): string =>
  search && searchPartners ? BOTH : search ? OWN : PARTNERS;

/** Without a name the platform's default holds: both. */
export const networksOf = (name: string | null | undefined): NetworkAttributes => ({
  search: name !== PARTNERS,
  searchPartners: name !== OWN,
  display: false,
});
