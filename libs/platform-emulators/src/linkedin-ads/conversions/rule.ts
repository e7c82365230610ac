import type { Fields } from '../../json/fields';

/** A stored conversion rule; `fields` are its members as they are answered. */
export interface ConversionRule {
  readonly id: string;
  readonly accountId: string;
  readonly fields: Fields;
}
