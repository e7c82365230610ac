import type { Fields } from '../../json/fields';

/** One extension of each type that needs no image, as the platform document and the reference pages show them. */
export const sitelink = (changes: Fields = {}): Fields => ({
  Type: 'SitelinkAdExtension',
  DisplayText: 'About us',
  Description1: 'Who we are',
  Description2: 'Since 1999',
  FinalUrls: ['https://example.com/about'],
  ...changes,
});
export const callout = (changes: Fields = {}): Fields => ({
  Type: 'CalloutAdExtension',
  Text: 'Free shipping',
  ...changes,
});
export const snippet = (changes: Fields = {}): Fields => ({
  Type: 'StructuredSnippetAdExtension',
  Header: 'Courses',
  Values: ['Java', 'Python', 'PHP'],
  ...changes,
});
export const callExtension = (changes: Fields = {}): Fields => ({
  Type: 'CallAdExtension',
  PhoneNumber: '4255551212',
  CountryCode: 'US',
  ...changes,
});
export const imageExtension = (changes: Fields = {}): Fields => ({
  Type: 'ImageAdExtension',
  AlternativeText: 'Shoes',
  FinalUrls: ['https://example.com/'],
  ...changes,
});
export const ALL_TYPES =
  'SitelinkAdExtension, CalloutAdExtension, StructuredSnippetAdExtension, CallAdExtension, ImageAdExtension';
