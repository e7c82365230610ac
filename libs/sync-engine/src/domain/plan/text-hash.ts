import { createHash } from 'node:crypto';

/** Characters gathered before they are handed to the hash: many small updates cost more than the hashing. */
const CHUNK = 65_536;

/** SHA-256 of a text that arrives in pieces. */
export class TextHash {
  private readonly hash = createHash('sha256');
  private waiting = '';

  add(text: string): void {
    this.waiting += text;
    if (this.waiting.length >= CHUNK) this.flush();
  }

  /** Lower-case hex. Call once, at the end. */
  finish(): string {
    this.flush();
    return this.hash.digest('hex');
  }

  private flush(): void {
    this.hash.update(this.waiting);
    this.waiting = '';
  }
}
