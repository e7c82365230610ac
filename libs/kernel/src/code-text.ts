/** What docs/errors.md says of one stable code. */
export interface CodeText {
  /** One or two plain sentences. */
  readonly meaning: string;
  readonly example: string;
  /** What a caller does about it in the state that the code reports. */
  readonly fix: string;
}
