import type { TextAttributes } from '../attributes/child-attributes';
import type { AssetLink } from '../wire/objects';

type Links = readonly (AssetLink | null)[] | null | undefined;

/** Texts as assets; `place` is Headline or Description, and a pin names it with its number. */
export const assetLinks = (
  texts: readonly TextAttributes[],
  place: 'Headline' | 'Description',
): readonly AssetLink[] =>
  texts.map(({ text, pinned }) => ({
    Asset: { Type: 'TextAsset', Text: text },
    ...(pinned === undefined ? {} : { PinnedField: `${place}${pinned}` }),
  }));

export const textsOf = (links: Links): readonly TextAttributes[] =>
  (links ?? [])
    .filter((link) => link !== null)
    .map(({ Asset, PinnedField }) => {
      const pinned = Number(/\d$/.exec(PinnedField ?? '')?.[0] ?? 0);
      return { text: Asset?.Text ?? '', ...(pinned > 0 ? { pinned } : {}) };
    });
