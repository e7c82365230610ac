import type { OpenConnection } from '../../port/connection';
import type { SinkConversion } from '../../port/conversion';
import type { HttpAnswer, PlatformIo } from '../../port/io';
import type { Verdict } from '../../port/verdict';
import {
  answeredAlike,
  notAllTaken,
  refusedReply,
  sendInParts,
  settingMissing,
  type Sending,
} from '../../uploading';
import { classify } from '../wire/classify';
import { isObject, jsonIn } from '../wire/json-in';
import type { RedditWire } from '../wire/reddit-wire';
import { Session } from '../wire/session';
import { eventBody } from './event-body';
import { PIXEL } from './needs';
import { reactionTo } from './refusal-table';

/** Events of the same id count once, so a lost answer is no reason to look first. */
const ABOUT = { nature: 'change', entity: 'campaign' } as const;

/** Sends events to the connection's pixel, all or none in a request. */
export const upload = async (
  wire: RedditWire,
  connection: OpenConnection,
  batch: readonly SinkConversion[],
  io: PlatformIo,
): Promise<readonly Verdict[]> => {
  const pixelId = new Session(wire, connection, io).setting(PIXEL.name);
  if (pixelId === '') return batch.map(() => settingMissing('settings', PIXEL));
  const path = `/pixels/${encodeURIComponent(pixelId)}/conversion_events`;
  const send = async (items: readonly SinkConversion[]): Promise<Sending> => {
    const events = items.map((item) => eventBody(item, connection.currency));
    return judged(
      items,
      await wire.exchange(connection, io, {
        method: 'POST',
        path,
        data: { events },
        policy: 'conversions',
        ...ABOUT,
      }),
    );
  };
  return sendInParts(batch, send, () => io.now());
};

const judged = (items: readonly SinkConversion[], answer: HttpAnswer): Sending => {
  if (answer.status >= 200 && answer.status < 300) return counted(items, answer);
  return refusedReply(
    items,
    classify(answer, ABOUT),
    reactionTo(answer.status),
    namedEvents(answer),
  );
};

/** "Successfully processed 3 conversion events.": fewer than were sent is no delivery of any, and neither is an answer that says nothing. */
const counted = (items: readonly SinkConversion[], { body }: HttpAnswer): Sending => {
  const data = jsonIn(body)?.['data'];
  const said =
    isObject(data) && typeof data['message'] === 'string'
      ? /\bprocessed (\d+)\b/i.exec(data['message'])?.[1]
      : undefined;
  const processed = Number(said ?? 0);
  return answeredAlike(
    items,
    processed === items.length ? { outcome: 'taken' } : notAllTaken(processed, items.length),
  );
};

/** `data.events[3].type`, the path of what is wrong, where Reddit tells one. */
const namedEvents = ({ body }: HttpAnswer): readonly number[] => {
  const error = jsonIn(body)?.['error'];
  const fields: unknown = isObject(error) ? error['fields'] : undefined;
  const paths = Array.isArray(fields)
    ? fields.filter(isObject).map(({ field }) => String(field))
    : [];
  return [
    ...new Set(paths.flatMap((path) => /\bevents[[.](\d+)\b/.exec(path)?.[1] ?? []).map(Number)),
  ];
};
