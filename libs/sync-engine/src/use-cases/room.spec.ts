import { Room } from './room';

/** Work that goes on until it is told to end. */
const given = (room: Room) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, objects: number): Promise<void> =>
    room.hold(objects, () => {
      begun.push(name);
      return new Promise<void>((end) => void ends.set(name, end));
    });
  return { begun, start, end: (name: string) => ends.get(name)!() };
};

describe('Room', () => {
  it('lets large work in as long as it fits, in the order of its coming', async () => {
    const { begun, start, end } = given(new Room());
    const first = start('first', 20_000);
    const second = start('second', 20_000);
    const third = start('third', 2_000);
    await Promise.resolve();
    expect(begun).toEqual(['first']);
    end('first');
    await first;
    await Promise.resolve();
    expect(begun).toEqual(['first', 'second', 'third']);
    end('second');
    end('third');
    await Promise.all([second, third]);
  });

  it('never lets small work wait', async () => {
    const { begun, start, end } = given(new Room());
    const large = start('large', 30_000);
    const small = start('small', 1_000);
    await Promise.resolve();
    expect(begun.toSorted()).toEqual(['large', 'small']);
    end('large');
    end('small');
    await Promise.all([large, small]);
  });

  it('gives what is larger than all room the room to itself', async () => {
    const { begun, start, end } = given(new Room());
    const huge = start('huge', 200_000);
    const next = start('next', 5_000);
    await Promise.resolve();
    expect(begun).toEqual(['huge']);
    end('huge');
    await huge;
    await Promise.resolve();
    expect(begun).toEqual(['huge', 'next']);
    end('next');
    await next;
  });

  it('has its room back when work fails', async () => {
    const room = new Room();
    await expect(room.hold(30_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(room.hold(30_000, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
