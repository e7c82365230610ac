import { type Members, integer, list, number, object, text } from '../wire/shape';

/** Shapes that several kinds of object share. */
export const bidShape = object({ Amount: number });
export const dateShape = object({ Day: integer, Month: integer, Year: integer });

/** Members of everything that carries web addresses. */
export const urlMembers: Members = {
  TrackingUrlTemplate: text,
  FinalUrlSuffix: text,
  UrlCustomParameters: object({ Parameters: list(object({ Key: text, Value: text })) }),
};

/** Members of ads and keywords, which have addresses of their own. */
export const finalUrlMembers: Members = {
  ...urlMembers,
  FinalUrls: list(text),
  FinalMobileUrls: list(text),
};
