import { ContractWorld } from '../contract/testing/contract-world';
import { harness } from '../reddit-ads/testing/contract-harness';
import { CATEGORIES } from '../uploading';
import {
  givenAction,
  givenConversion,
  outcomesOf,
  sha256,
} from '../uploading/testing/given-conversion';
import { findRedditOracle } from './testing/reddit/reddit-oracle';
import { withOracle } from './testing/with-oracle';

withOracle(
  "reddit-ads: the vendor's own description of conversion events",
  findRedditOracle(),
  'reddit-ads-v3.schema.json in the folder of the oracles',
  (oracle) => {
    it('takes an event of every kind', async () => {
      const world = await ContractWorld.start(harness);
      const sink = world.platform.conversions!;
      const identity = {
        email: sha256('a@example.com'),
        phone: sha256('+4915112345678'),
        externalId: sha256('u1'),
      };
      const items = await Promise.all(
        CATEGORIES.map(async (category, index) =>
          givenConversion(
            index,
            world.io.now(),
            await sink.ensureAction(world.connection, givenAction({ category }), world.io),
            {
              identity,
              clickIds: [{ kind: 'rdt_cid', value: '318' }],
              ...(index % 2 === 0 ? { url: 'https://shop.example/' } : {}),
            },
          ),
        ),
      );
      expect(new Set(outcomesOf(await sink.upload(world.connection, items, world.io)))).toEqual(
        new Set(['taken']),
      );
      const sent = world.calls
        .filter(({ url }) => url.endsWith('/conversion_events'))
        .map(({ method, url, headers, body }) => ({
          method,
          url,
          headers,
          path: new URL(url).pathname,
          body: JSON.parse(String(body)),
        }));
      expect(sent.flatMap((request) => oracle(request))).toEqual([]);
      const [first] = sent;
      const spoilt = {
        ...first!,
        body: { data: { events: [{ ...first!.body.data.events[0], event_at: 'now' }] } },
      };
      expect(oracle(spoilt)).not.toEqual([]);
      await world.stop();
    });
  },
);
