import { jsonText } from '../../request-body';
import { daysFrom, millionthsOf } from '../../figures';
import { PlatformFailure } from '../../port/failure';
import { isNotFound } from '../wire/get-object';
import { contradicted } from '../wire/classify';
import { endOfDay, startOfDay } from '../wire/moments';
import { call, jsonBody, type Session } from '../wire/session';
import { REPORTED, type ReportPart } from './reported-level';

/** One day's conversions of one object. The value is null where it is in another currency than the ad account's. */
export interface Converted {
  readonly id: string;
  readonly day: string;
  readonly conversionsMicros: number;
  readonly conversionValueMicros: number | null;
}

/** There are no pages; an answer that would be longer is refused, and so is a longer range (platform document 4d). */
export const MOST_ROWS = 2_000;
export const MOST_DAYS = 365;

/** What was converted, by object and day; null where conversions are not open to the ad account. The range holds whole days only. */
export const conversionsOf = async (
  session: Session,
  part: ReportPart,
  ids: readonly string[],
): Promise<readonly Converted[] | null> => {
  const found: Converted[] = [];
  for (const body of questionsFor(session, part, ids)) {
    const rows = await answered(session, body);
    if (rows === null) return null;
    found.push(...rows.map((row) => convertedOf(session, row)));
  }
  return found;
};

/** As many objects at once as the answer to a stretch of days holds. */
const questionsFor = (
  session: Session,
  { level, from, to }: ReportPart,
  ids: readonly string[],
): readonly object[] =>
  chunks(daysFrom(from, to), MOST_DAYS).flatMap((days) =>
    chunks(ids, Math.floor(MOST_ROWS / days.length)).map((entityIds) => ({
      aggregation_level: REPORTED[level],
      time_granularity: 'daily',
      time_ranges: [rangeOf(session, days)],
      entity_ids: entityIds,
    })),
  );

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Seconds as text, as the vendor's samples write them; the end is not included. */
const rangeOf = ({ connection: { timeZone } }: Session, days: readonly string[]): string =>
  jsonText({
    type: 'unix_range',
    start: String(startOfDay(days[0]!, timeZone)),
    end: String(endOfDay(days.at(-1)!, timeZone) + 1),
  });

type Row = Readonly<Record<string, unknown>>;

const answered = async (session: Session, body: object): Promise<readonly Row[] | null> => {
  try {
    const { json, requestId } = await call(session, {
      endpoint: 'POST /conversions/insights',
      purpose: 'read',
      body: jsonBody(body),
    });
    if (!Array.isArray(json['data'])) {
      throw new PlatformFailure(
        contradicted('OpenAI answered conversions without rows.', 'read', requestId),
      );
    }
    return json['data'] as readonly Row[];
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

const convertedOf = (
  { connection: { currency } }: Session,
  {
    entity_id: id,
    date,
    conversions,
    order_created_attributed_sales: sales,
    order_created_attributed_sales_currency: salesCurrency,
  }: Row,
): Converted => {
  const [conversionsMicros, value] = [millionthsOf(conversions ?? 0), millionthsOf(sales ?? 0)];
  if (
    typeof id !== 'string' ||
    typeof date !== 'string' ||
    conversionsMicros === undefined ||
    value === undefined
  ) {
    throw new PlatformFailure(
      contradicted('OpenAI answered a row of conversions that cannot be read.', 'read'),
    );
  }
  return {
    id,
    day: date,
    conversionsMicros,
    conversionValueMicros: sales == null || (salesCurrency ?? currency) === currency ? value : null,
  };
};
