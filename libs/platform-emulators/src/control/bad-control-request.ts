/** Answered with its status and message: a bad body is 400, something that is not there 404. */
export class BadControlRequest extends Error {
  constructor(
    message: string,
    readonly status: 400 | 404 = 400,
  ) {
    super(message);
  }
}

export const nothingThere = (what: string) => new BadControlRequest(`There is no ${what}`, 404);
