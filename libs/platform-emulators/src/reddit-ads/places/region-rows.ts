/** Regions of the larger markets: `ISO 3166-2 code|name`. */
export const REGION_ROWS: readonly string[] = `
AT-1|Burgenland
AT-2|Carinthia
AT-3|Lower Austria
AT-4|Upper Austria
AT-5|Salzburg
AT-6|Styria
AT-7|Tyrol
AT-8|Vorarlberg
AT-9|Vienna
AU-ACT|Australian Capital Territory
AU-NSW|New South Wales
AU-NT|Northern Territory
AU-QLD|Queensland
AU-SA|South Australia
AU-TAS|Tasmania
AU-VIC|Victoria
AU-WA|Western Australia
CA-AB|Alberta
CA-BC|British Columbia
CA-MB|Manitoba
CA-NB|New Brunswick
CA-NL|Newfoundland and Labrador
CA-NS|Nova Scotia
CA-NT|Northwest Territories
CA-NU|Nunavut
CA-ON|Ontario
CA-PE|Prince Edward Island
CA-QC|Quebec
CA-SK|Saskatchewan
CA-YT|Yukon
CH-AG|Aargau
CH-AI|Appenzell Innerrhoden
CH-AR|Appenzell Ausserrhoden
CH-BE|Bern
CH-BL|Basel-Landschaft
CH-BS|Basel-Stadt
CH-FR|Fribourg
CH-GE|Geneva
CH-GL|Glarus
CH-GR|Graubünden
CH-JU|Jura
CH-LU|Lucerne
CH-NE|Neuchâtel
CH-NW|Nidwalden
CH-OW|Obwalden
CH-SG|St. Gallen
CH-SH|Schaffhausen
CH-SO|Solothurn
CH-SZ|Schwyz
CH-TG|Thurgau
CH-TI|Ticino
CH-UR|Uri
CH-VD|Vaud
CH-VS|Valais
CH-ZG|Zug
CH-ZH|Zürich
DE-BB|Brandenburg
DE-BE|Land Berlin
DE-BW|Baden-Württemberg
DE-BY|Bavaria
DE-HB|Bremen
DE-HE|Hesse
DE-HH|Hamburg
DE-MV|Mecklenburg-Vorpommern
DE-NI|Lower Saxony
DE-NW|North Rhine-Westphalia
DE-RP|Rhineland-Palatinate
DE-SH|Schleswig-Holstein
DE-SL|Saarland
DE-SN|Saxony
DE-ST|Saxony-Anhalt
DE-TH|Thuringia
ES-AB|Albacete
ES-AL|Almería
ES-AN|Andalusia
ES-AR|Aragon
ES-AS|Asturias
ES-AV|Ávila
ES-BA|Badajoz
ES-BI|Biscay
ES-BU|Burgos
ES-CA|Cádiz
ES-CB|Cantabria
ES-CC|Cáceres
ES-CE|Ceuta
ES-CL|Castile and León
ES-CM|Castile-La Mancha
ES-CN|Canary Islands
ES-CO|Córdoba
ES-CR|Ciudad Real
ES-CS|Castellón
ES-CT|Catalonia
ES-CU|Cuenca
ES-EX|Extremadura
ES-GA|Galicia
ES-GC|Las Palmas
ES-GI|Girona
ES-GR|Granada
ES-GU|Guadalajara
ES-HU|Huesca
ES-IB|Balearic Islands
ES-LE|León
ES-LO|La Rioja Province
ES-LU|Lugo
ES-MA|Málaga
ES-MC|Murcia Region
ES-MD|Madrid Autonomous Community
ES-ML|Melilla
ES-MU|Murcia
ES-NA|Navarra
ES-NC|Navarra Chartered Community
ES-OR|Ourense
ES-PM|Balears Province
ES-PO|Pontevedra
ES-PV|Basque Country
ES-RI|La Rioja
ES-SA|Salamanca
ES-SE|Seville
ES-SG|Segovia
ES-SO|Soria
ES-SS|Gipuzkoa
ES-TE|Teruel
ES-TF|Santa Cruz de Tenerife
ES-TO|Toledo
ES-VA|Valladolid
ES-VC|Valencian Community
ES-VI|Álava
ES-ZA|Zamora
FR-ARA|Auvergne-Rhône-Alpes
FR-BFC|Burgundy-Franche-Comté
FR-BRE|Brittany
FR-COR|Corsica
FR-CVL|Centre-Val de Loire
FR-GES|Grand-Est
FR-HDF|Hauts-de-France
FR-IDF|Île-de-France
FR-NAQ|Nouvelle-Aquitaine
FR-NOR|Normandie
FR-OCC|Occitanie
FR-PAC|Provence-Alpes-Côte-d’Azur
FR-PDL|Pays-de-la-Loire
GB-ENG|England
GB-NIR|Northern Ireland
GB-SCT|Scotland
GB-WLS|Wales
IT-21|Piedmont
IT-23|Aosta Valley
IT-25|Lombardy
IT-32|Trentino-South Tyrol
IT-34|Veneto
IT-36|Friuli–Venezia Giulia
IT-42|Liguria
IT-45|Emilia-Romagna
IT-52|Tuscany
IT-55|Umbria
IT-57|Marche
IT-62|Lazio
IT-65|Abruzzo
IT-67|Molise
IT-72|Campania
IT-75|Apulia
IT-77|Basilicata
IT-78|Calabria
IT-82|Sicily
IT-88|Sardinia
NL-BQ1|Bonaire
NL-BQ2|Saba
NL-BQ3|Sint Eustatius
NL-DR|Drenthe
NL-FL|Flevoland
NL-FR|Friesland
NL-GE|Gelderland
NL-GR|Groningen
NL-LI|Limburg
NL-NB|North Brabant
NL-NH|North Holland
NL-OV|Overijssel
NL-UT|Utrecht
NL-ZE|Zeeland
NL-ZH|South Holland
US-AK|Alaska
US-AL|Alabama
US-AR|Arkansas
US-AZ|Arizona
US-CA|California
US-CO|Colorado
US-CT|Connecticut
US-DC|Washington DC
US-DE|Delaware
US-FL|Florida
US-GA|Georgia
US-HI|Hawaii
US-IA|Iowa
US-ID|Idaho
US-IL|Illinois
US-IN|Indiana
US-KS|Kansas
US-KY|Kentucky
US-LA|Louisiana
US-MA|Massachusetts
US-MD|Maryland
US-ME|Maine
US-MI|Michigan
US-MN|Minnesota
US-MO|Missouri
US-MS|Mississippi
US-MT|Montana
US-NC|North Carolina
US-ND|North Dakota
US-NE|Nebraska
US-NH|New Hampshire
US-NJ|New Jersey
US-NM|New Mexico
US-NV|Nevada
US-NY|New York
US-OH|Ohio
US-OK|Oklahoma
US-OR|Oregon
US-PA|Pennsylvania
US-RI|Rhode Island
US-SC|South Carolina
US-SD|South Dakota
US-TN|Tennessee
US-TX|Texas
US-UT|Utah
US-VA|Virginia
US-VT|Vermont
US-WA|Washington
US-WI|Wisconsin
US-WV|West Virginia
US-WY|Wyoming
`
  .trim()
  .split('\n');

