import { refusedFor } from '../../testing/sample-world';
import {
  type KnownStamps,
  NO_STAMP,
  NOTHING_KNOWN,
  resolveStamp,
  type Stamp,
  type WrittenStamp,
} from './stamp';

const known: KnownStamps = {
  angles: new Set(['ang_1', 'ang_2']),
  concepts: new Map([
    ['cpt_1', 'ang_1'],
    ['cpt_2', 'ang_2'],
  ]),
};
const stored: Stamp = { angleId: 'ang_1', conceptId: 'cpt_1' };
const dangling: Stamp = { angleId: 'ang_gone', conceptId: 'cpt_gone' };

describe('settleStamp', () => {
  it.each<[string, Stamp, WrittenStamp, Stamp]>([
    ['takes both as they are written', NO_STAMP, { angleId: 'ang_1', conceptId: 'cpt_1' }, stored],
    ['takes an angle alone', NO_STAMP, { angleId: 'ang_1' }, { angleId: 'ang_1', conceptId: null }],
    ['brings the angle of a concept along', NO_STAMP, { conceptId: 'cpt_1' }, stored],
    [
      'moves the angle with another concept',
      stored,
      { conceptId: 'cpt_2' },
      { angleId: 'ang_2', conceptId: 'cpt_2' },
    ],
    [
      'takes a null angle beside a new concept as left out',
      NO_STAMP,
      { angleId: null, conceptId: 'cpt_1' },
      stored,
    ],
    [
      'clears the concept and keeps the angle',
      stored,
      { conceptId: null },
      { angleId: 'ang_1', conceptId: null },
    ],
    ['clears both', stored, { angleId: null, conceptId: null }, NO_STAMP],
    ['keeps what dangles', dangling, {}, dangling],
    ['keeps what dangles when it is sent back', dangling, { ...dangling }, dangling],
    [
      'replaces what dangles',
      dangling,
      { angleId: 'ang_2', conceptId: null },
      { angleId: 'ang_2', conceptId: null },
    ],
    [
      'keeps a dangling angle without its concept',
      dangling,
      { conceptId: null },
      { angleId: 'ang_gone', conceptId: null },
    ],
  ])('%s', (_, before, written, after) => {
    expect(resolveStamp(before, written, known)).toEqual(after);
  });

  it.each<[string, Stamp, WrittenStamp, string[]]>([
    ['an angle that does not exist', NO_STAMP, { angleId: 'ang_9' }, ['NOT_FOUND']],
    ['a concept that does not exist', stored, { conceptId: 'cpt_9' }, ['NOT_FOUND']],
    [
      'a concept of another angle',
      NO_STAMP,
      { angleId: 'ang_1', conceptId: 'cpt_2' },
      ['CONFLICT /conceptId'],
    ],
    [
      'another angle over a concept that stays',
      stored,
      { angleId: 'ang_2' },
      ['CONFLICT /conceptId'],
    ],
    ['a concept without its angle', stored, { angleId: null }, ['CONFLICT /conceptId']],
    [
      'another angle over a concept that is gone',
      dangling,
      { angleId: 'ang_2' },
      ['CONFLICT /conceptId'],
    ],
  ])('refuses %s', (_, before, written, refused) => {
    expect(refusedFor(() => resolveStamp(before, written, known))).toEqual(refused);
  });

  it('does not set a deleted angle or concept', () => {
    expect(refusedFor(() => resolveStamp(stored, { angleId: 'ang_gone' }, NOTHING_KNOWN))).toEqual([
      'NOT_FOUND',
    ]);
  });
});
