import type { Scene } from '../resources/resource';
import { wishedStatus } from '../store/lifecycle';
import { textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

const PER_ACCOUNT = 5_000;
const ACTIVE_PER_ACCOUNT = 1_000;
const PER_GROUP = 2_000;

/** How many campaigns there may be (vendor's page on campaigns; the code is unverified). */
export function limitProblems(
  { world, account, fields, before }: Scene,
  groupId: string,
): readonly Problem[] {
  const campaigns = world.table('campaign');
  const count = campaigns.countOfAccount(account.id);
  const isDefault = world.table('campaignGroup').get(groupId)?.fields.backfilled === true;
  const found: Problem[] = [];
  if (!before && count >= PER_ACCOUNT) found.push(tooMany('/account', PER_ACCOUNT));
  if (!before && !isDefault && campaigns.countUnder(groupId) >= PER_GROUP) {
    found.push(tooMany('/campaignGroup', PER_GROUP));
  }
  const isActivated =
    textIn(fields, 'status') === 'ACTIVE' && (!before || wishedStatus(before) !== 'ACTIVE');
  const areMany = isActivated && count >= ACTIVE_PER_ACCOUNT;
  if (
    areMany &&
    campaigns.ofAccount(account.id).filter((one) => wishedStatus(one) === 'ACTIVE').length >=
      ACTIVE_PER_ACCOUNT
  ) {
    found.push(tooMany('/status', ACTIVE_PER_ACCOUNT));
  }
  return found;
}

const tooMany = (path: string, max: number) =>
  problem('FIELD_VALUE_TOO_HIGH', path, `holds campaigns enough: not more than ${max}`);
