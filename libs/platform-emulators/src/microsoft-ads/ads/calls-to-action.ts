/** What a button may say (enum of the vendor's client). */
export const CALLS_TO_ACTION: readonly string[] = [
  'Unknown', 'ActNow', 'ApplyNow', 'BetNow', 'BidNow', 'BookACar', 'BookHotel', 'BookNow', 'Browse', 'BuyNow', 'ChatNow', 'Compare',
  'ContactUs', 'Coupon', 'Donate', 'Download', 'EmailNow', 'EnrollNow', 'Explore', 'FileNow', 'FindJob', 'FreePlay', 'FreeQuote',
  'FreeTrial', 'GetDeals', 'GetOffer', 'GetQuote', 'JoinNow', 'LearnMore', 'ListenNow', 'LogIn', 'Message', 'NewCars', 'OrderNow',
  'PlayGame', 'PlayNow', 'PostJob', 'Register', 'RentACar', 'RentNow', 'Reserve', 'Sale', 'SaveNow', 'Schedule', 'SeeMenu', 'SeeMore',
  'SeeOffer', 'SellNow', 'ShopNow', 'Showtimes', 'SignIn', 'SignUp', 'StartFree', 'StartNow', 'Subscribe', 'TestDrive', 'TryNow',
  'UsedCars', 'ViewCars', 'ViewNow', 'ViewPlans', 'VisitSite', 'VoteNow', 'Watch', 'WatchMore', 'WatchNow', 'Directions', 'FindStore',
  'SwitchNow', 'VisitStore', 'RenewNow', 'Reorder', 'Default', 'NoButton', 'Install', 'AddToCart', 'BookTravel', 'Buy', 'OpenLink',
  'RegisterNow', 'BuildNow', 'Dealers', 'GetDemo', 'GetNow', 'GoToDemo', 'SeeDemo', 'SeeModels', 'SeeOffers', 'ViewDemo', 'CustomText',
  'Discover', 'Dismiss', 'Apply', 'ViewQuote', 'Join', 'Attend', 'RequestDemo', 'Automated',
];
