/** What sizes of women's clothes are called: the shop's own name first, then what others call them. */
export const womensSizeNames: readonly string[] = ['UK', 'EU', 'US'];

/** Each size of women's clothes under the names of `womensSizeNames`, the smallest first. */
export const womensSizes: readonly (readonly string[])[] = [
  ['6', '34', '2'],
  ['8', '36', '4'],
  ['10', '38', '6'],
  ['12', '40', '8'],
  ['14', '42', '10'],
  ['16', '44', '12'],
  ['18', '46', '14'],
  ['20', '48', '16'],
  ['22', '50', '18'],
];
