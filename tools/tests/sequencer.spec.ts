import { resolve } from 'node:path';
import { nameOf } from './sequencer';
import slowFiles from './slow-files.json';
import { TREE } from './tree.mjs';

it('knows a compiled spec by the name that it has in the list of slow files', () => {
  const [slow = ''] = Object.keys(slowFiles);
  expect(nameOf(resolve(TREE, `${slow}.js`))).toBe(slow);
});
