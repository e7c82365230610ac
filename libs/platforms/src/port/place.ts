/** A place as people name it. */
export interface PlaceName {
  readonly name: string;
  /** COUNTRY, REGION, METRO, CITY, DISTRICT, POSTAL_CODE, AIRPORT, UNIVERSITY. */
  readonly type?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  /** Google's geo target constant, where it is known: other platforms' lists are joined by it. */
  readonly criterionId?: string;
}

/** A place that a platform knows. */
export interface PlaceMatch {
  /** The platform's own id, as its rows are keyed (see `Capabilities.placeKey`). */
  readonly id: string;
  readonly name: string;
  /** With what it lies in, e.g. `Berlin,Berlin,Germany`. */
  readonly canonicalName: string;
  /** In our words; the platform's own word where we have none. */
  readonly type: string;
  readonly countryCode: string | null;
  /** Audience estimate, when the platform gives one. */
  readonly reach?: number;
}
