/** What an editor’s links carry in these tests. */
export const previewSecret = 'secret-of-the-editors';
