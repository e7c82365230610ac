import { collectionRoutes, SERVICE } from '../store/collection-routes';
import { readByIds } from '../store/read-by-ids';
import type { Entity } from '../store/entity';
import { type Fields, textIn } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { id, list, type Members } from '../wire/shape';
import { campaignAdditionalFields, campaignTypes } from './campaign-shape';
import { campaigns } from './campaigns';
import { readCampaign } from './read-campaign';

const reading: Members = {
  AccountId: id,
  CampaignType: campaignTypes,
  ReturnAdditionalFields: campaignAdditionalFields,
};
const namesIn = (body: Fields, member: string) => textIn(body, member).split(/, ?/);

/** Without `CampaignType` a read means Search only (platform document 2c). */
const isAsked = (body: Fields, fields: Fields) =>
  (textIn(body, 'CampaignType') || 'Search').split(/, ?/).includes(textIn(fields, 'CampaignType'));

function queryByAccount({ world, account, body }: Call): Fields {
  const held = [...world.table('Campaign').under(account.id)].filter((campaign) =>
    isAsked(body, campaign.fields),
  );
  return {
    Campaigns: held.map((campaign) =>
      readCampaign(campaign, namesIn(body, 'ReturnAdditionalFields'), world),
    ),
  };
}

function queryByIds(call: Call): Fields {
  const additional = namesIn(call.body, 'ReturnAdditionalFields');
  const isAskedType = (entity: Entity) => isAsked(call.body, entity.fields);
  return readByIds(
    call,
    campaigns,
    call.account.id,
    campaigns.maxPerCall,
    (entity) => readCampaign(entity, additional, call.world),
    isAskedType,
  );
}

export const campaignRoutes: readonly Route[] = [
  ...collectionRoutes(campaigns),
  route('POST', `${SERVICE}/Campaigns/QueryByAccountId`, reading, queryByAccount),
  route(
    'POST',
    `${SERVICE}/Campaigns/QueryByIds`,
    { ...reading, CampaignIds: list(id) },
    queryByIds,
  ),
];
