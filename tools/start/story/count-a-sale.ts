import { tableOf, type Terminal } from '../terminal';
import type { Reported, TracedConversion, TraceStep } from './answers';
import { type Api, type AskForRound, mustBe, until } from './api';
import { advanceClock } from './show-delivery';

const BUYER = 'jane.runner@customers.example';
const ORDER = 'order-1042';

/** Google takes nothing for a new action for six hours. */
const NEW_ACTION_SECONDS = 7 * 3_600;
/** And it wants to be left alone for half an hour before it says what became of a conversion. */
const VERDICT_SECONDS = 3_600;

/**
 * A visitor who clicked buys: reported twice and counted once, corrected, and followed to the end.
 */
export const countASale = async (
  terminal: Terminal,
  api: Api,
  { emulatorUrl, askForRound }: { readonly emulatorUrl: string; readonly askForRound: AskForRound },
): Promise<void> => {
  await terminal.task('Visitor', async (report) => {
    const { clickIds } = await api.post<{ readonly clickIds: readonly unknown[] }>(
      '/conversions/identify',
      { email: BUYER, landingUrl: 'https://shop.example/shoes?gclid=Cj0KCQ-demo-click' },
    );
    mustBe(clickIds.length === 1, `One click is known, not ${clickIds.length}.`);
    report('came by a click of Google; the address is kept hashed and sealed');
  });
  const id = await reportTwice(terminal, api);
  const sale: Sale = {
    id,
    reached: (what, isReached) =>
      until(terminal, {
        what: ({ deliveries }) => `${what}; it is ${deliveries[0]?.status ?? 'not assigned yet'}`,
        look: () => traceOf(api, id),
        isReached,
        ask: () => askForRound('conversions'),
      }),
  };
  await delivered(terminal, sale, emulatorUrl);
  await corrected(terminal, api, sale);
  showTrace(terminal, await traceOf(api, id));
};

interface Sale {
  readonly id: string;
  /** Asks for rounds of deliveries until the trace says so. */
  readonly reached: (
    what: string,
    isReached: (trace: TracedConversion) => boolean,
  ) => Promise<TracedConversion>;
}

const traceOf = (api: Api, id: string): Promise<TracedConversion> =>
  api.get<TracedConversion>(`/conversions/events/${id}`);

const reportTwice = (terminal: Terminal, api: Api): Promise<string> =>
  terminal.task('Sale', async (report) => {
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
    report(`${ORDER} over 49.90 EUR, matched by e-mail; the same order again is a duplicate`);
    return first.id ?? '';
  });

const delivered = (terminal: Terminal, sale: Sale, emulatorUrl: string): Promise<void> =>
  terminal.task('Delivery', async (report) => {
    const waiting = await sale.reached('the worker to take the sale', ({ deliveries }) =>
      deliveries.some(({ status }) => status !== 'pending'),
    );
    const [delivery] = waiting.deliveries;
    report(
      `${delivery?.platform} is ${delivery?.status}${delivery?.until ? ` until ${delivery.until.slice(0, 16).replace('T', ' ')}: its conversion action is new` : ''}`,
    );
    await advanceClock(emulatorUrl, NEW_ACTION_SECONDS);
    await sale.reached(
      'the sale to be sent',
      ({ status }) => status === 'sent' || status === 'confirmed',
    );
    await advanceClock(emulatorUrl, VERDICT_SECONDS);
    await sale.reached("Google's verdict on the sale", ({ status }) => status === 'confirmed');
    report(
      'sent when the action was old enough; an hour later Google confirms that it counted the sale',
    );
  });

const corrected = (terminal: Terminal, api: Api, { id, reached }: Sale): Promise<void> =>
  terminal.task('Part refund', async (report) => {
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
    await reached('the correction to be sent', ({ adjustments }) =>
      adjustments.some(({ status }) => status === 'sent' || status === 'confirmed'),
    );
    report('39.90 EUR are left of it, at Google too');
  });

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
