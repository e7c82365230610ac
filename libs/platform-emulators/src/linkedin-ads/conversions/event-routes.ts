import type { VendorAnswer } from '../../vendor';
import { type Fields, isFields, listIn, textIn } from '../../json/fields';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { needScope } from '../wire/gate';
import { onlyParameters } from '../wire/query';
import { jsonBody } from '../wire/read-body';
import { Refusal } from '../wire/refusal';
import type { Route } from '../wire/route';
import { structureFaults } from '../wire/structure-faults';
import { numberInUrn } from '../wire/urn';
import { eventFaults } from './event-faults';
import { EVENT } from './event-shape';

/** Events of one batch (platform document 2e). */
const MOST = 5_000;

/** Conversion events, one or a batch. */
export const eventRoutes: readonly Route[] = [{ path: '/rest/conversionEvents', answer: events }];

function events(call: Call): VendorAnswer {
  needScope(call.scopes, ['rw_conversions'], `${call.method} /conversionEvents`);
  onlyParameters(call.query, []);
  switch (call.method) {
    case 'CREATE':
      return one(call);
    case 'BATCH_CREATE':
      return batch(call);
    default:
      throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  }
}

function one(call: Call): VendorAnswer {
  const event = jsonBody(call);
  refuseFaults(faultsOf(event, '', call));
  const status = keep(call, event);
  return status === 201 ? { status } : { status, body: plainError(status, NOT_THERE) };
}

/** An element that breaks the schema refuses the whole batch, and nothing is processed; what is wrong beyond that is told element by element. */
function batch(call: Call): VendorAnswer {
  const body = jsonBody(call);
  const elements = listIn<unknown>(body, 'elements');
  if (!Array.isArray(body.elements) || Object.keys(body).length !== 1 || elements.length > MOST) {
    throw new Refusal(400, plainError(400, `A batch is {"elements":[]} of at most ${MOST}`));
  }
  refuseFaults(elements.flatMap((element, index) => faultsOf(element, `/elements/${index}`, call)));
  return ok({
    elements: elements.map((element) => answerTo(keep(call, isFields(element) ? element : {}))),
  });
}

const answerTo = (status: number): Fields =>
  status === 201 ? { status } : { status, error: plainError(status, NOT_THERE) };

const NOT_THERE = 'The conversion rule is not there, or takes no events';

const faultsOf = (event: unknown, path: string, { world }: Call): readonly string[] => {
  const structure = structureFaults(EVENT, event ?? 0, path);
  return structure.length > 0 || !isFields(event)
    ? structure
    : eventFaults(event, path, world.now());
};

function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new Refusal(422, plainError(422, `${faults.join('\n')}\n`));
}

/** 201 when it was taken; an event without an id is never a duplicate. */
function keep({ world, personId }: Call, event: Fields): number {
  const rule = world.conversionRules.get(
    numberInUrn(textIn(event, 'conversion'), 'llaPartnerConversion') ?? '',
  );
  if (!rule || world.accounts.get(rule.accountId)?.personId !== personId) return 404;
  if (rule.fields.enabled !== true || rule.fields.conversionMethod !== 'CONVERSIONS_API') {
    return 400;
  }
  const eventId = textIn(event, 'eventId') || `unnamed ${world.nextId()}`;
  world.conversions.take(
    {
      key: JSON.stringify([rule.id, eventId]),
      accountId: rule.accountId,
      parentId: rule.id,
      name: textIn(rule.fields, 'name'),
      event,
    },
    world.now(),
  );
  return 201;
}
