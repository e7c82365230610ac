import type { Campaign } from '@switchyard/catalog/domain';

type Targeted = Partial<Pick<Campaign, 'geoTargets' | 'targeting'>>;

/** Named places that the ads are meant for: neither circles nor exclusions. */
export const meantAreas = (view: Targeted): readonly unknown[] =>
  (view.geoTargets ?? []).filter((row) => row.kind === 'AREA' && !row.negative);

/** Values of an audience that are asked for and excluded at once. */
export const askedAndExcluded = ({ targeting }: Targeted): readonly string[] => {
  const { include = {}, exclude = {} } = targeting?.linkedin ?? {};
  const excluded = new Set(Object.values(exclude).flat());
  return Object.values(include)
    .flat()
    .filter((value) => excluded.has(value));
};

/** Kinds of devices that are left switched on: computers, and phones, with which tablets go. */
export const enabledDevices = ({ targeting }: Targeted): readonly string[] =>
  (['desktop', 'mobile'] as const).filter(
    (device) => targeting?.devices?.[device]?.enabled ?? true,
  );

/** Names of the parts of an audience that must all fit, job titles first; empty where one is enough. */
export const askedTogether = ({ targeting }: Targeted): string => {
  const linkedin = targeting?.linkedin;
  if (linkedin?.matching !== 'ALL') return '';
  return Object.entries(linkedin.include ?? {})
    .flatMap(([facet, values]) => (values && values.length > 0 ? [facet] : []))
    .sort(titlesFirst)
    .join(' ');
};

/** Job titles are what other parts do not go with: they are told first. */
const titlesFirst = (a: string, b: string): number =>
  Number(b === 'jobTitles') - Number(a === 'jobTitles') || (a < b ? -1 : 1);
