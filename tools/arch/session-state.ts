/** Statements are written in small letters. What lasts longer than a transaction, and what it is called. */
const SESSION_STATE: Readonly<Record<string, RegExp>> = {
  LISTENS: /[`'"]listen [$"\w]/i,
  LOCKS_FOR_THE_SESSION: /\bpg_(try_)?advisory_(un)?lock(_shared)?\s*\(/i,
  SETS_FOR_THE_SESSION: /[`'";] *set (?!local |constraints |search_path)[a-z_.]+ *(=|to )/,
  CONFIGURES_FOR_THE_SESSION: /set_config\([^)]*,\s*false\s*\)/i,
  MAKES_TEMPORARY_TABLES: /create (local |global )?temp(orary)? /i,
  KEEPS_A_CURSOR: /\bcursor with hold\b/i,
  PREPARES_BY_STATEMENT: /[`'"]prepare \w+( \(| as )/i,
};

/**
 * The kinds of session state that a file uses. A pooler in transaction mode gives a session to
 * another client after each transaction, so that such state is lost or affects another client.
 */
export const sessionStateIn = (code: string): readonly string[] =>
  Object.entries(SESSION_STATE)
    .filter(([, pattern]) => pattern.test(code))
    .map(([name]) => name);
