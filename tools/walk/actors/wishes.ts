/** A campaign that a person made on Google by hand: nobody's here until somebody takes it over. */
export interface StrangeCampaign {
  readonly connectionId: string;
  readonly remoteId: string;
  readonly token: string;
}

/** What people of all Spaces wanted, and the words that they mark things with. */
export class Wishes {
  /** Campaigns that somebody wanted to run, at any time, here or by hand: no other may ever run. */
  readonly running = new Set<string>();
  /** What stands on a platform and may be taken over. */
  readonly strange: StrangeCampaign[] = [];
  private made = 0;

  /** A word that no other object of the walk has. */
  token(letter: 'c' | 'g' | 'a' | 'k'): string {
    this.made += 1;
    return `${letter}${this.made}z`;
  }
}
