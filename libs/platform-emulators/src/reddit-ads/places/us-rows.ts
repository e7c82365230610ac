/** Some postal codes of the United States: `code|city|state`. */
export const POSTAL_ROWS: readonly string[] = `
10001|New York|NY
10013|New York|NY
11201|Brooklyn|NY
02108|Boston|MA
02139|Cambridge|MA
19103|Philadelphia|PA
20001|Washington|DC
30301|Atlanta|GA
33101|Miami|FL
48201|Detroit|MI
55401|Minneapolis|MN
60601|Chicago|IL
60614|Chicago|IL
73301|Austin|TX
75201|Dallas|TX
77002|Houston|TX
80202|Denver|CO
85001|Phoenix|AZ
89101|Las Vegas|NV
90001|Los Angeles|CA
90210|Beverly Hills|CA
94105|San Francisco|CA
94301|Palo Alto|CA
97201|Portland|OR
98101|Seattle|WA
`
  .trim()
  .split('\n');

/** Some market areas of the United States: `number|name`. */
export const MARKET_ROWS: readonly string[] = `
501|New York
504|Philadelphia
505|Detroit
506|Boston
511|Washington DC
524|Atlanta
528|Miami-Ft. Lauderdale
539|Tampa-St. Petersburg
602|Chicago
609|St. Louis
613|Minneapolis-St. Paul
618|Houston
623|Dallas-Ft. Worth
635|Austin
641|San Antonio
662|Abilene-Sweetwater
751|Denver
753|Phoenix
803|Los Angeles
807|San Francisco-Oakland-San Jose
819|Seattle-Tacoma
820|Portland, OR
825|San Diego
839|Las Vegas
`
  .trim()
  .split('\n');
