import { PlatformFailure } from '../../port/failure';
import { givenConversion, outcomesOf } from '../../uploading/testing/given-conversion';
import { connection, graphError, scriptedGraph } from '../testing/scripted-graph';
import { REFUSALS, refusalOf } from './refusal-table';

const remote = { remoteId: 'Purchase', conflicts: [] };
const received = (count: number) => ({
  json: { events_received: count, messages: [], fbtrace_id: 'Atrace' },
});

/** What two events come to when Meta answers the first request with an error, and takes whatever comes after it. */
const cameTo = async (status: number, json: unknown): Promise<string> => {
  const graph = scriptedGraph({ status, json }, received(1), received(1));
  const items = [1, 2].map((number) => givenConversion(number, graph.io.now(), remote));
  try {
    return outcomesOf(await graph.platform.conversions!.upload(connection, items, graph.io)).join();
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return error.failure.kind;
  }
};

const EXPECTED = {
  item: 'taken,taken',
  hold: 'held,held',
  wait: 'throttled',
  signIn: 'unauthorised',
  again: 'unavailable',
} as const;

const errorOf = (code: string): unknown => {
  const [alone, subcode] = code.split('/').map(Number);
  return graphError(alone!, subcode === undefined ? {} : { error_subcode: subcode });
};

describe("Meta's refusals of events", () => {
  it.each(REFUSALS.map(({ code, reaction }) => [code, reaction] as const))(
    'come to what the table says, whatever the HTTP status: %s is %s',
    async (code, reaction) => {
      for (const status of [400, 412, 500]) {
        expect(await cameTo(status, errorOf(code))).toBe(EXPECTED[reaction]);
      }
    },
  );

  it.each([
    [190, 463, 'unauthorised'],
    [100, 2_804_050, 'taken,taken'],
    [273, undefined, 'held,held'],
    [99_999, undefined, 'unavailable'],
  ] as const)(
    'are known by their code where the subcode is not named: %s/%s',
    async (code, subcode, outcome) => {
      expect(
        await cameTo(
          400,
          graphError(code, subcode === undefined ? {} : { error_subcode: subcode }),
        ),
      ).toBe(outcome);
    },
  );

  it('leave nothing delivered when the answer is no JSON, or fewer events were received than sent', async () => {
    expect(await cameTo(502, '<html>')).toBe('unavailable');
    expect(await cameTo(200, received(1).json)).toBe('unknown,unknown');
    expect(await cameTo(200, {})).toBe('unknown,unknown');
  });

  it('are each in the table once', () => {
    expect(new Set(REFUSALS.map(({ code }) => code)).size).toBe(REFUSALS.length);
    expect(refusalOf('100/2804003')?.meaning).toContain('seven days');
  });
});
