/** Titles to choose from, in the order they are offered. */
export const titles = ['Mrs', 'Ms', 'Miss', 'Mr', 'Mx', 'Dr', 'Prof'] as const;
