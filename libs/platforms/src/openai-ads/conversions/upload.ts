import { jsonText } from '../../request-body';
import type { OpenConnection } from '../../port/connection';
import type { SinkConversion } from '../../port/conversion';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import type { Verdict } from '../../port/verdict';
import {
  answeredAlike,
  notAllTaken,
  refusedReply,
  sendInParts,
  settingMissing,
  type Sending,
} from '../../uploading';
import { classifyAnswer } from '../wire/classify';
import { UNVERIFIED } from '../unverified';
import { eventBody } from './event-body';
import { KEY, PIXEL } from './needs';
import { reactionTo } from './refusal-table';

/** Sends events to the connection's pixel, all or none in a request. `rootUrl` is the host of events. */
export const upload = async (
  rootUrl: string,
  connection: OpenConnection,
  batch: readonly SinkConversion[],
  io: PlatformIo,
): Promise<readonly Verdict[]> => {
  const [pixelId, key] = [said(connection.settings[PIXEL.name]), connection.credentials[KEY.name]];
  if (pixelId === undefined) return batch.map(() => settingMissing('settings', PIXEL));
  if (!key) return batch.map(() => settingMissing('credentials', KEY));
  const url = `${rootUrl}/v1/events?pid=${encodeURIComponent(pixelId)}`;
  return sendInParts(
    batch,
    async (items) => judged(items, await io.send(requestFor(url, key, items))),
    () => io.now(),
  );
};

const said = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const requestFor = (url: string, key: string, items: readonly SinkConversion[]): HttpRequest => ({
  method: 'POST',
  url,
  counted: true,
  headers: {
    authorization: `Bearer ${key}`,
    accept: 'application/json',
    'content-type': 'application/json',
  },
  body: jsonText({
    validate_only: false,
    integration_source: 'switchyard',
    events: items.map(eventBody),
  }),
});

const judged = (items: readonly SinkConversion[], answer: HttpAnswer): Sending => {
  if (answer.status >= 200 && answer.status < 300) return counted(items, answer);
  return refusedReply(
    items,
    classifyAnswer(answer, 'change'),
    reactionTo(answer.status),
    namedEvents(answer),
  );
};

/** A batch is taken as a whole, and no document says what the answer holds: a count that is lower than what was sent is no delivery. */
const counted = (items: readonly SinkConversion[], answer: HttpAnswer): Sending => {
  const json = objectIn(answer);
  const told = UNVERIFIED.countsOfEvents
    .map((name) => json[name])
    .find((count) => typeof count === 'number');
  return answeredAlike(
    items,
    told === undefined || told === items.length
      ? { outcome: 'taken' }
      : notAllTaken(Number(told), items.length),
  );
};

/** `events[3].timestamp_ms`, the parameter that an error names. */
const namedEvents = (answer: HttpAnswer): readonly number[] => {
  const error = objectIn(answer)['error'];
  const param =
    typeof error === 'object' && error !== null && 'param' in error ? String(error.param) : '';
  const index = /^events[[.](\d+)\b/.exec(param)?.[1];
  return index === undefined ? [] : [Number(index)];
};

const objectIn = ({ body }: HttpAnswer): Readonly<Record<string, unknown>> => {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    return typeof json === 'object' && json !== null
      ? (json as Readonly<Record<string, unknown>>)
      : {};
  } catch {
    return {};
  }
};
