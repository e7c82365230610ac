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
    setEmail(hash: string): this;
    setPhone(hash: string): this;
    setFirstName(hash: string): this;
    setLastName(hash: string): this;
    setDateOfBirth(hash: string): this;
    setGender(hash: string): this;
    setCity(hash: string): this;
    setState(hash: string): this;
    setZip(hash: string): this;
    setCountry(hash: string): this;
    setExternalId(hash: string): this;
    setClientIpAddress(ip: string): this;
    setClientUserAgent(agent: string): this;
    setFbc(cookie: string): this;
    setFbp(cookie: string): this;
  }

  export class Content {
    setId(id: string): this;
    setQuantity(pieces: number): this;
    setItemPrice(price: number): this;
  }

  export class CustomData {
    setValue(value: number): this;
    setCurrency(code: string): this;
    setOrderId(id: string): this;
    setContentType(type: string): this;
    setContents(contents: readonly Content[]): this;
    setCustomProperties(properties: object): this;
  }

  export class ServerEvent {
    setEventName(name: string): this;
    setEventTime(seconds: number): this;
    setEventId(id: string): this;
    setActionSource(source: string): this;
    setEventSourceUrl(url: string): this;
    setOptOut(isOut: boolean): this;
    setDataProcessingOptions(options: readonly string[]): this;
    setDataProcessingOptionsCountry(country: number): this;
    setDataProcessingOptionsState(state: number): this;
    setUserData(person: UserData): this;
    setCustomData(data: CustomData): this;
    normalize(): {
      readonly [member: string]: unknown;
      readonly custom_data: { readonly contents: readonly object[] };
    };
  }
}
