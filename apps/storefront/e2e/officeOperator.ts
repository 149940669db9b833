/** Who may use the back office in these tests; the setting is what `npm run office` prints, of a hash that costs little. */
export const officeOperator = {
  name: 'wren',
  password: 'copper 9 kettle',
  setting:
    'wren:JGFyZ29uMmlkJHY9MTkkbT0xMDI0LHQ9MSxwPTEkZmdtOEIxRnNkTnRWamhidFA0MW5FQSRFdHhXWWx3WDgxUVk4dmNmcHJVeUYzSXV4MU5lL0FNWGcxdGdxQzFDU1BJ',
};
