import { countryCodeOf } from './country-names';

it.each([
  ['France', 'FR'],
  ['Germany', 'DE'],
  ['Russia', 'RU'],
  ['United Kingdom', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Czechia', 'CZ'],
  ["cote d'ivoire", 'CI'],
  ['Hong Kong SAR', 'HK'],
  ['Bavaria', null],
])('knows %s as %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});
