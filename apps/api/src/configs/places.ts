interface RegionPlaces {
  countryCode: string
  region: string
  /** `order` is the position in city pickers: the large cities of a country first (AMB-34). */
  cities: { name: string; order: number; districts: readonly string[] }[]
}

/** Regions, cities and districts of a new database, with their local names (CONF-03, CONF-04). */
export const countries: RegionPlaces[] = [
  {
    countryCode: 'CA',
    region: 'Ontario',
    cities: [
      { name: 'Toronto', order: 1, districts: ['Old Toronto', 'North York', 'Scarborough', 'Etobicoke', 'East York', 'York'] },
      { name: 'Ottawa', order: 2, districts: ['Glebe', 'ByWard Market', 'Kanata', 'Orléans', 'Nepean'] },
      { name: 'Kingston', order: 8, districts: ['Sydenham', 'Portsmouth', 'Barriefield'] },
      { name: 'Muskoka', order: 10, districts: ['Bracebridge', 'Gravenhurst', 'Huntsville'] },
    ],
  },
  {
    countryCode: 'CA',
    region: 'Québec',
    cities: [
      { name: 'Montréal', order: 3, districts: ['Le Plateau-Mont-Royal', 'Ville-Marie', 'Outremont', 'Verdun', 'Rosemont'] },
      { name: 'Québec', order: 7, districts: ['La Cité-Limoilou', 'Sainte-Foy', 'Beauport'] },
    ],
  },
  {
    countryCode: 'CA',
    region: 'British Columbia',
    cities: [
      { name: 'Vancouver', order: 4, districts: ['Kitsilano', 'West End', 'Yaletown', 'Gastown', 'Mount Pleasant'] },
      { name: 'Victoria', order: 9, districts: ['James Bay', 'Fernwood', 'Oak Bay'] },
    ],
  },
  {
    countryCode: 'CA',
    region: 'Alberta',
    cities: [
      { name: 'Calgary', order: 5, districts: ['Beltline', 'Kensington', 'Inglewood', 'Bowness'] },
      { name: 'Edmonton', order: 6, districts: ['Strathcona', 'Oliver', 'Glenora'] },
    ],
  },
  {
    countryCode: 'US',
    region: 'New York',
    cities: [{ name: 'New York', order: 1, districts: ['Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'] }],
  },
  { countryCode: 'US', region: 'California', cities: [{ name: 'Los Angeles', order: 2, districts: ['Hollywood', 'Venice', 'Pasadena'] }] },
  { countryCode: 'US', region: 'Illinois', cities: [{ name: 'Chicago', order: 3, districts: ['Loop', 'Lincoln Park', 'Hyde Park'] }] },
  {
    countryCode: 'AU',
    region: 'New South Wales',
    cities: [{ name: 'Sydney', order: 1, districts: ['Bondi', 'Manly', 'Newtown', 'Parramatta'] }],
  },
  { countryCode: 'AU', region: 'Victoria', cities: [{ name: 'Melbourne', order: 2, districts: ['Fitzroy', 'St Kilda', 'Carlton'] }] },
  {
    countryCode: 'AE',
    region: 'دبي',
    cities: [{ name: 'دبي', order: 1, districts: ['جميرا', 'ديرة', 'بر دبي', 'دبي مارينا'] }],
  },
  { countryCode: 'AE', region: 'أبوظبي', cities: [{ name: 'أبوظبي', order: 2, districts: ['الخالدية', 'جزيرة ياس', 'البطين'] }] },
  { countryCode: 'AE', region: 'الشارقة', cities: [{ name: 'الشارقة', order: 3, districts: ['المجاز', 'الخان', 'القاسمية'] }] },
  {
    countryCode: 'SA',
    region: 'منطقة الرياض',
    cities: [{ name: 'الرياض', order: 1, districts: ['العليا', 'الملز', 'حي السفارات'] }],
  },
  { countryCode: 'SA', region: 'منطقة مكة المكرمة', cities: [{ name: 'جدة', order: 2, districts: ['الحمراء', 'الشاطئ', 'البلد'] }] },
  {
    countryCode: 'DE',
    region: 'Berlin',
    cities: [
      { name: 'Berlin', order: 1, districts: ['Mitte', 'Charlottenburg-Wilmersdorf', 'Pankow', 'Friedrichshain-Kreuzberg', 'Neukölln'] },
    ],
  },
  { countryCode: 'DE', region: 'Bayern', cities: [{ name: 'München', order: 2, districts: ['Schwabing', 'Maxvorstadt', 'Bogenhausen'] }] },
  { countryCode: 'DE', region: 'Hamburg', cities: [{ name: 'Hamburg', order: 3, districts: ['Altona', 'Eimsbüttel', 'Wandsbek'] }] },
  {
    countryCode: 'TR',
    region: 'Marmara',
    cities: [
      { name: 'İstanbul', order: 1, districts: ['Beşiktaş', 'Kadıköy', 'Sarıyer', 'Üsküdar', 'Şişli'] },
      { name: 'Bursa', order: 4, districts: ['Nilüfer', 'Osmangazi', 'Mudanya'] },
    ],
  },
  { countryCode: 'TR', region: 'İç Anadolu', cities: [{ name: 'Ankara', order: 2, districts: ['Çankaya', 'Yenimahalle', 'Keçiören'] }] },
  { countryCode: 'TR', region: 'Ege', cities: [{ name: 'İzmir', order: 3, districts: ['Konak', 'Karşıyaka', 'Çeşme'] }] },
]
