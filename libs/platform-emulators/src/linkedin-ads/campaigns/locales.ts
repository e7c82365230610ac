/** Locales of campaigns (vendor's table of language codes; the newer ones from memory, unverified). */
export const LOCALES: readonly string[] = [
  'ar_AE', 'bn_IN', 'cs_CZ', 'da_DK', 'de_DE', 'el_GR', 'en_US', 'es_ES', 'fa_IR', 'fi_FI', 'fr_FR', 'hi_IN', 'hu_HU', 'in_ID', 'it_IT', 'iw_IL', 'ja_JP', 'ko_KR',
  'mr_IN', 'ms_MY', 'nl_NL', 'no_NO', 'pa_IN', 'pl_PL', 'pt_BR', 'ro_RO', 'ru_RU', 'sv_SE', 'te_IN', 'th_TH', 'tl_PH', 'tr_TR', 'uk_UA', 'vi_VN', 'zh_CN', 'zh_TW',
];
