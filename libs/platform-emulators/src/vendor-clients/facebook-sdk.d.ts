/** What the spec uses of Meta's official client, which carries no types of its own. */
declare module 'facebook-nodejs-business-sdk' {
  export interface CrudObject {
    readonly id: string;
    readonly _data: Readonly<Record<string, unknown>>;
    get(fields: readonly string[]): Promise<CrudObject>;
    update(
      fields: readonly string[],
      parameters: Readonly<Record<string, unknown>>,
    ): Promise<CrudObject>;
    delete(fields: readonly string[]): Promise<unknown>;
  }

  export interface Cursor extends Array<CrudObject> {
    hasNext(): boolean;
    next(): Promise<Cursor>;
  }

  type Edge<Answer> = (
    fields: readonly string[],
    parameters?: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>;

  export class FacebookAdsApi {
    static init(accessToken: string, locale?: string, crashLog?: boolean): FacebookAdsApi;
  }

  export class AdAccount {
    constructor(id: string);
    get: Edge<CrudObject>;
    createCampaign: Edge<CrudObject>;
    createAdSet: Edge<CrudObject>;
    createAdCreative: Edge<CrudObject>;
    createAdImage: Edge<CrudObject>;
    createAd: Edge<CrudObject>;
    getCampaigns: Edge<Cursor>;
    getInsights: Edge<Cursor>;
  }

  export class Campaign {
    constructor(id: string);
    get: Edge<CrudObject>;
    update: Edge<CrudObject>;
    delete(fields: readonly string[]): Promise<unknown>;
    getAdSets: Edge<Cursor>;
  }

  export class Ad {
    constructor(id: string);
    get: Edge<CrudObject>;
  }

  /** Names of the fields that the client knows of an object. */
  interface Described {
    readonly Fields: Readonly<Record<string, string>>;
  }
  export const Page: Described;
  export const Permission: Described;

  export class UserData {
    setEmail(email: string): this;
    setPhone(phone: string): this;
  }

  export class ServerEvent {
    setEventName(name: string): this;
    setEventTime(seconds: number): this;
    setEventId(id: string): this;
    setActionSource(source: string): this;
    setEventSourceUrl(url: string): this;
    setUserData(person: UserData): this;
    normalize(): unknown;
  }
}
