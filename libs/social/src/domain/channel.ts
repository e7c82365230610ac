/** What one channel takes. One table: DTO, writer, checker and docs are made from it. */
export interface ChannelRules {
  readonly id: ChannelId;
  readonly name: string;
  /** Characters of text, hashtags and links together, as `postLength` counts them. */
  readonly mostCharacters: number;
  readonly mostHashtags: number;
  /** Whether a link in the text can be followed by readers. */
  readonly linksWork: boolean;
  readonly mostLinks: number;
  /** For writers, in one sentence. */
  readonly tone: string;
  /** The vendor's page that says so; null: our own advice. */
  readonly source: string | null;
}

export const CHANNEL_IDS = [
  'linkedin',
  'x',
  'facebook',
  'instagram',
  'reddit',
  'threads',
] as const;
export type ChannelId = (typeof CHANNEL_IDS)[number];
