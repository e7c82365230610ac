interface Said {
  readonly status?: number;
  readonly code?: string;
  readonly errorDetails?: {
    readonly inputErrors?: readonly Said[];
    readonly conditionalInputErrors?: readonly Said[];
  };
  readonly elements?: readonly Element[];
  readonly results?: object;
  readonly errors?: Readonly<Record<string, Said>>;
}

interface Element extends Said {
  readonly error?: Said;
}

/** Whether the answer refuses the request, or, answered 200, an element of its batch. */
export const refuses = (status: number, text: string): boolean =>
  status >= 400 || faultsIn(read(text)).length > 0;

/** Every code that a refusal names, of the whole, of its elements and of their members. */
export const codesIn = (text: string): readonly string[] => {
  const said = read(text);
  return [said, ...faultsIn(said)].flatMap(withDetails).flatMap(({ code }) => code ?? []);
};

const faultsIn = ({ elements = [], errors = {} }: Said): readonly Said[] => [
  ...elements
    .filter(({ status = 200 }) => status >= 400)
    .map((element) => element.error ?? element),
  ...Object.values(errors),
];

const withDetails = (said: Said): readonly Said[] => [
  said,
  ...(said.errorDetails?.inputErrors ?? []),
  ...(said.errorDetails?.conditionalInputErrors ?? []),
];

const read = (text: string): Said => (text.startsWith('{') ? (JSON.parse(text) as Said) : {});
