/** What is known of the game before its rules are loaded. A rule that changes what actions lead to raises the version. */
export const ABOUT = { name: 'furrows', title: 'Iron Furrows', version: 2 } as const;
