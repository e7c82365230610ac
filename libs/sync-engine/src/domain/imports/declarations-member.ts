import type { Campaign, CampaignChanges, Declarations } from '@switchyard/catalog/domain';
import type { Json } from '@switchyard/platforms';
import { membersOf, withoutNulls } from './said';

/** What was declared on the platform, beside what the campaign declares already; null takes a declaration back. */
export const declarationsMember = (
  member: keyof Declarations,
  value: Json,
  { declarations }: Pick<Campaign, 'declarations'>,
): CampaignChanges => {
  const { [member]: _replaced, ...rest } = declarations ?? {};
  const said = membersOf(value);
  return {
    declarations:
      value === null
        ? rest
        : ({ ...rest, [member]: said ? withoutNulls(said) : value } as Declarations),
  };
};
