/** A DTO that uses what the plan cannot do (validation groups, promises) fails loudly instead of being checked less. */
export class NotCompilable extends Error {}
