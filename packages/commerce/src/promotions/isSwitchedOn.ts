/** Whether promotions are on: the setting is true or the string 'true', and nothing else (commerce §4 promotions sync). */
export function isSwitchedOn(setting: unknown): boolean {
  return setting === true || setting === 'true';
}
