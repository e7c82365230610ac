import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNVERIFIED } from './unverified';

const DOCUMENT = join(__dirname, '../../../../docs/platforms/reddit-ads-unverified.md');

describe('what no document proves', () => {
  it.each(Object.keys(UNVERIFIED))('is told with how to check it: %s', (name) => {
    expect(readFileSync(DOCUMENT, 'utf8')).toContain(`\`${name}\``);
  });
});
