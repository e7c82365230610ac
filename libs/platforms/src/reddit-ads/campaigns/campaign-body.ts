import { markedName } from '../../marked-name';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { NO_SPECIAL_CATEGORY } from '../data/special-categories';
import type { Session } from '../wire/session';
import { statusName } from '../wire/status';
import { endOfDay, startNow, startOfDay } from '../wire/times';
import { bidOf } from './bid';
import { scheduleBody } from './schedule';

type Body = Readonly<Record<string, unknown>>;
type Writer = (after: CampaignAttributes, session: Session, localId: string) => Body;

/** Fields that can change in place, each with the members that say it (vendor's OpenAPI, campaign patch). */
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
export const campaignPatch = (
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
 * A new campaign that holds the budget, so that all its ad groups share it and none multiplies it. No `type` is sent: for campaigns
 * made by hand it is an unknown member (spec/platforms/reddit-ads.md 3b).
 */
export const newCampaign = (
  after: CampaignAttributes,
  session: Session,
  localId: string,
): Body => ({
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
