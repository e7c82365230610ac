import { readImages } from '../assets/asset-links';
import type { Entity } from '../store/entity';
import { type Fields, listIn } from '../../json/fields';

const URLS = [
  'FinalUrls',
  'FinalMobileUrls',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  SitelinkAdExtension: ['DisplayText', 'Description1', 'Description2', ...URLS],
  CalloutAdExtension: ['Text'],
  StructuredSnippetAdExtension: ['Header', 'Values'],
  CallAdExtension: [
    'PhoneNumber',
    'CountryCode',
    'IsCallOnly',
    'IsCallTrackingEnabled',
    'RequireTollFreeTrackingNumber',
  ],
  ImageAdExtension: ['AlternativeText', 'Description', ...URLS],
};

/** An extension as a read answers it; images, display text and layouts only when `additional` asks for them. */
export function readExtension({ id, fields }: Entity, additional: readonly string[]): Fields {
  const members = MEMBERS[String(fields.Type)] ?? [];
  return {
    Type: fields.Type,
    Id: id,
    Status: 'Active',
    Version: fields.Version,
    DevicePreference: fields.DevicePreference ?? null,
    Scheduling: fields.Scheduling ?? null,
    ...Object.fromEntries(members.map((member) => [member, fields[member] ?? null])),
    ...(fields.Type === 'ImageAdExtension' ? imageMembers(fields, additional) : {}),
  };
}

function imageMembers(fields: Fields, additional: readonly string[]): Fields {
  const asked = (member: string, value: unknown) =>
    additional.includes(member) ? { [member]: value ?? null } : {};
  return {
    ImageMediaIds: null,
    ...asked('Images', readImages(listIn(fields, 'Images'))),
    ...asked('DisplayText', fields.DisplayText),
    ...asked('Layouts', fields.Layouts),
  };
}
