/** The deployment's environment; tokens of the other one do not open it. */
export const ENVIRONMENT = Symbol('environment');

/** One minute bucket for every token of the deployment; undefined: each plan has its own. */
export const REQUESTS_PER_MINUTE = Symbol('requests per minute');

/** What stored answers are recognised by, under the secret keys of the deployment. */
export const ANSWER_DIGESTS = Symbol('answer digests');
