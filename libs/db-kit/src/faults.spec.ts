import { isRefusal } from '@switchyard/kernel';
import { asRefusal, isRetriable, isUnwritable } from './faults';

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
