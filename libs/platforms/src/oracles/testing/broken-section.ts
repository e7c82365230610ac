import { brokenCopies, type BrokenRequest } from './break-request';
import type { RecordedRequest } from './recording';
import type { RequestOracle } from './request-oracle';

export interface BrokenSection {
  readonly kinds: readonly string[];
  readonly words: readonly string[];
  readonly oracle: RequestOracle;
  readonly specimensOf: (kind: string) => readonly RecordedRequest[];
}

/** Each kind of request, broken at every place: the vendor's description must refuse it, and the emulator with it. */
export const brokenSection = ({ kinds, words, oracle, specimensOf }: BrokenSection): void => {
  const refusedWords = new Set<string>();

  it.each(kinds)('are refused when broken at any place: %s', async (kind) => {
    const copies = uniqueCopies(specimensOf(kind));
    const refused = copies.filter((copy) => oracle(copy).length > 0);
    const accepted: string[] = [];
    for (const copy of refused) if (!(await emulatorRefuses(copy))) accepted.push(copy.fault);
    expect({
      'taken by the schema': free(copies, refused),
      'taken by the emulator': accepted,
    }).toEqual({ 'taken by the schema': [], 'taken by the emulator': [] });
    for (const { breach, fault } of refused) {
      if (breach === 'unknown word') refusedWords.add(fault.split(/[ /]/).at(-1)!);
    }
  });

  it('are refused when any of their words is unknown', () => {
    expect([...refusedWords].sort()).toEqual([...words].sort());
  });
};

const uniqueCopies = (specimens: readonly RecordedRequest[]): readonly BrokenRequest[] => {
  const copies = specimens.flatMap((specimen) =>
    specimen.body === null ? [misspelt(specimen)] : brokenCopies(specimen),
  );
  return [...new Map(copies.map((copy) => [copy.fault, copy])).values()];
};

/** A text may be anything unless it is one of an enum: only the schema knows which. */
const free = (
  copies: readonly BrokenRequest[],
  refused: readonly BrokenRequest[],
): readonly string[] =>
  copies
    .filter((copy) => copy.breach !== 'unknown word' && !refused.includes(copy))
    .map(({ fault }) => fault);

const misspelt = (request: RecordedRequest): BrokenRequest => ({
  ...request,
  path: `${request.path}z`,
  url: `${request.url}z`,
  fault: 'a path that nobody knows',
  breach: 'wrong type',
});

/** Google answers 200 and tells of the operation that failed when it was asked to do the others. */
const emulatorRefuses = async ({ method, url, headers, body }: BrokenRequest): Promise<boolean> => {
  const answer = await fetch(url, {
    method,
    headers: { ...headers },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  return answer.status === 400 || answer.status === 404 || said.includes('"partialFailureError"');
};
