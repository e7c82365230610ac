const URN = /^urn:(?:li|lla):([A-Za-z]+):(.+)$/;

/** `urn:li:sponsoredCampaign:7`. */
export const urnOf = (type: string, id: string): string => `urn:li:${type}:${id}`;

/** The id inside a URN of one of the types; undefined when it is none. */
export function idInUrn(text: string, ...types: readonly string[]): string | undefined {
  const [, type = '', id] = URN.exec(text) ?? [];
  return types.includes(type) ? id : undefined;
}

/** A numeric id inside a URN of one of the types. */
export function numberInUrn(text: string, ...types: readonly string[]): string | undefined {
  const id = idInUrn(text, ...types);
  return id !== undefined && /^\d+$/.test(id) ? id : undefined;
}
