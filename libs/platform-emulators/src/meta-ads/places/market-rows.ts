/** Media markets of the United States: `key|name`. Two kinds of key are in use; the names of ComScore's numbers are invented. */
export const MARKET_ROWS: readonly string[] = `
COMSCORE_MARKET:2001|New York, NY
COMSCORE_MARKET:2002|Los Angeles, CA
COMSCORE_MARKET:2003|Chicago, IL
COMSCORE_MARKET:2004|Philadelphia, PA
COMSCORE_MARKET:2005|San Francisco-Oakland-San Jose, CA
DMA:501|New York
DMA:803|Los Angeles
DMA:602|Chicago
DMA:504|Philadelphia
DMA:807|San Francisco-Oak-San Jose
DMA:506|Boston (Manchester)
DMA:511|Washington, DC (Hagrstwn)
DMA:524|Atlanta
DMA:618|Houston
DMA:623|Dallas-Ft. Worth`
  .trim()
  .split('\n');
