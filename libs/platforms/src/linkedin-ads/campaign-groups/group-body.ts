import { markedName } from '../../marked-name';
import type { UpdateChange } from '../../port/change';
import { attributesAs } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { statusName } from '../data/statuses';
import { moneyOf } from '../wire/amount';
import { type Json, recordOf } from '../wire/answer';
import { endOfDay, type RunSchedule, startNow, startOfDay } from '../wire/run-schedule';
import type { Session } from '../wire/session';

/**
 * A new campaign group, which shares its budget out among the campaigns in it. Groups are made active or as drafts only (platform
 * document 2b): one that is to be paused begins as a draft, in which nothing can run.
 */
export const newGroup = (session: Session, localId: string, after: CampaignAttributes): Json => ({
  account: session.accountUrn,
  name: markedName(after.name, localId),
  status: after.status === 'ENABLED' ? 'ACTIVE' : 'DRAFT',
  runSchedule: scheduleOf(session, after, {}),
  budgetOptimization: { budgetOptimizationStrategy: 'DYNAMIC', bidStrategy: 'MAXIMUM_DELIVERY' },
  dailyBudget: moneyOf(after.budgetMicros, session.currency),
});

export const groupPatch = (
  session: Session,
  { localId, after: wished, fields }: UpdateChange,
  source: Json,
): Json => {
  const after = attributesAs<CampaignAttributes>(wished);
  const isAbout = (...names: readonly (keyof CampaignAttributes)[]): boolean =>
    names.some((name) => fields.includes(name));
  const held = recordOf(source['runSchedule']);
  return {
    ...(isAbout('name') ? { name: markedName(after.name, localId) } : {}),
    ...(isAbout('status')
      ? { status: after.status === 'DRAFT' ? 'DRAFT' : statusName(after.status) }
      : {}),
    ...(isAbout('budgetMicros')
      ? { dailyBudget: moneyOf(after.budgetMicros, session.currency) }
      : {}),
    ...(isAbout('startDate', 'endDate')
      ? { runSchedule: scheduleOf(session, after, isAbout('startDate') ? {} : held) }
      : {}),
  };
};

/** Start and end go together; a start that stays is sent as it is held. */
const scheduleOf = (
  { timeZone, io }: Session,
  { startDate, endDate }: CampaignAttributes,
  held: Json,
): RunSchedule => {
  const wished =
    startDate === null ? startNow(io.now(), timeZone) : startOfDay(startDate, timeZone);
  return {
    start: typeof held['start'] === 'number' ? held['start'] : wished,
    ...(endDate === null ? {} : { end: endOfDay(endDate, timeZone) }),
  };
};
