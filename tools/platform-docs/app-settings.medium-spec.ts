import { readFileSync } from 'node:fs';
import { PLATFORM_IDS } from '@switchyard/kernel';
import { type AppSetting, appSettingsOf } from '@switchyard/platforms';

const ALL = PLATFORM_IDS.flatMap((platform) => [...appSettingsOf(platform)]);
const compose = readFileSync('docker/compose.yml', 'utf8');

/** The lines of one part of compose.yml, by the key that it begins with. */
const partOf = (key: string): string =>
  new RegExp(`^${key}.*\\n((?:[ #].*\\n|\\n)*?)(?=^${/^ */.exec(key)![0]}\\S)`, 'm').exec(
    compose,
  )?.[1] ?? '';

const passes = (process: 'api' | 'worker', { name }: AppSetting): boolean =>
  [partOf('x-settings'), partOf(process === 'api' ? '  api:' : '  sync-worker:')].some((part) =>
    part.includes(`${name}:`),
  );

it.each(ALL)('compose.yml passes $name to the processes that read it', (setting) => {
  expect((['api', 'worker'] as const).filter((process) => passes(process, setting))).toEqual(
    setting.readBy,
  );
});

it('the example of the environment and the page of an operator name every one', () => {
  const example = readFileSync('docker/.env.example', 'utf8');
  const page = readFileSync('docs/connecting.md', 'utf8');
  for (const { name } of ALL) {
    expect([name, example.includes(name), page.includes(name)]).toEqual([name, true, true]);
  }
});

it('the page of settings names every kind, and which processes read it', () => {
  const rows = readFileSync('docs/configuration.md', 'utf8').split('\n');
  for (const { name, readBy } of ALL) {
    const general = name.replace(/^SWITCHYARD_[A-Z]+_ADS/, 'SWITCHYARD_<PLATFORM>');
    const row = rows.find((one) => one.includes(`\`${name}\``) || one.includes(`\`${general}\``));
    expect([name, row?.split('|')[2]?.trim()]).toEqual([name, readBy.join(', ')]);
  }
});
