import type { Ad } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms';
import { isTaken } from '../snapshot';
import { brandOf, findingAbout, type Question } from './question';

const FIELD = 'callToAction';

/** Words that the platform does not know, where an ad cannot do without one. Elsewhere the connector leaves the word out and says so. */
export const callToActionFindings = ({ tree, capabilities }: Question): readonly Finding[] => {
  const known = new Set(capabilities.callsToAction);
  const needy = new Set(
    capabilities.limits
      .filter(({ field, kind }) => field === FIELD && kind === 'minCount')
      .map(({ adType }) => adType),
  );
  const isUnknown = (ad: Ad): boolean =>
    !!ad.callToAction && needy.has(ad.type) && !known.has(inPlatformWords(ad.callToAction));
  return tree.ads
    .filter((ad) => isTaken(ad, tree, capabilities) && isUnknown(ad))
    .map(({ id, callToAction }) =>
      findingAbout(
        capabilities,
        { entity: 'ad', id },
        {
          kind: 'requirement',
          source: 'platform',
          code: 'CALL_TO_ACTION_UNSUPPORTED',
          field: FIELD,
          message: `${brandOf(capabilities)} does not offer the call to action "${callToAction}".`,
          limit: capabilities.callsToAction.join(', '),
          actual: callToAction ?? '',
          fix: 'Set `callToAction` to one of `callsToAction` in GET /platforms/:platformId.',
        },
      ),
    );
};

/** However people spell it: `Learn more` is LEARN_MORE. */
const inPlatformWords = (given: string): string =>
  given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
