import type { OpenConnection } from '../../port/connection';
import type { SinkConversion } from '../../port/conversion';
import type { PlatformIo } from '../../port/io';
import type { Verdict } from '../../port/verdict';
import {
  answeredAlike,
  heldAs,
  notAllTaken,
  refusedAs,
  refusedReply,
  sendInParts,
  type Sending,
} from '../../uploading';
import { type Json, listOf, recordOf, type WireAnswer } from '../wire/answer';
import { classifyAnswer, classifyError, type Asked } from '../wire/classify';
import type { LinkedinWire } from '../wire/linkedin-wire';
import { eventBody } from './event-body';
import { reactionTo } from './refusal-table';

/** Sends events in one batch; each element has a status of its own, unless the whole was refused. */
export const upload = (
  wire: LinkedinWire,
  connection: OpenConnection,
  batch: readonly SinkConversion[],
  io: PlatformIo,
): Promise<readonly Verdict[]> =>
  sendInParts(
    batch,
    (items) => sendOnce(wire, connection, items, io),
    () => io.now(),
  );

const sendOnce = async (
  wire: LinkedinWire,
  connection: OpenConnection,
  items: readonly SinkConversion[],
  io: PlatformIo,
): Promise<Sending> => {
  const asked: Asked = { nature: 'change', entity: 'campaign', now: io.now() };
  const body = { elements: items.map((item) => eventBody(item, connection.currency)) };
  const answer = await wire.exchange(connection, io, {
    method: 'BATCH_CREATE',
    path: '/conversionEvents',
    body,
    ...asked,
  });
  const failure = classifyAnswer(answer, asked);
  return failure
    ? refusedReply(items, failure, reactionTo(answer.status), namedElements(answer))
    : elementwise(answer, items, asked);
};

/** An answer with fewer elements than were sent says of none which it is. */
const elementwise = (
  answer: WireAnswer,
  items: readonly SinkConversion[],
  asked: Asked,
): Sending => {
  const elements = listOf(answer.body?.['elements']).map(recordOf);
  if (elements.length !== items.length) {
    return answeredAlike(items, notAllTaken(elements.length, items.length));
  }
  return { kind: 'answered', verdicts: elements.map((element) => verdictOn(element, asked)) };
};

const verdictOn = (element: Json, asked: Asked): Verdict => {
  const status = Number(element['status']);
  if (status === 200 || status === 201) return { outcome: 'taken' };
  const { detail } = classifyError(status, recordOf(element['error']), asked);
  switch (reactionTo(status)) {
    case 'item':
      return refusedAs(detail);
    case 'hold':
      return heldAs(detail);
    default:
      return { outcome: 'unknown', code: detail.code, message: detail.message };
  }
};

/** `/elements/3/user/userIds`, the path of what is wrong: the only place where LinkedIn says which element it is. */
const namedElements = ({ body }: WireAnswer): readonly number[] => [
  ...new Set(
    [...String(body?.['message'] ?? '').matchAll(/\/elements\/(\d+)\b/g)].map(([, index]) =>
      Number(index),
    ),
  ),
];
