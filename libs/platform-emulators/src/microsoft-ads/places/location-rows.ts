/**
 * A small part of the vendor's location file: `id|display name, most specific first|type|status|AdWords id`, replaced ids after a `>`.
 * The ids are invented like those of the platform document's examples, except that country rows carry Google's real
 * country ids (2000 + ISO 3166 number), so that a join on `AdWords Location Id` finds them. Names are not unique on purpose.
 */
export const LOCATION_ROWS: readonly string[] = `
190|United States|Country|Active|2840
66|France|Country|Active|2250
72|Germany|Country|Active|2276
188|United Kingdom|Country|Active|2826
32|Canada|Country|Active|2124
9|Australia|Country|Active|2036
10|Austria|Country|Active|2040
14|Belgium|Country|Active|2056
24|Brazil|Country|Active|2076
40|China|Country|Active|2156
44|Czechia|Country|Active|2203
45|Denmark|Country|Active|2208
54|Finland|Country|Active|2246
77|Greece|Country|Active|2300
86|Hungary|Country|Active|2348
88|India|Country|Active|2356
91|Ireland|Country|Active|2372
93|Italy|Country|Active|2380
95|Japan|Country|Active|2392
112|Luxembourg|Country|Active|2442
123|Mexico|Country|Active|2484
133|Netherlands|Country|Active|2528
135|New Zealand|Country|Active|2554
142|Norway|Country|Active|2578
152|Poland|Country|Active|2616
153|Portugal|Country|Active|2620
164|Singapore|Country|Active|2702
168|South Africa|Country|Active|2710
170|Spain|Country|Active|2724
174|Sweden|Country|Active|2752
175|Switzerland|Country|Active|2756
183|Turkey|Country|Active|2792
4076|California|United States|State|Active|21137
4102|New York|United States|State|Active|21167
4119|Washington|United States|State|Active|21180
4120|Texas|United States|State|Active|21176
5010|Bavaria|Germany|State|Active|20228
5012|Berlin|Germany|State|Active|20226
5013|Hamburg|Germany|State|Active|20232
5020|England|United Kingdom|State|Active|20339
43404|Los Angeles|California|United States|City|Active|1013962
43421|San Francisco|California|United States|City|Active|1014221
44001|New York|New York|United States|City|Active|1023191
44460|Seattle|Washington|United States|City|Active|1027744
44777|Chicago|Illinois|United States|City|Active|1016367
51001|Berlin|Berlin|Germany|City|Active|1003854
51002|Munich|Bavaria|Germany|City|Active|1004234
51003|Hamburg|Hamburg|Germany|City|Active|1004437
51004|Cologne|North Rhine-Westphalia|Germany|City|Active|1004074
51005|Frankfurt|Hesse|Germany|City|Active|1004054
52001|Vienna|Vienna|Austria|City|Active|1000997
53001|Paris|Ile-de-France|France|City|Active|1006094
54001|London|England|United Kingdom|City|Active|1006886
55001|Springfield|Illinois|United States|City|Active|1016833
55002|Springfield|Massachusetts|United States|City|Active|1018607
56001|10115|Berlin|Germany|PostalCode|Active|
57001|Old Town|Berlin|Germany|City|PendingDeprecation|
57002|Former City|Bavaria|Germany|City|Deprecated|1004299>51002`
  .trim()
  .split('\n');
