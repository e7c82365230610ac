import { oneOf, record, text, urn } from '../wire/shape';

export const INTENDED_STATUSES = [
  'ACTIVE',
  'PAUSED',
  'DRAFT',
  'ARCHIVED',
  'CANCELED',
  'PENDING_DELETION',
  'REMOVED',
] as const;

/** A creative as it may be sent: an existing post, or a text ad (vendor's page "Create and Manage Creatives"; other formats are not stood in for). */
export const creativeShape = record({
  campaign: urn('sponsoredCampaign'),
  name: text,
  intendedStatus: oneOf(INTENDED_STATUSES),
  content: record({
    reference: urn('share', 'ugcPost'),
    textAd: record({ headline: text, description: text, landingPage: text, image: urn('image') }),
  }),
});
