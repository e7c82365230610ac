interface Called<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Refused {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** The `data` of an answer; throws the code when it was refused. */
export const answered = async <Data>(
  call: Promise<Called<{ readonly data: Data }>>,
): Promise<Data> => {
  const { data, error, response } = await call;
  if (data === undefined) {
    throw new Error(
      `${response.url} was refused with ${response.status}: ${JSON.stringify(error)}`,
    );
  }
  return data.data;
};

/** Status, code and details of a refusal; throws when it was none. */
export const refused = async (call: Promise<Called<unknown>>): Promise<Refused> => {
  const { error, response } = await call;
  if (error === undefined) throw new Error(`${response.url} was not refused: ${response.status}`);
  const { code, details = {} } = (
    error as { error: { code: string; details?: Readonly<Record<string, unknown>> } }
  ).error;
  return { status: response.status, code, details, headers: response.headers };
};
