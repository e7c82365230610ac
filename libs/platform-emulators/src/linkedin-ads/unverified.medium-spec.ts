import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNVERIFIED, unverifiedErrors } from './unverified';

const DOCUMENT = join(__dirname, '../../../../docs/platforms/linkedin-ads-unverified.md');

it('every unverified rule is told in the document, with how to check it', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const names = [...Object.keys(UNVERIFIED), ...Object.keys(unverifiedErrors)];
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
