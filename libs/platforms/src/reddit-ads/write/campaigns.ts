import { PlatformFailure } from '../../port/failure';
import { markedName } from '../../translation/marked-name';
import { attributesAs, type CampaignAttributes } from '../attributes';
import {
  allLiving,
  type Campaign,
  endOfDay,
  startNow,
  startOfDay,
  statusName,
} from '../client/objects';
import { createPath, objectPath } from '../client/requests';
import type { Session } from '../client/session';
import { observeCampaign } from '../read/observe';
import { bidOf, scheduleBody } from '../schedule-and-bid';
import { NO_SPECIAL_CATEGORY } from '../vocabulary';
import { type LevelKind, refusal } from './levels';

/**
 * The fields that cannot be changed after a campaign is created (vendor's OpenAPI: no member of its
 * patch).
 */
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
    const updated = await session.write<Campaign>({
      method: 'PATCH',
      path: objectPath('campaign', change.remoteId),
      data,
      entity: 'campaign',
      change,
    });
    return observeCampaign(updated, session.connection.timeZone);
  },
};

const FIELD_OF = {
  optimizationGoal: 'biddingStrategy',
  specialAdCategories: 'declarations/specialAdCategories',
} as const;

type Body = Readonly<Record<string, unknown>>;
type Writer = (after: CampaignAttributes, session: Session, localId: string) => Body;

/**
 * Fields that can change in place, each with the members that say it (vendor's OpenAPI, campaign
 * patch).
 */
const WRITERS: {
  readonly [
    field in Exclude<keyof CampaignAttributes, 'optimizationGoal' | 'specialAdCategories'>
  ]: Writer;
} = {
  name: ({ name }, _, localId) => ({ name: markedName(name, localId) }),
  status: ({ status }) => ({ configured_status: statusName(status) }),
  budgetMicros: ({ budgetMicros }) => ({ goal_value: budgetMicros }),
  biddingStrategy: (after) => ({ ...bidOf(after) }),
  objective: (after) => ({ objective: after.objective, ...bidOf(after) }),
  schedule: ({ schedule }) => ({ schedule: scheduleBody(schedule) }),
  startDate: ({ startDate }, { connection: { timeZone }, io }) => ({
    start_time: startDate === null ? startNow(io.now(), timeZone) : startOfDay(startDate, timeZone),
  }),
  endDate: ({ endDate }, { connection: { timeZone } }) => ({
    end_time: endDate === null ? null : endOfDay(endDate, timeZone),
  }),
};

const FIELDS = Object.keys(WRITERS) as readonly (keyof typeof WRITERS)[];

/** What a patch of these fields says; what is not named stays as it is. */
const campaignPatch = (
  after: CampaignAttributes,
  fields: readonly string[],
  session: Session,
  localId: string,
): Body =>
  Object.assign(
    {},
    ...FIELDS.filter((field) => fields.includes(field)).map((field) =>
      WRITERS[field](after, session, localId),
    ),
  ) as Body;

/**
 * A new campaign that holds the budget, so that all its ad groups share it and none multiplies it.
 * No `type` is sent: for campaigns made by hand it is an unknown member
 * (spec/platforms/reddit-ads.md 3b).
 */
const newCampaign = (after: CampaignAttributes, session: Session, localId: string): Body => ({
  ...without(campaignPatch(after, FIELDS, session, localId), isNull),
  ...(after.optimizationGoal === null ? {} : { optimization_goal: after.optimizationGoal }),
  is_campaign_budget_optimization: true,
  goal_type: 'DAILY_SPEND',
  special_ad_categories:
    after.specialAdCategories.length > 0 ? after.specialAdCategories : [NO_SPECIAL_CATEGORY],
  funding_instrument_id: session.setting('fundingInstrumentId') || null,
  conversion_pixel_id: session.setting('pixelId'),
});

const isNull = (value: unknown): boolean => value === null;

const without = (body: Body, isUnsaid: (value: unknown) => boolean): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => !isUnsaid(value)));
