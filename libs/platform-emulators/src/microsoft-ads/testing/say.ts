import type { Fields } from '../../json/fields';

/** Makes one call and remembers it for the oracle; `FirstId` answers the first id of it. */
export type Say = (operation: string, body: Fields) => Promise<Fields>;
export type FirstId = (operation: string, member: string, body: Fields) => Promise<string>;
