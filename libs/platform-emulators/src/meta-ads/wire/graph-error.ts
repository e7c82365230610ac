import type { Fields } from '../../json/fields';

export interface GraphErrorFacts {
  readonly code: number;
  readonly message: string;
  readonly subcode?: number;
  /** HTTP status; nearly all errors are 400 (platform document 1f). */
  readonly status?: number;
  readonly type?: 'OAuthException' | 'GraphMethodException';
  readonly title?: string;
  /** The long text for a person, `error_user_msg`. */
  readonly advice?: string;
  /** Paths of the parameters that are to blame. */
  readonly blame?: readonly (readonly string[])[];
  readonly isTransient?: boolean;
}

/** A call that is refused, in the form of platform document 1f. */
export class GraphError extends Error {
  constructor(readonly facts: GraphErrorFacts) {
    super(facts.message);
  }

  get status(): number {
    return this.facts.status ?? 400;
  }

  /** The vendor's body of the error. `error_data` is JSON text, as the document shows it. */
  body(traceId: string): Fields {
    const {
      code,
      message,
      subcode,
      type = 'OAuthException',
      title,
      advice,
      blame,
      isTransient = false,
    } = this.facts;
    const error = {
      message,
      type,
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      is_transient: isTransient,
      ...(title === undefined
        ? {}
        : { error_user_title: title, error_user_msg: advice ?? message }),
      ...(blame === undefined ? {} : { error_data: JSON.stringify({ blame_field_specs: blame }) }),
      fbtrace_id: traceId,
    };
    return { error };
  }
}
