import type { Fields } from '../../json/fields';

/** The envelope of lists (platform document 4c). */
export function listEnvelope(data: readonly Fields[], hasMore: boolean): Fields {
  return {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: hasMore,
  };
}
