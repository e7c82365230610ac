import { findOracle, REQUEST_DEFINITIONS } from '../../../microsoft-ads/testing/scripted-io';
import type { RequestOracle } from '../request-oracle';

/** Microsoft's own closed schema as a judge of requests; undefined where it is not at hand. */
export const findMicrosoftOracle = (): RequestOracle | undefined => {
  const oracle = findOracle();
  return (
    oracle &&
    (({ method, path, body }) => {
      const key = `${method} ${path.replace(/^\/((Campaign|Customer)Management|Reporting)\/v13/, '')}`;
      const definition = REQUEST_DEFINITIONS[key];
      return definition ? oracle(definition, body) : [`no definition of ${key}`];
    })
  );
};
