/** Repeats a check until it passes; throws its last failure when the time is up. */
export const eventually = async <T>(
  check: () => Promise<T> | T,
  withinMs = 10_000,
  everyMs = 20,
): Promise<T> => {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    const outcome = await attempt(check);
    if ('value' in outcome) return outcome.value;
    await new Promise((done) => setTimeout(done, everyMs));
  }
  return check();
};

const attempt = async <T>(
  check: () => Promise<T> | T,
): Promise<{ readonly value: T } | { readonly failure: unknown }> => {
  try {
    return { value: await check() };
  } catch (failure) {
    return { failure };
  }
};
