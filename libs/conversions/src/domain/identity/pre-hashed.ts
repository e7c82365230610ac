const HEX = /^[0-9a-f]{64}$/i;
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The hash, in lower case, when the text is one already; how it was normalised before nobody knows. The hash of nothing is none. */
export const preHashed = (text: string): string | undefined => {
  const hash = text.trim().toLowerCase();
  return HEX.test(hash) && hash !== OF_NOTHING ? hash : undefined;
};

/** True for the hash of nothing, which a careless caller makes of an empty field. */
export const isHashOfNothing = (text: string): boolean => text.trim().toLowerCase() === OF_NOTHING;
