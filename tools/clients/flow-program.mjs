// The samples of the description, put together: the recommended flow as one program.

/**
 * The steps of the flow in their order, with the sample of one language (`Shell`, `TypeScript`,
 * `Python`), and which part of the answer a shell variable takes.
 */
export const flowSamples = (description, language) => {
  const operations = new Map(
    Object.values(description.paths).flatMap((verbs) =>
      Object.values(verbs).map((operation) => [operation.operationId, operation]),
    ),
  );
  return description['x-flow'].map(({ operationId, gives }) => {
    const samples = operations.get(operationId)?.['x-codeSamples'] ?? [];
    const sample = samples.find(({ lang }) => lang === language);
    if (!sample) throw new Error(`${operationId} has no sample in ${language}.`);
    return { operationId, source: sample.source, gives };
  });
};

/** Before the samples: a client that the environment sets up. */
const BEGINNINGS = {
  TypeScript:
    "import { Switchyard } from '@switchyard/client';\n\nconst client = new Switchyard();\n",
  Python:
    'from decimal import Decimal\n\nfrom switchyard_ads import Switchyard\n\nclient = Switchyard()\n',
};

/** After them: Python says when connections are left open. */
const ENDINGS = { TypeScript: [], Python: ['client.close()'] };

/** A whole program of `TypeScript` or `Python` that plays the flow with the installed client. */
export const flowProgram = (description, language) => {
  const beginning = BEGINNINGS[language];
  if (!beginning) throw new Error(`There is no program in ${language}.`);
  const sources = flowSamples(description, language).map(({ source }) => source);
  return `${[beginning, ...sources, ...ENDINGS[language]].join('\n')}\n`;
};
