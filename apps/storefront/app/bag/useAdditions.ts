import { create } from 'zustand';

/** How many additions are on their way to the bag, from whatever part of the page. */
export const useAdditions = create<number>()(() => 0);
