const BEFORE = /^(?:the|city of|town of|state of|province of|county of|republic of|kingdom of) /;
const AFTER = / (?:city|town|state|province|prefecture|region|district|county|airport)$/;

/** A folded name without the words that people add to tell what kind of place they mean; none when there are no such words. */
export const simplerNames = (key: string): string[] => {
  const names = [
    key.replace(BEFORE, ''),
    key.replace(AFTER, ''),
    key.replace(BEFORE, '').replace(AFTER, ''),
  ];
  return [...new Set(names)].filter((name) => name !== key && name !== '');
};
