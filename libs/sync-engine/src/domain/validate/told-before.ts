import type { Finding } from '@switchyard/platforms';

/** Answers whether an earlier finding speaks of the same field of the same object, or of a part or the whole of it. Recommendations do not count. */
export const toldBefore = (known: readonly Finding[]): ((finding: Finding) => boolean) => {
  const told = new Set<string>();
  const toldInPart = new Set<string>();
  for (const finding of known.filter(({ kind }) => kind !== 'recommendation')) {
    const [whole, ...above] = placesOf(finding);
    if (whole !== undefined) told.add(whole);
    for (const place of above) toldInPart.add(place);
  }
  return (finding) =>
    placesOf(finding).some(
      (place, index) => told.has(place) || (index === 0 && toldInPart.has(place)),
    );
};

/** The field of an object and all that it is a part of, itself first. */
const placesOf = ({ entity, field }: Finding): readonly string[] => {
  const members = field === null ? [] : field.split('/');
  return members.map(
    (_member, index) => `${entity.id} ${members.slice(0, members.length - index).join('/')}`,
  );
};
