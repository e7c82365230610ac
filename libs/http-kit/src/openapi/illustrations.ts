import { type Document, type Operation, operationsOf } from './document';

/** What shows how one operation is used. */
export interface Illustration {
  readonly codeSamples?: readonly object[];
  /** A whole body, and the whole answer to it. */
  readonly request?: unknown;
  readonly answer?: unknown;
}

type Content = Record<string, { examples?: object }>;

/**
 * Adds samples and whole examples to the operations, by operationId. Throws for an operation that
 * the document does not have, and for an example where it has no JSON.
 */
export const addIllustrations = (
  document: Document,
  illustrations: Readonly<Record<string, Illustration>>,
): void => {
  const operations = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation]),
  );
  for (const [operationId, illustration] of Object.entries(illustrations)) {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`${operationId} has examples and is no operation.`);
    addIllustration(operation, illustration);
  }
};

const addIllustration = (
  operation: Operation,
  { codeSamples, request, answer }: Illustration,
): void => {
  if (codeSamples) Object.assign(operation, { 'x-codeSamples': codeSamples });
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  addExample(operation, operation.requestBody, request);
  addExample(operation, success?.[1], answer);
};

const addExample = (operation: Operation, part: unknown, value: unknown): void => {
  if (value === undefined) return;
  const media = (part as { content?: Content } | undefined)?.content?.['application/json'];
  if (!media) throw new Error(`${operation.operationId} has an example and no JSON for it.`);
  media.examples = { flow: { value } };
};
