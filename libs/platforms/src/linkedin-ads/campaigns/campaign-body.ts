import { markedName } from '../../marked-name';
import type { UpdateChange } from '../../port/change';
import { attributesAs } from '../attributes/as-attributes';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import { localeRecord } from '../data/locales';
import { statusName } from '../data/statuses';
import type { Json } from '../wire/answer';
import type { Session } from '../wire/session';
import { urnOf } from '../wire/urn';
import { biddingMembers } from './bidding-members';
import { localeOf } from './locale';
import { targetingOf } from './targeting';

const POLITICAL_INTENTS = { NONE: 'NOT_POLITICAL', POLITICAL: 'POLITICAL' } as const;

/** Single image ads in the feed. The budget is the group's, so campaigns have none (live reports: null in such groups). */
const KIND = {
  type: 'SPONSORED_UPDATES',
  format: 'STANDARD_UPDATE',
  creativeSelection: 'OPTIMIZED',
} as const;

export const newCampaign = (
  session: Session,
  place: { readonly localId: string; readonly groupId: string },
  after: AdGroupAttributes,
): Json => ({
  account: session.accountUrn,
  campaignGroup: urnOf('sponsoredCampaignGroup', place.groupId),
  associatedEntity: session.organizationUrn,
  ...KIND,
  ...nameMember(after, place.localId),
  ...membersOf(after, session),
});

/** Members by the fields that they carry: those of changed fields are sent, each group whole. */
export const campaignPatch = (
  session: Session,
  { localId, after: wished, fields }: UpdateChange,
): Json => {
  const after = attributesAs<AdGroupAttributes>(wished);
  const parts = MEMBERS.filter((part) => part.fields.some((field) => fields.includes(field)));
  return Object.assign(
    {},
    fields.includes('name') ? nameMember(after, localId) : {},
    ...parts.map((part) => part.members(after, session)),
  ) as Json;
};

const nameMember = ({ name }: AdGroupAttributes, localId: string): Json => ({
  name: markedName(name, localId),
});

const membersOf = (after: AdGroupAttributes, session: Session): Json =>
  Object.assign({}, ...MEMBERS.map((part) => part.members(after, session))) as Json;

interface Part {
  readonly fields: readonly (keyof AdGroupAttributes)[];
  members(after: AdGroupAttributes, session: Session): Json;
}

const MEMBERS: readonly Part[] = [
  { fields: ['status'], members: ({ status }) => ({ status: statusName(status) }) },
  { fields: ['objective'], members: ({ objective }) => ({ objectiveType: objective }) },
  {
    fields: ['objective', 'biddingStrategy', 'maxCpcMicros'],
    members: (after, { currency }) => biddingMembers(after, currency),
  },
  {
    fields: ['languages'],
    members: ({ languages }) => ({ locale: localeRecord(localeOf(languages)) }),
  },
  {
    fields: ['geoTargets', 'languages', 'linkedin'],
    members: (after) => ({ targetingCriteria: targetingOf(after) }),
  },
  {
    fields: ['linkedin'],
    members: ({ linkedin }) => ({ audienceExpansionEnabled: linkedin?.audienceExpansion ?? false }),
  },
  {
    fields: ['audienceNetwork'],
    members: ({ audienceNetwork }) => ({ offsiteDeliveryEnabled: audienceNetwork }),
  },
  {
    fields: ['politicalAdvertising'],
    members: ({ politicalAdvertising }) => ({
      politicalIntent: politicalAdvertising
        ? POLITICAL_INTENTS[politicalAdvertising]
        : 'NOT_DECLARED',
    }),
  },
];
