import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { type Fields, listIn, textIn } from '../../json/fields';
import { isClosed, type Account } from '../accounts/account';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { answerHeaders, failure, refusalAnswer } from '../wire/answer';
import { readJson } from '../wire/read-json';
import { ApiRefusal, invalidUrl, missingParameter, notEnabled, notFound } from '../wire/refusal';
import { checkEvent } from './event-rules';
import { EVENTS } from './event-shape';

/** The Conversions API, on a host and with a key of its own (platform document 4e). */
export function eventsDoor(world: () => World): VendorDoor {
  return {
    prefix: 'openai-events',
    hosts: ['bzr.openai.com'],
    handle: (request) => answer(world(), request),
    failure,
  };
}

function answer(world: World, request: VendorRequest): VendorAnswer {
  try {
    return { status: 200, headers: answerHeaders(), body: takeEvents(world, request) };
  } catch (error) {
    if (error instanceof ApiRefusal) return refusalAnswer(error);
    throw error;
  }
}

const PER_MINUTE = { calls: 600, seconds: 60 };

/** All or none: the first event that is wrong refuses them all. */
function takeEvents(world: World, request: VendorRequest): Fields {
  if (request.method !== 'POST' || request.path !== '/v1/events') {
    throw invalidUrl(request.method, request.path);
  }
  const account = holderOf(world, request);
  world.callRate.count(new Map([[`${account.id} events`, PER_MINUTE]]), world.now());
  const pixelId = askedPixel(world, account, request.query.get('pid') ?? '');
  const body = readJson(request, 'json');
  EVENTS(body, '');
  const events = listIn(body, 'events');
  events.forEach((event, index) => checkEvent(event, `events[${index}]`, world.now()));
  if (body.validate_only !== true) for (const event of events) keep(world, account, pixelId, event);
  return { [UNVERIFIED.countOfEvents]: events.length };
}

function holderOf(world: World, { headers }: VendorRequest): Account {
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const account =
    key === undefined
      ? undefined
      : [...world.accounts.all()].find(({ conversionsKey }) => conversionsKey === key);
  if (!account) {
    throw new ApiRefusal({
      status: 401,
      code: 'invalid_api_key',
      message: 'Incorrect Conversions API key provided.',
    });
  }
  if (isClosed(account)) throw notEnabled('Conversions are not enabled for this ad account.');
  return account;
}

/** The account's own pixel, or one that was made for it. */
function askedPixel(world: World, account: Account, pixelId: string): string {
  if (pixelId === '') throw missingParameter('pid');
  const made = [...world.table('conversion_source').of(account.id)].map(
    ({ fields }) => fields.pixel_id,
  );
  if (pixelId !== account.pixelId && !made.includes(pixelId)) throw notFound('pixel', pixelId);
  return pixelId;
}

/** The first event of a pixel, name and id wins, for ever. */
function keep(world: World, account: Account, pixelId: string, event: Fields): void {
  const name = textIn(event, 'custom_event_name') || textIn(event, 'type');
  world.conversions.take(
    {
      key: JSON.stringify([pixelId, event.type, name, event.id]),
      accountId: account.id,
      parentId: pixelId,
      name,
      event,
    },
    world.now(),
  );
}
