/** States of some countries: the vendor's id and English name, by country code. Checked against a copy of the vendor's table. */
export const STATES: Readonly<Record<string, string>> = {
  DE: `
  20226 Berlin | 20227 Brandenburg | 20228 Baden-Wurttemberg | 20229 Bavaria | 20230 Bremen | 20231 Hessen | 20232 Hamburg |
  20233 Mecklenburg-Vorpommern | 20234 Lower Saxony | 20235 North Rhine-Westphalia | 20236 Rhineland-Palatinate |
  20237 Schleswig-Holstein | 20238 Saarland | 20239 Saxony | 20240 Saxony-Anhalt | 20241 Thuringia
  `,
  US: `
  21132 Alaska | 21133 Alabama | 21135 Arkansas | 21136 Arizona | 21137 California | 21138 Colorado | 21139 Connecticut |
  21140 District of Columbia | 21141 Delaware | 21142 Florida | 21143 Georgia | 21144 Hawaii | 21145 Iowa | 21146 Idaho | 21147 Illinois |
  21148 Indiana | 21149 Kansas | 21150 Kentucky | 21151 Louisiana | 21152 Massachusetts | 21153 Maryland | 21154 Maine | 21155 Michigan |
  21156 Minnesota | 21157 Missouri | 21158 Mississippi | 21159 Montana | 21160 North Carolina | 21161 North Dakota | 21162 Nebraska |
  21163 New Hampshire | 21164 New Jersey | 21165 New Mexico | 21166 Nevada | 21167 New York | 21168 Ohio | 21169 Oklahoma | 21170 Oregon |
  21171 Pennsylvania | 21172 Rhode Island | 21173 South Carolina | 21174 South Dakota | 21175 Tennessee | 21176 Texas | 21177 Utah |
  21178 Virginia | 21179 Vermont | 21180 Washington | 21182 Wisconsin | 21183 West Virginia | 21184 Wyoming
  `,
  AT: `
  20042 Burgenland | 20043 Carinthia | 20044 Lower Austria | 20045 Upper Austria | 20046 Salzburg | 20047 Styria | 20048 Tyrol |
  20049 Vorarlberg | 20050 Vienna
  `,
  AU: `
  20034 Australian Capital Territory | 20035 New South Wales | 20036 Northern Territory | 20037 Queensland | 20038 South Australia |
  20039 Tasmania | 20040 Victoria | 20041 Western Australia
  `,
  IN: `
  20460 Karnataka | 20462 Maharashtra | 20469 Tamil Nadu | 20472 West Bengal
  `,
};
