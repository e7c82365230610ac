/** Something an owner must learn. */
export interface Alert {
  readonly accountId: string;
  readonly id: string;
  readonly spaceId: string | null;
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}
