import { createContext } from 'react';

/** The name of the installation (`BRAND_NAME`), for the word mark, the way home and the titles of tabs. */
export const BrandName = createContext('Kafaa');
