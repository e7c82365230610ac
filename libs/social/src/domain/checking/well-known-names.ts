/** Companies, products and places that a hashtag may claim a connection with. Folded. */
export const WELL_KNOWN_NAMES: ReadonlySet<string> = new Set(
  `google microsoft amazon apple meta facebook instagram whatsapp tiktok youtube linkedin openai chatgpt anthropic nvidia intel
  ibm oracle sap salesforce hubspot shopify stripe paypal visa mastercard netflix spotify disney tesla bmw mercedes audi
  volkswagen porsche toyota honda ford siemens bosch bayer basf adidas nike puma ikea lego samsung sony huawei xiaomi
  nestle unilever danone nivea loreal pfizer biontech moderna novartis roche airbus boeing lufthansa ryanair airbnb uber
  booking zalando lidl aldi rewe walmart tesco carrefour mcdonalds starbucks cocacola pepsi redbull slack trello notion
  zoom dropbox github gitlab atlassian adobe canva figma wordpress wix etsy ebay forbes wired techcrunch nasa harvard
  stanford oxford cambridge yale princeton berlin munich munchen hamburg koln cologne frankfurt dusseldorf stuttgart leipzig
  dresden vienna wien zurich bern basel geneva paris lyon marseille toulouse bordeaux lille madrid barcelona sevilla seville
  valencia lisbon lisboa porto rome roma milan milano turin torino naples napoli amsterdam rotterdam utrecht brussels bruxelles
  london manchester edinburgh dublin copenhagen stockholm oslo helsinki warsaw prague budapest athens istanbul dubai
  newyork tokyo beijing shanghai singapore sydney toronto chicago boston seattle germany deutschland france spain espana
  italy italia portugal netherlands austria osterreich switzerland schweiz suisse england scotland ireland poland sweden
  norway denmark finland europe america canada mexico brazil china japan india australia`.split(
    /\s+/u,
  ),
);
