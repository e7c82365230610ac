import type { Finding } from '@switchyard/platforms';
import { toldBefore } from './told-before';

const finding = (
  id: string,
  field: string | null,
  kind: Finding['kind'] = 'degraded',
): Finding => ({
  kind,
  source: 'platform',
  code: 'FIELD_DROPPED',
  platform: 'google-ads',
  entity: { type: 'ad', id },
  field,
  message: 'm',
  fix: 'f',
});

it.each<[string, Finding, Finding, boolean]>([
  ['the same field', finding('ad_1', 'a/1'), finding('ad_1', 'a/1'), true],
  ['a part of it', finding('ad_1', 'a'), finding('ad_1', 'a/1/b'), true],
  ['what it is a part of', finding('ad_1', 'a/1/b'), finding('ad_1', 'a'), true],
  ['its neighbour', finding('ad_1', 'a/1'), finding('ad_1', 'a/2'), false],
  ['a field that starts alike', finding('ad_1', 'path1'), finding('ad_1', 'path12'), false],
  ['the same field of another object', finding('ad_1', 'a'), finding('ad_2', 'a'), false],
  ['the whole object', finding('ad_1', 'a'), finding('ad_1', null), false],
  [
    'what was only recommended',
    finding('ad_1', 'a', 'recommendation'),
    finding('ad_1', 'a'),
    false,
  ],
])('knows %s', (_what, known, asked, expected) => {
  expect(toldBefore([known])(asked)).toBe(expected);
});
