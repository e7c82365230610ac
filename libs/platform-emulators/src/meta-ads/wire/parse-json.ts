type Source = { readonly source?: string };

/** Parses JSON text; integers too long for a number (ids) become texts instead of other numbers. Undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: Source) =>
      isTooLong(value) ? (context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}

const isTooLong = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
