import type { Observed } from '@switchyard/platforms';
import { rowsOf } from '../../domain/imports';

/** Digests of all pictures that these objects show and that are known by their bytes. */
export const digestsIn = (observed: readonly Pick<Observed, 'attributes'>[]): readonly string[] =>
  [
    ...new Set(
      observed.flatMap(({ attributes }) =>
        (rowsOf(attributes['images'] ?? null) ?? []).flatMap(({ sha256 }) =>
          typeof sha256 === 'string' ? [sha256] : [],
        ),
      ),
    ),
  ].sort();
