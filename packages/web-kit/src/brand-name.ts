import { createContext } from 'react';

/** Name of the installation (`BRAND_NAME`), used by the logo, the home link and the tab titles. */
export const BrandName = createContext('Kafaa');
