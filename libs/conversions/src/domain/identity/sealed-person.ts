/** A hashed person that only the worker can open. Bound to its Space; may be copied between rows of that Space. */
export interface SealedPerson {
  /** Which of the worker's keys opens it. */
  readonly keyId: string;
  /** HPKE encapsulated key of the request that sealed it, base64url. */
  readonly enc: string;
  /** Base64url. */
  readonly nonce: string;
  readonly ciphertext: string;
}
