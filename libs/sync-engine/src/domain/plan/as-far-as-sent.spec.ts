import { asFarAsSent } from './as-far-as-sent';

const after = { name: 'Autumn', locationIntent: 'PRESENCE' };
const untilSent = { locationIntent: 'PRESENCE_OR_INTEREST', devices: [] };

it.each([
  [
    'a default that stands until it is sent',
    { name: 'Autumn', locationIntent: 'PRESENCE_OR_INTEREST' },
    { name: 'Autumn', locationIntent: 'PRESENCE_OR_INTEREST' },
  ],
  ['what was sent', { name: 'Autumn', locationIntent: 'PRESENCE' }, after],
  ['an edit of what is sent at once', { name: 'By hand', locationIntent: 'PRESENCE' }, after],
  [
    'a field that the create says nothing of',
    { name: 'Autumn', locationIntent: 'PRESENCE', devices: [] },
    after,
  ],
])('%s', (_what, observed, expected) => {
  expect(asFarAsSent(after, observed, untilSent)).toEqual(expected);
});
