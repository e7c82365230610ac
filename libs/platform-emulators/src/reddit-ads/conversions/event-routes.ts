import { type Fields, isFields, listIn, objectIn, textIn } from '../../json/fields';
import { forbidden, notFound, refuseWhen } from '../wire/api-error';
import { type Call, type Route, route } from '../wire/route';
import { eventFaults } from './event-rules';
import { EVENTS } from './event-shape';

/** Conversion events of a pixel (platform document 3e). */
export const eventRoutes: readonly Route[] = [
  route(
    'POST',
    '/pixels/:pixel/conversion_events',
    { policy: 'ads-conversion-events', scope: 'adsconversions', data: EVENTS },
    takeEvents,
  ),
];

/** All or none: one event that is wrong, and nothing is processed. Events with a test id are checked and not counted. */
function takeEvents(call: Call): Fields {
  const pixelId = askedPixel(call);
  const data = isFields(call.data) ? call.data : {};
  const events = listIn(data, 'events');
  refuseWhen(
    events.flatMap((event, index) => eventFaults(event, `data.events[${index}]`, call.world.now())),
  );
  if (data.test_id === undefined) for (const event of events) keep(call, pixelId, event);
  return { data: { message: `Successfully processed ${events.length} conversion events.` } };
}

function askedPixel({ world, caller, params: [id = ''] }: Call): string {
  if (id === caller.pixelId) return id;
  throw world.accounts.all().some(({ pixelId }) => pixelId === id)
    ? forbidden('Access not granted for this pixel.')
    : notFound('The pixel');
}

/** An event without a conversion id is never a duplicate. */
function keep({ world, caller }: Call, pixelId: string, event: Fields): void {
  const type = objectIn(event, 'type');
  const name = textIn(type, 'custom_event_name') || textIn(type, 'tracking_type');
  const conversionId =
    textIn(objectIn(event, 'metadata'), 'conversion_id') || `unnamed ${world.nextId()}`;
  world.conversions.take(
    {
      key: JSON.stringify([pixelId, type.tracking_type, name, conversionId]),
      accountId: caller.id,
      parentId: pixelId,
      name,
      event,
    },
    world.now(),
  );
}
