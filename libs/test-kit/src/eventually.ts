/** Repeats a check until it passes; throws its last failure when the time is up. */
export const eventually = async <T>(check: () => Promise<T> | T, withinMs = 10_000, everyMs = 25): Promise<T> => {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, everyMs));
    }
  }
};
