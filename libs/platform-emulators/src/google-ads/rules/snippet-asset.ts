import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import { textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { required } from './required';

/** The vendor's English headers ("Structured snippets", codes and formats). */
const HEADERS = [
  'Amenities',
  'Brands',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Models',
  'Neighborhoods',
  'Service catalog',
  'Shows',
  'Styles',
  'Types',
];

/** v25 StructuredSnippetAsset: 3 to 10 values of 1 to 25 characters. */
const VALUES = { min: 3, max: 10, length: 25 };

export function snippetComplaints(snippet: Json): readonly Complaint[] {
  const header = textOf(snippet, 'header');
  const unknown =
    header && !HEADERS.includes(header)
      ? [
          complaint(
            UNVERIFIED.snippetHeader,
            'header',
            'The header is not one of the known ones.',
            header,
          ),
        ]
      : [];
  return [...required(snippet, 'header'), ...unknown, ...valueComplaints(snippet['values'])];
}

function valueComplaints(given: unknown): readonly Complaint[] {
  const values = Array.isArray(given) ? given.map(String) : [];
  if (values.length < VALUES.min) {
    return [complaint('collectionSizeError.TOO_FEW', 'values', 'At least 3 values are needed.')];
  }
  if (values.length > VALUES.max) {
    return [complaint('collectionSizeError.TOO_MANY', 'values', 'At most 10 values are allowed.')];
  }
  return values.flatMap((value, index) => {
    if (!value.trim()) {
      return [complaint('stringLengthError.TOO_SHORT', `values[${index}]`, 'Too short.')];
    }
    return value.length > VALUES.length
      ? [complaint('stringLengthError.TOO_LONG', `values[${index}]`, 'Too long.', value)]
      : [];
  });
}
