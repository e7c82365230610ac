import type { Json } from '../../port/attributes';
import type { SinkConversion } from '../../port/conversion';
import { PlatformFailure } from '../../port/failure';
import type { Verdict } from '../../port/verdict';
import {
  answeredAlike,
  notAllTaken,
  refusedReply,
  sendInParts,
  settingMissing,
  type Sending,
} from '../../uploading';
import { errorIn, type GraphAnswer } from '../wire/answer';
import { classify } from '../wire/classify';
import { exchange } from '../wire/exchange';
import { numberIn, textIn, type Row } from '../wire/row';
import { settingOf, type Session } from '../wire/session';
import { eventBody } from './event-body';
import { namedItems } from './named-items';
import { PIXEL } from './needs';
import { refusalOf } from './refusal-table';

/** A repeated event is counted once, so a lost answer is no reason to look first. */
const QUESTION = { nature: 'change', entity: 'campaign' } as const;

/** Sends events to the connection's pixel, all or none in a request. */
export const upload = async (
  session: Session,
  batch: readonly SinkConversion[],
): Promise<readonly Verdict[]> => {
  const pixelId = settingOf(session, PIXEL.name);
  if (pixelId === undefined) return batch.map(() => settingMissing('settings', PIXEL));
  return sendInParts(
    batch,
    (items) => sendOnce(session, pixelId, items),
    () => session.io.now(),
  );
};

const sendOnce = async (
  session: Session,
  pixelId: string,
  items: readonly SinkConversion[],
): Promise<Sending> => {
  const data: Json = items.map((item) =>
    eventBody(item, session.connection.currency, session.io.now()),
  );
  const [answer] = await exchange(
    session,
    [{ method: 'POST', path: `${encodeURIComponent(pixelId)}/events`, params: { data } }],
    QUESTION,
  );
  if (!answer) {
    throw new PlatformFailure({
      kind: 'unknown',
      detail: { code: 'PLATFORM_CONTRADICTED', message: 'Meta answered nothing.' },
    });
  }
  const failure = classify(answer, { ...QUESTION, version: session.version });
  if (!failure) return counted(answer, items);
  return refusedReply(
    items,
    failure,
    refusalOf(codeIn(errorIn(answer)))?.reaction,
    namedItems(answer),
  );
};

/** 200 with fewer events than were sent is no delivery of any. */
const counted = (answer: GraphAnswer, items: readonly SinkConversion[]): Sending => {
  const received = numberIn(answer.body ?? {}, 'events_received') ?? 0;
  return answeredAlike(
    items,
    received === items.length ? { outcome: 'taken' } : notAllTaken(received, items.length),
  );
};

const codeIn = (error: Row): string =>
  [textIn(error, 'code'), textIn(error, 'error_subcode')].filter((part) => part !== '').join('/');
