import type { Finding } from '@switchyard/platforms';
import { aboutCampaign, brandOf, type Question } from './question';

type Row = Question['tree']['campaign']['geoTargets'][number];

/** Who pays and who profits, where people of some countries are to be told. The ad account may tell it by itself: only the platform knows. */
export const identityFindings = (question: Question): readonly Finding[] => {
  const {
    capabilities: { advertiserIdentityIn: rule, platform },
    tree: { campaign },
  } = question;
  const unsaid = unsaidMembers(question);
  if (
    !rule ||
    unsaid.length === 0 ||
    !campaign.geoTargets.some((row) => mayLieIn(row, rule.countries))
  ) {
    return [];
  }
  return [
    aboutCampaign(question, {
      kind: 'recommendation',
      source: 'platform',
      code: 'ADVERTISER_IDENTITY_UNSAID',
      field: 'declarations/advertiserIdentity',
      message: `${brandOf({ platform })} asks for the ${unsaid.join(' and the ')} of these ads.`,
      reason: rule.note,
      fix: 'Set `declarations/advertiserIdentity` of the campaign or `settings/declarations` of the connection, unless the ad account has defaults for both.',
    }),
  ];
};

const unsaidMembers = ({ tree: { campaign }, target }: Question): readonly string[] => {
  const said = campaign.declarations?.advertiserIdentity ?? target?.declarations.advertiserIdentity;
  return (['payer', 'beneficiary'] as const).filter((member) => !said?.[member]);
};

/** Circles, and areas that nobody knows the country of, may lie anywhere. */
const mayLieIn = (row: Row, countries: readonly string[]): boolean =>
  row.kind === 'RADIUS' ||
  (!row.negative && (row.countryCode === undefined || countries.includes(row.countryCode)));
