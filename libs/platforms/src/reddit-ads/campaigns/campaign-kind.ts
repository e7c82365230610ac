import type { LevelKind } from '../apply/level-kind';
import { refusal } from '../apply/refused';
import { attributesAs } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { PlatformFailure } from '../../port/failure';
import { createPath, objectPath } from '../wire/list-path';
import { allLiving } from '../wire/living';
import type { Campaign } from '../wire/objects';
import { campaignPatch, newCampaign } from './campaign-body';
import { observeCampaign } from './observe-campaign';

/** What Reddit sets for good with a campaign (vendor's OpenAPI: no member of its patch). */
export const FOR_GOOD = ['optimizationGoal', 'specialAdCategories'] as const;

/** Campaigns that hold their budget. */
export const campaignKind: LevelKind<Campaign> = {
  level: 'campaign',
  byIds: async (session, remoteIds) =>
    (await allLiving(session, 'campaign', { id: remoteIds })).map((source) => ({
      source,
      observed: observeCampaign(source, session.connection.timeZone),
    })),
  async create(session, change) {
    const data = newCampaign(
      attributesAs<CampaignAttributes>(change.after),
      session,
      change.localId,
    );
    const made = await session.write<Campaign>({
      method: 'POST',
      path: createPath(session.accountId, 'campaign'),
      data,
      entity: 'campaign',
      change,
    });
    return observeCampaign(made, session.connection.timeZone);
  },
  async update(session, change) {
    const stuck = FOR_GOOD.find((field) => change.fields.includes(field));
    if (stuck) {
      throw new PlatformFailure(
        refusal(
          'NOT_CHANGEABLE',
          `Reddit cannot change ${stuck} of an existing campaign. Create a new campaign.`,
          FIELD_OF[stuck],
        ),
      );
    }
    const data = campaignPatch(
      attributesAs<CampaignAttributes>(change.after),
      change.fields,
      session,
      change.localId,
    );
    const held = await session.write<Campaign>({
      method: 'PATCH',
      path: objectPath('campaign', change.remoteId),
      data,
      entity: 'campaign',
      change,
    });
    return observeCampaign(held, session.connection.timeZone);
  },
};

const FIELD_OF = {
  optimizationGoal: 'biddingStrategy',
  specialAdCategories: 'declarations/specialAdCategories',
} as const;
