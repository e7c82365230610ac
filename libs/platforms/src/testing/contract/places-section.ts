import { ContractWorld } from '../contract-world';
import type { ContractHarness } from '../harness';

export const placesSection = (harness: ContractHarness): void => {
  describe('places', () => {
    let world: ContractWorld;
    beforeAll(async () => void (world = await ContractWorld.start(harness)));
    afterAll(() => world.stop());

    it('are known by name, country and type, best first, each name by itself', async () => {
      const { lookUpPlaces } = world.platform;
      const found = await lookUpPlaces!(
        world.connection,
        [...harness.places.map(({ asked }) => asked), { name: 'Nowhere at all' }],
        world.io,
      );
      expect(found.map(([best]) => best?.id)).toEqual([
        ...harness.places.map(({ id }) => id),
        undefined,
      ]);
      expect(found.slice(0, -1).map(([best]) => best?.type)).toEqual(
        harness.places.map(({ asked }) => asked.type),
      );
    });

    it('are asked for in batches that the platform takes', async () => {
      const { lookUpPlaces } = world.platform;
      const [{ asked, id }] = harness.places as readonly [(typeof harness.places)[number]];
      const found = await lookUpPlaces!(
        world.connection,
        Array.from({ length: 60 }, (_, index) =>
          index === 59 ? asked : { ...asked, name: `Nowhere ${index}` },
        ),
        world.io,
      );
      expect(found.filter((matches) => matches.length > 0).map(([best]) => best?.id)).toEqual([id]);
    });
  });
};
