import { randomBytes } from 'node:crypto';
import { isFields, listIn, textIn, type Fields } from '../../json/fields';
import type { Call } from '../wire/call';
import { readShape } from '../wire/read-shape';
import { badParameter } from '../wire/refusals';
import { route, type Route } from '../wire/route';
import { list, map, maps, text, unsigned } from '../wire/shape';
import { checkEvent } from './event-rules';
import { EVENT } from './event-shape';

/** Events of one request (platform document 1e). */
const MOST = 1_000;

const PARAMETERS = {
  data: list(map),
  namespace_id: text,
  partner_agent: text,
  platforms: maps,
  progress: map,
  test_event_code: text,
  trace: unsigned,
  upload_id: text,
  upload_source: text,
  upload_tag: text,
};

/** Takes all events of a request, or none: the first that is wrong refuses it (Conversions API; parameters of the vendor's specification of the pixel). */
function takeEvents(call: Call, read: Fields): unknown {
  const events = listIn(read, 'data').map((sent, index) => checked(sent, `data.${index}`, call));
  if (events.length === 0 || events.length > MOST) {
    throw badParameter('data', `must have 1 to ${MOST} events`);
  }
  if (textIn(read, 'test_event_code') === '') for (const event of events) keep(call, event);
  return {
    events_received: events.length,
    messages: [],
    fbtrace_id: `A${randomBytes(8).toString('base64url')}`,
  };
}

function checked(sent: unknown, path: string, { world, account }: Call): Fields {
  const event = readShape(sent, EVENT, path, account.timeZone);
  if (!isFields(event)) throw badParameter(path, 'must be an event');
  checkEvent(event, path, world.now());
  return event;
}

/** An event without an id is never a duplicate. */
function keep({ world, account, subject }: Call, event: Fields): void {
  const [name, id] = [textIn(event, 'event_name'), textIn(event, 'event_id')];
  const key =
    id === ''
      ? `unnamed ${randomBytes(8).toString('hex')}`
      : JSON.stringify([subject.id, name, id]);
  world.conversions.take(
    { key, accountId: `act_${account.id}`, parentId: subject.id, name, event },
    world.now(),
  );
}

export const eventRoutes: readonly Route[] = [
  route('POST', ['adspixel'], 'events', PARAMETERS, takeEvents, ['data']),
];
