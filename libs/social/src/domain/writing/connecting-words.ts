import type { QuestionKind, Template } from '../post';

/** Words between statements. They state nothing. */
export interface ConnectingWords {
  /** Before an answer that is no sentence of its own. */
  readonly answers: Readonly<Record<QuestionKind, string>>;
  readonly source: string;
  readonly sources: string;
  /** Before the address of the business. */
  readonly call: string;
  /** The same where the post is about an offer. */
  readonly callToBuy: string;
}

const NONE: ConnectingWords = {
  answers: { who: '', proof: '', number: '', offer: '', date: '' },
  source: '',
  sources: '',
  call: '',
  callToBuy: '',
};

const WORDS: Readonly<Record<string, ConnectingWords>> = {
  en: {
    answers: {
      who: 'For: ',
      proof: 'Proof: ',
      number: 'In figures: ',
      offer: 'The offer: ',
      date: 'When: ',
    },
    source: 'Source: ',
    sources: 'Sources: ',
    call: 'More: ',
    callToBuy: 'To the offer: ',
  },
  de: {
    answers: {
      who: 'Für: ',
      proof: 'Beleg: ',
      number: 'In Zahlen: ',
      offer: 'Das Angebot: ',
      date: 'Wann: ',
    },
    source: 'Quelle: ',
    sources: 'Quellen: ',
    call: 'Mehr: ',
    callToBuy: 'Zum Angebot: ',
  },
  fr: {
    answers: {
      who: 'Pour : ',
      proof: 'Preuve : ',
      number: 'En chiffres : ',
      offer: 'L’offre : ',
      date: 'Quand : ',
    },
    source: 'Source : ',
    sources: 'Sources : ',
    call: 'En savoir plus : ',
    callToBuy: 'Voir l’offre : ',
  },
  es: {
    answers: {
      who: 'Para: ',
      proof: 'Prueba: ',
      number: 'En cifras: ',
      offer: 'La oferta: ',
      date: 'Cuándo: ',
    },
    source: 'Fuente: ',
    sources: 'Fuentes: ',
    call: 'Más: ',
    callToBuy: 'Ver la oferta: ',
  },
  it: { ...NONE, source: 'Fonte: ', sources: 'Fonti: ' },
  nl: { ...NONE, source: 'Bron: ', sources: 'Bronnen: ' },
  pt: { ...NONE, source: 'Fonte: ', sources: 'Fontes: ' },
};

/** The connecting words of a language; empty words for one that has no row. */
export const connectingWords = (language: string): ConnectingWords =>
  WORDS[language.toLowerCase().slice(0, 2)] ?? NONE;

/** Templates that ask readers to do something. The other ones end without an address. */
export const CALLS_FOR_ACTION: Readonly<Record<Template, 'call' | 'callToBuy' | null>> = {
  announce: 'call',
  explain: null,
  prove: null,
  offer: 'callToBuy',
  invite: 'call',
};
