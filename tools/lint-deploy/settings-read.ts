import { createRequire } from 'node:module';
import { join } from 'node:path';

interface SettingsModule {
  readonly readEnv: (environment: NodeJS.ProcessEnv) => unknown;
}

/** Some settings are read with one value of another only. */
const CHOICES = { SWITCHYARD_ENVIRONMENT: 'live', SWITCHYARD_WRITER: 'openai' };

/** Answers every setting with a value, so that what depends on another setting is read too. */
const recorder = (names: Set<string>): NodeJS.ProcessEnv =>
  new Proxy<Record<string, string>>(CHOICES, {
    get: (choices, name) => {
      if (typeof name !== 'string') return undefined;
      names.add(name);
      return choices[name] ?? 'anything';
    },
  });

/** The names of all settings that a process of `apps/` reads at boot, in alphabetical order. */
export const settingsReadBy = (app: 'api' | 'sync-worker'): readonly string[] => {
  const { readEnv } = createRequire(__filename)(
    join(__dirname, '../../apps', app, 'src/env.js'),
  ) as SettingsModule;
  const names = new Set<string>();
  try {
    readEnv(recorder(names));
  } catch {
    // The values are wrong on purpose: only the names matter.
  }
  return [...names].sort();
};
