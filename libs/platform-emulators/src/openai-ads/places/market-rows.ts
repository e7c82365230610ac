/** Television markets of the United States: their number and name. */
const MARKETS = `
  501 New York | 803 Los Angeles | 602 Chicago | 504 Philadelphia | 623 Dallas - Ft. Worth | 807 San Francisco - Oakland - San Jose |
  511 Washington, DC (Hagerstown) | 618 Houston | 506 Boston (Manchester) | 524 Atlanta | 753 Phoenix (Prescott) |
  539 Tampa - St. Petersburg (Sarasota) | 819 Seattle - Tacoma | 505 Detroit | 613 Minneapolis - St. Paul |
  528 Miami - Ft. Lauderdale | 751 Denver | 534 Orlando - Daytona Beach - Melbourne | 510 Cleveland - Akron (Canton) |
  862 Sacramento - Stockton - Modesto | 609 St. Louis | 820 Portland | 517 Charlotte | 508 Pittsburgh |
  560 Raleigh - Durham (Fayetteville) | 512 Baltimore | 659 Nashville | 825 San Diego | 770 Salt Lake City | 641 San Antonio |
  527 Indianapolis | 616 Kansas City | 533 Hartford - New Haven | 535 Columbus | 635 Austin | 617 Milwaukee | 515 Cincinnati |
  839 Las Vegas | 640 Memphis | 622 New Orleans | 544 Norfolk - Portsmouth - Newport News | 650 Oklahoma City | 514 Buffalo |
  532 Albany - Schenectady - Troy | 521 Providence - New Bedford | 561 Jacksonville | 529 Louisville | 547 Toledo |
  789 Tucson (Sierra Vista) | 744 Honolulu | 743 Anchorage | 757 Boise | 790 Albuquerque - Santa Fe | 765 El Paso |
  866 Fresno - Visalia | 671 Tulsa | 652 Omaha | 556 Richmond - Petersburg | 630 Birmingham
`;

/** The one id that the vendor's page shows; the others are invented. */
const SHOWN: Readonly<Record<string, string>> = { 807: '3000194' };
const FIRST_INVENTED = 3_000_301;

/** Markets: the vendor's id, the market's number, name. */
export const MARKET_ROWS: readonly (readonly [id: string, code: string, name: string])[] =
  MARKETS.trim()
    .split('|')
    .map((row, index) => {
      const [code = '', ...name] = row.trim().split(' ');
      return [SHOWN[code] ?? String(FIRST_INVENTED + index), code, name.join(' ')];
    });
