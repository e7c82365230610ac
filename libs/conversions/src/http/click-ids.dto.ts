import type { Type } from '@nestjs/common';
import { Lenient, Text } from '@switchyard/http-kit';
import { LONGEST, NAMED_CLICK_IDS, type NamedClickId } from '../domain';

interface DescribedClickId {
  /** Whose click it tells of. */
  readonly of: string;
  readonly example: string;
}

/** A new kind is described here, and every body that takes click ids has it. */
const CLICK_IDS: Readonly<Record<NamedClickId, DescribedClickId>> = {
  gclid: { of: 'Google', example: 'Cj0KCQiA-example' },
  gbraid: { of: 'Google, from an app', example: '0AAAAA-example' },
  wbraid: { of: 'Google, from an app to the web', example: 'Cl8KC-example' },
  msclkid: { of: 'Microsoft', example: 'a1b2c3d4e5f6-example' },
  fbclid: { of: 'Meta', example: 'IwAR-example' },
  li_fat_id: { of: 'LinkedIn', example: 'd7fe6a8e-example' },
  rdt_cid: { of: 'Reddit', example: '3184726-example' },
  oppref: { of: 'OpenAI', example: 'opp-example' },
};

export type ClickIdMembers = Partial<Record<NamedClickId, string>>;

/** What a body says of its click ids beside whose they are. */
interface ClickIdOptions {
  /** Follows each description. */
  readonly note?: string;
  /** Exactly one of the members with this word is sent. */
  readonly oneOf?: string;
}

/** The members of a class, and after them one for each kind of click id. */
export const WithClickIds = <T extends object>(
  dto: Type<T>,
  { note, ...options }: ClickIdOptions = {},
): Type<T & ClickIdMembers> => {
  class Extended extends (dto as Type<object>) {}
  for (const kind of NAMED_CLICK_IDS) {
    const { of, example } = CLICK_IDS[kind];
    const description = [`Click id of ${of}.`, ...(note === undefined ? [] : [note])].join(' ');
    const text = Text({ max: LONGEST.clickId, description, example, ...options, optional: true });
    Lenient(text)(Extended.prototype, kind);
  }
  return Extended as Type<T & ClickIdMembers>;
};
