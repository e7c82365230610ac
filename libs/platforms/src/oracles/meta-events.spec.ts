import { connection, scriptedGraph } from '../meta-ads/testing/scripted-graph';
import { givenConversion, outcomesOf } from '../testing/given-conversion';
import { withOracle } from './testing/request-oracle';
import { findDescriptions } from './testing/vendors/meta-oracle';

withOracle(
  "meta-ads: the vendor's own description of a pixel's events",
  findDescriptions(),
  'meta/AdsPixel.json in the folder of the oracles',
  (descriptions) => {
    it('knows every parameter of the request, and misses none', async () => {
      const graph = scriptedGraph({
        json: { events_received: 1, messages: [], fbtrace_id: 'Atrace' },
      });
      const sale = givenConversion(1, graph.io.now(), { remoteId: 'Purchase', conflicts: [] });
      expect(
        outcomesOf(
          await graph.platform.conversions!.upload(
            { ...connection, credentials: { accessToken: 'fake-token' } },
            [sale],
            graph.io,
          ),
        ),
      ).toEqual(['taken']);
      const params =
        descriptions
          .of('AdsPixel')
          ?.apis.find(({ method, endpoint }) => method === 'POST' && endpoint === 'events')
          ?.params ?? [];
      const [sent] = graph.forms();
      expect(params.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(sent!)));
      expect(Object.keys(sent!)).toEqual(
        expect.arrayContaining(params.filter(({ required }) => required).map(({ name }) => name)),
      );
      expect(JSON.parse(sent!['data']!)).toHaveLength(1);
    });
  },
);
