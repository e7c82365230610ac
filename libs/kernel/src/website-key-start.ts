/** What every website key begins with, right or wrong: the form alone tells it from a personal access token. */
export const WEBSITE_KEY_START = 'swy_pub_';
