import type { OpenConnection } from '../../port/connection';
import { digitsOf } from '../session/session';

/** The two ways in. New developers only have the Data Manager; click uploads are for those whom Google let stay (since 2026-06-15). */
export type Door = 'DATA_MANAGER' | 'GOOGLE_ADS';

/** The setting `conversionApi` of a connection; the Data Manager where it says nothing. */
export const doorOf = ({ settings }: OpenConnection): Door =>
  settings['conversionApi'] === 'GOOGLE_ADS' ? 'GOOGLE_ADS' : 'DATA_MANAGER';

/** The account that counts conversions: the setting `conversionCustomerId`, where tracking goes across accounts, else the ad account. Digits only. */
export const conversionCustomerOf = ({ settings, externalAccountId }: OpenConnection): string => {
  const { conversionCustomerId } = settings;
  const digits =
    typeof conversionCustomerId === 'string' || typeof conversionCustomerId === 'number'
      ? digitsOf(String(conversionCustomerId))
      : '';
  return digits || digitsOf(externalAccountId);
};
