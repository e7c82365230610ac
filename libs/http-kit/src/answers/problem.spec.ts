import { prefersProblem } from './problem';

it.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['application/*', false],
  ['application/json', false],
  ['application/problem+xml', false],
  ['text/html;q=0.9, application/problem+jsonx', false],
  ['application/problem+json', true],
  ['Application/Problem+JSON; charset=utf-8', true],
  ['application/json, application/problem+json', true],
  ['application/problem+json, */*', true],
  ['application/json, application/problem+json;q=0.5', false],
  ['application/json;q=0.4 , application/problem+json ; q=0.5', true],
  ['*/*;q=0.8, application/problem+json;q=0.5', false],
  ['*/*;q=0.8, application/json;q=0.1, application/problem+json;q=0.5', true],
  ['application/*;q=0.1, */*, application/problem+json;q=0.5', true],
  ['application/problem+json;q=0', false],
  ['application/problem+json;q=0.000, application/json;q=0', false],
  ['application/problem+json;q=2', false],
  ['application/problem+json;q=high', false],
])('reads of Accept %j that a problem is preferred: %s', (accept, isPreferred) => {
  expect(prefersProblem(accept)).toBe(isPreferred);
});
