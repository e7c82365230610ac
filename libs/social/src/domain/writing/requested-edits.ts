/** What the embedded writer understands of a note. */
export interface RequestedEdits {
  readonly length: 'shorter' | 'longer' | null;
  readonly withoutHashtags: boolean;
  readonly withoutLinks: boolean;
  /** Each names a statement by its words, in lower case. A statement has all words of one. */
  readonly leaveOut: readonly (readonly string[])[];
}

export const NO_EDITS: RequestedEdits = {
  length: null,
  withoutHashtags: false,
  withoutLinks: false,
  leaveOut: [],
};

const SHORTER =
  /(?<!\p{L})(?:shorter|shorten|too long|kürzer|kürzen|kürze|zu lang|plus courte?|raccourci\p{L}*|trop long(?:ue)?|más corto|más corta|más breve|acort\p{L}*|demasiado larg[oa])(?!\p{L})/iu;
const LONGER =
  /(?<!\p{L})(?:longer|too short|länger|ausführlicher|zu kurz|plus long(?:ue)?|trop courte?|más larg[oa]|demasiado cort[oa])(?!\p{L})/iu;

/** What follows is not wanted. */
const REMOVAL =
  /(?<!\p{L})(?:leave out|take out|omit|remove|drop|delete|without|no|streiche?n?|entferne?n?|ohne|keine?n?|supprime[rz]?|enlève[rz]?|enlevez|retire[rz]?|sans|pas de|quit[ae]r?|omit[ae]r?|elimin[ae]r?|sin)\s+([^.;\n]{1,200})/giu;
/** German puts the verb behind: "Lass den Preis weg". */
const REMOVAL_AROUND = /(?<!\p{L})lass(?:e|t|en sie)?\s+([^.;\n]{1,200}?)\s+weg(?!\p{L})/giu;

const HASHTAG = /^#?hash-?tags?$/u;
const LINK = /^(?:links?|urls?|adressen?|address(?:es)?|liens?|enlaces?)$/u;

/** Words that name nothing. */
const EMPTY_WORDS = new Set(
  'the a an all any that this those which about part sentence statement of with please der die das den dem alle jede über satz mit bitte von le la les des du une tout tous toute phrase sur avec el los las una todo todos frase sobre con del'.split(
    ' ',
  ),
);

/** Reads the simple edits that a note asks for. What it does not understand is left undone. */
export const readEdits = (note: string): RequestedEdits => {
  const phrases = removalsOf(note);
  const asksFor = (pattern: RegExp) => phrases.some((words) => words.some((w) => pattern.test(w)));
  return {
    length: lengthOf(note),
    withoutHashtags: asksFor(HASHTAG),
    withoutLinks: asksFor(LINK),
    leaveOut: phrases.filter(
      (words) => words.length > 0 && !words.some((word) => HASHTAG.test(word) || LINK.test(word)),
    ),
  };
};

const lengthOf = (note: string): RequestedEdits['length'] => {
  if (SHORTER.test(note)) return 'shorter';
  return LONGER.test(note) ? 'longer' : null;
};

const removalsOf = (note: string): readonly (readonly string[])[] =>
  [...note.matchAll(REMOVAL), ...note.matchAll(REMOVAL_AROUND)]
    .flatMap(([, object = '']) =>
      object.split(/,|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o)(?!\p{L})/iu),
    )
    .map((phrase) =>
      (phrase.toLowerCase().match(/#?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*)/gu) ?? []).filter(
        (word) => word.length > 1 && !EMPTY_WORDS.has(word),
      ),
    );

/** Whether a note asks for something that the embedded writer can do. */
export const hasEdits = (edits: RequestedEdits): boolean =>
  edits.length !== null || edits.withoutHashtags || edits.withoutLinks || edits.leaveOut.length > 0;

/** Whether a statement is one of those that a note wants left out. */
export const isUnwanted = (statement: string, { leaveOut }: RequestedEdits): boolean => {
  const words = new Set(statement.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*/gu) ?? []);
  return leaveOut.some((phrase) => phrase.every((word) => words.has(word)));
};
