import type { AdDraft, AdText } from '../../port/draft';
import type { TextAttributes } from '../attributes/child-attributes';
import { changed, unchanged, type Normalised } from './normalised';

interface Texts {
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
}

/** How many places texts can be pinned to. */
export interface Places {
  readonly headlines: number;
  readonly descriptions: number;
}

/** Texts with those pins that there is a place for. */
export const normaliseTexts = (
  { headlines, descriptions }: AdDraft,
  places: Places,
): Normalised<Texts> => {
  const first = headlines.map((text, index) =>
    normaliseText(text, places.headlines, `headlines/${index}`),
  );
  const second = descriptions.map((text, index) =>
    normaliseText(text, places.descriptions, `descriptions/${index}`),
  );
  return {
    value: {
      headlines: first.map(({ value }) => value),
      descriptions: second.map(({ value }) => value),
    },
    warnings: [...first, ...second].flatMap(({ warnings }) => warnings),
  };
};

const normaliseText = (
  { text, pinned }: AdText,
  places: number,
  field: string,
): Normalised<TextAttributes> => {
  if (pinned === undefined || (pinned >= 1 && pinned <= places)) {
    return unchanged({ text, pinned: pinned ?? null });
  }
  return changed(
    { text, pinned: null },
    'PIN_DROPPED',
    `${field}/pinned`,
    places === 0
      ? 'Google pins texts of search ads only. The text is sent without its pin.'
      : `Google has ${places} positions for pinned texts here. The text is sent without its pin.`,
  );
};
