import { isRefusal } from '@switchyard/kernel';
import { asRefusal, isRetriable, isUnwritable, violatedConstraint } from './faults';

const fault = (code: string): Error => Object.assign(new Error('from the server'), { code });

it.each([
  ['disk full', '53100'],
  ['out of memory', '53200'],
  ['too many files', '53000'],
  ['input or output failed', '58030'],
  ['a server that only reads', '25006'],
])('%s is a refusal that says: later', (_what, code) => {
  const refusal = asRefusal(fault(code));
  expect([
    isUnwritable(fault(code)),
    isRetriable(fault(code)),
    isRefusal(refusal) && refusal.code,
  ]).toEqual([true, false, 'UNAVAILABLE']);
});

it.each([
  ['starting up', '57P03'],
  ['shut down by its owner', '57P01'],
  ['a process that froze in a transaction', '25P03'],
])('%s is a refusal that says: later', (_what, code) => {
  const refusal = asRefusal(fault(code));
  expect([isUnwritable(fault(code)), isRefusal(refusal) && refusal.code]).toEqual([
    false,
    'UNAVAILABLE',
  ]);
});

it('a mistake of ours stays what it is', () => {
  const mistake = fault('42601');
  expect(asRefusal(mistake)).toBe(mistake);
});

describe('the constraint that was broken', () => {
  const NAMES = ['campaign_name_uq', 'campaign_key_uq'] as const;
  const broken = (code: string, message: string, constraint?: string): Error =>
    Object.assign(new Error(message), { code, ...(constraint && { constraint }) });
  const unique = (name: string): string =>
    `duplicate key value violates unique constraint "${name}"`;

  it.each([
    ['the member', broken('23505', 'a conflict', 'campaign_name_uq')],
    ['the member, of a shard', broken('23505', 'a conflict', 'campaign_name_uq_102008')],
    ['the message', broken('23505', unique('campaign_name_uq'))],
    ['the message, of a shard', broken('23505', unique('campaign_name_uq_102008'))],
    [
      'a message in German',
      broken(
        '23505',
        'doppelter Schlüsselwert verletzt Unique-Constraint »campaign_name_uq_102008«',
      ),
    ],
    [
      'a message in French',
      broken(
        '23505',
        'la valeur d’une clé dupliquée rompt la contrainte unique « campaign_name_uq »',
      ),
    ],
    [
      'the message of a foreign key',
      broken(
        '23503',
        'insert or update on table "campaign_102010" violates foreign key constraint "campaign_name_uq_102010"',
      ),
    ],
    [
      'the message of a check',
      broken(
        '23514',
        'new row for relation "campaign_102010" violates check constraint "campaign_name_uq_102010"',
      ),
    ],
  ])('is known from %s', (_what, error) => {
    expect(violatedConstraint(error, NAMES)).toBe('campaign_name_uq');
  });

  it('keeps digits that are its own', () => {
    const names = ['limit', 'limit_30'] as const;
    expect(
      ['limit_30', 'limit_30_102008', 'limit_102008'].map((name) =>
        violatedConstraint(broken('23514', `violates check constraint "${name}"`), names),
      ),
    ).toEqual(['limit_30', 'limit_30', 'limit']);
  });

  it.each([
    ['another constraint', broken('23505', unique('other_uq_102008'))],
    ['a longer name', broken('23505', unique('campaign_name_uq_2x'))],
    ['another one by the member', broken('23505', unique('campaign_name_uq'), 'other_uq')],
    ['another kind of error', broken('22001', unique('campaign_name_uq'))],
  ])('is none of those asked for with %s', (_what, error) => {
    expect(violatedConstraint(error, NAMES)).toBeUndefined();
  });
});
