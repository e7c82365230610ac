/**
 * Every country of ISO 3166-1: `id|name|Google's geo target id`. That id is 2000 + the ISO number,
 * as Google builds it; the vendor's own ids are invented, as in the examples of the platform
 * document.
 */
export const COUNTRY_ROWS: readonly string[] = `
190|United States|2840
1004|Afghanistan|2004
1248|Åland Islands|2248
1008|Albania|2008
1012|Algeria|2012
1016|American Samoa|2016
1020|Andorra|2020
1024|Angola|2024
1660|Anguilla|2660
1010|Antarctica|2010
1028|Antigua and Barbuda|2028
1032|Argentina|2032
1051|Armenia|2051
1533|Aruba|2533
9|Australia|2036
10|Austria|2040
1031|Azerbaijan|2031
1044|Bahamas|2044
1048|Bahrain|2048
1050|Bangladesh|2050
1052|Barbados|2052
1112|Belarus|2112
14|Belgium|2056
1084|Belize|2084
1204|Benin|2204
1060|Bermuda|2060
1064|Bhutan|2064
1068|Bolivia|2068
1535|Bonaire, Sint Eustatius and Saba|2535
1070|Bosnia and Herzegovina|2070
1072|Botswana|2072
1074|Bouvet Island|2074
24|Brazil|2076
1086|British Indian Ocean Territory|2086
1092|British Virgin Islands|2092
1096|Brunei|2096
1100|Bulgaria|2100
1854|Burkina Faso|2854
1108|Burundi|2108
1116|Cambodia|2116
1120|Cameroon|2120
32|Canada|2124
1132|Cape Verde|2132
1136|Cayman Islands|2136
1140|Central African Republic|2140
1148|Chad|2148
1152|Chile|2152
40|China|2156
1162|Christmas Island|2162
1166|Cocos (Keeling) Islands|2166
1170|Colombia|2170
1174|Comoros|2174
1178|Congo|2178
1180|Congo (DRC)|2180
1184|Cook Islands|2184
1188|Costa Rica|2188
1384|Côte d'Ivoire|2384
1191|Croatia|2191
1192|Cuba|2192
1531|Curaçao|2531
1196|Cyprus|2196
44|Czechia|2203
45|Denmark|2208
1262|Djibouti|2262
1212|Dominica|2212
1214|Dominican Republic|2214
1218|Ecuador|2218
1818|Egypt|2818
1222|El Salvador|2222
1226|Equatorial Guinea|2226
1232|Eritrea|2232
1233|Estonia|2233
1748|Eswatini|2748
1231|Ethiopia|2231
1238|Falkland Islands|2238
1234|Faroe Islands|2234
1242|Fiji|2242
54|Finland|2246
66|France|2250
1254|French Guiana|2254
1258|French Polynesia|2258
1260|French Southern Territories|2260
1266|Gabon|2266
1270|Gambia|2270
1268|Georgia|2268
72|Germany|2276
1288|Ghana|2288
1292|Gibraltar|2292
77|Greece|2300
1304|Greenland|2304
1308|Grenada|2308
1312|Guadeloupe|2312
1316|Guam|2316
1320|Guatemala|2320
1831|Guernsey|2831
1324|Guinea|2324
1624|Guinea-Bissau|2624
1328|Guyana|2328
1332|Haiti|2332
1334|Heard Island and McDonald Islands|2334
1340|Honduras|2340
1344|Hong Kong|2344
86|Hungary|2348
1352|Iceland|2352
88|India|2356
1360|Indonesia|2360
1364|Iran|2364
1368|Iraq|2368
91|Ireland|2372
1833|Isle of Man|2833
1376|Israel|2376
93|Italy|2380
1388|Jamaica|2388
95|Japan|2392
1832|Jersey|2832
1400|Jordan|2400
1398|Kazakhstan|2398
1404|Kenya|2404
1296|Kiribati|2296
1414|Kuwait|2414
1417|Kyrgyzstan|2417
1418|Laos|2418
1428|Latvia|2428
1422|Lebanon|2422
1426|Lesotho|2426
1430|Liberia|2430
1434|Libya|2434
1438|Liechtenstein|2438
1440|Lithuania|2440
112|Luxembourg|2442
1446|Macao|2446
1450|Madagascar|2450
1454|Malawi|2454
1458|Malaysia|2458
1462|Maldives|2462
1466|Mali|2466
1470|Malta|2470
1584|Marshall Islands|2584
1474|Martinique|2474
1478|Mauritania|2478
1480|Mauritius|2480
1175|Mayotte|2175
123|Mexico|2484
1583|Micronesia|2583
1498|Moldova|2498
1492|Monaco|2492
1496|Mongolia|2496
1499|Montenegro|2499
1500|Montserrat|2500
1504|Morocco|2504
1508|Mozambique|2508
1104|Myanmar|2104
1516|Namibia|2516
1520|Nauru|2520
1524|Nepal|2524
133|Netherlands|2528
1540|New Caledonia|2540
135|New Zealand|2554
1558|Nicaragua|2558
1562|Niger|2562
1566|Nigeria|2566
1570|Niue|2570
1574|Norfolk Island|2574
1408|North Korea|2408
1807|North Macedonia|2807
1580|Northern Mariana Islands|2580
142|Norway|2578
1512|Oman|2512
1586|Pakistan|2586
1585|Palau|2585
1275|Palestinian Authority|2275
1591|Panama|2591
1598|Papua New Guinea|2598
1600|Paraguay|2600
1604|Peru|2604
1608|Philippines|2608
1612|Pitcairn|2612
152|Poland|2616
153|Portugal|2620
1630|Puerto Rico|2630
1634|Qatar|2634
1638|Réunion|2638
1642|Romania|2642
1643|Russia|2643
1646|Rwanda|2646
1652|Saint Barthélemy|2652
1654|Saint Helena, Ascension and Tristan da Cunha|2654
1659|Saint Kitts and Nevis|2659
1662|Saint Lucia|2662
1663|Saint Martin|2663
1666|Saint Pierre and Miquelon|2666
1670|Saint Vincent and the Grenadines|2670
1882|Samoa|2882
1674|San Marino|2674
1678|Sao Tome and Principe|2678
1682|Saudi Arabia|2682
1686|Senegal|2686
1688|Serbia|2688
1690|Seychelles|2690
1694|Sierra Leone|2694
164|Singapore|2702
1534|Sint Maarten|2534
1703|Slovakia|2703
1705|Slovenia|2705
1090|Solomon Islands|2090
1706|Somalia|2706
168|South Africa|2710
1239|South Georgia and the South Sandwich Islands|2239
1410|South Korea|2410
1728|South Sudan|2728
170|Spain|2724
1144|Sri Lanka|2144
1729|Sudan|2729
1740|Suriname|2740
1744|Svalbard and Jan Mayen|2744
174|Sweden|2752
175|Switzerland|2756
1760|Syria|2760
1158|Taiwan|2158
1762|Tajikistan|2762
1834|Tanzania|2834
1764|Thailand|2764
1626|Timor-Leste|2626
1768|Togo|2768
1772|Tokelau|2772
1776|Tonga|2776
1780|Trinidad and Tobago|2780
1788|Tunisia|2788
183|Turkey|2792
1795|Turkmenistan|2795
1796|Turks and Caicos Islands|2796
1798|Tuvalu|2798
1850|U.S. Virgin Islands|2850
1800|Uganda|2800
1804|Ukraine|2804
1784|United Arab Emirates|2784
188|United Kingdom|2826
1581|United States Minor Outlying Islands|2581
1858|Uruguay|2858
1860|Uzbekistan|2860
1548|Vanuatu|2548
1336|Vatican City|2336
1862|Venezuela|2862
1704|Vietnam|2704
1876|Wallis and Futuna|2876
1732|Western Sahara|2732
1887|Yemen|2887
1894|Zambia|2894
1716|Zimbabwe|2716`
  .trim()
  .split('\n');
