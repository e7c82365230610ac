import { type Entity, type Kind } from '../store/entity';
import { UNVERIFIED } from '../unverified';
import type { Call } from '../wire/call';
import type { Fields } from '../../json/fields';
import { GraphError } from '../wire/graph-error';
import { selectFields } from '../wire/graph-node';
import { nodeOf } from '../wire/node-of';
import { readObject } from '../wire/read-object';
import { type Route, route } from '../wire/route';
import { INSIGHT_PARAMETERS } from './insight-words';
import { type InsightOrder, insightPage, orderOf } from './read-insights';
import { USUAL_RUN_FIELDS } from './run-node';

const REPORTED: readonly Kind[] = ['adaccount', 'campaign', 'adset', 'ad'];

/** Orders a report that is read later (platform document 1d). */
function orderRun(call: Call, read: Fields): Fields {
  const order = orderOf(call, read);
  const [id, now] = [call.world.nextId('70'), call.world.now()];
  const run: Entity = {
    kind: 'report_run',
    id,
    accountId: call.account.id,
    fields: { order },
    createdAt: now,
    updatedAt: now,
  };
  call.world.table('report_run').put(run);
  return { report_run_id: id };
}

function readRun(call: Call): Fields {
  const { subject, world } = call;
  if (world.now() < subject.createdAt + UNVERIFIED.reportSeconds * 1_000) {
    throw new GraphError({
      code: 2601,
      message: '(#2601) The report is not ready yet',
      isTransient: true,
    });
  }
  return insightPage(call, subject.fields.order as InsightOrder);
}

const readUsual = (call: Call): Fields =>
  selectFields(
    nodeOf(call.subject, call),
    USUAL_RUN_FIELDS.map((name) => ({ name, modifiers: {} })),
  );

/** Reports at once, and as runs that are polled. */
export const insightRoutes: readonly Route[] = [
  route('GET', REPORTED, 'insights', INSIGHT_PARAMETERS, (call, read) =>
    insightPage(call, orderOf(call, read)),
  ),
  route('POST', REPORTED, 'insights', INSIGHT_PARAMETERS, orderRun),
  route('GET', ['report_run'], '', {}, (call) =>
    call.parameters.fields === undefined ? readUsual(call) : readObject(call),
  ),
  route('GET', ['report_run'], 'insights', {}, readRun),
];
