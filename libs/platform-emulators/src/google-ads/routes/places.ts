/** A place as the vendor's table of geo targets has it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly targetType: string;
  readonly status: 'ENABLED' | 'REMOVAL_PLANNED';
  readonly canonicalName: string;
  readonly reach: string;
}

const place = (id: string, canonicalName: string, countryCode: string, targetType: string, reach: string): Place => ({
  id, name: canonicalName.split(',')[0] ?? '', countryCode, targetType, status: 'ENABLED', canonicalName, reach,
});

/** A small plausible set. Only New York State (21167) is known from the documents; the other ids are from memory, unverified. */
export const PLACES: readonly Place[] = [
  place('2276', 'Germany', 'DE', 'Country', '80000000'),
  place('2840', 'United States', 'US', 'Country', '300000000'),
  place('2826', 'United Kingdom', 'GB', 'Country', '65000000'),
  place('2250', 'France', 'FR', 'Country', '60000000'),
  place('2040', 'Austria', 'AT', 'Country', '8500000'),
  place('2756', 'Switzerland', 'CH', 'Country', '8500000'),
  place('2392', 'Japan', 'JP', 'Country', '110000000'),
  place('20226', 'Berlin,Germany', 'DE', 'State', '3600000'),
  place('1003854', 'Berlin,Berlin,Germany', 'DE', 'City', '3000000'),
  place('20228', 'Bavaria,Germany', 'DE', 'State', '13000000'),
  place('1004234', 'Munich,Bavaria,Germany', 'DE', 'City', '2000000'),
  place('1004437', 'Hamburg,Hamburg,Germany', 'DE', 'City', '2500000'),
  place('1006886', 'London,England,United Kingdom', 'GB', 'City', '9000000'),
  place('1006094', 'Paris,Ile-de-France,France', 'FR', 'City', '7000000'),
  place('21167', 'New York,United States', 'US', 'State', '18000000'),
  place('1023191', 'New York,New York,United States', 'US', 'City', '9000000'),
  place('1019973', 'Berlin,New Hampshire,United States', 'US', 'City', '9000'),
];
