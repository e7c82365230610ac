import type { VendorAnswer } from '../../vendor';
import type { Fields } from '../../json/fields';

/** An answer that is an error, thrown from wherever it is found. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Fields,
    /** Everything that is wrong, in one text. */
    told = String(body.message),
  ) {
    super(told);
  }

  get answer(): VendorAnswer {
    return { status: this.status, body: this.body };
  }
}
