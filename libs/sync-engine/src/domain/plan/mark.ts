const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Characters of one mark. */
export const MARK_LENGTH = 7;

/** FNV-1a of a text in base 36. It tells people which field moved; whether anything moved is told by SHA-256 alone. */
export const markOf = (text: string): string => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36).padStart(MARK_LENGTH, '0');
};
