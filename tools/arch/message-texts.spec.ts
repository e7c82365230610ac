import { complaint, messageTexts } from './message-texts';
import { readWorkspace } from './source-file';

const LIBS = ['libs/sync-engine/src/', 'libs/platforms/src/', 'libs/budgets/src/'];
/** Recorded answers of vendors, tests and descriptions of routes are no messages. */
const OTHERS = /\.[a-z-]*spec\.ts$|\/(testing|fixtures|oracles|contract|http)\//u;

const messages = [...readWorkspace(process.cwd())]
  .filter(([path]) => LIBS.some((lib) => path.startsWith(lib)) && !OTHERS.test(path))
  .flatMap(([path, code]) => messageTexts(path, code));

it('reads the messages of the engine, the connectors and the budgets', () => {
  expect(messages.length).toBeGreaterThan(500);
  expect(LIBS.filter((lib) => !messages.some(({ path }) => path.startsWith(lib)))).toEqual([]);
});

it('has no private word, no expression and no two sentences in one in any message', () => {
  const wrong = messages.flatMap(({ path, line, text }) => {
    const why = complaint(text);
    return why ? [`${path}:${line} has ${why}: ${text}`] : [];
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['start must match ^([01]\\d|2[0-3]):(00|15|30|45)$.', 'an expression'],
  ['Name a place that the ads are meant for.', '"place"'],
  ['Nothing, if Meta can do without it.', '"Nothing, if"'],
  ['It was taken away here.', '"taken away"'],
  ['The campaign is held by a lease.', '"held"'],
  ['The campaign is over; nothing is sent.', 'two sentences in one'],
])('complains of: %s', (text, why) => {
  expect(complaint(text)).toBe(why);
});

it.each([
  'The Emergency Brake holds the campaign. This change could raise spending.',
  '`start` must be a time such as 08:30. Minutes are 00, 15, 30 or 45.',
  'LinkedIn cannot target circles. Add a country, region or city to `include`.',
  'The id of the pixel (a2_…, t2_… or p2_…) that counts conversions.',
])('does not complain of: %s', (text) => {
  expect(complaint(text)).toBeUndefined();
});

it('reads templates, and leaves out descriptions, decorators and exceptions', () => {
  const code = `
    @Text({ help: 'Held in a lane.' }) class A {}
    const rule = { description: 'Held by a lane.', fix: \`Use \${most} characters.\` };
    throw new RangeError('It was taken away here.');
  `;
  expect(messageTexts('a.ts', code)).toEqual([
    { path: 'a.ts', line: 3, text: 'Use … characters.' },
  ]);
});
