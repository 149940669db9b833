/** Crawlers by the names they give themselves; they are shown every site as it is (commerce §4 locale overlay). */
const crawlers =
  /googlebot|google-inspectiontool|storebot-google|adsbot-google|mediapartners-google|bingbot|adidxbot|slurp|duckduckbot|baiduspider|yandex(?:bot|images)|sogou|exabot|applebot|facebookexternalhit|facebot|twitterbot|linkedinbot|pinterest(?:bot|\/)|whatsapp|telegrambot|discordbot|slackbot|embedly|ia_archiver|ahrefsbot|semrushbot|mj12bot|dotbot|petalbot|gptbot|chatgpt-user|ccbot|claudebot|perplexitybot|amazonbot|lighthouse|screaming frog/i;

/** Whether a user agent names a crawler. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
