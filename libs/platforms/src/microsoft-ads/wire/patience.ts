import { PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';

/** Tries of one step inside a change that needs several requests: half a change is worse than a short wait. */
export const MAX_TRIES = 3;

const BACK_OFF_MS = 2_000;

/** Waits as the failure asks for and answers true when the step is worth another try. */
export const isWorthAnotherTry = async (
  error: unknown,
  tries: number,
  io: PlatformIo,
): Promise<boolean> => {
  if (!(error instanceof PlatformFailure) || tries >= MAX_TRIES) return false;
  const { failure } = error;
  if (failure.kind === 'refused' || failure.kind === 'unauthorised') return false;
  const wait =
    failure.kind === 'throttled' ? failure.retryAfterSeconds * 1_000 : BACK_OFF_MS * tries;
  await io.sleep(wait);
  return true;
};

/** Repeats a step that may be done twice without harm. */
export const patiently = async <T>(io: PlatformIo, step: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const result = await settled(step);
    if ('value' in result) return result.value;
    if (!(await isWorthAnotherTry(result.error, tries, io))) throw result.error;
  }
};

const settled = async <T>(
  step: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly error: unknown }> => {
  try {
    return { value: await step() };
  } catch (error) {
    return { error };
  }
};
