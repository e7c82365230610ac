import { join } from 'node:path';
import { packageFolder, packageJson } from './package-file';
import type { Region } from './region';

const CLDR = 'cldr-subdivisions-full';

/** Some names carry the number of a footnote. */
const FOOTNOTE = /[¹²³*]+$/;

interface CldrFile {
  readonly subdivisions: {
    readonly localeDisplayNames: { readonly subdivisions?: Readonly<Record<string, string>> };
  };
}

/** Subdivisions of ISO 3166-2 that are in force, by canonicalId; most names are English. */
export const cldrSubdivisions = (): Map<string, Region> => {
  const found = new Map<string, Region>();
  for (const locale of packageFolder(CLDR, 'subdivisions')) {
    for (const [code, name] of Object.entries(namesOf(locale))) {
      const countryCode = code.slice(0, 2).toUpperCase();
      const id = `iso:${countryCode}-${code.slice(2).toUpperCase()}`;
      const names = found.get(id)?.names ?? [];
      found.set(id, {
        id,
        countryCode,
        names: new Map([...names, [locale, name.replace(FOOTNOTE, '')]]),
        more: [],
      });
    }
  }
  return found;
};

const namesOf = (locale: string): Readonly<Record<string, string>> =>
  packageJson<CldrFile>(CLDR, join('subdivisions', locale, `${locale.replaceAll('-', '_')}.json`))
    .subdivisions.localeDisplayNames.subdivisions ?? {};
