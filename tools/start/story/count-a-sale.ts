import { setTimeout as pause } from 'node:timers/promises';
import { tableOf } from '../terminal/table';
import type { Terminal } from '../terminal/terminal';
import { advanceClock } from './advance-clock';
import type { Api } from './api';
import type { Reported, TracedConversion, TraceStep } from './shapes';
import { mustBe, StepFailed } from './step-failed';

const BUYER = 'jane.runner@customers.example';
const ORDER = 'order-1042';

/** Google takes nothing for a new action for six hours. */
const NEW_ACTION_SECONDS = 7 * 3_600;
/** And it wants to be left alone for half an hour before it says what became of a conversion. */
const VERDICT_SECONDS = 3_600;
const POLL_MS = 1_000;
const PATIENCE_MS = 120_000;

/** A visitor who clicked buys: reported twice and counted once, corrected, and followed to the end. */
export const countASale = async (
  terminal: Terminal,
  api: Api,
  emulatorUrl: string,
): Promise<void> => {
  await terminal.task('Visitor', async (say) => {
    const { clickIds } = await api.post<{ readonly clickIds: readonly unknown[] }>(
      '/conversions/identify',
      { email: BUYER, landingUrl: 'https://shop.example/shoes?gclid=Cj0KCQ-demo-click' },
    );
    mustBe(clickIds.length === 1, `One click is known, not ${clickIds.length}.`);
    say('came by a click of Google; the address is kept hashed and sealed');
  });
  const id = await reportTwice(terminal, api);
  await delivered(terminal, api, id, emulatorUrl);
  await corrected(terminal, api, id);
  showTrace(terminal, await traceOf(api, id));
};

const traceOf = (api: Api, id: string): Promise<TracedConversion> =>
  api.get<TracedConversion>(`/conversions/events/${id}`);

const reportTwice = (terminal: Terminal, api: Api): Promise<string> =>
  terminal.task('Sale', async (say) => {
    const sale = { event: 'paid', email: BUYER, orderId: ORDER, value: 49.9, currency: 'EUR' };
    const first = (await api.post<Reported>('/conversions/events', sale)).results[0];
    const second = (await api.post<Reported>('/conversions/events', { ...sale, value: 99.9 }))
      .results[0];
    mustBe(
      first?.status === 'accepted' && first.matched === 'email',
      `The sale was ${first?.status}, matched by ${first?.matched}.`,
    );
    mustBe(
      second?.status === 'duplicate' && second.id === first.id,
      `The same order again was ${second?.status}.`,
    );
    say(`${ORDER} over 49.90 EUR, matched by e-mail; the same order again is a duplicate`);
    return first.id ?? '';
  });

const delivered = (terminal: Terminal, api: Api, id: string, emulatorUrl: string): Promise<void> =>
  terminal.task('Delivery', async (say) => {
    const waiting = await until(api, id, ({ deliveries }) =>
      deliveries.some(({ status }) => status !== 'pending'),
    );
    const [delivery] = waiting.deliveries;
    say(
      `${delivery?.platform} is ${delivery?.status}${delivery?.until ? ` until ${delivery.until.slice(0, 16).replace('T', ' ')}: its conversion action is new` : ''}`,
    );
    await advanceClock(emulatorUrl, NEW_ACTION_SECONDS);
    await until(api, id, ({ status }) => status === 'sent' || status === 'confirmed');
    await advanceClock(emulatorUrl, VERDICT_SECONDS);
    await until(api, id, ({ status }) => status === 'confirmed');
    say(
      'sent when the action was old enough; an hour later Google confirms that it counted the sale',
    );
  });

const corrected = (terminal: Terminal, api: Api, id: string): Promise<void> =>
  terminal.task('Part refund', async (say) => {
    const { conversionActionId } = await traceOf(api, id);
    const restated = (
      await api.post<Reported>('/conversions/adjustments', {
        adjustmentType: 'RESTATEMENT',
        conversionAction: conversionActionId,
        orderId: ORDER,
        value: 39.9,
        currency: 'EUR',
      })
    ).results[0];
    mustBe(restated?.status === 'accepted', `The adjustment was ${restated?.status}.`);
    await until(api, id, ({ adjustments }) =>
      adjustments.some(({ status }) => status === 'sent' || status === 'confirmed'),
    );
    say('39.90 EUR are left of it, at Google too');
  });

const until = async (
  api: Api,
  id: string,
  isOver: (trace: TracedConversion) => boolean,
): Promise<TracedConversion> => {
  const patience = performance.now() + PATIENCE_MS;
  for (;;) {
    const trace = await traceOf(api, id);
    if (isOver(trace)) return trace;
    if (performance.now() > patience)
      throw new StepFailed(`The conversion did not get there: ${JSON.stringify(trace.deliveries)}`);
    await pause(POLL_MS);
  }
};

const about = ({
  by,
  platform,
  status,
  times,
  value,
  currency,
  adjustmentType,
}: TraceStep): string =>
  [
    by && `by ${by}`,
    times && `${times} × again`,
    adjustmentType,
    platform,
    status,
    typeof value === 'number' ? `${value.toFixed(2)} ${currency ?? ''}` : undefined,
  ]
    .filter(Boolean)
    .join(', ');

const showTrace = (terminal: Terminal, { steps }: TracedConversion): void => {
  terminal.line();
  terminal.line(
    tableOf(
      terminal,
      ['when', 'what', 'about'],
      steps.map((step) => [step.at.slice(0, 19).replace('T', ' '), step.step, about(step)]),
    ),
  );
};
