/** A business as it is stored: what campaigns advertise. */
export interface Business {
  readonly spaceId: string;
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly description: string | null;
  readonly industry: string | null;
  readonly targetAudiences: readonly string[];
  readonly seoKeywords: readonly string[];
  readonly brandVoice: string | null;
  readonly logoAssetId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
