import { amountFromMicros } from '@switchyard/kernel';
import type { ConvertedItem, CustomData } from '@switchyard/platforms/domain';
import { LONGEST, MOST_CUSTOM_DATA, MOST_ITEMS, MOST_QUANTITY } from './event-item';
import { decimalText, readAmount } from './item-issues';
import type { ItemNotes } from './item-notes';
import { isIntact, readId, readText } from './read-text';
import { namesAddress } from './order-id';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was bought or looked at; undefined where nothing is stated, or where all of it is refused. */
export const readItems = (
  value: unknown,
  notes: ItemNotes,
): readonly ConvertedItem[] | undefined => {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return notes.refuse('items', 'WRONG_TYPE', 'must be a list');
  if (value.length > MOST_ITEMS) {
    return notes.refuse('items', 'TOO_MANY', `must have at most ${MOST_ITEMS} items`);
  }
  const items = value.flatMap((item: unknown, index) => readPart(item, `items/${index}`, notes));
  return items.length > 0 ? items : undefined;
};

const readPart = (item: unknown, at: string, notes: ItemNotes): ConvertedItem[] => {
  if (!isObject(item)) {
    notes.refuse(at, 'WRONG_TYPE', 'must be an object such as { "id": "sku-1", "quantity": 1 }');
    return [];
  }
  const [id, name, category, quantity, price] = [
    readId(notes, `${at}/id`, item['id'], { longest: LONGEST.itemId, takesNumber: true }),
    readText(notes, `${at}/name`, item['name'], { longest: LONGEST.itemText }),
    readText(notes, `${at}/category`, item['category'], { longest: LONGEST.itemText }),
    readQuantity(item['quantity'], `${at}/quantity`, notes),
    readPrice(item['price'], `${at}/price`, notes),
  ];
  return [
    {
      ...(id !== undefined && { id }),
      ...(name !== undefined && { name }),
      ...(category !== undefined && { category }),
      ...(quantity !== undefined && { quantity }),
      ...(price !== undefined && { price }),
    },
  ];
};

const readQuantity = (value: unknown, at: string, notes: ItemNotes): number | undefined => {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? decimalText(value) : undefined;
  const quantity = text === undefined ? value : Number(text);
  if (typeof quantity !== 'number') return notes.refuse(at, 'WRONG_TYPE', 'must be a number');
  if (!(quantity > 0 && quantity <= MOST_QUANTITY)) {
    return notes.refuse(at, 'OUT_OF_RANGE', `must be more than 0 and at most ${MOST_QUANTITY}`);
  }
  if (text !== undefined) notes.note(at, 'READ_AS_AMOUNT');
  return quantity;
};

const readPrice = (value: unknown, at: string, notes: ItemNotes): string | undefined => {
  if (value === undefined) return undefined;
  const { micros, issues } = readAmount(value, `${notes.path}/${at}`);
  notes.issues.push(...issues);
  if (micros === undefined) return undefined;
  if (typeof value === 'string') notes.note(at, 'READ_AS_AMOUNT');
  return String(amountFromMicros(micros));
};

/** A flat object of texts, numbers and flags, none of which is about a person. */
export const readCustomData = (value: unknown, notes: ItemNotes): CustomData | undefined => {
  if (value === undefined) return undefined;
  if (!isObject(value)) return notes.refuse('customData', 'WRONG_TYPE', 'must be an object');
  const members = Object.entries(value);
  if (members.length > MOST_CUSTOM_DATA) {
    return notes.refuse('customData', 'TOO_MANY', `must have at most ${MOST_CUSTOM_DATA} members`);
  }
  const read = members.flatMap(([name, given]) => {
    const kept = readCustom(name, given, notes);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
};

const readCustom = (
  name: string,
  value: unknown,
  notes: ItemNotes,
): string | number | boolean | undefined => {
  const at = `customData/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (name.trim() === '' || name.length > LONGEST.customName || !isIntact(name)) {
    const claim = `must have members with names of 1 to ${LONGEST.customName} characters`;
    return notes.refuse('customData', 'BAD_FORMAT', claim);
  }
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) {
    return namesContact(name) ? personal(at, notes) : value;
  }
  if (typeof value !== 'string') {
    return notes.refuse(at, 'WRONG_TYPE', 'must be a string, a number, true or false');
  }
  if (namesContact(name) || namesAddress(value) || isPhone(value)) return personal(at, notes);
  return readText(notes, at, value, { longest: LONGEST.customText });
};

const personal = (at: string, notes: ItemNotes): undefined =>
  notes.refuse(
    at,
    'NOT_ALLOWED',
    'must not hold an e-mail address or a phone number. Send those as email and phone',
  );

const CONTACT_WORDS = new Set(['email', 'mail', 'phone', 'telephone', 'tel', 'mobile', 'telefon']);

/** True for names such as `customer_email` and `phoneNumber`; false for `headphones`. */
const namesContact = (name: string): boolean =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => CONTACT_WORDS.has(word));

const PHONE = /^(?:\+|00?)[\d\s()/.-]+$/;
const DATE = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/;

/** True for digits that are written as phone numbers are, with a + or with a 0 and separators. */
const isPhone = (value: string): boolean => {
  const text = value.trim();
  const digits = text.replace(/\D/g, '').length;
  const isWritten = text.startsWith('+') || text.startsWith('00') || /[\s()/-]/.test(text);
  return PHONE.test(text) && isWritten && digits >= 8 && digits <= 15 && !DATE.test(text);
};
