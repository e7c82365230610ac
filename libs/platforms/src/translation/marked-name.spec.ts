import { fittingName, markedName, readMarkedName } from './marked-name';

const ID = 'cmp_01jd0000000000000000000000';

describe('names that carry our mark', () => {
  it('give back the name and the id', () =>
    expect(readMarkedName(markedName('Spring [sale]', ID))).toEqual({
      name: 'Spring [sale]',
      marker: ID,
    }));

  it('are plain names to other readers', () =>
    expect(readMarkedName('Spring [gx:7f3a]')).toEqual({ name: 'Spring [gx:7f3a]' }));

  it('fit what the platform takes, with the mark', () => {
    const name = fittingName('x'.repeat(255), 100);
    expect(markedName(name, ID).length).toBeLessThanOrEqual(100);
    expect(fittingName(name, 100)).toBe(name);
  });

  it('stay whole where there is room', () => expect(fittingName('Spring', 100)).toBe('Spring'));
});
