/**
 * Cities and smaller places: `id|name, most specific first|type|status|Google's geo target id`, and after a `>` the id of what replaces
 * the place. Names are not unique on purpose. The vendor's own ids are invented; Google's are left out where they are not known.
 */
export const CITY_ROWS: readonly string[] = `
51001|Berlin|Berlin|Germany|City|Active|1003854
51003|Hamburg|Hamburg|Germany|City|Active|1004437
60003|Bremen|Bremen|Germany|City|Active|1004332
51002|Munich|Bavaria|Germany|City|Active|1004234
60005|Nuremberg|Bavaria|Germany|City|Active|1004246
60006|Augsburg|Bavaria|Germany|City|Active|1004102
60007|Regensburg|Bavaria|Germany|City|Active|1004264
60008|Würzburg|Bavaria|Germany|City|Active|1004330
60009|Ingolstadt|Bavaria|Germany|City|Active|1004200
60010|Friedberg|Bavaria|Germany|City|Active|1004163
60011|Stuttgart|Baden-Württemberg|Germany|City|Active|
60012|Karlsruhe|Baden-Württemberg|Germany|City|Active|
60013|Mannheim|Baden-Württemberg|Germany|City|Active|
60014|Freiburg|Baden-Württemberg|Germany|City|Active|
60015|Ulm|Baden-Württemberg|Germany|City|Active|1004064
60016|Tübingen|Baden-Württemberg|Germany|City|Active|1004061
51005|Frankfurt|Hesse|Germany|City|Active|1004363
60018|Wiesbaden|Hesse|Germany|City|Active|1004435
60019|Kassel|Hesse|Germany|City|Active|1004387
60020|Darmstadt|Hesse|Germany|City|Active|1004351
60021|Friedberg|Hesse|Germany|City|Active|1004364
60022|Potsdam|Brandenburg|Germany|City|Active|
60023|Frankfurt (Oder)|Brandenburg|Germany|City|Active|
51004|Cologne|North Rhine-Westphalia|Germany|City|Active|1004607
60025|Düsseldorf|North Rhine-Westphalia|Germany|City|Active|1004615
60026|Dortmund|North Rhine-Westphalia|Germany|City|Active|1004611
60027|Essen|North Rhine-Westphalia|Germany|City|Active|1004625
60028|Duisburg|North Rhine-Westphalia|Germany|City|Active|1004612
501|Bonn|North Rhine-Westphalia|Germany|City|Active|1004597
60030|Münster|North Rhine-Westphalia|Germany|City|Active|1004707
60031|Hanover|Lower Saxony|Germany|City|Active|1004507
60032|Braunschweig|Lower Saxony|Germany|City|Active|1004478
60033|Leipzig|Saxony|Germany|City|Active|1004927
60034|Dresden|Saxony|Germany|City|Active|1004916
60035|Mainz|Rhineland-Palatinate|Germany|City|Active|1004812
60036|Kiel|Schleswig-Holstein|Germany|City|Active|1004866
60037|Erfurt|Thuringia|Germany|City|Active|1004979
60038|Saarbrücken|Saarland|Germany|City|Active|1004896
52001|Vienna|Vienna|Austria|City|Active|1000998
60040|Graz|Styria|Austria|City|Active|1000979
53001|Paris|Île-de-France|France|City|Active|1006094
60042|Lyon|France|City|Active|
60043|Marseille|France|City|Active|
60044|Toulouse|France|City|Active|
60045|Nice|France|City|Active|
54001|London|England|United Kingdom|City|Active|1006886
60047|Manchester|England|United Kingdom|City|Active|1006912
60048|Birmingham|England|United Kingdom|City|Active|1006524
60049|Edinburgh|Scotland|United Kingdom|City|Active|1007330
60050|Glasgow|Scotland|United Kingdom|City|Active|1007336
60051|Cardiff|United Kingdom|City|Active|
60052|Belfast|United Kingdom|City|Active|
44001|New York|New York|United States|City|Active|1023191
60054|Paris|New York|United States|City|Active|
43404|Los Angeles|California|United States|City|Active|1013962
43421|San Francisco|California|United States|City|Active|1014221
60057|San Diego|California|United States|City|Active|1014218
44777|Chicago|Illinois|United States|City|Active|1016367
55001|Springfield|Illinois|United States|City|Active|
60060|Boston|Massachusetts|United States|City|Active|1018127
55002|Springfield|Massachusetts|United States|City|Active|
60062|Springfield|Missouri|United States|City|Active|
60063|Springfield|Ohio|United States|City|Active|
60064|Frankfort|Ohio|United States|City|Active|
60065|Portland|Oregon|United States|City|Active|1024543
60066|Springfield|Oregon|United States|City|Active|
60067|Portland|Maine|United States|City|Active|
60068|Frankfort|Kentucky|United States|City|Active|
60069|Paris|Kentucky|United States|City|Active|
60070|Austin|Texas|United States|City|Active|1026201
60071|Dallas|Texas|United States|City|Active|1026339
60072|Houston|Texas|United States|City|Active|1026481
60073|Paris|Texas|United States|City|Active|
60074|Nashville|Tennessee|United States|City|Active|
60075|Paris|Tennessee|United States|City|Active|
60076|Berlin|New Hampshire|United States|City|Active|
44460|Seattle|Washington|United States|City|Active|1027744
60078|Washington|District of Columbia|United States|City|Active|
60079|Miami|Florida|United States|City|Active|
60080|Atlanta|Georgia|United States|City|Active|
60081|Phoenix|Arizona|United States|City|Active|
60082|Denver|Colorado|United States|City|Active|
60083|Philadelphia|Pennsylvania|United States|City|Active|
60084|Toronto|Ontario|Canada|City|Active|
60085|London|Ontario|Canada|City|Active|
60086|Montreal|Quebec|Canada|City|Active|
60087|Vancouver|British Columbia|Canada|City|Active|
60088|Sydney|New South Wales|Australia|City|Active|1000286
60089|Newcastle|New South Wales|Australia|City|Active|1000255
60090|Brisbane|Queensland|Australia|City|Active|1000339
60091|Melbourne|Victoria|Australia|City|Active|
60092|Adelaide|South Australia|Australia|City|Active|1000422
60093|Barcelona|Catalonia|Spain|City|Active|
60094|Madrid|Madrid|Spain|City|Active|
60095|Milan|Lombardy|Italy|City|Active|
60096|Rome|Lazio|Italy|City|Active|
60097|Amsterdam|North Holland|Netherlands|City|Active|
60098|Zurich|Zurich|Switzerland|City|Active|
60099|Tokyo|Tokyo|Japan|City|Active|
60100|Brussels|Belgium|City|Active|
60101|Copenhagen|Denmark|City|Active|
60102|Stockholm|Sweden|City|Active|
60103|Oslo|Norway|City|Active|
60104|Helsinki|Finland|City|Active|
60105|Warsaw|Poland|City|Active|
60106|Prague|Czechia|City|Active|
60107|Lisbon|Portugal|City|Active|
60108|Dublin|Ireland|City|Active|
60109|Budapest|Hungary|City|Active|
60110|Athens|Greece|City|Active|
60111|Singapore|Singapore|City|Active|
60112|Mumbai|India|City|Active|
60113|Delhi|India|City|Active|
60114|São Paulo|Brazil|City|Active|
60115|Mexico City|Mexico|City|Active|
60116|Cape Town|South Africa|City|Active|
5321|Berlin|Germany|Metro Area|Active|
56001|10115|Berlin|Germany|PostalCode|Active|9049225
56002|80331|Bavaria|Germany|PostalCode|Active|9049370
56003|10001|New York|United States|PostalCode|Active|9031936
56004|SW1A|England|United Kingdom|PostalCode|Active|
56101|Mitte|Berlin|Berlin|Germany|Neighborhood|Active|9040377
56102|Kreuzberg|Berlin|Berlin|Germany|Neighborhood|Active|9040375
56103|Manhattan|New York|New York|United States|Borough|Active|9041143
56104|Upper Bavaria|Bavaria|Germany|District|Active|
56105|Cook|Illinois|United States|County|Active|
56201|Hamburg Airport|Hamburg|Germany|Airport|Active|9062751
56202|Munich Airport|Bavaria|Germany|Airport|Active|9062745
56203|Frankfurt Airport|Hesse|Germany|Airport|Active|9062741
56204|John F. Kennedy International Airport|New York|United States|Airport|Active|
57001|Old Town|Berlin|Germany|City|PendingDeprecation|
57002|Former City|Bavaria|Germany|City|Deprecated|>51002
57003|Former Borough|England|United Kingdom|City|Deprecated|>54001
57004|Vanished Place|Texas|United States|City|Deprecated|`
  .trim()
  .split('\n');
