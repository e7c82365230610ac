import { readMarkedName } from '../../marked-name';
import { asAttributes } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import type { Held } from '../apply/level';
import { servingStatus } from '../data/statuses';
import { microsOf } from '../wire/amount';
import { type Json, recordOf } from '../wire/answer';
import { endDateOf, startDateOf } from '../wire/run-schedule';
import type { Session } from '../wire/session';
import { idIn } from '../wire/urn';

/** A campaign group as it is, in the same words as `normalise` says what it should be. */
export const observeGroup = (session: Session, group: Json): Held => {
  const remoteId = idIn(group['id']);
  const { name, marker } = readMarkedName(String(group['name'] ?? ''));
  const attributes = asAttributes(attributesOf(session, group, name));
  return {
    source: group,
    observed: {
      entity: 'campaign',
      remoteId,
      campaignRemoteId: remoteId,
      ...(marker ? { marker } : {}),
      attributes,
      parts: {},
    },
  };
};

const attributesOf = (
  { currency, timeZone, io }: Session,
  group: Json,
  name: string,
): CampaignAttributes => {
  const { start, end } = recordOf(group['runSchedule']);
  return {
    name,
    status: group['status'] === 'DRAFT' ? 'DRAFT' : servingStatus(group['status']),
    budgetMicros: microsOf(group['dailyBudget'], currency) ?? 0,
    startDate: startDateOf(start, timeZone, io.now()),
    endDate: endDateOf(end, timeZone),
  };
};
