import 'reflect-metadata';
import type { Connection } from '@switchyard/identity/domain';
import type { AssetChoice } from '@switchyard/platforms';
import { assetsForm } from './connection-parts';

const page = (value: string, isUsable = true): AssetChoice => ({
  setting: 'pageId',
  neededFor: 'campaigns',
  value,
  name: `Page ${value}`,
  isUsable,
  note: '',
});

const formOf = (
  assets: readonly AssetChoice[],
  settings: Readonly<Record<string, unknown>> = {},
): string => assetsForm({ id: 'con_1', settings } as unknown as Connection, assets);

const selectedIn = (form: string): readonly string[] =>
  [...form.matchAll(/<option value="([^"]*)"\s+selected/g)].map(([, value]) => value!);

describe('the list of a setting', () => {
  it('proposes the only usable choice, and says that it is not saved', () => {
    const form = formOf([page('1', false), page('2')]);
    expect(selectedIn(form)).toEqual(['2']);
    expect(form).toContain('It is used once you save it.');
  });

  it('proposes nothing where there are two, or none that can be used', () => {
    for (const assets of [[page('1'), page('2')], [page('1', false)]]) {
      const form = formOf(assets);
      expect(selectedIn(form)).toEqual(['']);
      expect(form).not.toContain('It is used once you save it.');
    }
  });

  it('keeps what is set, listed or not', () => {
    expect(selectedIn(formOf([page('1'), page('2')], { pageId: '2' }))).toEqual(['2']);
    const form = formOf([page('1')], { pageId: '9' });
    expect(selectedIn(form)).toEqual(['9']);
    expect(form).not.toContain('It is used once you save it.');
  });
});
