/**
 * Header in which a rendered page names the mark on its own scripts. The server allows those and no other, takes the
 * marks away and sends neither (decision 9).
 */
export const scriptMarkHeader = 'x-script-mark';
