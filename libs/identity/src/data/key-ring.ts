export interface NamedKey {
  readonly id: string;
  /** base64url. */
  readonly key: string;
}

/** Keys by id; the first is current, the others still open what they sealed. Never empty. */
export type KeyRing = readonly [NamedKey, ...NamedKey[]];

/** Reads `id:key,id:key`. Throws a message that names the fault and never the key. */
export const readKeyRing = (text: string): KeyRing => {
  const keys = text.split(',').map((entry) => {
    const match = /^\s*([A-Za-z0-9_-]{1,40}):([A-Za-z0-9_-]{43})\s*$/.exec(entry);
    if (!match) {
      throw new Error('each key must be <id>:<32 bytes in base64url>, separated by commas');
    }
    return { id: match[1] as string, key: match[2] as string };
  });
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) {
    throw new Error('two keys have the same id');
  }
  return keys as unknown as KeyRing;
};
