import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { countryIn } from '../data/place-kinds';
import { POLITICAL } from '../data/special-ad-categories';

/** What a campaign is declared as, and for which countries: those of the places that it is meant for. */
export const declaredCategories = ({
  politicalAdvertising,
  specialAdCategories,
  geoTargets,
}: CampaignDraft): Pick<
  CampaignAttributes,
  'specialAdCategories' | 'specialAdCategoryCountries'
> => {
  const declared = [
    ...specialAdCategories.filter((category) => category !== 'NONE'),
    ...(politicalAdvertising === 'POLITICAL' ? [POLITICAL] : []),
  ];
  const countries = geoTargets.flatMap((place) =>
    place.kind === 'AREA' && !place.negative
      ? (countryIn(place.metaLocationId ?? '') ?? place.countryCode ?? [])
      : [],
  );
  return {
    specialAdCategories: sortedSet(declared),
    specialAdCategoryCountries: declared.length > 0 ? sortedSet(countries) : [],
  };
};
