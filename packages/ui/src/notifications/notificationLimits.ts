/** How long a notification stays, in milliseconds, unless it persists (commerce §9). */
export const notificationTime = 3000;

/** How many notifications are kept; the newest win (commerce §9). */
export const notificationLimit = 3;
