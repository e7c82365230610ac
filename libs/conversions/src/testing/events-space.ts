import { statement } from '@switchyard/db-kit';
import type { Answered, Call } from './call';
import {
  type BenchConnection,
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
} from './conversions-bench';

export interface EventResult {
  readonly index: number;
  readonly id?: string;
  readonly status: string;
  readonly matched?: string;
  readonly error?: {
    readonly code: string;
    readonly details?: {
      readonly path?: string;
      readonly issues?: readonly { readonly code: string; readonly path: string }[];
    };
  };
}

export interface EventResults {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly results: readonly EventResult[];
}

/** An event as it is kept, with `platform status reason` of each delivery. */
export interface EventRow {
  readonly id: string;
  readonly door: string;
  readonly clicks: readonly string[];
  readonly matchedBy: string | null;
  readonly consent: unknown;
  readonly claim: string | null;
  readonly confirmedBy: string | null;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly to: readonly string[];
}

const EVENTS = `
select t.id, t.door, t.matched_by as "matchedBy", t.consent, t.claim, t.confirmed_by as "confirmedBy", t.value_micros as "valueMicros", t.currency,
  (select coalesce(json_agg(c->>'value'), '[]') from jsonb_array_elements(t.click_ids) c) as clicks,
  (select coalesce(json_agg(d.platform || ' ' || d.status || coalesce(' ' || d.reason, '') order by d.platform), '[]') from conversions.delivery d where d.space_id = t.space_id and d.event_id = t.id) as "to"
from conversions.event t where t.space_id = $1 order by t.id`;

const connected = (
  platform: BenchConnection['platform'],
  suffix: string,
  isDefault = true,
): BenchConnection => ({
  id: `con_01h455vb4pex5vsknk084sn02${suffix}`,
  platform,
  externalAccountId: suffix,
  isDefault,
});

/** Connections of specs that look where events go. */
export const CONNECTED: readonly BenchConnection[] = [
  connected('google-ads', 'q'),
  connected('google-ads', 'r', false),
  connected('meta-ads', 's'),
  connected('linkedin-ads', 't'),
];

/** A Space of a bench, with what specs of events send to it and read of it. */
export interface EventsSpace extends BenchSpace {
  post(body: unknown, as?: Call): Promise<Answered>;
  /** The same, for what must be taken. */
  report(body: unknown, as?: Call): Promise<EventResults>;
  identify(body: object): Promise<Answered>;
  /** Makes an action. Returns its id. */
  action(name: string, more?: object): Promise<string>;
  /** `$1` is the Space. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  events(): Promise<EventRow[]>;
}

export const eventsSpace = (
  { db }: Pick<ConversionsBench, 'db'>,
  space: BenchSpace,
): EventsSpace => {
  const { spaceId, call } = space;
  const post = (body: unknown, as: Call = call): Promise<Answered> =>
    as('POST', '/conversions/events', body);
  const rows = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    db.database.read<Row>({ spaceId, accountId: 'acc_1' }, statement(text), [spaceId, ...values]);
  return {
    ...space,
    post,
    report: async (body, as) => {
      const answer = await post(body, as);
      expect([answer.refused, answer.status]).toEqual([[], 202]);
      return resultsOf(answer);
    },
    identify: (body) => call('POST', '/conversions/identify', body),
    action: async (name, more = {}) => {
      const body = { name, type: 'UPLOAD_CLICKS', category: 'PURCHASE', ...more };
      return (await call('POST', '/conversions/actions', body)).data.id;
    },
    rows,
    events: () => rows<EventRow>(EVENTS),
  };
};

/** One bench for the specs of a file, and a Space of its own for each of them. */
export const givenEventsSpaces = (): {
  readonly bench: ConversionsBench;
  /** That of the running test. */
  readonly space: EventsSpace;
} => {
  let bench: ConversionsBench;
  let space: EventsSpace;
  beforeAll(async () => {
    bench = await conversionsBench({ connections: CONNECTED });
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    space = eventsSpace(bench, bench.newSpace());
  });
  return {
    get bench() {
      return bench;
    },
    get space() {
      return space;
    },
  };
};

export const resultsOf = ({ data }: Answered): EventResults => data as unknown as EventResults;

/** `CODE path` of what is wrong with an event. */
export const issuesOf = ({ error }: EventResult): readonly string[] =>
  error?.details?.issues?.map(({ code, path }) => `${code} ${path}`) ?? [
    `${error?.code} ${error?.details?.path}`,
  ];
