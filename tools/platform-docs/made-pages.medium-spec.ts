import { readFileSync } from 'node:fs';
import { accessPage } from './access-page';
import { securityPage } from './security-page';

it('the page of access is what the descriptions say (npm run docs writes it)', () =>
  expect(readFileSync('docs/access.md', 'utf8')).toBe(accessPage()));

it('the tables of docs/security.md are those of the proofs (npm run docs writes them)', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  expect(page).toBe(securityPage(page));
});
