import type { Subject } from './subject';

/** Remembers an answer per kind of object and type of ad: a tree has thousands of objects of few kinds. */
export const perKind = <Answer>(
  answer: (subject: Subject) => Answer,
): ((subject: Subject) => Answer) => {
  const known = new Map<string, Answer>();
  return (subject) => {
    const kind = `${subject.entity} ${subject.adType ?? ''}`;
    const held = known.get(kind) ?? answer(subject);
    known.set(kind, held);
    return held;
  };
};
