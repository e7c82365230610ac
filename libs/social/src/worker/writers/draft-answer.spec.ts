import { answered, type RequestParts, writerRequest } from '../../testing/writers/writer-request';
import { readAnswer } from './draft-answer';

const OVEN = 'The bakery has a stone oven of 1924.';

const draft = (others: object = {}) => ({
  text: `${OVEN} See https://linden.example`,
  hashtags: ['Bread'],
  claims: [{ text: OVEN, factIds: ['f1'], questionIds: [] }],
  ...others,
});
const claim = (others: object) => ({ text: OVEN, factIds: ['f1'], questionIds: [], ...others });

const problemsOf = (answer: object, parts: RequestParts = {}): readonly string[] =>
  readAnswer(JSON.stringify(answer), writerRequest(parts)).problems ?? [];

describe('an answer', () => {
  it('is a draft when it keeps every rule', () => {
    expect(readAnswer(JSON.stringify(draft()), writerRequest())).toEqual({ draft: draft() });
  });

  it.each<[string, object, string]>([
    ['no object', [], 'the object'],
    ['a missing member', { text: OVEN, hashtags: [] }, 'the object'],
    ['an unknown member', draft({ html: '<b>' }), 'the object'],
    ['a member of another type', draft({ hashtags: 'Bread' }), '/hashtags'],
    ['an unknown member of a claim', draft({ claims: [claim({ sure: true })] }), '/claims/0'],
    ['no text', draft({ text: ' ', claims: [] }), '/text'],
    ['a text that is too long', draft({ text: `${OVEN} ${'a '.repeat(1_500)}` }), '/text'],
    ['a foreign address', draft({ text: `${OVEN} evil.example/win` }), '/text'],
    ['too many links', draft({ text: `${OVEN} ${'https://linden.example '.repeat(4)}` }), '/text'],
    ['hidden characters', draft({ text: `${OVEN} \u202Eab\u{E0041}` }), '/text'],
    ['a character that no database stores', draft({ text: `${OVEN} \u0000` }), '/text'],
    ['half a character', draft({ text: `${OVEN} \uD800` }), '/text'],
    ['too many hashtags', draft({ hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }), '/hashtags'],
    ['a hashtag with its sign', draft({ hashtags: ['#Bread'] }), '/hashtags/0'],
    ['a hashtag of words', draft({ hashtags: ['Fresh bread'] }), '/hashtags/0'],
    ['a claim that the text lacks', draft({ claims: [claim({ text: 'Cake.' })] }), '/claims/0'],
    ['an empty claim', draft({ claims: [claim({ text: '' })] }), '/claims/0'],
    ['a fact that does not exist', draft({ claims: [claim({ factIds: ['f9'] })] }), '/claims/0'],
    ['a question without answer', draft({ claims: [claim({ questionIds: ['q1'] })] }), '/claims/0'],
    ['a claim of nothing', draft({ claims: [claim({ factIds: [] })] }), '/claims/0'],
  ])('with %s is not valid', (_, answer, path) => {
    const questions = [answered('q1', 'date', null)];
    const [problem = ''] = problemsOf(answer, { questions });
    expect(problem.slice(0, path.length)).toBe(path);
  });

  it('may name an answer of the interview', () => {
    const questions = [answered('q1', 'date', '3 May')];
    expect(problemsOf(draft({ claims: [claim({ questionIds: ['q1'] })] }), { questions })).toEqual(
      [],
    );
  });

  it('keeps emoji that are made of several', () => {
    expect(problemsOf(draft({ text: `${OVEN} 👨‍👩‍👧‍👦` }))).toEqual([]);
  });

  it.each(['', '  ', 'bread', '{"text":', 'null', `"${'x'.repeat(400_000)}"`])(
    'that is no draft is not valid',
    (answer) => {
      expect(readAnswer(answer, writerRequest()).problems).toHaveLength(1);
    },
  );

  it('is described without quoting it', () => {
    const secret = 'quoted-text';
    const problems = problemsOf(
      draft({
        text: `${OVEN} https://evil.example/${secret}`,
        hashtags: [`#${secret}`],
        claims: [claim({ text: secret, factIds: [secret], questionIds: [secret] })],
        [secret]: 1,
      }),
    );
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join()).not.toContain(secret);
  });
});
