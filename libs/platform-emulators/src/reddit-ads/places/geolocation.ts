/** A place as the vendor answers it. Members that say nothing are left out. */
export interface Geolocation {
  readonly id: string;
  readonly name: string;
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
  readonly postal_code?: string;
  readonly dma?: number;
}
