import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { type CapturedState, captureState, restoreState, shapeOf } from './state-graph';

class Shelf {
  readonly books = new Map<string, Book>();
  constructor(readonly label: () => string) {}
}

class Book {
  pages: Date[] = [];
  constructor(readonly shelf: Shelf) {}
}

const label = (): string => 'A';

class Library {
  static readonly constants = ['rules'];
  readonly shelves = new Map([['a', new Shelf(label)]]);
  readonly lent = new Set<Book>();
  readonly files: { readonly bytes: Buffer; readonly count: bigint }[] = [];
  last: Book | undefined;
  constructor(readonly rules: { readonly limit: number }) {}
}

const filled = (): Library => {
  const library = new Library({ limit: 1 });
  const shelf = library.shelves.get('a')!;
  const book = new Book(shelf);
  book.pages.push(new Date('2026-11-20T12:00:00Z'));
  shelf.books.set('one', book);
  library.lent.add(book);
  library.files.push({ bytes: Buffer.from([0, 255]), count: 2n ** 70n });
  library.last = book;
  return library;
};

const throughFile = (state: CapturedState): CapturedState => deserialize(serialize(state));

const loaded = (state: CapturedState, limit = 1): Library => {
  const library = new Library({ limit });
  restoreState(library, throughFile(state), { Book });
  return library;
};

describe('the state of an emulator', () => {
  it('is the same after it was loaded, and gives the same bytes', () => {
    const first = loaded(captureState(filled()));
    expect(isDeepStrictEqual(first, filled())).toBe(true);
    const bytes = serialize(captureState(first));
    expect(serialize(captureState(loaded(captureState(first)))).equals(bytes)).toBe(true);
  });

  it('keeps shared references, cycles and instances that come with the data', () => {
    const library = loaded(captureState(filled()));
    const shelf = library.shelves.get('a')!;
    expect(library.last).toBeInstanceOf(Book);
    expect(library.last).toBe(shelf.books.get('one'));
    expect(library.lent.has(library.last!)).toBe(true);
    expect(library.last!.shelf).toBe(shelf);
    expect(shelf.label()).toBe('A');
  });

  it('leaves what belongs to the code as the new code has it', () => {
    expect(loaded(captureState(filled()), 7).rules).toEqual({ limit: 7 });
  });

  it('is refused when it has an instance of a class that is unknown, or a function', () => {
    const state = throughFile(captureState(filled()));
    expect(() => restoreState(new Library({ limit: 1 }), state, {})).toThrow('Book');
    const withFunction = throughFile(captureState({ made: { later: () => 1 } }));
    expect(() => restoreState({}, withFunction, {})).toThrow('function');
  });

  it('has another shape when a class has another member', () => {
    const shape = shapeOf(captureState(new Library({ limit: 1 })));
    expect(shapeOf(captureState(new Library({ limit: 2 })))).toBe(shape);
    const more = Object.assign(new Library({ limit: 1 }), { more: 1 });
    expect(shapeOf(captureState(more))).not.toBe(shape);
  });
});
