import { readFileSync } from 'node:fs';
import { CANONICAL_EVENTS, EVENT_NAMES, isLeadStage } from './event-names';

it('the page of event names has the rows of the table', () => {
  const rows = readFileSync('docs/conversions/event-names.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => CANONICAL_EVENTS.some((known) => known === name))
    .map((cells) => cells.slice(1, 6));
  expect(rows).toEqual(
    CANONICAL_EVENTS.map((name) => {
      const { also, category, ...more } = EVENT_NAMES[name];
      const isOptimised = 'isStep' in more ? 'no' : 'yes';
      return [name, also.join(', '), category, isLeadStage(name) ? 'yes' : '', isOptimised];
    }),
  );
});
