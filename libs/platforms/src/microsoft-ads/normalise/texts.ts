import type { AdText } from '../../port/draft';
import type { TextAttributes } from '../attributes/child-attributes';
import type { Warn } from '../../normalising';

type Field = 'headlines' | 'descriptions';

/** Texts in their order, with pins to places that there are. */
export const heldTexts = (
  texts: readonly AdText[],
  field: Field,
  places: number,
  warn: Warn,
): readonly TextAttributes[] =>
  texts.map(({ text, pinned }, index) => {
    if (pinned === undefined || pinned === null) return { text };
    if (pinned <= places) return { text, pinned };
    warn(
      'PIN_DROPPED',
      `${field}/${index}/pinned`,
      `Microsoft has ${places} positions for pinned texts here. The text is sent without its pin.`,
    );
    return { text };
  });
