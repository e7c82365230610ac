/** The deployment's environment; tokens of the other one do not open it. */
export const ENVIRONMENT = Symbol('environment');
