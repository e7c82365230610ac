import { TextHash } from './text-hash';

/** SHA-256 of the RFC 8785 text of a list whose items arrive one by one, already as text. */
export class ListHash {
  private readonly hash = new TextHash();
  private first = true;

  add(item: string): void {
    this.hash.add(this.first ? '[' : ',');
    this.hash.add(item);
    this.first = false;
  }

  finish(): string {
    this.hash.add(this.first ? '[]' : ']');
    return this.hash.finish();
  }
}
