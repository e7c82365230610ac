/** States, provinces and prefectures: `id|name|country|type|status|Google's geo target id`. The vendor's own ids are invented. */
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
