/** A JSON object as it travels. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that must have been checked before; an absent one reads as empty. */
export const textIn = (fields: Fields, member: string): string => (typeof fields[member] === 'string' ? fields[member] : '');
export const numberIn = (fields: Fields, member: string): number | undefined => (typeof fields[member] === 'number' ? fields[member] : undefined);
export const objectIn = (fields: Fields, member: string): Fields => (isFields(fields[member]) ? fields[member] : {});
export const listIn = <Item = unknown>(fields: Fields, member: string): readonly Item[] => (Array.isArray(fields[member]) ? (fields[member] as readonly Item[]) : []);
