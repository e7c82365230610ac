import type { ActionDraft, RemoteAction } from '../../port/conversion-action';
import { PlatformFailure } from '../../port/failure';
import { type Json, listOf, recordOf } from '../wire/answer';
import { contradicted } from '../wire/classify';
import type { LinkedinWire } from '../wire/linkedin-wire';
import type { Session } from '../wire/session';
import { UNVERIFIED } from '../unverified';
import { conflictsOf, ruleBody } from './rule-body';

const FIELDS = [
  'id',
  'name',
  'conversionMethod',
  'type',
  'enabled',
  'postClickAttributionWindowSize',
  'viewThroughAttributionWindowSize',
  'attributionType',
] as const;

/** Rules of one page. */
const PAGE = 500;

/** The rule of this name that takes events, or a new one for all campaigns that the account has by then. A rule that is there is not changed: what it holds otherwise is told. */
export const ensureRule = async (
  wire: LinkedinWire,
  session: Session,
  action: ActionDraft,
): Promise<RemoteAction> => {
  const found = await ruleNamed(session, action.name);
  if (found) return { remoteId: String(found['id']), conflicts: conflictsOf(action, found) };
  const body = ruleBody(action, session.accountUrn);
  const answer = await wire.ask(session.connection, session.io, {
    method: 'CREATE',
    path: '/conversions',
    query: { autoAssociationType: UNVERIFIED.ruleAssociation },
    body,
    nature: 'create',
    entity: 'campaign',
  });
  const remoteId =
    answer.createdId ?? (answer.body?.['id'] === undefined ? undefined : String(answer.body['id']));
  if (remoteId === undefined) {
    throw new PlatformFailure(
      contradicted('A conversion rule was made without an id.', 'create', answer.requestId),
    );
  }
  return { remoteId, conflicts: conflictsOf(action, body) };
};

const ruleNamed = async (session: Session, name: string): Promise<Json | undefined> => {
  for (let start = 0; ; start += PAGE) {
    const { body } = await session.read('FINDER', '/conversions', {
      q: 'account',
      account: session.accountUrn,
      start,
      count: PAGE,
      fields: FIELDS,
    });
    const rules = listOf(body?.['elements']).map(recordOf);
    const found = rules.find(
      (rule) => rule['conversionMethod'] === 'CONVERSIONS_API' && rule['name'] === name,
    );
    if (found || rules.length < PAGE) return found;
  }
};
