/** What a caller writes to make a business. Null means the same as left out. */
export interface BusinessInput {
  readonly name: string;
  readonly url?: string | null;
  readonly description?: string | null;
  readonly industry?: string | null;
  readonly targetAudiences?: readonly string[];
  readonly seoKeywords?: readonly string[];
  readonly brandVoice?: string | null;
  readonly logoAssetId?: string | null;
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type BusinessChanges = {
  readonly [member in keyof BusinessInput]?: BusinessInput[member] | null;
};
