/** Something that the person at the terminal can put right. Shown without a stack. */
export class StartFailure extends Error {
  constructor(
    message: string,
    /** What to do about it, as a sentence. */
    readonly advice: string,
  ) {
    super(message);
  }
}
