import { asStartFailure } from './disk-problem';
import { StartFailure } from './settings';

const coded = (code: string): Error => Object.assign(new Error(`${code}: write`), { code });

describe('a problem of the disk', () => {
  it.each([
    ['a code of Node', coded('ENOSPC')],
    ['a code of Node for another owner', coded('EPERM')],
    ['words of PostgreSQL', new Error('could not write: No space left on device')],
  ])('is one that the person can put right: %s', (_, error) => {
    expect(asStartFailure(error)).toBeInstanceOf(StartFailure);
  });

  it('is not seen in other errors, and a failure of the start stays as it is', () => {
    const [other, own] = [new Error('else'), new StartFailure('taken', 'free it')];
    expect([asStartFailure(other), asStartFailure(own)]).toEqual([other, own]);
    expect(asStartFailure(own)).toBe(own);
  });
});
