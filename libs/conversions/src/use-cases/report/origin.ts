import type { ConsentSpeaker, Door } from '../../domain';

/** Where a report comes from. */
export interface Origin {
  readonly door: Door;
  /** Id of the source or kind of the provider; null where there is none. */
  readonly source: string | null;
}

/** Whose word a report is. */
export const speakerOf = ({ door }: Pick<Origin, 'door'>): ConsentSpeaker =>
  door === 'website' ? 'website' : 'server';

/** What a caller sends from their own stack. */
export const OWN_STACK: Origin = { door: 'event', source: null };

/** What a website sends with its public key: it makes no action, adjusts nothing, and what it says was sold is only a claim. */
export const WEBSITE: Origin = { door: 'website', source: null };
