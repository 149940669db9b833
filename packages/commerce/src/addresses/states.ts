/** A state or province as its post knows it: its code on a label, its name in a list. */
interface State {
  readonly code: string;
  readonly name: string;
}

const read = (list: string): readonly State[] =>
  list
    .split(', ')
    .map((one) => ({ code: one.slice(0, one.indexOf(' ')), name: one.slice(one.indexOf(' ') + 1) }));

/**
 * States and provinces of the US market's countries that have them, by country, in the order of their names. The codes
 * are those of USPS Publication 28 (appendix B), Canada Post and Australia Post.
 */
export const statesOf: { readonly [country: string]: readonly State[] } = {
  US: read(
    'AL Alabama, AK Alaska, AS American Samoa, AZ Arizona, AR Arkansas, AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, GU Guam, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, MP Northern Mariana Islands, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VI Virgin Islands, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
  ),
  CA: read(
    'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon',
  ),
  AU: read(
    'ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia',
  ),
};

/** What a list of several countries' states sends for none. */
export const noState = '-';

/** What such a list sends for a state: `AU-WA`, as ISO 3166-2 has it, for codes repeat themselves from country to country. */
export const stateChoice = (country: string, code: string): string => `${country}-${code}`;

/**
 * A state or province as it is written on a label: `vermont`, `vt`, `VT` and the choice `US-VT` are `VT`.
 * @returns What was typed, trimmed, where its country has no such state or none that we know.
 */
export function stateCode(country: string, typed: string): string {
  const text = typed.trim().replace(new RegExp(`^${country}-`), '');
  if (text === noState) return '';
  const same = (name: string) => name.toLowerCase() === text.toLowerCase();
  const found = statesOf[country]?.find(({ code, name }) => same(code) || same(name));
  return found?.code ?? text;
}

/** Whether a state or province is one of its country; any is where the country has no list. */
export function isStateOf(country: string, code: string): boolean {
  const states = statesOf[country];
  return states === undefined || states.some((state) => state.code === code);
}
