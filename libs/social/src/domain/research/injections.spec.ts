import { INJECTIONS } from '../../testing/injections';
import { cleanText } from './clean-text';
import { cutFacts } from './cut-facts';

/** What a post could take of a text that was pasted. */
const factsOf = (raw: string) => {
  const { text } = cleanText(raw);
  return { text, facts: cutFacts({ text, sourceIndex: 0, topic: 'rye bread', language: 'en' }) };
};

describe('injections in pasted texts', () => {
  const pasted = INJECTIONS.flatMap(({ name, text, forbidden }) =>
    text === undefined ? [] : [[name, text, forbidden] as const],
  );

  it.each(pasted)(
    '%s: nothing of it is a fact, and every quote is literal',
    (_, raw, forbidden) => {
      const { text, facts } = factsOf(raw);
      expect(facts.length).toBeGreaterThan(0);
      for (const { quote, statement, start, end } of facts) {
        expect(quote).toBe(text.slice(start, end));
        for (const part of forbidden) expect(`${quote} ${statement}`).not.toContain(part);
      }
    },
  );
});
