/** Microsoft's calls to action (CallToAction of the vendor's generated client), without those that say nothing: Unknown, Dismiss, CustomText. */
const NAMES = [
  'ActNow',
  'AddToCart',
  'Apply',
  'ApplyNow',
  'Attend',
  'Automated',
  'BetNow',
  'BidNow',
  'BookACar',
  'BookHotel',
  'BookNow',
  'BookTravel',
  'Browse',
  'BuildNow',
  'Buy',
  'BuyNow',
  'ChatNow',
  'Compare',
  'ContactUs',
  'Coupon',
  'Dealers',
  'Default',
  'Directions',
  'Discover',
  'Donate',
  'Download',
  'EmailNow',
  'EnrollNow',
  'Explore',
  'FileNow',
  'FindJob',
  'FindStore',
  'FreePlay',
  'FreeQuote',
  'FreeTrial',
  'GetDeals',
  'GetDemo',
  'GetNow',
  'GetOffer',
  'GetQuote',
  'GoToDemo',
  'Install',
  'Join',
  'JoinNow',
  'LearnMore',
  'ListenNow',
  'LogIn',
  'Message',
  'NewCars',
  'NoButton',
  'OpenLink',
  'OrderNow',
  'PlayGame',
  'PlayNow',
  'PostJob',
  'Register',
  'RegisterNow',
  'RenewNow',
  'RentACar',
  'RentNow',
  'Reorder',
  'RequestDemo',
  'Reserve',
  'Sale',
  'SaveNow',
  'Schedule',
  'SeeDemo',
  'SeeMenu',
  'SeeModels',
  'SeeMore',
  'SeeOffer',
  'SeeOffers',
  'SellNow',
  'ShopNow',
  'Showtimes',
  'SignIn',
  'SignUp',
  'StartFree',
  'StartNow',
  'Subscribe',
  'SwitchNow',
  'TestDrive',
  'TryNow',
  'UsedCars',
  'ViewCars',
  'ViewDemo',
  'ViewNow',
  'ViewPlans',
  'ViewQuote',
  'VisitSite',
  'VisitStore',
  'VoteNow',
  'Watch',
  'WatchMore',
  'WatchNow',
] as const;

const ours = (name: string): string =>
  name
    .split(/(?=[A-Z])/)
    .join('_')
    .toUpperCase();

const BY_OURS: ReadonlyMap<string, string> = new Map(NAMES.map((name) => [ours(name), name]));

/** In our spelling, LEARN_MORE for LearnMore. */
export const CALLS_TO_ACTION: readonly string[] = [...BY_OURS.keys()].sort();

/** Microsoft's spelling; a word that is not in the list goes as it is, to be refused by name. */
export const callToActionName = (word: string): string => BY_OURS.get(word) ?? word;

export const callToActionOf = (name: string | null | undefined): string | null =>
  name ? ours(name) : null;

/** However people spell it: `Learn more` is LEARN_MORE; what is no word of Microsoft's stays as it is. */
export const knownCallToAction = (given: string): string => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return BY_OURS.has(word) ? word : given;
};