/** Some postal codes of the United States: `code|city|state`. */
export const POSTAL_ROWS: readonly string[] = `
10001|New York|NY
10013|New York|NY
11201|Brooklyn|NY
02108|Boston|MA
02139|Cambridge|MA
19103|Philadelphia|PA
20001|Washington|DC
30301|Atlanta|GA
33101|Miami|FL
48201|Detroit|MI
55401|Minneapolis|MN
60601|Chicago|IL
60614|Chicago|IL
73301|Austin|TX
75201|Dallas|TX
77002|Houston|TX
80202|Denver|CO
85001|Phoenix|AZ
89101|Las Vegas|NV
90001|Los Angeles|CA
90210|Beverly Hills|CA
94105|San Francisco|CA
94301|Palo Alto|CA
97201|Portland|OR
98101|Seattle|WA
`
  .trim()
  .split('\n');

/** Some market areas of the United States: `number|name`. */
export const MARKET_ROWS: readonly string[] = `
501|New York
504|Philadelphia
505|Detroit
506|Boston
511|Washington DC
524|Atlanta
528|Miami-Ft. Lauderdale
539|Tampa-St. Petersburg
602|Chicago
609|St. Louis
613|Minneapolis-St. Paul
618|Houston
623|Dallas-Ft. Worth
635|Austin
641|San Antonio
662|Abilene-Sweetwater
751|Denver
753|Phoenix
803|Los Angeles
807|San Francisco-Oakland-San Jose
819|Seattle-Tacoma
820|Portland, OR
825|San Diego
839|Las Vegas
`
  .trim()
  .split('\n');
