import type { Fields } from '../../json/fields';

const INTERESTS: readonly Fields[] = [
  { id: '6003139266461', name: 'Movies' },
  { id: '6003107902433', name: 'Football' },
  { id: '6003384248805', name: 'Fitness and wellness' },
  { id: '6003263791114', name: 'Shopping' },
  { id: '6004160395895', name: 'Travel' },
  { id: '6003659420716', name: 'Cooking' },
];
const LOCALES: readonly Fields[] = [
  { key: 6, name: 'English (US)' },
  { key: 24, name: 'English (UK)' },
  { key: 1001, name: 'English (All)' },
  { key: 5, name: 'German' },
  { key: 9, name: 'French (France)' },
  { key: 23, name: 'Spanish (Spain)' },
  { key: 10, name: 'Italian' },
  { key: 14, name: 'Dutch' },
  { key: 11, name: 'Japanese' },
];

const like = (rows: readonly Fields[], text: string): readonly Fields[] =>
  rows.filter(({ name }) => String(name).toLowerCase().includes(text.toLowerCase()));

export const findInterests = (text: string): readonly Fields[] =>
  like(INTERESTS, text).map((one) => ({ ...one, path: ['Interests', one.name] }));
export const findLocales = (text: string): readonly Fields[] => like(LOCALES, text);
