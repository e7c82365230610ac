/**
 * Regions: `key|name|country`. The vendor numbers US states in a row (3847 is California, 3859 Kansas in its own examples);
 * all other keys are invented.
 */
export const REGION_ROWS: readonly string[] = `
3843|Alabama|US
3844|Alaska|US
3845|Arizona|US
3846|Arkansas|US
3847|California|US
3848|Colorado|US
3849|Connecticut|US
3850|Delaware|US
3851|District of Columbia|US
3852|Florida|US
3853|Georgia|US
3854|Hawaii|US
3855|Idaho|US
3856|Illinois|US
3857|Indiana|US
3858|Iowa|US
3859|Kansas|US
3860|Kentucky|US
3861|Louisiana|US
3862|Maine|US
3863|Maryland|US
3864|Massachusetts|US
3865|Michigan|US
3866|Minnesota|US
3867|Mississippi|US
3868|Missouri|US
3869|Montana|US
3870|Nebraska|US
3871|Nevada|US
3872|New Hampshire|US
3873|New Jersey|US
3874|New Mexico|US
3875|New York|US
3876|North Carolina|US
3877|North Dakota|US
3878|Ohio|US
3879|Oklahoma|US
3880|Oregon|US
3881|Pennsylvania|US
3882|Rhode Island|US
3883|South Carolina|US
3884|South Dakota|US
3885|Tennessee|US
3886|Texas|US
3887|Utah|US
3888|Vermont|US
3889|Virginia|US
3890|Washington|US
3891|West Virginia|US
3892|Wisconsin|US
3893|Wyoming|US
860001|Berlin|DE
860002|Brandenburg|DE
860003|Baden-Württemberg|DE
860004|Bavaria|DE
860005|Bremen|DE
860006|Hesse|DE
860007|Hamburg|DE
860008|Mecklenburg-Vorpommern|DE
860009|Lower Saxony|DE
860010|North Rhine-Westphalia|DE
860011|Rhineland-Palatinate|DE
860012|Schleswig-Holstein|DE
860013|Saarland|DE
860014|Saxony|DE
860015|Saxony-Anhalt|DE
860016|Thuringia|DE
860017|Burgenland|AT
860018|Carinthia|AT
860019|Lower Austria|AT
860020|Upper Austria|AT
860021|Salzburg|AT
860022|Styria|AT
860023|Tyrol|AT
860024|Vorarlberg|AT
860025|Vienna|AT
860026|Zürich|CH
860027|Bern|CH
860028|Geneva|CH
860029|Basel-Stadt|CH
860030|Vaud|CH
860031|England|GB
860032|Scotland|GB
860033|Wales|GB
860034|Northern Ireland|GB
860035|Île-de-France|FR
860036|Auvergne-Rhône-Alpes|FR
860037|Provence-Alpes-Côte d'Azur|FR
860038|Occitanie|FR
860039|Nouvelle-Aquitaine|FR
860040|Bretagne|FR
860041|Normandy|FR
860042|Hauts-de-France|FR
860043|Grand Est|FR
860044|Pays de la Loire|FR
860045|Centre-Val de Loire|FR
860046|Bourgogne-Franche-Comté|FR
860047|Corsica|FR
860048|New South Wales|AU
860049|Victoria|AU
860050|Queensland|AU
860051|South Australia|AU
860052|Western Australia|AU
860053|Tasmania|AU
860054|Northern Territory|AU
860055|Australian Capital Territory|AU
860056|Ontario|CA
860057|Quebec|CA
860058|British Columbia|CA
860059|Alberta|CA
860060|Manitoba|CA
860061|Saskatchewan|CA
860062|Nova Scotia|CA
860063|New Brunswick|CA
860064|Catalonia|ES
860065|Community of Madrid|ES
860066|Andalusia|ES
860067|Valencian Community|ES
860068|Lombardy|IT
860069|Lazio|IT
860070|Piedmont|IT
860071|Campania|IT
860072|North Holland|NL
860073|South Holland|NL
860074|Utrecht|NL
860075|Tokyo|JP
860076|Osaka Prefecture|JP
860077|Brussels Capital Region|BE
860078|Capital Region of Denmark|DK
860079|Stockholm County|SE
860080|Oslo|NO
860081|Uusimaa|FI
860082|Masovian Voivodeship|PL
860083|Prague|CZ
860084|Lisbon District|PT
860085|Dublin|IE
860086|Budapest|HU
860087|Attica|GR
860088|Singapore|SG
860089|Maharashtra|IN
860090|Delhi|IN
860091|São Paulo|BR
860092|Mexico City|MX
860093|Western Cape|ZA
860094|Auckland|NZ`
  .trim()
  .split('\n');
