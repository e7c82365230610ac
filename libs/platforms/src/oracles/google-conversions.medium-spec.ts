import type { Json } from '../port/attributes';
import {
  adjustment,
  sale,
  saleAction,
  sha256,
} from '../google-ads/conversions/testing/given-conversions';
import { scriptedPlatform, connection } from '../google-ads/testing/scripted-platform';
import { findGoogleOracle } from './testing/google/google-oracle';
import { withOracle } from './testing/with-oracle';

const uploading = {
  ...connection,
  settings: { ...connection.settings, conversionApi: 'GOOGLE_ADS' },
};
const braid = [{ kind: 'wbraid', value: 'wbraid-of-a-click' }] as const;
const HELD = {
  results: [
    {
      conversionAction: {
        resourceName: 'customers/1234567890/conversionActions/5',
        id: '5',
        name: 'CRM sale',
        type: 'UPLOAD_CLICKS',
        status: 'HIDDEN',
      },
    },
  ],
};
const SETTINGS = {
  clickThroughLookbackWindowDays: 30,
  viewThroughLookbackWindowDays: 1,
  attributionModel: 'DATA_DRIVEN',
  includeInConversionsMetric: true,
} as const;

/** Everything that conversions ask of the Google Ads API, with every member that they can hold. */
const everyRequest = async () => {
  const made = { results: [{ resourceName: 'customers/1234567890/conversionActions/5' }] };
  const { platform, io, sent } = scriptedPlatform(
    { json: {} },
    { json: made },
    { json: HELD },
    { json: made },
    { json: {} },
    { json: {} },
  );
  const sink = platform.conversions!;
  await sink.ensureAction(connection, saleAction(SETTINGS), io);
  await sink.ensureAction(connection, saleAction(SETTINGS), io);
  const known = sale({}, { identity: { email: sha256('a'), phone: sha256('b') } });
  await sink.upload(uploading, [known, sale({}, { clickIds: braid })], io);
  const identity = { email: sha256('a'), phone: sha256('b') };
  await sink.adjust(
    uploading,
    [
      adjustment('RESTATEMENT', known, { value: '70' }),
      adjustment('RETRACTION', known),
      adjustment('ENHANCEMENT', known, { identity }),
    ],
    io,
  );
  return sent.map(({ method, url, body }) => ({
    method,
    path: new URL(url).pathname,
    body: JSON.parse(String(body)) as Json,
  }));
};

withOracle(
  "google-ads conversions: Google's own v25 protos",
  findGoogleOracle(),
  'run node tools/oracles/fetch.mjs',
  (oracle) => {
    it('take every request, and none with a member that they do not have', async () => {
      const requests = await everyRequest();
      expect(requests.map(({ path }) => path.split(/[/:]/).at(-1))).toEqual([
        'search',
        'mutate',
        'search',
        'mutate',
        'uploadClickConversions',
        'uploadConversionAdjustments',
      ]);
      expect(requests.flatMap((request) => oracle(request))).toEqual([]);
      for (const request of requests) {
        expect(
          oracle({ ...request, body: { ...(request.body as object), colour: 'red' } }),
        ).not.toEqual([]);
      }
    });
  },
);
