/** A place that can be found and targeted. Keys are texts: numbers, `US:94304`, `DE`, `COMSCORE_MARKET:2001`. */
export interface Place {
  readonly key: string;
  readonly name: string;
  readonly type:
    'country' | 'country_group' | 'region' | 'city' | 'zip' | 'geo_market' | 'electoral_district';
  readonly country: string;
  readonly region?: string;
  readonly regionKey?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}
