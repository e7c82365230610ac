/**
 * Which campaign an ad group belongs to, as seen so far. Only spares questions: Microsoft asks for both ids where our changes name
 * the ad group alone, and what is not known here is asked for.
 */
export class Parents {
  private readonly campaigns = new Map<string, string>();

  constructor(private readonly capacity = 200_000) {}

  remember(connectionId: string, adGroupId: string, campaignId: string): void {
    if (this.campaigns.size >= this.capacity) this.campaigns.clear();
    this.campaigns.set(`${connectionId} ${adGroupId}`, campaignId);
  }

  campaignOf(connectionId: string, adGroupId: string): string | undefined {
    return this.campaigns.get(`${connectionId} ${adGroupId}`);
  }
}
