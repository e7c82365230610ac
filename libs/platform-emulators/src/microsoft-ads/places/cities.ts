/**
 * Cities and smaller places: `id|name, most specific first|type|status|Google's geo target id`, and
 * after a `>` the id of what replaces the place. Names are not unique on purpose. The vendor's own
 * ids are invented; Google's are left out where they are not known.
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

/**
 * States, provinces and prefectures: `id|name|country|type|status|Google's geo target id`. The
 * vendor's own ids are invented.
 */
export const REGION_ROWS: readonly string[] = `
4201|Alabama|United States|State|Active|21133
4202|Alaska|United States|State|Active|21132
4203|Arizona|United States|State|Active|21136
4204|Arkansas|United States|State|Active|21135
4076|California|United States|State|Active|21137
4206|Colorado|United States|State|Active|21138
4207|Connecticut|United States|State|Active|21139
4208|Delaware|United States|State|Active|21141
4209|District of Columbia|United States|State|Active|21140
4210|Florida|United States|State|Active|21142
4211|Georgia|United States|State|Active|21143
4212|Hawaii|United States|State|Active|21144
4213|Idaho|United States|State|Active|21146
4214|Illinois|United States|State|Active|21147
4215|Indiana|United States|State|Active|21148
4216|Iowa|United States|State|Active|21145
4217|Kansas|United States|State|Active|21149
4218|Kentucky|United States|State|Active|21150
4219|Louisiana|United States|State|Active|21151
4220|Maine|United States|State|Active|21154
4221|Maryland|United States|State|Active|21153
4222|Massachusetts|United States|State|Active|21152
4223|Michigan|United States|State|Active|21155
4224|Minnesota|United States|State|Active|21156
4225|Mississippi|United States|State|Active|21158
4226|Missouri|United States|State|Active|21157
4227|Montana|United States|State|Active|21159
4228|Nebraska|United States|State|Active|21162
4229|Nevada|United States|State|Active|21166
4230|New Hampshire|United States|State|Active|21163
4231|New Jersey|United States|State|Active|21164
4232|New Mexico|United States|State|Active|21165
4102|New York|United States|State|Active|21167
4234|North Carolina|United States|State|Active|21160
4235|North Dakota|United States|State|Active|21161
4236|Ohio|United States|State|Active|21168
4237|Oklahoma|United States|State|Active|21169
4238|Oregon|United States|State|Active|21170
4239|Pennsylvania|United States|State|Active|21171
4240|Rhode Island|United States|State|Active|21172
4241|South Carolina|United States|State|Active|21173
4242|South Dakota|United States|State|Active|21174
4243|Tennessee|United States|State|Active|21175
4120|Texas|United States|State|Active|21176
4245|Utah|United States|State|Active|21177
4246|Vermont|United States|State|Active|21179
4247|Virginia|United States|State|Active|21178
4119|Washington|United States|State|Active|21180
4249|West Virginia|United States|State|Active|21183
4250|Wisconsin|United States|State|Active|21182
4251|Wyoming|United States|State|Active|21184
5012|Berlin|Germany|State|Active|20226
5014|Brandenburg|Germany|State|Active|20227
5011|Baden-Württemberg|Germany|State|Active|20228
5010|Bavaria|Germany|State|Active|20229
5015|Bremen|Germany|State|Active|20230
5016|Hesse|Germany|State|Active|20231
5013|Hamburg|Germany|State|Active|20232
5017|Mecklenburg-Vorpommern|Germany|State|Active|20233
5018|Lower Saxony|Germany|State|Active|20234
5019|North Rhine-Westphalia|Germany|State|Active|20235
5021|Rhineland-Palatinate|Germany|State|Active|20236
5022|Schleswig-Holstein|Germany|State|Active|20237
5023|Saarland|Germany|State|Active|20238
5024|Saxony|Germany|State|Active|20239
5025|Saxony-Anhalt|Germany|State|Active|20240
5026|Thuringia|Germany|State|Active|20241
5101|Burgenland|Austria|State|Active|20042
5102|Carinthia|Austria|State|Active|20043
5103|Lower Austria|Austria|State|Active|20044
5104|Upper Austria|Austria|State|Active|20045
5105|Salzburg|Austria|State|Active|20046
5106|Styria|Austria|State|Active|20047
5107|Tyrol|Austria|State|Active|20048
5108|Vorarlberg|Austria|State|Active|20049
5109|Vienna|Austria|State|Active|20050
5110|New South Wales|Australia|State|Active|20035
5111|Queensland|Australia|State|Active|20037
5112|South Australia|Australia|State|Active|20038
5113|Tasmania|Australia|State|Active|20039
5114|Victoria|Australia|State|Active|20040
5115|Western Australia|Australia|State|Active|20041
5020|England|United Kingdom|State|Active|20339
5131|Scotland|United Kingdom|State|Active|20341
5132|Île-de-France|France|State|Active|9068896
5133|Ontario|Canada|Province|Active|20121
5134|Quebec|Canada|Province|Active|20123
5135|Catalonia|Spain|State|Active|20271
5136|Lombardy|Italy|State|Active|20603
5137|Tokyo|Japan|Prefecture|Active|20636
5138|North Holland|Netherlands|Province|Active|20763`
  .trim()
  .split('\n');
