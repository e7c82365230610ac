import { REFUSAL_TEXTS, type Refusal } from '@switchyard/kernel';

/** The media type of RFC 9457, in which a refusal is answered when `Accept` prefers it. */
export const PROBLEM_TYPE = 'application/problem+json';
const JSON_TYPE = 'application/json';

/**
 * Whether the caller's `Accept` names the media type of problems. The answer varies only in this
 * case.
 */
export const namesProblem = (accept: string | undefined): accept is string =>
  accept !== undefined && accept.toLowerCase().includes(PROBLEM_TYPE);

/**
 * Whether `Accept` prefers a problem to plain JSON. A range such as `application/*` asks for no
 * problem: only the type itself does. Of two equal qualities the problem wins, for JSON is also what
 * a success is answered in.
 */
export const prefersProblem = (accept: string | undefined): boolean => {
  if (!namesProblem(accept)) return false;
  const qualities = qualitiesIn(accept.toLowerCase());
  const problem = qualities.get(PROBLEM_TYPE) ?? 0;
  const json =
    [JSON_TYPE, 'application/*', '*/*'].map((range) => qualities.get(range)).find(isGiven) ?? 0;
  return problem > 0 && problem >= json;
};

const isGiven = (quality: number | undefined): boolean => quality !== undefined;

/** The quality of each range; a malformed one is 0. */
const qualitiesIn = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, quality === undefined ? 1 : qualityOf(quality)] as const;
    }),
  );

const qualityOf = (text: string): number =>
  /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;

/** A refusal as a problem: the members of RFC 9457, and our own beside them. */
export const problemOf = (
  { code, message, details, status }: Refusal,
  requestId: string,
  publicUrl: string,
  own: object = extensionsOf(details),
): object => ({
  type: new URL(`/docs/errors.md#${code.toLowerCase()}`, publicUrl).href,
  title: REFUSAL_TEXTS[code].meaning,
  status,
  detail: message,
  instance: requestId,
  code,
  ...own,
});

/** The issues of a request are beside the other details. */
function extensionsOf(details: Refusal['details']): object {
  const { issues, ...rest } = details ?? {};
  return {
    ...(issues === undefined ? {} : { issues }),
    ...(Object.keys(rest).length === 0 ? {} : { details: rest }),
  };
}
