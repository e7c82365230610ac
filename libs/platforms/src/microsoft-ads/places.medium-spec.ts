import type { PlaceName } from '../port/ad-platform';
import { ContractWorld } from '../testing/contract-world';
import { harness } from './testing/contract-harness';

let world: ContractWorld;
beforeAll(async () => void (world = await ContractWorld.start(harness)));
afterAll(() => world.stop());

const ids = async (...names: readonly PlaceName[]): Promise<readonly (readonly string[])[]> =>
  (await world.platform.lookUpPlaces!(world.connection, names, world.io)).map((matches) =>
    matches.map(({ id }) => id),
  );

it("joins by Google's id before it looks at names", async () => {
  expect(
    await ids({ name: 'Wien', criterionId: '1000998' }, { name: 'Germany', criterionId: '2276' }),
  ).toEqual([['52001'], ['72']]);
});

it('answers every place of a name, widest first, and none of another type or country', async () => {
  expect(
    await ids(
      { name: 'berlin' },
      { name: 'Berlin', type: 'METRO' },
      { name: 'Berlin', type: 'CITY', countryCode: 'DE' },
      { name: 'Springfield', countryCode: 'DE' },
    ),
  ).toEqual([['5012', '5321', '51001', '60076'], ['5321'], ['51001'], []]);
});

it('leaves out what is going away, and what it does not know', async () => {
  expect(await ids({ name: 'Old Town' }, { name: 'Former City' }, { name: 'Atlantis' })).toEqual([
    [],
    [],
    [],
  ]);
});

it("reads a location into the contract's words", async () => {
  const [[munich]] = (await world.platform.lookUpPlaces!(
    world.connection,
    [{ name: 'Munich' }],
    world.io,
  )) as never as [[object]];
  expect(munich).toEqual({
    id: '51002',
    name: 'Munich',
    canonicalName: 'Munich,Bavaria,Germany',
    type: 'CITY',
    countryCode: 'DE',
  });
});

it('asks for the file once a day, and fetches it again only when it changed', async () => {
  const asked = (): number =>
    world.calls.filter(({ url }) => url.endsWith('/GeoLocationsFileUrl/Query')).length;
  await Promise.all([ids({ name: 'Paris' }), ids({ name: 'London' })]);
  expect(asked()).toBe(1);
  await world.advance(25 * 3_600, 'ours too');
  expect(await ids({ name: 'Paris', countryCode: 'FR' })).toEqual([['53001']]);
  expect(asked()).toBe(2);
});
