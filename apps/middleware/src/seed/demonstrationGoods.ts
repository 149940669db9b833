/** What is wrong with invented goods in a live shop that does not name them, and what mends it. */
export const demonstrationGoods = {
  problem: 'The database holds invented goods, which a live shop would sell',
  fix: 'Give the shop a database of its own (DATABASE_URL or DATA_DIRECTORY) and bring goods of your own: npm run catalogue -- import FILE.csv',
};
